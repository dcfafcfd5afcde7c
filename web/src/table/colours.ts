import { FRONTS } from "../games/fronts";
import type { SeatInfo } from "../lib/messages";
import { NOBODY, painted, shield, type SeatColour } from "../look/seats";

/** What games draw for a colour. */
const OWN: Record<string, SeatColour> = Object.assign({}, ...FRONTS.map(({ colours }) => colours));

/** The colour of whoever has a seat. */
export function colourOf(seat: number, seats: readonly SeatInfo[]): SeatColour {
  if (seat < 0) return NOBODY;
  const colour = seats.find((info) => info.seat === seat)?.colour || `seat-${seat}`;
  return OWN[colour] ?? painted(`--${colour}`, shield(seat));
}
