import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Phrase } from "./messages";

/** The messages of one language, spoken with the same meaning as by src/skald/lang.py. */
export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, texts: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.add(text);
  }

  /** Takes in the messages of one more file. */
  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** Whether there is a message of this key. */
  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The words in this language, inner words first; throws if there is no such message. */
  tell(phrase: Phrase): string {
    const pattern = this.#pattern(phrase.key);
    if (pattern === null) throw new Error(`There is no message “${phrase.key}”.`);
    const facts: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(phrase.facts ?? {})) {
      facts[name] = typeof fact === "object" ? this.tell(fact) : fact;
    }
    return withMinusSigns(this.#bundle.formatPattern(pattern, facts), facts);
  }

  #pattern(key: string): NonNullable<Message["value"]> | null {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

/** A text whose negative numbers have a minus sign, where the formatter writes a hyphen. */
function withMinusSigns(text: string, facts: Record<string, FluentVariable>): string {
  return Object.values(facts).reduce<string>((told, fact) => {
    const isNegative = typeof fact === "number" && fact < 0;
    return isNegative ? told.replaceAll(`-${-fact}`, `−${-fact}`) : told;
  }, text);
}
