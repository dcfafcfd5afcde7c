import { FRONTS } from "../games/fronts";
import type { SeatInfo } from "../lib/messages";
import { NOBODY, painted, shield, type SeatColour } from "../look/seats";

/** What games draw for a colour. */
const OWN = new Map(FRONTS.flatMap(({ colours }) => Object.entries(colours ?? {})));

/** The colour of whoever has a seat. */
export function colourOf(seat: number, seats: readonly SeatInfo[]): SeatColour {
  if (seat < 0) return NOBODY;
  const colour = seats.find((info) => info.seat === seat)?.colour || `seat-${seat}`;
  return OWN.get(colour) ?? painted(`--${colour}`, shield(seat));
}
