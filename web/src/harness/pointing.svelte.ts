import type { Spotlight } from "../games/spotlight";
import type { Offer } from "../lib/messages";

/** A simple spotlight: it narrows the offers of one position down and plays nothing. */
export class Pointing implements Spotlight {
  #path = $state<string[]>([]);
  /** The places that are marked as if a line of the log were under the pointer. */
  markedSpots = $state<string[]>([]);
  /** What would be played. */
  played = $state("");

  constructor(readonly all: readonly Offer[]) {}

  /** The offers that continue the path so far. */
  get left(): Offer[] {
    return this.all.filter((offer) => this.#path.every((spot, n) => offer.spots[n] === spot));
  }

  lit(spot: string): boolean {
    return this.offers(spot).length > 0;
  }

  chosen(spot: string): boolean {
    return this.#path.includes(spot);
  }

  marked(spot: string): boolean {
    return this.markedSpots.includes(spot);
  }

  point(spot: string): void {
    if (!this.lit(spot)) {
      this.played = `? ${[...this.#path, spot].join(" → ")}`;
      return;
    }
    this.#path = [...this.#path, spot];
    const complete = this.left.filter((offer) => offer.spots.length === this.#path.length);
    if (complete.length !== this.left.length) return;
    this.played = complete.map((offer) => offer.text).join(" | ");
    this.#path = [];
  }

  offers(spot: string): Offer[] {
    return this.left.filter((offer) => offer.spots[this.#path.length] === spot);
  }

  back(): void {
    this.#path = this.#path.slice(0, -1);
  }
}
