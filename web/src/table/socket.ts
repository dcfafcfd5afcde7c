import type { Hello, ToClient, FromClient } from "../lib/messages";

/**
 * How the line is: `gone` when there is no such table, `unseated` when our tokens hold no seat,
 * `kept-out` when whoever holds it has not let us in, `other-rules` and `unreadable` when the table
 * is there but cannot be opened.
 */
export type Link =
  "connecting" | "open" | "lost" | "gone" | "unseated" | "kept-out" | "other-rules" | "unreadable";

/** The part of a WebSocket that a table needs. */
export interface Wire {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketOptions {
  url: string;
  greeting: () => Omit<Hello, "type">;
  hear: (message: ToClient) => void;
  changed: (link: Link) => void;
  /** Opens a wire; tests give their own. */
  open?: (url: string) => Wire;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Codes with which the server closes for good. */
const FINAL: Readonly<Record<number, Link>> = {
  4401: "kept-out",
  4403: "unseated",
  4404: "gone",
  4409: "other-rules",
  4410: "unreadable",
};

/** How long to wait before attempt number `attempt`: longer each time, never in step with others. */
export function backoff(attempt: number, chance: number = Math.random()): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return most * (0.5 + chance / 2);
}

/** A line to a table that mends itself: each time it opens, it says hello. */
export class TableSocket {
  readonly #options: SocketOptions;
  #wire: Wire | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #attempt = 0;
  #open = false;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  /** Start, or start again at once instead of waiting. */
  connect(): void {
    this.#forgetTimer();
    this.#drop();
    const opener = this.#options.open ?? ((url: string): Wire => new WebSocket(url));
    const wire = opener(this.#options.url);
    this.#wire = wire;
    wire.onopen = () => this.#greet(wire);
    wire.onmessage = (event) => this.#options.hear(JSON.parse(event.data) as ToClient);
    wire.onclose = (event) => this.#lose(event.code);
  }

  /** Send a message; false if the line is down. */
  send(message: FromClient): boolean {
    if (!this.#open || !this.#wire) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** Try now if the line is down: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (!this.#open && this.#timer !== null) this.connect();
  }

  /** The network is gone: do not wait until the browser notices. */
  interrupt(): void {
    if (!this.#wire) return;
    this.#drop();
    this.#lose(0);
  }

  /** Leave the table for good. */
  close(): void {
    this.#forgetTimer();
    this.#drop();
  }

  #greet(wire: Wire): void {
    const hello: Hello = { type: "hello", ...this.#options.greeting() };
    wire.send(JSON.stringify(hello));
    this.#open = true;
    this.#attempt = 0;
    this.#options.changed("open");
  }

  #lose(code: number): void {
    this.#wire = null;
    this.#open = false;
    const final = FINAL[code];
    this.#options.changed(final ?? "lost");
    if (final) return;
    this.#timer = setTimeout(() => this.connect(), backoff(this.#attempt++));
  }

  #drop(): void {
    const wire = this.#wire;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
    this.#wire = null;
    this.#open = false;
  }

  #forgetTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
