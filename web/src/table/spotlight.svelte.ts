import type { Spotlight } from "../games/spotlight";
import type { Offer } from "../lib/messages";
import { complete, continuing, nextTargets, pointing } from "./narrowing";

export interface SpotlightOptions {
  /** What may be chosen now; none when it is not our turn. */
  offers: () => readonly Offer[];
  choose: (offer: Offer) => void;
  /** Why can this not be pointed at? */
  ask: (targets: string[]) => void;
}

/** The offers as places on the board: pointing narrows them down until one is left. */
export class TableSpotlight implements Spotlight {
  readonly #options: SpotlightOptions;
  #path = $state.raw<readonly string[]>([]);
  #marks = $state.raw<ReadonlySet<string>>(new Set());

  readonly #next = $derived.by(() => nextTargets(this.#options.offers(), this.#path));
  readonly #left = $derived.by(() => continuing(this.#options.offers(), this.#path));
  readonly #choices = $derived.by(() =>
    this.#path.length ? complete(this.#options.offers(), this.#path) : [],
  );

  constructor(options: SpotlightOptions) {
    this.#options = options;
  }

  /** What has been pointed at so far. */
  get path(): readonly string[] {
    return this.#path;
  }

  /** The offers that what has been pointed at leaves over. */
  get left(): readonly Offer[] {
    return this.#left;
  }

  /** Offers that have the same whole path: the person must be asked which. */
  get choices(): readonly Offer[] {
    return this.#choices;
  }

  lit(target: string): boolean {
    return this.#next.has(target);
  }

  chosen(target: string): boolean {
    return this.#path.includes(target);
  }

  marked(target: string): boolean {
    return this.#marks.has(target);
  }

  point(target: string): void {
    const offers = this.#options.offers();
    if (!offers.length) return;
    const step = pointing(offers, this.#path, target);
    if (step.kind === "play") this.#options.choose(step.offer);
    else if (step.kind === "narrow") this.#path = step.path;
    else if (step.kind === "back") this.back();
    else this.#options.ask(step.path);
  }

  offers(target: string): Offer[] {
    return continuing(this.#options.offers(), [...this.#path, target]);
  }

  back(): void {
    this.#path = this.#path.slice(0, -1);
  }

  /** Forget what has been pointed at. */
  reset(): void {
    if (this.#path.length) this.#path = [];
  }

  /** Mark the places that something on the page is about. */
  mark(targets: Iterable<string>): void {
    this.#marks = new Set(targets);
  }
}
