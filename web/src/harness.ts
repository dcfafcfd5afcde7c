/**
 * A board on its own, for those who draw it: with `npx vite --port 51xx` open
 * `harness.html?game=chess&file=chess/mid.json`; `&theme=dark&language=pl` as wished,
 * `&bare` hides the list of offers.
 */
import "./look/tokens.css";
import "./look/base.css";
import { mount, type Component } from "svelte";
import { FRONTS } from "./games/fronts";
import type { Fixture } from "./harness/fixture";
import Harness from "./harness/Harness.svelte";
import type { Language } from "./lib/languages";
import { settings, type Theme } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";
import { nth, sure } from "./lib/sure";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? nth(FRONTS, 0).id;
settings.language = (asked.get("language") ?? "en") as Language;
settings.theme = (asked.get("theme") ?? "light") as Theme;

const boards = import.meta.glob<{ default: Component<Record<string, unknown>> }>(
  "./games/*/Board.svelte",
);
const board = sure(boards[`./games/${game.replaceAll("-", "")}/Board.svelte`], game);

async function start(): Promise<void> {
  const [module, answer] = await Promise.all([
    board(),
    fetch(`/fixtures/${asked.get("file") ?? ""}`),
    speech.use(settings.language).then(() => speech.load(game)),
  ]);
  const fixture = (await answer.json()) as Fixture;
  const props = { Board: module.default, fixture, bare: asked.has("bare") };
  mount(Harness, { target: sure(document.getElementById("app")), props });
}

await start();
