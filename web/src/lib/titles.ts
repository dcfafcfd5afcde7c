import { speech } from "./speech.svelte";

/** The name of a game; of one whose messages are not here, its id as a name. */
export function titleOf(game: string): string {
  const key = `term-title-${game}`;
  return speech.has(key)
    ? speech.say(key)
    : game.charAt(0).toUpperCase() + game.slice(1).replaceAll("-", " ");
}
