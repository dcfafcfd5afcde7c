import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToClient } from "../lib/messages";
import { TableSocket, backoff, type Link, type Wire } from "./socket";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly sent: unknown[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

function rig(): { wires: FakeWire[]; links: Link[]; heard: ToClient[]; socket: TableSocket } {
  const wires: FakeWire[] = [];
  const links: Link[] = [];
  const heard: ToClient[] = [];
  const socket = new TableSocket({
    url: "ws://table",
    greeting: () => ({ tokens: ["secret"] }),
    hear: (message) => heard.push(message),
    changed: (link) => links.push(link),
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  });
  socket.connect();
  return { wires, links, heard, socket };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("TableSocket", () => {
  it("says hello with the tokens as soon as the line is open", () => {
    const { wires, links } = rig();
    wires[0]?.onopen?.({} as Event);
    expect(wires[0]?.sent).toEqual([{ type: "hello", tokens: ["secret"] }]);
    expect(links).toEqual(["open"]);
  });

  it("hands on what it hears", () => {
    const { wires, heard } = rig();
    wires[0]?.onmessage?.({ data: '{"type":"seats","seats":[]}' } as MessageEvent<string>);
    expect(heard).toEqual([{ type: "seats", seats: [] }]);
  });

  it("connects again by itself and says hello again", () => {
    const { wires, links } = rig();
    wires[0]?.onopen?.({} as Event);
    wires[0]?.breaks();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    wires[1]?.onopen?.({} as Event);
    expect(wires[1]?.sent).toHaveLength(1);
  });

  it("sends nothing while the line is down", () => {
    const { wires, socket } = rig();
    expect(socket.send({ type: "chat", text: "hej" })).toBe(false);
    wires[0]?.onopen?.({} as Event);
    expect(socket.send({ type: "chat", text: "hej" })).toBe(true);
  });

  it("does not wait when the network is back", () => {
    const { wires, socket } = rig();
    wires[0]?.breaks();
    socket.hurry();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
  });

  it("gives up when there is no such table", () => {
    const { wires, links } = rig();
    wires[0]?.breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(links).toEqual(["gone"]);
    expect(wires).toHaveLength(1);
  });

  it("gives up when the tokens hold no seat", () => {
    const { wires, links } = rig();
    wires[0]?.breaks(4403);
    vi.advanceTimersByTime(60_000);
    expect(links).toEqual(["unseated"]);
    expect(wires).toHaveLength(1);
  });

  it("stays closed once left", () => {
    const { wires, socket } = rig();
    socket.close();
    expect(wires[0]?.closed).toBe(true);
    wires[0]?.breaks();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});

describe("backoff", () => {
  it("grows to a limit and differs between clients", () => {
    expect(backoff(0, 1)).toBe(400);
    expect(backoff(3, 1)).toBe(3200);
    expect(backoff(30, 1)).toBe(10_000);
    expect(backoff(3, 0)).toBe(1600);
  });
});
