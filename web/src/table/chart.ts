/** A point of a chart in its own figures: a ply, and a value. */
export interface ChartPoint {
  ply: number;
  values: readonly number[];
}

/** What maps figures to places on a drawing. */
export interface Scale {
  x: (ply: number) => number;
  y: (value: number) => number;
  ticks: readonly number[];
}

const STEPS = [1, 2, 5];

/** Round numbers from `least` to `most`, about `count` of them. */
export function ticks(least: number, most: number, count = 5): number[] {
  const step = roundStep((most - least || 1) / count);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = STEPS.find((step) => step * power >= raw) ?? 10;
  return factor * power;
}

/** The scale of some points on a drawing of a width and height; y grows downwards there. */
export function scaleOf(
  points: readonly ChartPoint[],
  width: number,
  height: number,
  range?: readonly [number, number],
): Scale {
  const values = points.flatMap((point) => point.values);
  const [least, most] = range ?? [Math.min(0, ...values), Math.max(1, ...values)];
  const marks = ticks(least, most);
  const bottom = marks[0] ?? least;
  const top = marks.at(-1) ?? most;
  const end = Math.max(1, points.at(-1)?.ply ?? 1);
  return {
    x: (ply) => (ply / end) * width,
    y: (value) => height - ((value - bottom) / (top - bottom || 1)) * height,
    ticks: marks,
  };
}

/** The line of one seat through all points. */
export function lineOf(points: readonly ChartPoint[], seat: number, scale: Scale): string {
  return points
    .map((point, n) => {
      const at = `${scale.x(point.ply).toFixed(1)} ${scale.y(point.values[seat] ?? 0).toFixed(1)}`;
      return `${n ? "L" : "M"}${at}`;
    })
    .join("");
}

/** The last point that is not after an action; the first if all are. */
export function pointAt(points: readonly ChartPoint[], ply: number): ChartPoint | null {
  return points.findLast((point) => point.ply <= ply) ?? points[0] ?? null;
}
