/** The card that the reader looks at closely: its text may be longer than it has room for. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("reading");

export class Reading {
  card = $state<number | undefined>();
  /** Where it lies. */
  at = $state.raw<DOMRect | undefined>();

  look(card: number, at: DOMRect): void {
    this.card = card;
    this.at = at;
  }

  /** Looks away from a card, or from whichever it is. */
  leave(card = this.card): void {
    if (this.card === card) this.card = undefined;
  }
}

/** Makes cards inside this board readable. */
export function offerReading(): Reading {
  return setContext(KEY, new Reading());
}

/** Where to tell which card is looked at. */
export function useReading(): Reading | undefined {
  return getContext<Reading | undefined>(KEY);
}
