import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RulesBody } from "../lib/api";
import { Catalogue } from "../lib/catalogue";
import { Search } from "./searching";
import { folded, Wording } from "./wording";

const ROOT = new URL("../../../", import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");

function catalogueOf(language: string, ...files: string[]): Catalogue {
  return new Catalogue(
    language,
    files.map((file) => textOf(`src/skald/${file.replace("*", language)}.ftl`)),
  );
}

function wordingOf(language: string): Wording {
  const catalogue = catalogueOf(language, "locale/*/terminal");
  return new Wording((key) => catalogue.tell({ key }));
}

/** The rulebook of a game as the server sends it. */
function bookOf(game: string, language: string): RulesBody {
  const folder = `games/${game.replaceAll("-", "")}/locale`;
  const catalogue = catalogueOf(language, `${folder}/*/terminal`, `${folder}/*/rules`);
  const english = textOf(`src/skald/${folder}/en/rules.ftl`);
  const ids = [...english.matchAll(/^([A-Z][\w-]*) =/gm)].map(([, id]) => id);
  const rules = ids.map((id) => ({
    id,
    title: catalogue.tell({ key: id }),
    text: catalogue.tell({ key: `${id}.text` }),
    source: "rulebook" as const,
    chapter: id.split("-")[1],
  }));
  const families = new Set(rules.map(({ chapter }) => chapter));
  const prefix = ids[0].split("-")[0];
  const titleOf = (id: string): string => catalogue.tell({ key: `term-chapter-${prefix}-${id}` });
  return { chapters: [...families].map((id) => ({ id, title: titleOf(id) })), rules };
}

interface Question {
  game: string;
  language: string;
  question: string;
  first: string[];
}

const QUESTIONS = JSON.parse(textOf("tests/faces/questions.json")) as Question[];

describe("searching", () => {
  it.each(QUESTIONS)(
    "answers as the terminal does: $question",
    ({ game, language, question, first }) => {
      const found = new Search(bookOf(game, language), wordingOf(language)).find(question);
      expect(found.slice(0, first.length).map(({ id }) => id)).toEqual(first);
      expect(found.length > 0).toBe(first.length > 0);
    },
  );

  it("needs neither accents nor capitals", () => {
    expect(folded("Łódź GRÖẞE")).toBe("lodz grose");
  });

  it("takes a name with a hyphen for those rules only", () => {
    const found = new Search(bookOf("northgard", "en"), wordingOf("en")).find("ng-card-s");
    expect(new Set(found.map(({ id }) => id.slice(0, -3)))).toEqual(new Set(["NG-CARD-S"]));
  });

  it("cuts a text into pieces that make it up again", () => {
    const mark = new Search({ chapters: [], rules: [] }, wordingOf("pl")).marker("na śniegu");
    const pieces = mark("Martwy Śnieg, śnieżyca");
    expect(pieces.map(({ text }) => text).join("")).toBe("Martwy Śnieg, śnieżyca");
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["Śnieg"]);
    expect(mark("")).toEqual([]);
  });
});
