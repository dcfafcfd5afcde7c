import type { GameBody, OptionBody } from "../lib/api";
import type { Phrase } from "../lib/messages";

/** What this server does not take from a browser. */
const NEVER = ["data"];

type Chosen = Readonly<Record<string, string>>;

/** Options that matter only for some numbers of players, or beside what else was chosen. */
const ONLY_FOR: Record<string, (players: number, chosen: Chosen) => boolean> = {
  solo: (players) => players === 1,
  npc: (players) => players === 1,
  teams: (players) => players === 4,
  advanced: (players) => players > 1,
  vuko_tiles: usesVukoTiles,
  extra_tiles: usesVukoTiles,
  more_creatures: (_, { creatures }) => creatures === "on",
  team_win: (_, { teams }) => teams === "on",
};

/** In solo the level says whether Vuko tiles are used. */
function usesVukoTiles(players: number, { advanced, solo }: Chosen): boolean {
  return players === 1 ? ["medium", "hard", "scientist"].includes(solo ?? "") : advanced === "on";
}

/** The options to show for so many players, when these have been chosen. */
export function shownOptions(
  { options, side_option }: Pick<GameBody, "options" | "side_option">,
  players: number,
  chosen: Chosen,
): OptionBody[] {
  const hidden = [...NEVER, side_option];
  const fits = (key: string): boolean => ONLY_FOR[key]?.(players, chosen) ?? true;
  return options
    .filter(({ key }) => !hidden.includes(key) && fits(key))
    .map((option) => withFittingValues(option, players));
}

/** Whether an option is a switch. */
export function isSwitch({ values }: OptionBody): boolean {
  return values?.length === 2 && values.every(({ value }) => value === "on" || value === "off");
}

/** The name of an option; its `words` are the sentence that says what it does. */
export function optionName({ words }: OptionBody): Phrase {
  return { key: words.key.replace(/\.text$/, "") };
}

/** What was chosen and is still shown; the rest is left to the edition and the defaults. */
export function chosenOptions(
  chosen: Chosen,
  shown: readonly OptionBody[],
): Record<string, string> {
  const keys = shown.map(({ key }) => key);
  const kept = Object.entries(chosen).filter(([key, value]) => keys.includes(key) && value !== "");
  return Object.fromEntries(kept);
}

function withFittingValues(option: OptionBody, players: number): OptionBody {
  if (option.values === null) return option;
  const fits = (value: string): boolean =>
    option.key === "first"
      ? value === "random" || Number(value) <= players
      : option.key === "solo"
        ? value !== "off"
        : true;
  return { ...option, values: option.values.filter(({ value }) => fits(value)) };
}
