import { readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { frontOf, type BoardComponent } from "../games/fronts";
import { sure } from "../lib/sure";
import type { Data } from "../lib/messages";
import type { Fixture } from "./fixtures";
import { Pointing } from "./pointing.svelte";

const folderOf = (game: string): string => `fixtures/${game.replaceAll("-", "")}`;

/** The names of the positions of a game. */
export function fixturesOf(game: string): string[] {
  return readdirSync(folderOf(game))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(".json", ""));
}

export function readFixture<View = Data>(game: string, name: string): Fixture<View> {
  return JSON.parse(readFileSync(`${folderOf(game)}/${name}.json`, "utf-8")) as Fixture<View>;
}

/** A board that stands in the page of a test. */
export class Drawn {
  readonly root = document.body.appendChild(document.createElement("main"));
  readonly spotlight: Pointing;
  readonly #board: Record<string, unknown>;

  constructor(Board: BoardComponent, fixture: Fixture) {
    this.spotlight = new Pointing(fixture.offers);
    const props = { ...fixture, spotlight: this.spotlight };
    this.#board = mount(Board, { target: this.root, props });
    flushSync();
  }

  all(selector: string): Element[] {
    return [...this.root.querySelectorAll(selector)];
  }

  /** The places of a family that have elements, in order. */
  targetsOf(family: string): string[] {
    const targets = this.all(`[data-target^="${family}:"]`).map((each) =>
      each.getAttribute("data-target"),
    );
    return [...new Set(targets.map((target) => target ?? ""))].sort();
  }

  /** Whether some element stands for this place and shows that it can be chosen. */
  isLit(target: string): boolean {
    return this.root.querySelector(`[data-target="${target}"].lit`) !== null;
  }

  point(target: string): void {
    this.spotlight.point(target);
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
