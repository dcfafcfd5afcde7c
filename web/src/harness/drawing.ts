import { readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { frontOf, type BoardComponent } from "../games/fronts";
import { sure } from "../lib/sure";
import type { Fixture } from "./fixture";
import { Pointing } from "./pointing.svelte";

const folderOf = (game: string): string => `fixtures/${game.replaceAll("-", "")}`;

/** The names of the positions of a game. */
export function fixturesOf(game: string): string[] {
  return readdirSync(folderOf(game))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(".json", ""));
}

export function readFixture(game: string, name: string): Fixture {
  return JSON.parse(readFileSync(`${folderOf(game)}/${name}.json`, "utf-8")) as Fixture;
}

/** A board that stands in the page of a test. */
export class Drawn {
  readonly root = document.body.appendChild(document.createElement("main"));
  readonly spotlight: Pointing;
  readonly #board: Record<string, unknown>;

  constructor(Board: BoardComponent, fixture: Fixture) {
    this.spotlight = new Pointing(fixture.offers);
    const { lines = [], ...rest } = fixture;
    const props = { ...rest, lines, spotlight: this.spotlight };
    this.#board = mount(Board, { target: this.root, props });
    flushSync();
  }

  all(selector: string): Element[] {
    return [...this.root.querySelectorAll(selector)];
  }

  /** The places of a family that have elements, in order. */
  spotsOf(family: string): string[] {
    const spots = this.all(`[data-spot^="${family}:"]`).map((each) =>
      each.getAttribute("data-spot"),
    );
    return [...new Set(spots.map((spot) => spot ?? ""))].sort();
  }

  /** Whether some element stands for this place and shows that it can be chosen. */
  isLit(spot: string): boolean {
    return this.root.querySelector(`[data-spot="${spot}"].lit`) !== null;
  }

  point(spot: string): void {
    this.spotlight.point(spot);
    flushSync();
  }

  async remove(): Promise<void> {
    await unmount(this.#board);
    this.root.remove();
  }
}

/** Draws a position of a game. */
export async function draw(game: string, fixture: Fixture): Promise<Drawn> {
  const { default: Board } = await sure(frontOf(game).board, `the board of ${game}`)();
  return new Drawn(Board as BoardComponent, fixture);
}
