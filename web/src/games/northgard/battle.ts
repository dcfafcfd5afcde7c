/** A fight as the log tells it: where it is, who fights, and what the dice have shown. */
import type { Line } from "../../lib/messages";
import { nth } from "../../lib/sure";
import type { Focuses, View } from "./wire";

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

function duelOf(focus: Focuses["Duel"]): Battle {
  return {
    place: focus.place,
    sides: [
      { seat: focus.attacker, points: focus.attack, casualties: focus.attack_casualties },
      { seat: focus.defender, points: focus.defence, casualties: focus.defence_casualties },
    ],
  };
}

function struggleOf(view: View, focus: Focuses["Struggle"]): Battle {
  const { creature } = focus;
  const player: Side = { seat: focus.who, points: focus.points, casualties: 0 };
  const beast: Side = {
    seat: -1,
    creature: nth(view.creature_kind, creature),
    points: focus.value,
    casualties: focus.casualties,
  };
  return {
    place: nth(view.creature_at, creature),
    sides: focus.attacking ? [player, beast] : [beast, player],
  };
}
