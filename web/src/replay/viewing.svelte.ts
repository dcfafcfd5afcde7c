import { faultOf } from "../lib/trouble";
import { moment as fetchMoment, type Whole } from "../lib/api";
import type { Line, Moment } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { dwell } from "../table/pacing";
import { TableSpotlight } from "../table/spotlight.svelte";
import { nextStop, previousStop, roundAt, stopsOf } from "./steps";

export type Viewer = number | "all";
export type Stride = "decision" | "round";

/** How many moments are kept, so that stepping back and forth asks nobody. */
const KEPT = 200;

/** A finished game being watched: where we are, as seen by whom, and whether it runs. */
export class Viewing {
  readonly replay: Whole;
  /** Nothing can be chosen here; places are only marked. */
  readonly spotlight = new TableSpotlight({ offers: () => [], choose: () => {}, ask: () => {} });

  ply = $state(0);
  viewer = $state<Viewer>("all");
  stride = $state<Stride>("decision");
  playing = $state(false);
  moment = $state.raw<Moment | null>(null);
  fault = $state.raw<Error | null>(null);

  readonly round = $derived.by(() => roundAt(this.replay.rounds, this.ply));
  /** What happened at this moment. */
  readonly told: Line[] = $derived.by(() =>
    this.replay.lines.filter((line) => line.ply === this.ply),
  );

  readonly #stops: readonly number[];
  readonly #starts: readonly number[];
  readonly #known = new Map<string, Moment>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(replay: Whole, ply: number) {
    this.replay = replay;
    this.#stops = stopsOf(replay.lines, replay.plies);
    this.#starts = [...new Set([...replay.rounds.map((start) => start.ply), replay.plies])];
    this.go(ply);
  }

  get atEnd(): boolean {
    return this.ply >= this.replay.plies;
  }

  /** Go to the table at a ply. */
  go(ply: number): void {
    this.ply = Math.min(Math.max(0, Math.round(ply)), this.replay.plies);
    void this.#show();
  }

  step(forward: boolean, stride: Stride = this.stride): void {
    const stops = stride === "round" ? this.#starts : this.#stops;
    this.go(forward ? nextStop(stops, this.ply) : previousStop(stops, this.ply));
  }

  look(viewer: Viewer): void {
    this.viewer = viewer;
    void this.#show();
  }

  /** Let it run, from the beginning if it is at the end, or stop it. */
  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.atEnd) this.go(0);
    this.playing = true;
    this.#run();
  }

  pause(): void {
    this.playing = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #run(): void {
    const speed = settings.speed === "none" ? "fast" : settings.speed;
    const time = dwell(speed, Math.max(1, this.told.length), 0);
    this.#timer = setTimeout(() => void this.#advance(), time);
  }

  async #advance(): Promise<void> {
    this.ply = nextStop(this.#stops, this.ply);
    await this.#show();
    if (!this.playing) return;
    if (this.atEnd || this.fault) this.pause();
    else this.#run();
  }

  async #show(): Promise<void> {
    const { ply, viewer } = this;
    try {
      const found = await this.#find(ply, viewer);
      // Somebody who scrubs is further on already.
      if (this.ply === ply && this.viewer === viewer) this.moment = found;
      this.fault = null;
      void this.#find(nextStop(this.#stops, ply), viewer).catch(() => null);
    } catch (caught) {
      this.fault = faultOf(caught);
    }
  }

  async #find(ply: number, viewer: Viewer): Promise<Moment> {
    const key = `${ply}/${viewer}`;
    const known = this.#known.get(key) ?? (await fetchMoment(this.replay.table.id, ply, viewer));
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
