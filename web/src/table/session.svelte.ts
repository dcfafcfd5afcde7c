import type {
  FromClient,
  Hello,
  Line,
  Moment,
  Move,
  Offer,
  React,
  Refused,
  Said,
  SeatInfo,
  TableInfo,
  ToClient,
  Update,
  Welcome,
} from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { Doorway } from "./doorway.svelte";
import { isGreat } from "./highlights";
import { PacingQueue, dwell } from "./pacing";
import { TableSocket, type Link, type Wire } from "./socket";
import { TableSpotlight } from "./spotlight.svelte";

/** A bot at work, since when and for how long at most. */
export interface Thought {
  seat: number;
  seconds: number;
  since: number;
}

/** What our own move stays for before the answer to it is shown. */
const OWN_STAY = 250;

export interface SessionOptions {
  id: string;
  url: string;
  greeting: () => Omit<Hello, "type">;
  /** Those of the tokens hold nothing any more. */
  settled?: (spent: string[]) => void;
  /** It is the turn of a seat of ours. */
  called: (update: Update) => void;
  open?: (url: string) => Wire;
}

/** Refusals after which the line is closed. */
const CLOSING: readonly Refused["reason"][] = ["gone", "other-rules", "unreadable"];

/** One table as this page knows it: what came over the socket, shown at the reader's pace. */
export class TableSession {
  readonly id: string;
  readonly spotlight: TableSpotlight;
  readonly doorway: Doorway;

