import type { Span } from "../lib/api";

/** A piece of a text; `hit` pieces are what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut into pieces, so that what was looked for can be shown. The server counts letters. */
export function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  const letters = Array.from(text);
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of [...spans, [letters.length, letters.length] as const]) {
    pieces.push({ text: letters.slice(end, from).join(""), hit: false });
    pieces.push({ text: letters.slice(from, to).join(""), hit: true });
    end = to;
  }
  return pieces.filter((piece) => piece.text !== "");
}
