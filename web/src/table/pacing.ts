import type { Speed } from "../lib/settings.svelte";

/** How long something stays before the next thing is shown, in milliseconds. */
const BASE: Record<Speed, number> = { slow: 1500, normal: 800, fast: 300, none: 0 };
/** What each further line of the log adds to it. */
const PER_LINE: Record<Speed, number> = { slow: 700, normal: 350, fast: 120, none: 0 };
const MOST_LINES = 4;
/** What great things stay for at least, however much waits. */
const GREAT: Record<Speed, number> = { slow: 7000, normal: 4500, fast: 1800, none: 0 };
/** When so much waits, each thing stays for a shorter time. */
const CROWD = 10;
const LEAST_SHARE = 0.3;

/** How long an update with so many new lines, or great ones, stays while so many others wait. */
export function dwell(speed: Speed, lines: number, waiting: number, isGreat = false): number {
  if (lines === 0) return 0;
  const full = BASE[speed] + PER_LINE[speed] * Math.min(lines - 1, MOST_LINES);
  const share = waiting > CROWD ? Math.max(LEAST_SHARE, CROWD / waiting) : 1;
  return isGreat ? Math.max(full, GREAT[speed]) : full * share;
}

/** Shows things one after another, each for its time, so that a person can follow. */
export class PacingQueue<T> {
  readonly #show: (item: T) => void;
  readonly #stay: (item: T, waiting: number) => number;
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(show: (item: T) => void, stay: (item: T, waiting: number) => number) {
    this.#show = show;
    this.#stay = stay;
  }

  /** How many things are still to be shown. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Show this when its turn comes. */
  push(item: T): void {
    this.#queue.push(item);
    if (this.#timer === null) this.#next();
  }

  /** Show this now, and before it everything that waits. */
  pushAtOnce(item: T): void {
    this.skip();
    this.push(item);
  }

  /** Show everything that waits now, in order. */
  skip(): void {
    this.#stop();
    for (let item = this.#queue.shift(); item !== undefined; item = this.#queue.shift()) {
      this.#show(item);
    }
  }

  /** Forget everything that waits. */
  clear(): void {
    this.#stop();
    this.#queue = [];
  }

  #next(): void {
    this.#timer = null;
    const item = this.#queue.shift();
    if (item === undefined) return;
    this.#show(item);
    const time = this.#stay(item, this.#queue.length);
    if (time > 0) this.#timer = setTimeout(() => this.#next(), time);
    else this.#next();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
