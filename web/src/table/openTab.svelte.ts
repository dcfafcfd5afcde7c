import type { TableSession } from "./session.svelte";
import { namesFor, tabsOf, type Tab } from "./tabs";

/** The tabs of a table: which one is open, and what was said while the chat was not. */
export class OpenTab {
  #chosen = $state<Tab>("actions");
  #before: Tab = "actions";
  /** How much of the chat has been seen; what was said before one came is. */
  #heard = $state<number | null>(null);

  readonly #names: readonly Tab[] = $derived.by(() =>
    namesFor(this.#isNarrow(), Boolean(this.#session.shown?.ending)),
  );

  readonly name: Tab = $derived.by(() =>
    this.#names.includes(this.#chosen) ? this.#chosen : (this.#names[0] ?? this.#chosen),
  );

  readonly tabs = $derived.by(() => tabsOf(this.#names, this.#unheard()));

  readonly #session: TableSession;
  readonly #isNarrow: () => boolean;

  constructor(session: TableSession, isNarrow: () => boolean) {
    this.#session = session;
    this.#isNarrow = isNarrow;
    $effect(() => {
      const isSeen = this.#heard === null || this.name === "chat";
      if (session.table && isSeen) this.#heard = session.chat.length;
    });
  }

  choose(name: Tab): void {
    this.#before = this.name;
    this.#chosen = name;
  }

  /** From the rules back to where they were asked for. */
  closeRules(): void {
    this.choose(this.#before === "rules" ? "saga" : this.#before);
  }

  #unheard(): number {
    const said = this.#session.chat.length;
    return this.name === "chat" ? 0 : Math.max(0, said - (this.#heard ?? said));
  }
}
