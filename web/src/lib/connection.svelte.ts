import { at } from "./base";

/** Whether the server can be reached; while it cannot, it is asked again and again. */
class Connection {
  #lost = $state(false);
  #returns = $state(0);
  #wait = 1_000;

  constructor() {
    if (typeof window === "undefined") return;
    addEventListener("offline", () => this.lose());
    addEventListener("online", () => void this.#try());
  }

  /** Whether the last attempt failed. */
  get lost(): boolean {
    return this.#lost;
  }

  /** How often the server has come back: whoever shows its answers asks again. */
  get returns(): number {
    return this.#returns;
  }

  /** The server did not answer. */
  lose(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#wait = 1_000;
    this.#later();
  }

  #later(): void {
    setTimeout(() => void this.#try(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, 15_000);
  }

  async #try(): Promise<void> {
    if (!this.#lost) return;
    const answer = await fetch(at("/api/health"), { cache: "no-store" }).catch(() => null);
    if (!this.lost) return;
    if (answer?.ok === true) this.#return();
    else this.#later();
  }

  #return(): void {
    this.#lost = false;
    this.#returns += 1;
  }
}

export const connection = new Connection();
