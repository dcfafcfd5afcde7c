import type { Component } from "svelte";

type Picture = Component<{ label: string }>;

const PICTURES = import.meta.glob<{ default: Picture }>("./*/Picture.svelte", { eager: true });

/** The picture of a game, whose folder has its id without hyphens; null if there is none. */
export function pictureOf(game: string): Picture | null {
  return PICTURES[`./${game.replaceAll("-", "")}/Picture.svelte`]?.default ?? null;
}
