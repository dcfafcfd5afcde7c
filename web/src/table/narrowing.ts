import type { Offer } from "../lib/messages";

/** The offers whose path begins with what has been pointed at. */
export function continuing(offers: readonly Offer[], path: readonly string[]): Offer[] {
  return offers.filter((offer) => path.every((target, step) => offer.targets[step] === target));
}

/** The places that continue a path of some offer. */
export function nextTargets(offers: readonly Offer[], path: readonly string[]): Set<string> {
  const next = continuing(offers, path).map((offer) => offer.targets[path.length]);
  return new Set(next.filter((target) => target !== undefined));
}

/** The offers whose path ends with what has been pointed at. */
export function complete(offers: readonly Offer[], path: readonly string[]): Offer[] {
  return continuing(offers, path).filter((offer) => offer.targets.length === path.length);
}

/** What pointing at a place comes to. */
export type Pointing =
  | { kind: "play"; offer: Offer }
  | { kind: "narrow"; path: string[] }
  | { kind: "back" }
  | { kind: "ask"; path: string[] };

/**
 * Point at a place after a path: goes on if it continues one, takes back if it was the last,
 * begins anew if a path begins there, and asks for the reason otherwise.
 */
export function pointing(
  offers: readonly Offer[],
  path: readonly string[],
  target: string,
): Pointing {
  if (nextTargets(offers, path).has(target)) return goOn(offers, [...path, target]);
  if (path.at(-1) === target) return { kind: "back" };
  if (nextTargets(offers, []).has(target)) return goOn(offers, [target]);
  return { kind: "ask", path: [...path, target] };
}

function goOn(offers: readonly Offer[], path: string[]): Pointing {
  const left = continuing(offers, path);
  const [only] = left;
  if (left.length === 1 && only?.targets.length === path.length)
    return { kind: "play", offer: only };
  return { kind: "narrow", path };
}
