import type { RulesBody, RuleBody } from "../lib/api";
import { folded, placesOf, wordsOf, type Sought, type Wording } from "./wording";

/** A piece of a text; `hit` pieces are what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Cuts a text into pieces. */
export type Marker = (text: string) => Piece[];

/** How near a word of a text is to one that is looked for. */
const SAME = 4;
const AKIN = 3;
const NEAR = 2;
const INSIDE = 1;

/** How much a hit weighs by where it is. */
const TITLE = 4;
const CHAPTER = 2;

/** Words with so many first letters in common, and at most so many others, are near. */
const COMMON = 4;
const OTHERS = 2;

interface Entry {
  rule: RuleBody;
  title: string[];
  chapter: string[];
  text: string[];
}

interface Rank {
  rule: RuleBody;
  hits: number;
  score: number;
}

/**
 * The search of one rulebook: forgiving of small words, endings and accents, best first.
 * src/skald/rulebook/searching.py does the same; tests/faces/questions.json holds both to it.
 */
export class Search {
  readonly #entries: readonly Entry[];
  readonly #wording: Wording;

  constructor(book: RulesBody, wording: Wording) {
    const chapters = new Map(book.chapters.map(({ id, title }) => [id, wordsOf(title)]));
    this.#wording = wording;
    this.#entries = book.rules.map((rule) => ({
      rule,
      title: wordsOf(rule.title),
      chapter: chapters.get(rule.chapter) ?? [],
      text: wordsOf(rule.text),
    }));
  }

  /** One rule by its id, a family by its name, or the rules that answer a question, best first. */
  find(question: string): RuleBody[] {
    const wanted = question.trim().toUpperCase();
    const named = this.#named(wanted);
    if (named.length === 1 || (named.length > 0 && wanted.includes("-"))) return named;
    return [...named, ...this.#answers(question).filter((rule) => !named.includes(rule))];
  }

  /** Cuts texts into pieces, so that what a question looks for can be shown. */
  marker(question: string): Marker {
    const sought = this.#wording.sought(question);
    return (text) => piecesOf(text, sought, this.#wording);
  }

  #named(wanted: string): RuleBody[] {
    const rules = this.#entries.map(({ rule }) => rule);
    const exact = rules.filter(({ id }) => namesOf(id).includes(wanted));
    return exact.length > 0 ? exact : rules.filter(({ id }) => groupsOf(id).includes(wanted));
  }

  #answers(question: string): RuleBody[] {
    const sought = this.#wording.sought(question);
    const ranks = this.#entries.map((entry) => rankOf(entry, sought, this.#wording));
    const most = Math.max(0, ...ranks.map(({ hits }) => hits));
    return ranks
      .filter(({ hits }) => 2 * hits > most)
      .sort((a, b) => b.hits - a.hits || b.score - a.score)
      .map(({ rule }) => rule);
  }
}

/** How a rule may be called: with and without the game's letters. */
function namesOf(id: string): string[] {
  const name = id.toUpperCase();
  return [name, name.slice(name.indexOf("-") + 1)];
}

/** How the rules around it may be called: `RAVEN`, `IG-RAVEN`, `CARD-A`. */
function groupsOf(id: string): string[] {
  const [prefix, family] = id.split("-");
  const parts = namesOf(id).map((name) => name.slice(0, Math.max(0, name.lastIndexOf("-"))));
  return [family, `${prefix}-${family}`, ...parts].filter((name) => name !== "");
}

/** How many words an entry hits, and how well. */
function rankOf(entry: Entry, sought: readonly Sought[], wording: Wording): Rank {
  const rank = { rule: entry.rule, hits: 0, score: 0 };
  for (const each of sought) {
    const [title, chapter, text] = [entry.title, entry.chapter, entry.text].map((words) =>
      nearest(each, words, wording),
    );
    rank.hits += title + chapter + text > 0 ? 1 : 0;
    rank.score += TITLE * title + CHAPTER * chapter || text;
  }
  return rank;
}

function nearest(sought: Sought, words: readonly string[], wording: Wording): number {
  return words.reduce((best, word) => Math.max(best, nearness(sought, word, wording)), 0);
}

function nearness({ stem, akin }: Sought, word: string, wording: Wording): number {
  const other = wording.stem(word);
  if (other === stem) return SAME;
  if (akin.has(other)) return AKIN;
  if (isStart(stem, word) || areNear(stem, other)) return NEAR;
  return stem.length >= COMMON && word.includes(stem) ? INSIDE : 0;
}

function isStart(stem: string, word: string): boolean {
  return stem.length > 1 && word.startsWith(stem);
}

function areNear(one: string, other: string): boolean {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  return common >= COMMON && Math.max(one.length, other.length) - common <= OTHERS;
}

/** A text cut into pieces, so that what was looked for can be shown. */
function piecesOf(text: string, sought: readonly Sought[], wording: Wording): Piece[] {
  const hits = marksOf(folded(text), sought, wording);
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && hits[end] === hits[start]) continue;
    pieces.push({ text: text.slice(start, end), hit: hits[start] });
    start = end;
  }
  return pieces;
}

/** The letters that are shown as hits: whole words, or what is looked for inside of them. */
function marksOf(plain: string, sought: readonly Sought[], wording: Wording): boolean[] {
  const hits = new Array<boolean>(plain.length).fill(false);
  for (const { word, at } of placesOf(plain)) {
    for (const each of sought) {
      const near = nearness(each, word, wording);
      const inside = near === NEAR || near === INSIDE ? word.indexOf(each.stem) : -1;
      if (inside >= 0) hits.fill(true, at + inside, at + inside + each.stem.length);
      else if (near > 0) hits.fill(true, at, at + word.length);
    }
  }
  return hits;
}
