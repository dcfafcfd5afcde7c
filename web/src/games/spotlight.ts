import type { Offer } from "../lib/messages";

/** What a board asks and tells while somebody points at its places. */
export interface Spotlight {
  /** This place continues a path of some offer. */
  lit(target: string): boolean;
  /** This place has been pointed at already. */
  chosen(target: string): boolean;
  /** A line of the log under the pointer is about this place. */
  marked(target: string): boolean;
  /** Point at a place: narrows the offers down, plays when one is left, asks why when it is not lit. */
  point(target: string): void;
  /** Offers that continue at this place, for previews. */
  offers(target: string): Offer[];
  /** Take back the last pointing. */
  back(): void;
}

/** How the element of a place answers pointer and keyboard. */
export function answers(spotlight: Spotlight, target: string) {
  return {
    onclick: (event: MouseEvent): void => {
      event.stopPropagation();
      letGo(event);
      spotlight.point(target);
    },
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      spotlight.point(target);
    },
  };
}

/** After a click, as opposed to a key, a place does not stay focused: its ring would look like a mark. */
export function letGo({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0) (currentTarget as HTMLElement | SVGElement).blur();
}
