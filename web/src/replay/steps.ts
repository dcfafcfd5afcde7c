import type { Line } from "../lib/messages";

/** The moments worth stopping at: those at which something happened, the beginning and the end. */
export function stopsOf(lines: readonly Line[], plies: number): number[] {
  const stops = new Set([0, ...lines.map((line) => line.ply), plies]);
  return [...stops].sort((a, b) => a - b);
}

/** The first stop after a moment; the last one if there is none. */
export function nextStop(stops: readonly number[], ply: number): number {
  return stops.find((stop) => stop > ply) ?? stops.at(-1) ?? 0;
}

/** The last stop before a moment; the first one if there is none. */
export function previousStop(stops: readonly number[], ply: number): number {
  return stops.findLast((stop) => stop < ply) ?? stops[0] ?? 0;
}

/** The round that runs at a moment. */
export function roundAt(rounds: readonly { round: number; ply: number }[], ply: number): number {
  return rounds.findLast((start) => start.ply <= ply)?.round ?? 0;
}
