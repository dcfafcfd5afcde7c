import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

const CSS = readFileSync(new URL("./tokens.css", import.meta.url), "utf-8");
const [light, dark] = CSS.split('[data-theme="dark"]').map(coloursOf);
const THEMES = [
  ["light", light],
  ["dark", { ...light, ...dark }],
] as const;

/** Linear light as seen by eyes without one kind of cones (Machado, Oliveira and Fernandes 2009). */
const EYES: Record<string, Matrix> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "without red": [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
  "without green": [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
  "without blue": [
    [1.256, -0.077, -0.179],
    [-0.078, 0.931, 0.148],
    [0.005, 0.691, 0.304],
  ],
};

function coloursOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

function linear(hex: string): Colour {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function contrast(one: string, other: string): number {
  const [low, high] = [one, other]
    .map(
      (hex) =>
        times(
          [
            [0.2126, 0.7152, 0.0722],
            [0, 0, 0],
            [0, 0, 0],
          ],
          linear(hex),
        )[0] + 0.05,
    )
    .sort((a, b) => a - b);
  return high / low;
}

function times(matrix: Matrix, [a, b, c]: Colour): Colour {
  return matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Colour;
}

function oklab(light: Colour): Colour {
  const cones = times(
    [
      [0.4122, 0.5363, 0.0514],
      [0.2119, 0.6807, 0.1074],
      [0.0883, 0.2817, 0.63],
    ],
    light,
  );
  const roots = cones.map((cone) => Math.cbrt(Math.max(0, cone))) as unknown as Colour;
  return times(
    [
      [0.2105, 0.7936, -0.0041],
      [1.978, -2.4286, 0.4506],
      [0.0259, 0.7828, -0.8087],
    ],
    roots,
  );
}

function apart(one: string, other: string, eyes: Matrix): number {
  const [a, b] = [one, other].map((hex) => oklab(times(eyes, linear(hex))));
  return Math.hypot(...a.map((part, n) => part - b[n]));
}

describe.each(THEMES)("the %s colours", (_, colours) => {
  it.each(["ink", "ink-soft", "ink-faint", "accent", "gold", "danger", "ok"])(
    "%s can be read",
    (text) => {
      for (const ground of ["vellum", "vellum-deep", "snow"]) {
        expect(contrast(colours[text], colours[ground])).toBeGreaterThan(4.5);
      }
    },
  );

  it("text upon a colour can be read", () => {
    const grounds = Object.keys(colours).filter((name) => `${name}-on` in colours);
    expect(grounds.length).toBeGreaterThan(13);
    for (const name of grounds)
      expect(contrast(colours[name], colours[`${name}-on`])).toBeGreaterThan(4.5);
    expect(contrast(colours["accent-fill"], colours["on-accent-fill"])).toBeGreaterThan(4.5);
  });

  it.each(Object.entries(EYES))("seats can be told apart by eyes: %s", (_, eyes) => {
    for (const family of [/^ig-\w+$/, /^ng-\w+$/, /^seat-\d$/]) {
      const seats = Object.keys(colours).filter((name) => family.test(name));
      expect(seats.length).toBeGreaterThan(3);
      seats.forEach((one, n) =>
        seats.slice(n + 1).forEach((other) => {
          expect(apart(colours[one], colours[other], eyes), `${one} ${other}`).toBeGreaterThan(
            0.11,
          );
        }),
      );
    }
  });
});
