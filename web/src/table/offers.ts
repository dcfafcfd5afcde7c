import type { Offer } from "../lib/messages";
import type { Tell } from "./sentences";

/** Offers of one verb. */
export interface OfferGroup {
  verb: string;
  offers: Offer[];
}

/** The name of a group's part of the page. */
export function groupId(group: OfferGroup): string {
  return `offers-${group.verb}`;
}

/** A list as long as this can be filtered. */
export const LONG = 10;
/** More buttons of one verb than this are folded into one. */
const MOST_BUTTONS = 4;

/** The verb of an offer's notation: “move” of “move unit2 r5>r6”. */
export function verbOf(offer: Offer): string {
  return offer.text.split(" ", 1)[0] ?? "";
}

/** The offers with those last that bring what they hand over: allowed, but nobody wants them. */
export function usefulFirst(offers: readonly Offer[]): Offer[] {
  return [...offers].sort((a, b) => Number(isWasteful(a)) - Number(isWasteful(b)));
}

function isWasteful(offer: Offer): boolean {
  const given = valuesOf(offer, "goods:");
  return valuesOf(offer, "gain:").some((value) => given.includes(value));
}

/** What the targets of one kind name: 0, 0 and 1 of “goods:0,0,1”. */
function valuesOf(offer: Offer, kind: string): string[] {
  const named = offer.targets.filter((target) => target.startsWith(kind));
  return named.flatMap((target) => target.slice(kind.length).split(","));
}

/** The offers by verb, in the order in which the verbs come first. */
export function byVerb(offers: readonly Offer[]): OfferGroup[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const verb = verbOf(offer);
    const group = groups.get(verb);
    if (group) group.push(offer);
    else groups.set(verb, [offer]);
  }
  return [...groups].map(([verb, members]) => ({ verb, offers: members }));
}

/** The offers whose words have all the letters looked for, each word anywhere. */
export function fitting(offers: readonly Offer[], wanted: string, tell: Tell): Offer[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter((offer) => {
    const text = `${tell(offer.words)} ${offer.text}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What the prompt shows as buttons: offers that are nowhere on the board. */
export interface Buttons {
  single: Offer[];
  folded: OfferGroup[];
}

/** The buttons for offers without a place; many of one verb become one that unfolds. */
export function buttonsOf(offers: readonly Offer[]): Buttons {
  const groups = byVerb(offers.filter((offer) => offer.targets.length === 0));
  const isMany = (group: OfferGroup): boolean => group.offers.length > MOST_BUTTONS;
  return {
    single: groups.filter((group) => !isMany(group)).flatMap((group) => group.offers),
    folded: groups.filter(isMany),
  };
}
