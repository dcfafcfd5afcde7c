import { speech } from "../lib/speech.svelte";
import type { IconName } from "../look/icons";

export type Tab = "board" | "actions" | "saga" | "chat" | "players" | "rules";

interface TabInfo {
  name: Tab;
  label: string;
  icon: IconName;
  news: number;
}

const ICON: Record<Tab, IconName> = {
  board: "flag",
  actions: "check",
  saga: "log",
  chat: "chat",
  players: "people",
  rules: "book",
};

/** The tabs of a narrow page, where the board is one of them, or of a wide one. */
export function namesFor(narrow: boolean, isOver: boolean): readonly Tab[] {
  if (narrow) return ["board", "saga", "chat", "players", "rules"];
  return isOver ? ["saga", "chat", "rules"] : ["actions", "saga", "chat", "rules"];
}

/** The tabs with their words; `unheard` messages wait in the chat. */
export function tabsOf(names: readonly Tab[], unheard: number): TabInfo[] {
  return names.map((name) => ({
    name,
    label: speech.say(`table-tab-${name}`),
    icon: ICON[name],
    news: name === "chat" ? unheard : 0,
  }));
}
