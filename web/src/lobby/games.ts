import { games, type GameBody } from "../lib/api";

let asked: Promise<GameBody[]> | null = null;

/** The games of this server; asked once, and again after a failure. */
export function allGames(): Promise<GameBody[]> {
  asked ??= games().catch((fault: unknown) => {
    asked = null;
    throw fault;
  });
  return asked;
}

/** One game of this server, or null. */
export async function gameOf(id: string): Promise<GameBody | null> {
  return (await allGames()).find((game) => game.id === id) ?? null;
}
