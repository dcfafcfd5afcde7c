import type { Said } from "../lib/messages";
import { follow } from "./following";
import type { TableSession } from "./session.svelte";

const SIGN_TIME = 4000;
/** How long the last move of the others stays marked. */
const AFTERGLOW = 2500;

/** Signs that were made a moment ago. */
export class FreshSigns {
  #now = $state(Date.now());
  readonly all: readonly Said[] = $derived.by(() =>
    this.#session.chat.filter((said) => said.sign && this.#now - said.at * 1000 < SIGN_TIME),
  );
  readonly #session: TableSession;

  constructor(session: TableSession) {
    this.#session = session;
    $effect(() => {
      void session.chat;
      this.#now = Date.now();
      const timer = setTimeout(() => (this.#now = Date.now()), SIGN_TIME + 50);
      return () => clearTimeout(timer);
    });
  }
}

/** Marks on the board what is being told, and for a moment what the others did last. */
export function markNews(session: TableSession, scrolled: () => HTMLElement | undefined): void {
  $effect(() => {
    const last = session.news.at(-1)?.ply;
    const isTelling = session.waiting > 0;
    const told = isTelling ? session.fresh : session.news.filter(({ ply }) => ply === last);
    session.spotlight.mark(told.flatMap((line) => line.targets));
    const area = isTelling ? scrolled() : undefined;
    if (area) void follow(area);
    if (isTelling || told.length === 0) return;
    const timer = setTimeout(() => session.spotlight.mark([]), AFTERGLOW);
    return () => clearTimeout(timer);
  });
}
