import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, Line, Offer, ToClient, Update } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { nth } from "../lib/sure";
import { TableSession } from "./session.svelte";
import type { Wire } from "./socket";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly sent: FromClient[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {}

  hears(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  /** What was sent last, hello aside. */
  get last(): FromClient | undefined {
    return this.sent.slice(1).at(-1);
  }
}

const done: Offer = { text: "done", words: { key: "done" }, targets: [] };
const offers: Offer[] = [
  { text: "move a", words: { key: "move a" }, targets: ["piece:a", "region:1"] },
  done,
];

function line(ply: number, seat: number): Line {
  const phrase = { key: "x" };
  const told = { words: phrase, subject: phrase, rule: "", targets: [], facts: {} };
  const shown = { joins: "begins", highlight: "", passing: false } as const;
  return { ply, seat, round: 1, name: "x", ...told, ...shown };
}

function update(ply: number, due: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    ply,
    viewer: 0,
    due,
    round: 1,
    headline: { key: "x" },
    view: {},
    forecast: {},
    places: {},
    prompt: null,
    offers: due === 0 ? offers : [],
    log_from: 0,
    log: [],
    can_undo: false,
    ending: null,
    ...more,
  };
}

interface Rig {
  session: TableSession;
  wires: FakeWire[];
  called: Update[];
  settled: string[];
}

function rig(mine = [0]): Rig {
  const wires: FakeWire[] = [];
  const settled: string[] = [];
  const called: Update[] = [];
  const session = new TableSession({
    id: "t",
    url: "ws://t",
    greeting: () => ({ tokens: ["link", "mine"] }),
    settled: (spent) => settled.push(...spent),
    called: (call) => called.push(call),
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  });
  session.connect();
  arrive(nth(wires, 0), mine);
  return { session, wires, called, settled };
}

function arrive(wire: FakeWire, mine: number[]): void {
  wire.onopen?.({} as Event);
  const facts = { practice: false, rules: 2, began_rules: 2, away: "correspondence" } as const;
  const table = { id: "t", game: "northgard", players: 2, options: {}, ...facts };
  wire.hears({ type: "welcome", table, mine, seats: [], chat: [], spent: [0] });
}

function breakLine(wires: FakeWire[]): void {
  nth(wires, 0).onclose?.({ code: 1006 } as CloseEvent);
}

/** The second line, over which we are welcome again. */
function returnTo(wires: FakeWire[]): FakeWire {
  vi.advanceTimersByTime(400);
  arrive(nth(wires, 1), [0]);
  return nth(wires, 1);
}

/** We moved at ply 7, and the line broke before an answer came. */
function backAfterAMove(): { session: TableSession; wire: FakeWire } {
  const { session, wires } = rig();
  nth(wires, 0).hears(update(7, 0));
  session.choose(done);
  breakLine(wires);
  return { session, wire: returnTo(wires) };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  settings.confirm = false;
});
afterEach(() => vi.useRealTimers());

describe("at the door", () => {
  it("forgets what holds nothing any more", () => {
    expect(rig().settled).toEqual(["link"]);
  });

  it("waits to be let in and comes in then", () => {
    const { session, wires } = rig();
    const wire = nth(wires, 0);
    wire.hears({ type: "waiting", seat: 1, name: "Bob", present: true });
    expect(session.doorway.waiting).toMatchObject({ seat: 1, present: true });
    arrive(wire, [1]);
    expect(session.doorway.waiting).toBeNull();
  });

  it("answers who asks, and knows what it may do without", () => {
    const { session, wires } = rig();
    const wire = nth(wires, 0);
    const device = { seat: 0, name: "Phone", since: 5, seen: 9, here: true };
    const mine = { ...device, id: 1, mine: true };
    const other = { ...device, id: 2, mine: false };
    const requests = [{ id: 7, seat: 0, name: "Laptop" }];
    wire.hears({
      type: "holding",
      devices: [mine, other],
      requests,
      links: [{ seat: 0, stage: "used" }],
    });
    session.doorway.answer(7, true);
    expect(wire.last).toEqual({ type: "admit", request: 7, agree: true });
    expect([mine, other].map((each) => session.doorway.canRevoke(each))).toEqual([false, true]);
    session.doorway.revoke(other);
    expect(wire.last).toEqual({ type: "revoke", seat: 0, device: 2 });
  });

  it("shows a new link until somebody has opened it", () => {
    const { session, wires } = rig();
    const wire = nth(wires, 0);
    const stands = (stage: "fresh" | "used"): void =>
      wire.hears({ type: "holding", devices: [], requests: [], links: [{ seat: 0, stage }] });
    session.doorway.relink([0], true);
    expect(wire.last).toEqual({ type: "relink", seat: 0, wanted: true });
    wire.hears({ type: "link", seat: 0, token: "new" });
    stands("fresh");
    expect(session.doorway.fresh).toEqual(["new"]);
    stands("used");
    expect(session.doorway.fresh).toEqual([]);
  });
});

