/** A word that is looked for, and the stems of those that mean the same. */
export interface Sought {
  stem: string;
  akin: ReadonlySet<string>;
}

type Say = (key: string) => string;

const LETTERS: Record<string, string> = { ł: "l", ß: "s", ø: "o" };
const WORD = /[\p{L}\p{N}]+/gu;
const SHORTEST_STEM = 3;

/** A text without case and accents, letter for letter. */
export function folded(text: string): string {
  const letters = Array.from(text.toLowerCase(), (letter) => {
    const plain = LETTERS[letter] ?? letter.normalize("NFD").charAt(0);
    return plain.padEnd(letter.length);
  });
  const joined = letters.join("");
  return joined.length === text.length ? joined : text.toLowerCase();
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

/** The words of a folded text with where they begin. */
export function placesOf(plain: string): { word: string; at: number }[] {
  return Array.from(plain.matchAll(WORD), (match) => ({ word: match[0], at: match.index }));
}

/** What a search in one language passes over, and which words mean the same. */
export class Wording {
  readonly #small: ReadonlySet<string>;
  readonly #endings: readonly string[];
  readonly #akin: readonly ReadonlySet<string>[];
  readonly #stems = new Map<string, string>();

  constructor(say: Say) {
    this.#small = new Set(wordsOf(say("term-search-small")));
    this.#endings = wordsOf(say("term-search-endings")).sort((a, b) => b.length - a.length);
    const groups = say("term-search-akin").split(";");
    this.#akin = groups.map((group) => new Set(wordsOf(group).map((word) => this.stem(word))));
  }

  /** A word without its endings. */
  stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = /^\p{L}+$/u.test(word) ? this.#cut(word) : word;
    this.#stems.set(word, stem);
    return stem;
  }

  /** The words of a question that are worth looking for; all of them if none is. */
  sought(question: string): Sought[] {
    const words = wordsOf(question);
    const worth = words.filter((word) => !this.#small.has(word)).map((word) => this.stem(word));
    const stems = new Set(worth.length > 0 ? worth : words);
    return [...stems].map((stem) => ({ stem, akin: this.#meaning(stem) }));
  }

  #meaning(stem: string): ReadonlySet<string> {
    return new Set(this.#akin.filter((group) => group.has(stem)).flatMap((group) => [...group]));
  }

  #cut(word: string): string {
    const ending = this.#endings.find(
      (each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM,
    );
    if (ending !== undefined) return this.stem(word.slice(0, -ending.length));
    const isDoubled = word.length > SHORTEST_STEM && word.at(-1) === word.at(-2);
    return isDoubled ? word.slice(0, -1) : word;
  }
}
