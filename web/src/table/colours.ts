import { lineColourOf, RINGS, SHAPES } from "../board/icegarden/factions";
import { BLAZONS, SHIELDS } from "../board/northgard/colours";
import type { Phrase, SeatInfo } from "../lib/messages";

/** How a seat is told apart: by its colour, and by the shape that its pieces have on the board. */
export interface SeatColour {
  fill: string;
  /** As a line on the page, which is dark at night. */
  line: string;
  /** Ink upon that colour. */
  on: string;
  shape: Shape;
}

/** An outline and a line engraved in it, on a field. */
export interface Shape {
  field: string;
  outline: string;
  engraved: string;
  weight: number;
}

const NAMED = /^(ig)-faction-(\w+)$|^(ng)-colour-(\w+)$/;
const CLANS = ["red", "blue", "yellow", "green", "purple"];

/** Chance and the table itself have no colours. */
const NOBODY: SeatColour = {
  fill: "var(--ink-soft)",
  line: "var(--ink-soft)",
  on: "var(--vellum)",
  shape: { field: "0 0 24 24", outline: "M12 4 20 12 12 20 4 12z", engraved: "", weight: 0 },
};

/** The colour of whoever has a seat. */
export function colourOf(seat: number, seats: readonly SeatInfo[]): SeatColour {
  if (seat < 0) return NOBODY;
  const player = seats.find((info) => info.seat === seat)?.player ?? null;
  return (player && colourIn(player)) ?? painted(`--seat-${seat}`, shield(seat));
}

/** The colour that a player's words name somewhere inside. */
function colourIn(phrase: Phrase): SeatColour | null {
  const found = NAMED.exec(phrase.key);
  if (found?.[2]) return faction(found[2] as keyof typeof SHAPES);
  if (found?.[4]) return painted(`--ng-${found[4]}`, shield(CLANS.indexOf(found[4])));
  for (const fact of Object.values(phrase.facts ?? {})) {
    const inner = typeof fact === "object" ? colourIn(fact) : null;
    if (inner) return inner;
  }
  return null;
}

function painted(name: string, shape: Shape): SeatColour {
  return { fill: `var(${name})`, line: `var(${name})`, on: `var(${name}-on)`, shape };
}

function faction(name: keyof typeof SHAPES): SeatColour {
  return { ...painted(`--ig-${name}`, marker(name)), line: lineColourOf(name) };
}

function shield(number: number): Shape {
  const outline = SHIELDS[number] ?? NOBODY.shape.outline;
  return { field: "-25 -26 50 52", outline, engraved: BLAZONS[number] ?? "", weight: 5 };
}

function marker(faction: keyof typeof SHAPES): Shape {
  return { field: "-1 -1 26 26", outline: SHAPES[faction], engraved: RINGS[faction], weight: 1.2 };
}
