import type { Update } from "../lib/messages";

/** Which rules stand in the panel: those somebody asked for, until another question is due. */
export class AskedRules {
  #asked = $state.raw<readonly string[]>([]);
  #due = $state.raw<readonly string[]>([]);
  #ply = -1;

  readonly rules: readonly string[] = $derived.by(() =>
    this.#asked.length ? this.#asked : this.#due,
  );

  ask(rules: readonly string[]): void {
    this.#asked = rules;
  }

  /** While nobody is asked anything, whoever reads is left to it. */
  follow({ ply, prompt }: Pick<Update, "ply" | "prompt">): void {
    this.#due = prompt?.rules ?? [];
    if (prompt === null || ply === this.#ply) return;
    this.#ply = ply;
    this.#asked = [];
  }
}
