import type { RuleText } from "../lib/api";

/** A piece of a text; `hit` pieces are what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

const SPECIAL: Record<string, string> = { ł: "l", ß: "s", ø: "o" };

/** A text without case and accents, letter for letter. */
export function folded(text: string): string {
  const letters = Array.from(text.toLowerCase(), (letter) => {
    const plain = SPECIAL[letter] ?? letter.normalize("NFD")[0];
    return plain.padEnd(letter.length);
  });
  const joined = letters.join("");
  return joined.length === text.length ? joined : text.toLowerCase();
}

/** The words of a question. */
export function wordsOf(question: string): string[] {
  return folded(question).split(/\s+/).filter((word) => word !== "");
}

/** The rules that hold all the words: in the title first, then at the start of words, then anywhere. */
export function findRules(rules: readonly RuleText[], words: readonly string[]): RuleText[] {
  const ranked = rules.map((rule) => ({ rule, rank: rankOf(rule, words) }));
  return ranked
    .filter(({ rank }) => rank < NOWHERE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ rule }) => rule);
}

const NOWHERE = 4;

function rankOf(rule: RuleText, words: readonly string[]): number {
  const id = rule.id.toLowerCase();
  const title = folded(rule.title);
  const whole = ` ${id} ${title} ${folded(rule.text)}`;
  if (!words.every((word) => whole.includes(word))) return NOWHERE;
  if (words.every((word) => id.endsWith(word) || id === word)) return 0;
  if (words.every((word) => title.includes(word))) return 1;
  return words.every((word) => whole.includes(` ${word}`)) ? 2 : 3;
}

/** A text cut into pieces, so that what was looked for can be shown. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const hits = marks(folded(text), words);
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && hits[end] === hits[start]) continue;
    pieces.push({ text: text.slice(start, end), hit: hits[start] });
    start = end;
  }
  return pieces;
}

function marks(text: string, words: readonly string[]): boolean[] {
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      hits.fill(true, at, at + word.length);
    }
  }
  return hits;
}
