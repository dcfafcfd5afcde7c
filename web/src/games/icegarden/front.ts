import "./colours.css";
import { painted, type SeatColour, type Shape } from "../../look/seats";
import type { Front } from "../fronts";
import { lineColourOf, RINGS, SHAPES } from "./factions";
import { FACTIONS, type Faction } from "./types";

export const front: Front = {
  id: "ice-garden",
  secrets: false,
  board: () => import("./Board.svelte"),
  purse: () => import("./Purse.svelte"),
  colours: Object.fromEntries(FACTIONS.map((name) => [`ig-${name}`, factionColour(name)])),
};

function factionColour(name: Faction): SeatColour {
  return { ...painted(`--ig-${name}`, marker(name)), line: lineColourOf(name) };
}

function marker(faction: Faction): Shape {
  return { field: "-1 -1 26 26", outline: SHAPES[faction], engraved: RINGS[faction], weight: 1.2 };
}
