/** The tile in hand: how it is turned, where it is shown, and what it would bring about. */
import type { Spotlight } from "../spotlight";
import type { Focus, Forecast, TurnForecast } from "./wire";
import { squareName } from "./world";

const ALL_TURNS = [0, 1, 2, 3];

export class Placement {
  readonly #focus: () => Focus;
  readonly #forecast: () => Forecast | null;
  readonly #spotlight: () => Spotlight;
  /** How the reader has turned which tile; each begins as it is printed. */
  #turned = $state.raw<{ tile: number | undefined; turn: number }>({ tile: undefined, turn: 0 });
  /** The square under the pointer. */
  hovered = $state("");

  constructor(focus: () => Focus, forecast: () => Forecast | null, spotlight: () => Spotlight) {
    this.#focus = focus;
    this.#forecast = forecast;
    this.#spotlight = spotlight;
  }

  readonly tile = $derived.by(() => this.#focus().tile);

  readonly #wish = $derived.by(() => (this.#turned.tile === this.tile ? this.#turned.turn : 0));

  /** The square on which the tile will lie, once it has been chosen. */
  readonly square = $derived.by(() => this.#focus().cell);

  /** The turns among which the reader may choose now. */
  readonly turns = $derived.by(() =>
    ALL_TURNS.filter((turn) => this.#spotlight().lit(`turn:${turn}`)),
  );

  /** Whether the reader is the one who lays it. */
  readonly isMine = $derived.by(() => this.turns.length > 0);

  /** The turn that is shown on the chosen square. */
  readonly turn = $derived.by(() =>
    nearest(this.turns.length ? this.turns : ALL_TURNS, this.#wish),
  );

  /** The turn that would be shown on a square. */
  turnAt(square: string): number {
    const known = this.#placementAt(square)?.turns.map(({ turn }) => turn);
    return nearest(known?.length ? known : ALL_TURNS, this.#wish);
  }

  /** What the tile would close and join as it is shown. */
  readonly effect = $derived.by((): TurnForecast | undefined => {
    const square = this.square ? squareName(...this.square) : this.hovered;
    const turn = this.square ? this.turn : this.turnAt(square);
    return this.#placementAt(square)?.turns.find((known) => known.turn === turn);
  });

  #placementAt(square: string) {
    return this.#forecast()?.placements.find((known) => squareName(...known.square) === square);
  }

  /** Turns the tile on, to the next way in which it may lie. */
  rotate(step = 1): void {
    const possible = this.square ? this.turns : this.#possibleAt(this.hovered);
    const here = this.square ? this.turn : this.turnAt(this.hovered);
    const index = possible.indexOf(here);
    const turn = possible[(index + step + possible.length) % possible.length] ?? 0;
    this.#turned = { tile: this.tile, turn };
  }

  #possibleAt(square: string): number[] {
    const known = this.#placementAt(square)?.turns.map(({ turn }) => turn);
    return known?.length ? known : ALL_TURNS;
  }

  /** Lays the tile as it is shown. */
  confirm(): void {
    this.#spotlight().point(`turn:${this.turn}`);
  }
}

/** The first possible turn from a wish on, clockwise. */
function nearest(possible: readonly number[], wish: number): number {
  for (let step = 0; step < 4; step += 1) {
    const turn = (wish + step) % 4;
    if (possible.includes(turn)) return turn;
  }
  return 0;
}
