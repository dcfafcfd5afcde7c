import { games, type GameInfo } from "../lib/api";

let asked: Promise<GameInfo[]> | null = null;

/** The games of this server; asked once, and again after a failure. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= games().catch((fault: unknown) => {
    asked = null;
    throw fault;
  });
  return asked;
}

/** One game of this server, or null. */
export async function gameOf(id: string): Promise<GameInfo | null> {
  return (await allGames()).find((game) => game.id === id) ?? null;
}
