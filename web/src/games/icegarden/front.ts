import { painted, type SeatColour, type Shape } from "../../look/seats";
import type { Front } from "../fronts";
import { lineColourOf, RINGS, SHAPES } from "./factions";
import type { Content, Faction, Forecast, View } from "./wire";

const FACTION = /^ig-faction-(\w+)$/;

export const front: Front<View, Content, Forecast> = {
  id: "ice-garden",
  secrets: false,
  board: () => import("./Board.svelte"),
  purse: () => import("./Purse.svelte"),
  colour: (key) => factionColour(FACTION.exec(key)?.[1] as Faction | undefined),
};

function factionColour(name: Faction | undefined): SeatColour | null {
  return name === undefined
    ? null
    : { ...painted(`--ig-${name}`, marker(name)), line: lineColourOf(name) };
}

function marker(faction: Faction): Shape {
  return { field: "-1 -1 26 26", outline: SHAPES[faction], engraved: RINGS[faction], weight: 1.2 };
}
