import { FRONTS } from "../games/fronts";
import type { Phrase, SeatInfo } from "../lib/messages";
import { NOBODY, painted, shield, type SeatColour } from "../look/seats";

/** The colour of whoever has a seat. */
export function colourOf(seat: number, seats: readonly SeatInfo[]): SeatColour {
  if (seat < 0) return NOBODY;
  const player = seats.find((info) => info.seat === seat)?.player ?? null;
  return (player && colourIn(player)) ?? painted(`--seat-${seat}`, shield(seat));
}

/** The colour that a player's words name somewhere inside. */
function colourIn(phrase: Phrase): SeatColour | null {
  for (const { colour } of FRONTS) {
    const named = colour?.(phrase.key);
    if (named) return named;
  }
  for (const fact of Object.values(phrase.facts ?? {})) {
    const inner = typeof fact === "object" ? colourIn(fact) : null;
    if (inner) return inner;
  }
  return null;
}
