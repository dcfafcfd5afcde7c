import type { Line, Offer, SeatInfo } from "../lib/messages";

/** A position of a game as one seat sees it; `fixtures` holds them as files. */
export interface Fixture {
  view: unknown;
  forecast: unknown;
  content: unknown;
  offers: Offer[];
  lines?: Line[];
  seats: SeatInfo[];
  eyes: number;
}
