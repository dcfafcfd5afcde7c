import type { Component } from "svelte";
import type { Route } from "./lib/routes";
import { sure } from "./lib/sure";

type Page = Route["page"];
interface PageModule {
  default: Component<Record<string, unknown>>;
}

/** Each page is a file of its own, loaded when it is first opened. */
const MODULES = import.meta.glob<PageModule>([
  "./lobby/StartPage.svelte",
  "./lobby/NewTablePage.svelte",
  "./lobby/TablesPage.svelte",
  "./lobby/ReplaysPage.svelte",
  "./lobby/LostPage.svelte",
  "./rules/RulesPage.svelte",
  "./settings/SettingsPage.svelte",
  "./table/TablePage.svelte",
  "./replay/ReplayPage.svelte",
  "./learn/LearnPage.svelte",
]);

const FILES: Record<Page, string> = {
  start: "./lobby/StartPage.svelte",
  new: "./lobby/NewTablePage.svelte",
  tables: "./lobby/TablesPage.svelte",
  replays: "./lobby/ReplaysPage.svelte",
  rules: "./rules/RulesPage.svelte",
  settings: "./settings/SettingsPage.svelte",
  table: "./table/TablePage.svelte",
  replay: "./replay/ReplayPage.svelte",
  learn: "./learn/LearnPage.svelte",
  unknown: "./lobby/LostPage.svelte",
};

/** The component of a page. */
export async function componentOf(page: Page): Promise<PageModule["default"]> {
  const load = sure(MODULES[FILES[page]] ?? MODULES[FILES.unknown], page);
  return (await load()).default;
}

/** Whether a page has been built into this client. */
export function hasPage(page: Page): boolean {
  return FILES[page] in MODULES;
}
