import { BLAZONS, SHIELDS } from "./shields";

/** How a seat is told apart: by its colour, and by the shape that its pieces have on the board. */
export interface SeatColour {
  fill: string;
  /** As a line on the page, which is dark at night. */
  line: string;
  /** Ink upon that colour. */
  on: string;
  shape: Shape;
}

/** An outline and a line engraved in it, on a field. */
export interface Shape {
  field: string;
  outline: string;
  engraved: string;
  weight: number;
}

/** Chance and the table itself have no colours. */
export const NOBODY: SeatColour = {
  fill: "var(--ink-soft)",
  line: "var(--ink-soft)",
  on: "var(--vellum)",
  shape: { field: "0 0 24 24", outline: "M12 4 20 12 12 20 4 12z", engraved: "", weight: 0 },
};

/** A colour of the page by its name, upon a shape. */
export function painted(name: string, shape: Shape): SeatColour {
  return { fill: `var(${name})`, line: `var(${name})`, on: `var(${name}-on)`, shape };
}

/** One shield of several. */
export function shield(number: number): Shape {
  const outline = SHIELDS[number] ?? NOBODY.shape.outline;
  return { field: "-25 -26 50 52", outline, engraved: BLAZONS[number] ?? "", weight: 5 };
}
