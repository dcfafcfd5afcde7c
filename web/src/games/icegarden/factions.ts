import type { Faction } from "./wire";

/** How a faction looks besides its colour: the shape of its markers, in a square of 24. */
export const SHAPES: Record<Faction, string> = {
  blue: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z",
  black: "M4.5 1.5h15l3 3v15l-3 3h-15l-3-3v-15Z",
  red: "M1.8 2.3C5.5 2.3 9 1.7 12 .5c3 1.2 6.5 1.8 10.2 1.8v8.7c0 6-3.7 10-10.2 12.8C5.5 21 1.8 17 1.8 11Z",
  green: "M12 .3 22.2 6v12L12 23.7 1.8 18V6Z",
};

/** A line inside the shape, engraved. */
export const RINGS: Record<Faction, string> = {
  blue: "M12 3.6a8.4 8.4 0 1 1 0 16.8 8.4 8.4 0 0 1 0-16.8Z",
  black: "M5.5 4h13l1.5 1.5v13L18.5 20h-13L4 18.5v-13Z",
  red: "M4.2 4.6C7 4.5 9.7 4 12 3.2c2.3.8 5 1.3 7.8 1.4V11c0 4.7-2.7 7.8-7.8 10.2C6.9 18.8 4.2 15.7 4.2 11Z",
  green: "M12 3.2 19.7 7.5v9L12 20.8 4.3 16.5v-9Z",
};

/** The colour of a faction, or a neutral one before it is dealt. */
export function colourOf(faction: Faction | null): string {
  return faction ? `var(--ig-${faction})` : "var(--ink-faint)";
}

/** The colour of a faction as a line on paper: black stays visible at night. */
export function lineColourOf(faction: Faction | null): string {
  return faction === "black"
    ? "color-mix(in srgb, var(--ig-black) 45%, var(--ink))"
    : colourOf(faction);
}

/** The colour of writing upon a faction's colour. */
export function onColourOf(faction: Faction | null): string {
  return faction ? `var(--ig-${faction}-on)` : "var(--snow)";
}
