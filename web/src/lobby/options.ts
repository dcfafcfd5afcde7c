import type { GameInfo, GameOption } from "../lib/api";
import type { Phrase } from "../lib/messages";

/** What this server does not take from a browser. */
const NEVER = ["data"];

/** Options that matter only for some numbers of players. */
const ONLY_FOR: Record<string, (players: number) => boolean> = {
  solo: (players) => players === 1,
  npc: (players) => players === 1,
  teams: (players) => players === 4,
};

/** Options that matter only when another one is on. */
const ONLY_WITH: Record<string, string> = { more_creatures: "creatures", team_win: "teams" };

/** The options to show for so many players, when these have been chosen. */
export function shownOptions(
  { options, side_option }: Pick<GameInfo, "options" | "side_option">,
  players: number,
  chosen: Readonly<Record<string, string>>,
): GameOption[] {
  const hidden = [...NEVER, side_option];
  const fits = (key: string): boolean =>
    (ONLY_FOR[key]?.(players) ?? true) &&
    (ONLY_WITH[key] === undefined || chosen[ONLY_WITH[key]] === "on");
  return options
    .filter(({ key }) => !hidden.includes(key) && fits(key))
    .map((option) => withFittingValues(option, players));
}

/** Whether an option is a switch. */
export function isSwitch({ values }: GameOption): boolean {
  return values?.length === 2 && values.every(({ value }) => value === "on" || value === "off");
}

/** The name of an option; its `words` are the sentence that says what it does. */
export function optionName({ words }: GameOption): Phrase {
  return { key: words.key.replace(/\.text$/, "") };
}

/** What was chosen and is still shown; the rest is left to the edition and the defaults. */
export function chosenOptions(
  chosen: Readonly<Record<string, string>>,
  shown: readonly GameOption[],
): Record<string, string> {
  const keys = shown.map(({ key }) => key);
  const kept = Object.entries(chosen).filter(([key, value]) => keys.includes(key) && value !== "");
  return Object.fromEntries(kept);
}

function withFittingValues(option: GameOption, players: number): GameOption {
  if (option.values === null) return option;
  const fits = (value: string): boolean =>
    option.key === "first" ? value === "random" || Number(value) <= players
    : option.key === "solo" ? value !== "off"
    : true;
  return { ...option, values: option.values.filter(({ value }) => fits(value)) };
}
