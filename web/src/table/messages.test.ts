import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../lib/languages";

const LOCALE = new URL("../../../src/skald/locale/", import.meta.url);
const FOLDERS = [new URL("./", import.meta.url), new URL("../replay/", import.meta.url)];

/** Keys that are put together from a word: what they begin with. */
const FAMILIES = [
  "table-verb-",
  "table-refused-",
  "table-sign-",
  "table-tab-",
  "table-points-",
  "table-waits-",
];

/** Verbs that come alone, and verbs that only chance or a referee speaks. */
const WITHOUT = new Set(
  `accept agree allow casualty done draw-one lose-kaija never none noattack pass point refuse reject
   respond skip appear clan die draw find first lose npc reserves reveal seat vukotile`.split(
    /\s+/,
  ),
);

function keysIn(language: string): string[] {
  const text = readFileSync(new URL(`${language}/web-table.ftl`, LOCALE), "utf8");
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
}

const source = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(new URL(name, folder), "utf8")),
).join("\n");
const used = new Set(
  [...source.matchAll(/["`](table-[a-z-]*[a-z])["`]/g)].map((found) => found[1]),
);

function verbsOf(game: string): string[] {
  const path = new URL(`../../../src/skald/games/${game}/actions.py`, import.meta.url);
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(/(?:_new|_by_\w+|_journeys)\(\s*"([a-z-]+)"/g)].map(
    (found) => found[1] ?? "",
  );
}

const games = readdirSync(new URL("../games/", import.meta.url), { withFileTypes: true }).filter(
  (each) => each.isDirectory(),
);
const verbs = games.flatMap(({ name }) => verbsOf(name)).filter((verb) => !WITHOUT.has(verb));

describe.each(Object.keys(LANGUAGES))("the messages of the table in %s", (language) => {
  const keys = new Set(keysIn(language));

  it("are all there", () => {
    expect([...used].filter((key) => !keys.has(key ?? ""))).toEqual([]);
  });

  it("are all used", () => {
    const isBuilt = (key: string): boolean => FAMILIES.some((family) => key.startsWith(family));
    expect([...keys].filter((key) => !used.has(key) && !isBuilt(key))).toEqual([]);
  });

  it("have a word for every verb that comes with several offers", () => {
    expect(verbs.filter((verb) => !keys.has(`table-verb-${verb}`))).toEqual([]);
  });
});
