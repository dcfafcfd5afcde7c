import type { Line, Offer, Phrase, SeatInfo } from "../lib/messages";

/** A position of a game as one seat sees it; `fixtures` holds them as files. */
export interface Fixture {
  view: unknown;
  forecast: unknown;
  places: Record<string, Phrase>;
  content: unknown;
  offers: Offer[];
  lines?: Line[];
  seats: SeatInfo[];
  eyes: number;
}
