import { expect, it } from "vitest";
import { FRONTS } from "../games/fronts";
import { sure } from "./sure";

const FILES = import.meta.glob<string>(
  ["../../../src/skald/locale/*/web.ftl", "../../../src/skald/games/*/locale/*/cover.ftl"],
  { query: "?raw", import: "default", eager: true },
);
/** By language: the messages of the pages, and what they say of each game. */
const CATALOGUES: Record<string, string> = {};
for (const [path, text] of Object.entries(FILES)) {
  const [, language = ""] = /locale\/(\w+)\//.exec(path) ?? [];
  CATALOGUES[language] = `${CATALOGUES[language] ?? ""}\n${text}`;
}
const SOURCES = import.meta.glob<string>(
  [
    "../**/*.svelte",
    "../**/*.ts",
    "!../**/*.test.ts",
    "!../table/**",
    "!../replay/**",
    "!../games/*/**",
  ],
  { query: "?raw", import: "default", eager: true },
);

const GAMES = FRONTS.map(({ id }) => id);
/** Keys that are put together from a family and an id. */
const FAMILIES: Record<string, string[]> = {
  "web-about-": GAMES.flatMap((game) => [game, `${game}.facts`]),
  "web-picture-": GAMES,
  "web-side-": GAMES,
  "web-level-": ["farmhand", "hunter", "jarl", "skald"].flatMap((level) => [
    level,
    `${level}.text`,
  ]),
  "web-away-": ["live", "evening", "correspondence", "never"],
  "web-source-": ["rulebook", "ruling", "partly"],
  "web-theme-": ["system", "light", "dark"],
  "web-speed-": ["slow", "normal", "fast", "none"],
};
/** Keys that the server names. */
const SERVERS = "web-error-";

function keysOf(text: string): string[] {
  let message = "";
  return text.split("\n").flatMap((line) => {
    const [, id] = /^([a-z][\w-]*) =/.exec(line) ?? [];
    const [, attribute] = /^ {4}\.([a-z]+) =/.exec(line) ?? [];
    if (id !== undefined) message = id;
    return id ?? (attribute === undefined ? [] : `${message}.${attribute}`);
  });
}

function usedKeys(): Set<string> {
  const source = Object.values(SOURCES).join("\n");
  const whole = source.match(/(?<=["'])web-[a-z][\w-]*(\.[a-z]+)?(?=["'])/g) ?? [];
  const built = source.match(/(?<=`)web-[a-z-]+-(?=\$\{)/g) ?? [];
  expect(new Set(built)).toEqual(new Set(Object.keys(FAMILIES)));
  const members = Object.entries(FAMILIES).flatMap(([family, ids]) => ids.map((id) => family + id));
  // What an option is called stands above its text.
  const options = whole
    .filter((key) => key.endsWith(".text"))
    .map((key) => key.replace(".text", ""));
  // The names of files of the catalogue look like keys.
  return new Set([...whole, ...options, ...members].filter((key) => key !== "web-table"));
}

it.each(Object.entries(CATALOGUES))(
  "has every message that is said and no other: %s",
  (_, text) => {
    const known = keysOf(text).filter((key) => key.startsWith("web-"));
    const used = usedKeys();
    expect(known.filter((key) => !used.has(key) && !key.startsWith(SERVERS))).toEqual([]);
    expect([...used].filter((key) => !known.includes(key))).toEqual([]);
  },
);

/** The variables of each message, in any order. */
function variablesOf(text: string): Record<string, string[]> {
  const blocks = text.split(/\n(?=[a-z])/).filter((block) => block.startsWith("web-"));
  return Object.fromEntries(
    blocks.map((block) => [
      block.replace(/ =.*/s, ""),
      [...new Set(block.match(/\$\w+/g) ?? [])].sort(),
    ]),
  );
}

it.each(Object.entries(CATALOGUES))("asks for the same facts in every language: %s", (_, text) => {
  const english = sure(CATALOGUES["en"]);
  expect(variablesOf(text)).toEqual(variablesOf(english));
  expect(Object.keys(variablesOf(english)).length).toBeGreaterThan(100);
});
