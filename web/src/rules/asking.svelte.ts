import type { FoundRule } from "../lib/api";

/** What is asked about the rules of a game, and in which language. */
export interface Question {
  game: string;
  language: string;
  words: string;
}

export type Search = (question: Question) => Promise<FoundRule[]>;

/** Whoever types on is not answered yet. */
const PAUSE = 150;

/** Asks the server as somebody types: after a pause, and only the newest answer counts. */
export class Asking {
  found = $state.raw<readonly FoundRule[] | null>(null);
  fault = $state.raw<unknown>(null);

  readonly #search: Search;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: Question | null = null;

  constructor(search: Search) {
    this.#search = search;
  }

  /** Look for these words; without any there is nothing to be found. */
  ask(question: Question): void {
    clearTimeout(this.#timer);
    const isOther =
      question.game !== this.#asked?.game || question.language !== this.#asked.language;
    if (isOther || !question.words) this.found = null;
    this.#asked = question;
    if (question.words) this.#timer = setTimeout(() => void this.#answer(question), PAUSE);
  }

  async #answer(question: Question): Promise<void> {
    const answer = await this.#search(question).then(
      (found) => ({ found, fault: null }),
      (fault: unknown) => ({ found: null, fault }),
    );
    if (this.#asked !== question) return;
    this.found = answer.found;
    this.fault = answer.fault;
  }
}
