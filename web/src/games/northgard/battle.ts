/** A fight as the log tells it: where it is, who fights, and what the dice have shown. */
import type { Line } from "../../lib/messages";
import { nth, sure } from "../../lib/sure";
import type { Focus, View } from "./types";

export interface Roll {
  id: string;
  seat: number;
  face: number;
}

const BREAKS = ["combat", "struggle", "use", "pass", "year"];

/** The dice that are on the table after more lines: a new fight, or anything else, clears them. */
export function rollsAfter(before: readonly Roll[], lines: readonly Line[]): Roll[] {
  return lines.reduce<Roll[]>(
    (rolls, { name, seat, facts, ply }) => {
      if (BREAKS.includes(name)) return [];
      if (name !== "die") return rolls;
      return [...rolls, { id: `${ply}/${rolls.length}`, seat, face: facts["face"] ?? 0 }];
    },
    [...before],
  );
}

export interface Side {
  seat: number;
  /** Kind of creature, for the side that is one. */
  creature?: number;
  points: number;
  casualties: number;
}

export interface Battle {
  place: number;
  sides: [Side, Side];
}

/** The fight whose next choice is due. */
export function battleOf(view: View): Battle | undefined {
  const { focus } = view;
  if (focus.attack !== undefined) return duelOf(focus);
  if (focus.value !== undefined) return struggleOf(view, focus);
  return undefined;
}

function duelOf(focus: Focus): Battle {
  return {
    place: sure(focus.place),
    sides: [
      {
        seat: sure(focus.attacker),
        points: sure(focus.attack),
        casualties: sure(focus.attack_casualties),
      },
      {
        seat: sure(focus.defender),
        points: sure(focus.defence),
        casualties: sure(focus.defence_casualties),
      },
    ],
  };
}

function struggleOf(view: View, focus: Focus): Battle {
  const creature = sure(focus.creature);
  const player: Side = { seat: sure(focus.who), points: sure(focus.points), casualties: 0 };
  const beast: Side = {
    seat: -1,
    creature: nth(view.creature_kind, creature),
    points: sure(focus.value),
    casualties: sure(focus.casualties),
  };
  return {
    place: nth(view.creature_at, creature),
    sides: focus.attacking ? [player, beast] : [beast, player],
  };
}
