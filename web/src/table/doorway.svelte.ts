import type {
  DeviceInfo,
  FromClient,
  Holding,
  LinkInfo,
  NewLink,
  RequestInfo,
  Waiting,
} from "../lib/messages";

/** Who holds our seats, who asks for them, and whether we wait to be let in ourselves. */
export class Doorway {
  devices = $state.raw<readonly DeviceInfo[]>([]);
  requests = $state.raw<readonly RequestInfo[]>([]);
  links = $state.raw<readonly LinkInfo[]>([]);
  /** Whoever holds the seat of our link has been asked to let us in. */
  waiting = $state.raw<Waiting | null>(null);
  /** The tokens of the links that were made here, by seat. */
  #made = $state.raw<Readonly<Record<number, string>>>({});
  readonly #send: (message: FromClient) => boolean;

  constructor(send: (message: FromClient) => boolean) {
    this.#send = send;
  }

  /** The tokens of our links that nobody has opened yet, as far as they were made here. */
  readonly fresh: readonly string[] = $derived.by(() =>
    this.links.flatMap(({ seat, stage }) =>
      stage === "fresh" && this.#made[seat] ? [this.#made[seat]] : [],
    ),
  );

  /** Take in a message. */
  hear(message: Holding | NewLink | Waiting): void {
    if (message.type === "waiting") {
      this.waiting = message;
    } else if (message.type === "link") {
      this.#made = { ...this.#made, [message.seat]: message.token };
    } else {
      this.devices = message.devices;
      this.requests = message.requests;
      this.links = message.links;
    }
  }

  /** We are at the table. */
  arrive(): void {
    this.waiting = null;
    this.requests = [];
  }

  /** Let somebody in, or do not. */
  answer(request: number, agree: boolean): void {
    this.#send({ type: "admit", request, agree });
  }

  /** New links to these seats, or none; the old ones lead nowhere then. */
  relink(seats: readonly number[], wanted: boolean): void {
    for (const seat of seats) this.#send({ type: "relink", seat, wanted });
  }

  /** Take a seat away from another device. */
  revoke({ seat, id }: DeviceInfo): void {
    this.#send({ type: "revoke", seat, device: id });
  }

  /** Whether a device can be done without: we would still hold the seat. */
  canRevoke({ seat, id, mine }: DeviceInfo): boolean {
    return (
      !mine || this.devices.some((other) => other.mine && other.seat === seat && other.id !== id)
    );
  }
}
