import { frontOf, loadFront, type BoardComponent, type PurseComponent } from "../games/fronts";
import type { Phrase } from "../lib/messages";

/** The board of a game, or null if there is none: the list of actions plays alone then. */
export async function boardOf(game: string): Promise<BoardComponent | null> {
  const loaded = await (await loadFront(game)).board?.();
  return loaded ? (loaded.default as BoardComponent) : null;
}

/** What shows at a glance what a seat of a game has, or null if this client has nothing for it. */
export async function purseOf(game: string): Promise<PurseComponent | null> {
  const loaded = await frontOf(game).purse?.();
  return loaded ? (loaded.default as PurseComponent) : null;
}

/** Whether the seats of a game know different things; taken for granted if nobody says. */
export function hasSecrets(game: string): boolean {
  return frontOf(game).secrets ?? true;
}

/** The heading of a round; what comes before the first is the set-up. */
export function roundTitle(game: string, round: number): Phrase {
  if (round === 0) return { key: "term-saga-setup" };
  return frontOf(game).round?.(round) ?? { key: "term-round-title", facts: { round } };
}