describe("news", () => {
  it("has every turn since we last chose, also after a reload and if others did something to us", () => {
    const { session, wires } = rig();
    const log = [line(1, 0), line(1, 0), line(2, 1), line(3, 2), line(3, 0), line(4, 1)];
    nth(wires, 0).hears(update(5, 0, { log }));
    expect(session.news).toEqual(log.slice(2));
  });

  it("is all that happened since we last chose", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(1, 0, { log: [line(1, 1)] }));
    session.choose(done);
    nth(wires, 0).hears(update(2, 1, { log_from: 1, log: [line(2, 0)] }));
    nth(wires, 0).hears(update(3, 1, { log_from: 2, log: [line(3, 1)] }));
    nth(wires, 0).hears(update(4, 0, { log_from: 3, log: [line(4, 1)] }));
    session.skip();
    expect(session.news.map(({ ply }) => ply)).toEqual([3, 4]);
    session.choose(done);
    nth(wires, 0).hears(update(5, 0, { log_from: 4, log: [line(5, 0)] }));
    expect(session.news).toEqual([]);
  });

  it("has the great things to which our own choice led", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(1, 0));
    session.choose(done);
    const log = [line(2, 0), { ...line(2, 1), highlight: "harvest" }, line(2, 1)];
    nth(wires, 0).hears(update(2, 0, { log }));
    expect(session.news).toEqual(log.slice(1));
  });

  it("is for somebody who comes back what happened meanwhile", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(4, 0, { log: [line(1, 1), line(2, 0), line(3, 1), line(4, -1)] }));
    expect(session.news.map(({ ply }) => ply)).toEqual([3, 4]);
  });

  it("is nothing while the moves of others are still being shown", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(1, 1));
    nth(wires, 0).hears(update(2, 1, { log: [line(2, 1)] }));
    nth(wires, 0).hears(update(3, 0, { log_from: 1, log: [line(3, 1)] }));
    expect(session.news).toEqual([]);
  });
});

describe("showing", () => {
  it("shows the table at once when one arrives, and tells nothing as new", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(4, 0, { log: [line(1, 0), line(2, 1)] }));
    expect(session.lines).toHaveLength(2);
    expect(session.fresh).toEqual([]);
    expect(session.turn).toBe(0);
  });

  it("shows the moves of others one after another, and offers nothing meanwhile", () => {
    const { session, wires, called } = rig();
    nth(wires, 0).hears(update(1, 1));
    nth(wires, 0).hears(update(2, 1, { log: [line(2, 1)] }));
    nth(wires, 0).hears(update(3, 0, { log_from: 1, log: [line(3, 1)] }));
    expect(called.map(({ ply }) => ply)).toEqual([3]);
    expect([session.shown?.ply, session.waiting, session.turn]).toEqual([2, 1, -1]);
    expect(session.offers).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect([session.shown?.ply, session.waiting, session.turn]).toEqual([3, 0, 0]);
    expect(session.lines).toHaveLength(2);
  });

  it("gives time to read great things, also after our own move", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(1, 0));
    session.choose(done);
    nth(wires, 0).hears(
      update(2, 1, { log: [line(2, 0), { ...line(2, 1), highlight: "winter" }] }),
    );
    nth(wires, 0).hears(update(3, 1, { log_from: 2, log: [line(3, 1)] }));
    vi.advanceTimersByTime(4000);
    expect(session.shown?.ply).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(session.shown?.ply).toBe(3);
  });

  it("can skip to the newest", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(1, 1));
    for (const ply of [2, 3, 4])
      nth(wires, 0).hears(update(ply, 1, { log_from: ply - 2, log: [line(ply, 1)] }));
    session.skip();
    expect([session.shown?.ply, session.lines.length, session.waiting]).toEqual([4, 3, 0]);
  });

  it("cuts the log where something was taken back", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(2, 0, { log: [line(1, 0), line(2, 0)] }));
    nth(wires, 0).hears(update(3, 0, { log_from: 1, log: [] }));
    expect(session.lines).toHaveLength(1);
    expect(session.fresh).toEqual([]);
  });
});

