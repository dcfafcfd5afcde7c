// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import { speech } from "../lib/speech.svelte";
import ChoicePopover from "./ChoicePopover.svelte";
import type { TableSession } from "./session.svelte";

beforeAll(() => speech.use(settings.language));

it("stands at its place from its first frame", async () => {
  const board = document.body.appendChild(document.createElement("main"));
  board.innerHTML = `<i data-target="region:1"></i>`;
  const offer = { text: "a", words: { key: "table-back" }, targets: ["region:1"] };
  const spotlight = { choices: [offer], left: [offer], path: ["region:1"] };
  const session = { proposed: null, spotlight } as unknown as TableSession;
  const shown = mount(ChoicePopover, { target: board, props: { session, board } });
  flushSync();
  const box = board.querySelector<HTMLElement>(".popover");
  expect(box?.style.left).toMatch(/px$/);
  expect(box?.style.visibility).toBe("visible");
  expect(document.activeElement?.closest(".popover")).toBe(box);
  await unmount(shown);
});