  link = $state<Link>("connecting");
  table = $state.raw<TableInfo | null>(null);
  mine = $state.raw<readonly number[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  chat = $state.raw<Said[]>([]);

  /** The update on the screen, the log up to it, and what is new in it. */
  shown = $state.raw<Update | null>(null);
  lines = $state.raw<Line[]>([]);
  fresh = $state.raw<Line[]>([]);
  /** How many updates are still to be shown. */
  waiting = $state(0);

  thought = $state.raw<Thought | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** A moment of the past that is being looked at. */
  moment = $state.raw<Moment | null>(null);
  /** An offer that waits for a confirmation. */
  proposed = $state.raw<Offer | null>(null);
  /** A command that has not been answered yet. */
  sent = $state.raw<Move | { type: "undo"; seat: number; ply: number } | null>(null);

  /** The seat of ours that must choose on what is shown; -1 if none. */
  readonly turn = $derived.by(() => {
    const due = this.shown?.due ?? -1;
    return this.waiting === 0 && this.mine.includes(due) ? due : -1;
  });

  /** What may be chosen now. */
  readonly offers: readonly Offer[] = $derived.by(() => {
    return this.turn < 0 || this.moment ? [] : (this.shown?.offers ?? []);
  });

  /** What happened since we last chose, for a seat of ours that must choose now. */
  readonly news: readonly Line[] = $derived.by(() => {
    return this.turn < 0 || this.moment ? [] : this.lines.slice(this.#seen);
  });

  /** Whether a choice would be heard now. */
  readonly isListening = $derived.by(() => this.link === "open" && this.sent === null);

  readonly #socket: TableSocket;
  readonly #queue: PacingQueue<Update>;
  readonly #called: (update: Update) => void;
  readonly #settled: (spent: string[]) => void;
  /** The tokens that were shown at the door. */
  #tokens: readonly string[] = [];
  /** The first update after a welcome tells the past, not news. */
  #arriving = true;
  /** How many lines of the log were there when we last chose. */
  #seen = $state(0);
  /** The answer to our own last command. */
  #own: Update | null = null;

  constructor(options: SessionOptions) {
    this.id = options.id;
    this.#called = options.called;
    this.#settled = options.settled ?? (() => undefined);
    this.doorway = new Doorway((message) => this.send(message));
    this.#queue = new PacingQueue<Update>(
      (update) => this.#show(update),
      (update, waiting) => this.#stay(update, waiting),
    );
    this.#socket = new TableSocket({
      url: options.url,
      greeting: () => this.#greeting(options.greeting()),
      hear: (message) => this.hear(message),
      changed: (link) => this.#relink(link),
      ...(options.open ? { open: options.open } : {}),
    });
    this.spotlight = new TableSpotlight({
      offers: () => this.offers,
      choose: (offer) => this.choose(offer),
      ask: (targets) => this.#ask(targets),
    });
  }

  /** Sit down at the table. */
  connect(): void {
    this.#socket.connect();
  }

  /** Leave the page. */
  close(): void {
    this.#queue.clear();
    this.#socket.close();
  }

  /** The network is there again, or somebody looks. */
  hurry(): void {
    this.#socket.hurry();
  }

  /** The network is gone. */
  interrupt(): void {
    this.#socket.interrupt();
  }

  /** Show all that waits now. */
  skip(): void {
    this.#queue.skip();
    this.waiting = 0;
  }

  // What the person does.

  /** Choose an offer; it is played at once, or proposed first if the person wants so. */
  choose(offer: Offer): void {
    if (!this.isListening) return;
    this.refused = null;
    if (settings.confirm && this.proposed !== offer) this.proposed = offer;
    else this.#play(offer);
  }

  /** Play what was proposed. */
  confirm(): void {
    if (this.proposed) this.#play(this.proposed);
  }

  /** Take the last thing back that is not played yet; false if there is none. */
  retreat(): boolean {
    if (this.proposed) this.proposed = null;
    else if (this.spotlight.path.length) this.spotlight.back();
    else if (this.refused) this.refused = null;
    else if (this.moment) this.moment = null;
    else return false;
    return true;
  }

  /** Take back our own last decisions. */
  undo(): void {
    const update = this.shown;
    if (!update?.can_undo || update.ending || !this.isListening) return;
    const undo = { type: "undo", seat: update.viewer, ply: update.ply } as const;
    if (this.send(undo)) this.sent = undo;
  }

  /** Look at the table as it was at a ply. */
  look(ply: number): void {
    this.send({ type: "look", ply });
  }

  /** Look at the table as it is now. */
  now(): void {
    this.moment = null;
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }

  react(sign: React["sign"]): void {
    this.send({ type: "react", sign });
  }

  rename(seat: number, name: string): void {
    this.send({ type: "rename", seat, name });
  }

  substitute(seat: number, agree: boolean): void {
    this.send({ type: "substitute", seat, agree });
  }

  send(message: FromClient): boolean {
    return this.#socket.send(message);
  }

  #greeting(greeting: Omit<Hello, "type">): Omit<Hello, "type"> {
    this.#tokens = greeting.tokens;
    return greeting;
  }

  // What comes from the server.

  /** Take in a message. */
  hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "moment":
        this.moment = message;
        this.refused = null;
        return;
      case "seats":
        this.seats = message.seats;
        return;
      case "thinking":
        this.thought = { seat: message.seat, seconds: message.seconds, since: Date.now() };
        return;
      case "said":
        this.chat = [...this.chat, message];
        return;
      case "waiting":
      case "holding":
      case "link":
        return this.doorway.hear(message);
      case "refused":
        return this.#refuse(message);
    }
  }

  #welcome(message: Welcome): void {
    this.#queue.clear();
    this.waiting = 0;
    this.#arriving = true;
    this.table = message.table;
    this.mine = message.mine;
    this.seats = message.seats;
    this.chat = message.chat;
    this.thought = null;
    this.doorway.arrive();
    this.#settled(message.spent.flatMap((number) => this.#tokens[number] ?? []));
  }

  #update(update: Update): void {
    if (this.#arriving) this.#resend(update);
    if (this.thought && this.thought.seat !== update.due) this.thought = null;
    if (this.mine.includes(update.due)) this.#called(update);
    if (this.sent && update.ply > this.sent.ply) this.#own = update;
    const atOnce = this.#arriving || this.#own === update || isHidden();
    if (atOnce) this.#queue.pushAtOnce(update);
    else this.#queue.push(update);
    this.waiting = this.#queue.waiting;
  }

  #show(update: Update): void {
    const known = this.lines.length;
    const news = this.#arriving ? [] : update.log.slice(Math.max(0, known - update.log_from));
    if (this.sent && update.ply > this.sent.ply) this.sent = null;
    this.lines = [...this.lines.slice(0, update.log_from), ...update.log];
    if (this.#own === update) this.#seen = this.#told(news);
    else if (this.#arriving) this.#seen = this.#lastChosen();
    this.#arriving = false;
    this.fresh = news;
    this.proposed = null;
    this.refused = null;
    this.spotlight.reset();
    this.shown = update;
    this.waiting = this.#queue.waiting;
  }

  #stay(update: Update, waiting: number): number {
    const great = isGreat(this.fresh);
    const time = dwell(settings.speed, this.fresh.length, waiting, great);
    return this.#own === update && !great ? Math.min(time, OWN_STAY) : time;
  }

  /** How much of the log needs no telling after our own move: all but the great things it led to. */
  #told(news: readonly Line[]): number {
    const first = news.findIndex((line) => line.highlight !== "");
    return this.lines.length - (first < 0 ? 0 : news.length - first);
  }

  /** Where news begin after the last action of ours; what others did to us begins with a line of theirs. */
  #lastChosen(): number {
    const chosen = this.lines.findLastIndex(
      ({ ply, seat }, n) => ply !== this.lines[n - 1]?.ply && this.mine.includes(seat),
    );
    const next = this.lines.findIndex(
      ({ ply, highlight }, n) => n > chosen && (ply !== this.lines[chosen]?.ply || highlight),
    );
    return next < 0 ? this.lines.length : next;
  }

  #refuse(message: Refused): void {
    this.sent = null;
    this.proposed = null;
    // The line is closed after that, and says so itself.
    if (!CLOSING.includes(message.reason)) this.refused = message;
  }

  #relink(link: Link): void {
    this.link = link;
    if (link !== "open") this.doorway.waiting = null;
    if (link !== "open") this.thought = null;
  }

  // Commands.

  #play(offer: Offer): void {
    const update = this.shown;
    if (!update || this.turn < 0 || !this.isListening) return;
    const move = { type: "move", seat: this.turn, ply: update.ply, action: offer.text } as const;
    if (this.send(move)) this.sent = move;
  }

  /** A move that got lost with the line is sent again: its ply says that it was not played. */
  #resend(update: Update): void {
    const { sent } = this;
    if (!sent) return;
    const isLost = sent.ply === update.ply && sent.seat === update.due && sent.type === "move";
    if (!isLost || !this.send(sent)) this.sent = null;
  }

  #ask(targets: string[]): void {
    const update = this.shown;
    if (update && this.turn >= 0)
      this.send({ type: "ask", seat: this.turn, ply: update.ply, targets });
  }
}

function isHidden(): boolean {
  return typeof document !== "undefined" && document.hidden;
}
