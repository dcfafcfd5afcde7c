/** A block of a print: what it is cut in, and whether its edge is inked. */
export interface Layer {
  tone: "ink" | "paper" | "bright" | "tint" | "deep" | "red" | "gold" | "cut";
  d: string;
  edge?: boolean;
}
