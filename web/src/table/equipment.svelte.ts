import { untrack } from "svelte";
import { tableContent as fetchContent } from "../lib/api";
import type { Data } from "../lib/messages";
import { remember } from "../lib/seats";
import { speech } from "../lib/speech.svelte";
import type { BoardComponent } from "../games/fronts";
import { boardOf } from "./games";
import type { TableSession } from "./session.svelte";

/** What a game needs before it can be shown: its board, what is printed on it, its words. */
export class Equipment {
  board = $state.raw<BoardComponent | null>(null);
  printed = $state.raw<Data | null>(null);
  isReady = $state(false);

  constructor(session: TableSession) {
    const game = $derived(session.table?.game ?? "");
    $effect(() => {
      const isMissing = untrack(() => this.printed === null);
      if (game && session.link === "open" && isMissing) void this.#fetch(session.id, game);
    });
  }

  /** Without what is printed on it there is no board; it is asked for again when the line is back. */
  async #fetch(id: string, game: string): Promise<void> {
    remember(id, { game });
    const words = speech.load(game);
    const [board, printed] = await Promise.all([
      boardOf(game).catch(() => null),
      fetchContent(id).catch(() => null),
    ]);
    await words;
    this.board = printed === null ? null : board;
    this.printed = printed;
    this.isReady = true;
  }
}
