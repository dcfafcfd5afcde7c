import "./colours.css";
import { painted, shield } from "../../look/seats";
import type { Front } from "../fronts";
import { COLOURS } from "./colours";

export const front: Front = {
  id: "northgard",
  secrets: true,
  round: (year) => ({ key: "term-ng-year-title", facts: { year } }),
  board: () => import("./Board.svelte"),
  purse: () => import("./Purse.svelte"),
  colours: Object.fromEntries(
    COLOURS.map((name, number) => [`ng-${name}`, painted(`--ng-${name}`, shield(number))]),
  ),
};
