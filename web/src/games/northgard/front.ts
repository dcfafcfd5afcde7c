import { painted, shield } from "../../look/seats";
import type { Front } from "../fronts";
import { COLOURS } from "./colours";
import type { Content, Forecast, View } from "./wire";

const COLOUR = /^ng-colour-(\w+)$/;

export const front: Front<View, Content, Forecast> = {
  id: "northgard",
  secrets: true,
  round: (year) => ({ key: "term-ng-year-title", facts: { year } }),
  board: () => import("./Board.svelte"),
  purse: () => import("./Purse.svelte"),
  colour: (key) => {
    const number = COLOURS.findIndex((name) => name === COLOUR.exec(key)?.[1]);
    return number < 0 ? null : painted(`--ng-${COLOURS[number]}`, shield(number));
  },
  great: [
    { rules: /^NG-HARV/, name: "ng-phase-harvest" },
    { rules: /^NG-WINTER/, name: "ng-phase-winter" },
    { rules: /^NG-(COMBAT-(1[6-9]|2)|RETREAT)/, name: "board-ng-fight" },
    { rules: /^NG-CREA/, name: "ng-phase-creatures" },
  ],
  passing: ["die", "creature", "appear", "struggle", "retreat"],
};
