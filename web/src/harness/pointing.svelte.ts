import type { Spotlight } from "../games/spotlight";
import type { Offer } from "../lib/messages";

/** A simple spotlight: it narrows the offers of one position down and plays nothing. */
export class Pointing implements Spotlight {
  #path = $state<string[]>([]);
  /** The places that are marked as if a line of the log were under the pointer. */
  markedTargets = $state<string[]>([]);
  /** What would be played. */
  played = $state("");

  constructor(readonly all: readonly Offer[]) {}

  /** The offers that continue the path so far. */
  get left(): Offer[] {
    return this.all.filter((offer) => this.#path.every((target, n) => offer.targets[n] === target));
  }

  lit(target: string): boolean {
    return this.offers(target).length > 0;
  }

  chosen(target: string): boolean {
    return this.#path.includes(target);
  }

  marked(target: string): boolean {
    return this.markedTargets.includes(target);
  }

  point(target: string): void {
    if (!this.lit(target)) {
      this.played = `? ${[...this.#path, target].join(" → ")}`;
      return;
    }
    this.#path = [...this.#path, target];
    const complete = this.left.filter((offer) => offer.targets.length === this.#path.length);
    if (complete.length !== this.left.length) return;
    this.played = complete.map((offer) => offer.text).join(" | ");
    this.#path = [];
  }

  offers(target: string): Offer[] {
    return this.left.filter((offer) => offer.targets[this.#path.length] === target);
  }

  back(): void {
    this.#path = this.#path.slice(0, -1);
  }
}
