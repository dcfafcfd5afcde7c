import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sure } from "../lib/sure";

type Colour = readonly [number, number, number];
type Colours = ReadonlyMap<string, string>;
type Matrix = readonly [Colour, Colour, Colour];

/** The colours of the table, and those that games bring. */
const FILES = [
  "src/look/tokens.css",
  ...["icegarden", "northgard"].map((game) => `src/games/${game}/colours.css`),
];
const SHEETS = FILES.map((file) => readFileSync(file, "utf-8").split('[data-theme="dark"]'));
const light = coloursOf(SHEETS.map(([text]) => text).join());
const dark = coloursOf(SHEETS.map(([, text]) => text).join());
const THEMES = [
  ["light", light],
  ["dark", new Map([...light, ...dark])],
] as const;

/** Linear light as seen by viewer without one kind of cones (Machado, Oliveira and Fernandes 2009). */
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

function coloursOf(text: string): Colours {
  const found = text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
  return new Map([...found].map(([, name = "", hex = ""]) => [name, hex]));
}

function linear(hex: string): Colour {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function contrast(one: string, other: string): number {
  const bright = [one, other].map((hex) => brightness(linear(hex)) + 0.05);
  return Math.max(...bright) / Math.min(...bright);
}

function brightness([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function times([first, second, third]: Matrix, [a, b, c]: Colour): Colour {
  const row = ([x, y, z]: Colour): number => x * a + y * b + z * c;
  return [row(first), row(second), row(third)];
}

function oklab(light: Colour): Colour {
  const [red, green, blue] = times(
    [
      [0.4122, 0.5363, 0.0514],
      [0.2119, 0.6807, 0.1074],
      [0.0883, 0.2817, 0.63],
    ],
    light,
  );
  const root = (cone: number): number => Math.cbrt(Math.max(0, cone));
  return times(
    [
      [0.2105, 0.7936, -0.0041],
      [1.978, -2.4286, 0.4506],
      [0.0259, 0.7828, -0.8087],
    ],
    [root(red), root(green), root(blue)],
  );
}

function apart(one: string, other: string, viewer: Matrix): number {
  const seen = (hex: string): Colour => oklab(times(viewer, linear(hex)));
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe.each(THEMES)("the %s colours", (_, colours) => {
  const colour = (name: string): string => sure(colours.get(name), name);

  it.each(["ink", "ink-soft", "ink-faint", "accent", "gold", "danger", "ok"])(
    "%s can be read",
    (text) => {
      for (const ground of ["vellum", "vellum-deep", "snow"]) {
        expect(contrast(colour(text), colour(ground))).toBeGreaterThan(4.5);
      }
    },
  );

  it("text upon a colour can be read", () => {
    const grounds = [...colours.keys()].filter((name) => colours.has(`${name}-on`));
    expect(grounds.length).toBeGreaterThan(13);
    for (const name of grounds)
      expect(contrast(colour(name), colour(`${name}-on`))).toBeGreaterThan(4.5);
    expect(contrast(colour("accent-fill"), colour("on-accent-fill"))).toBeGreaterThan(4.5);
  });

  it.each(Object.entries(EYES))(
    "what is lit has no player's hue, seen by viewer: %s",
    (_, viewer) => {
      const sides = [...colours.keys()].filter((name) => /^(ig|ng|seat)-\w+$/.test(name));
      for (const side of sides)
        expect(apart(colour("lit"), colour(side), viewer), side).toBeGreaterThan(0.11);
      expect(contrast(colour("lit"), colour("casing"))).toBeGreaterThan(7);
    },
  );

  it.each(Object.entries(EYES))("seats can be told apart by viewer: %s", (_, viewer) => {
    for (const family of [/^ig-\w+$/, /^ng-\w+$/, /^seat-\d$/]) {
      const seats = [...colours.keys()].filter((name) => family.test(name));
      expect(seats.length).toBeGreaterThan(3);
      seats.forEach((one, n) =>
        seats.slice(n + 1).forEach((other) => {
          expect(apart(colour(one), colour(other), viewer), `${one} ${other}`).toBeGreaterThan(
            0.11,
          );
        }),
      );
    }
  });
});

/** Rules of style for what is lit, or told of. */
function lightsIn(file: string): string[] {
  const text = readFileSync(file, "utf-8").replace(/<script[^]*?<\/script>/g, "");
  return [...text.matchAll(/[^{}]*\.(?:lit|marked)\b[^{}]*\{[^}]*\}/g)].map(([rule]) => rule);
}

it("boards light nothing in another colour", () => {
  const boards = readdirSync("src/games", { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(svelte|css)$/.test(file))
    .map((file) => `src/games/${file}`);
  const files = ["src/look/base.css", ...boards];
  const lights = files.flatMap((file) => lightsIn(file).map((rule) => `${file}: ${rule}`));
  expect(lights.length).toBeGreaterThan(30);
  expect(lights.filter((rule) => /var\(--(glow|focus|seat|ig-|ng-)/.test(rule))).toEqual([]);
});
