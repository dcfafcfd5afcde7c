/** Time in which a second digit may follow the first. */
const PAUSE = 700;

/** Reads numbers typed on the keyboard: `1` chooses at once unless `12` is possible too. */
export class DigitKeys {
  readonly #choose: (number: number) => void;
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(choose: (number: number) => void) {
    this.#choose = choose;
  }

  /** A digit was typed while there are so many things to choose from. */
  type(digit: string, count: number): void {
    this.#stop();
    const number = Number(this.#typed + digit);
    if (number < 1 || number > count) {
      this.clear();
      return;
    }
    this.#typed += digit;
    if (number * 10 > count) this.#finish();
    else this.#timer = setTimeout(() => this.#finish(), PAUSE);
  }

  /** Forget what was typed. */
  clear(): void {
    this.#stop();
    this.#typed = "";
  }

  #finish(): void {
    const number = Number(this.#typed);
    this.clear();
    this.#choose(number);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
