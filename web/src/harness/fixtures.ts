import { readFileSync } from "node:fs";
import type { Data, Line, Offer, Phrase, SeatInfo } from "../lib/messages";

/** A position in `web/fixtures`. A test of the server holds them to the types of their games. */
export interface Fixture<View = Data, Content = Data, Forecast = Data> {
  view: View;
  content: Content;
  forecast: Forecast;
  places: Record<string, Phrase>;
  offers: Offer[];
  lines: Line[];
  seats: SeatInfo[];
  viewer: number;
}

/** A fixture by its path, for tests. */
export function fixture<View, Content>(path: string): Fixture<View, Content> {
  return JSON.parse(readFileSync(`fixtures/${path}`, "utf-8")) as Fixture<View, Content>;
}
