import { FRONTS, isBuiltIn } from "../games/fronts";
import { speech } from "../lib/speech.svelte";
import { allGames } from "./games";

/** The ids of all games: what this client knows at once, the rest once the server has said its words. */
export function knownGames(): { readonly ids: readonly string[] } {
  let ids = $state(FRONTS.map(({ id }) => id));
  void allGames()
    .then(async (games) => {
      const others = games.map(({ id }) => id).filter((id) => !isBuiltIn(id));
      await Promise.all(others.map((id) => speech.loadWords(id)));
      ids = [...ids, ...others];
    })
    .catch(() => {});
  return {
    get ids() {
      return ids;
    },
  };
}