describe("choosing", () => {
  it("sends the notation with the ply it answers, once", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(7, 0));
    session.choose(done);
    session.choose(done);
    expect(nth(wires, 0).sent.slice(1)).toEqual([
      { type: "move", seat: 0, ply: 7, action: "done" },
    ]);
  });

  it("shows the answer to it before all that waits", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(7, 0));
    session.choose(done);
    nth(wires, 0).hears(update(9, 0, { log: [line(8, 0)] }));
    expect(session.shown?.ply).toBe(9);
    expect(session.isListening).toBe(true);
  });

  it("waits for a confirmation if the person wants so", () => {
    settings.confirm = true;
    const { session, wires } = rig();
    nth(wires, 0).hears(update(7, 0));
    session.choose(done);
    expect(nth(wires, 0).last).toBeUndefined();
    expect(session.retreat()).toBe(true);
    expect(session.proposed).toBeNull();
    session.choose(done);
    session.confirm();
    expect(nth(wires, 0).last).toMatchObject({ type: "move", action: "done" });
  });

  it("plays by pointing and asks about what is not lit", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(7, 0));
    session.spotlight.point("region:9");
    expect(nth(wires, 0).last).toEqual({ type: "ask", seat: 0, ply: 7, targets: ["region:9"] });
    session.spotlight.point("piece:a");
    expect(session.spotlight.lit("region:1")).toBe(true);
    session.spotlight.point("region:1");
    expect(nth(wires, 0).last).toMatchObject({ type: "move", action: "move a" });
  });

  it("offers nothing while the past is looked at", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(7, 0));
    nth(wires, 0).hears({
      type: "moment",
      ply: 3,
      viewer: 0,
      view: {},
      forecast: {},
      places: {},
      headline: { key: "x" },
    });
    expect(session.offers).toEqual([]);
    session.now();
    expect(session.offers).toHaveLength(2);
  });

  it("may choose again after a refusal", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(7, 0));
    session.choose(done);
    nth(wires, 0).hears({ type: "refused", reason: "illegal", rule: "NG-MOVE-01", words: null });
    expect(session.refused?.rule).toBe("NG-MOVE-01");
    expect(session.isListening).toBe(true);
  });
});

describe("coming back", () => {
  it("shows exactly what the server says, without what waited", () => {
    const { session, wires } = rig();
    nth(wires, 0).hears(update(1, 1));
    for (const ply of [2, 3])
      nth(wires, 0).hears(update(ply, 1, { log_from: ply - 2, log: [line(ply, 1)] }));
    breakLine(wires);
    expect(session.link).toBe("lost");
    returnTo(wires);
    nth(wires, 1).hears(update(5, 0, { log: [line(2, 1), line(3, 1), line(4, 1)] }));
    expect([session.shown?.ply, session.lines.length, session.waiting]).toEqual([5, 3, 0]);
  });

  it("sends a move again that got lost with the line", () => {
    const { wire } = backAfterAMove();
    wire.hears(update(7, 0));
    expect(wire.last).toEqual({ type: "move", seat: 0, ply: 7, action: "done" });
  });

  it("does not send a move again that was played", () => {
    const { session, wire } = backAfterAMove();
    wire.hears(update(8, 0));
    expect(wire.last).toBeUndefined();
    expect(session.isListening).toBe(true);
  });
});
