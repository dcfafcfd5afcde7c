import type { Offer } from "../lib/messages";

/** The offers whose path begins with what has been pointed at. */
export function continuing(offers: readonly Offer[], path: readonly string[]): Offer[] {
  return offers.filter((offer) => path.every((spot, step) => offer.spots[step] === spot));
}

/** The places that continue a path of some offer. */
export function nextSpots(offers: readonly Offer[], path: readonly string[]): Set<string> {
  const next = continuing(offers, path).map((offer) => offer.spots[path.length]);
  return new Set(next.filter((spot) => spot !== undefined));
}

/** The offers whose path ends with what has been pointed at. */
export function complete(offers: readonly Offer[], path: readonly string[]): Offer[] {
  return continuing(offers, path).filter((offer) => offer.spots.length === path.length);
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
  spot: string,
): Pointing {
  if (nextSpots(offers, path).has(spot)) return goOn(offers, [...path, spot]);
  if (path.at(-1) === spot) return { kind: "back" };
  if (nextSpots(offers, []).has(spot)) return goOn(offers, [spot]);
  return { kind: "ask", path: [...path, spot] };
}

function goOn(offers: readonly Offer[], path: string[]): Pointing {
  const left = continuing(offers, path);
  const [only] = left;
  if (left.length === 1 && only?.spots.length === path.length) return { kind: "play", offer: only };
  return { kind: "narrow", path };
}
