/** A page of the client, as its address names it. */
export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "tables" }
  | { page: "replay"; id: string }
  | { page: "replays" }
  | { page: "rules"; game?: string; rule: string | null }
  | { page: "settings" }
  | { page: "learn"; game: string }
  | { page: "unknown" };

/** The id of a game; which games there are the server knows. */
const GAME = /^[a-z][a-z0-9-]*$/;

/** The page at a path; `unknown` if there is none. */
export function routeOf(path: string): Route {
  const parts = path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "start" };
  if (parts.length === 1 && (first === "tables" || first === "replays" || first === "settings")) {
    return { page: first };
  }
  if (parts.length === 1 && first === "rules") return { page: "rules", rule: null };
  if (second === undefined) return { page: "unknown" };
  if (parts.length === 2 && (first === "table" || first === "replay")) {
    return { page: first, id: second };
  }
  if (!GAME.test(second)) return { page: "unknown" };
  if (parts.length === 2 && (first === "new" || first === "learn")) {
    return { page: first, game: second };
  }
  if (parts.length <= 3 && first === "rules") {
    return { page: "rules", game: second, rule: third ?? null };
  }
  return { page: "unknown" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
