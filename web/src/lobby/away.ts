import type { OptionBody } from "../lib/api";
import type { TableInfo } from "../lib/messages";

export type Away = TableInfo["away"];

const CHOICES: readonly Away[] = ["live", "evening", "correspondence", "never"];

/** How long a table waits for somebody who is away, to be chosen like an option of the game. */
export const AWAY: OptionBody = {
  key: "away",
  words: { key: "web-away.text" },
  values: CHOICES.map((value) => ({ value, words: { key: `web-away-${value}` } })),
  default: "correspondence",
  main: true,
};

/** What was chosen. */
export function awayOf(chosen: Readonly<Record<string, string>>): Away {
  return CHOICES.find((choice) => choice === chosen["away"]) ?? (AWAY.default as Away);
}
