import type { Offer } from "../lib/messages";

/** What a board asks and tells while somebody points at its places. */
export interface Spotlight {
  /** This place continues a path of some offer. */
  lit(spot: string): boolean;
  /** This place has been pointed at already. */
  chosen(spot: string): boolean;
  /** A line of the log under the pointer is about this place. */
  marked(spot: string): boolean;
  /** Point at a place: narrows the offers down, plays when one is left, asks why when it is not lit. */
  point(spot: string): void;
  /** Offers that continue at this place, for previews. */
  offers(spot: string): Offer[];
  /** Take back the last pointing. */
  back(): void;
}

/** How the element of a place answers pointer and keyboard. */
export function answers(spotlight: Spotlight, spot: string) {
  return {
    onclick: (event: MouseEvent): void => {
      event.stopPropagation();
      letGo(event);
      spotlight.point(spot);
    },
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      spotlight.point(spot);
    },
  };
}

/** After a click, as opposed to a key, a place does not stay focused: its ring would look like a mark. */
export function letGo({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0) (currentTarget as HTMLElement | SVGElement).blur();
}
