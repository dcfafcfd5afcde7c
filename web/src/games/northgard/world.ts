/** The map as it is drawn: placed tiles, territories with their parts, and what stands where. */
import { nth, sure } from "../../lib/sure";
import type { Point } from "./curves";
import { shapeOf, SIZE, turnPoint, type Border } from "./shapes";
import { areaOf, scatterOf, slotsOf } from "./slots";
import type { Content, PartContent, TerritoryView, TileContent, View } from "./types";
import { CARVED, LARGE, NO_SPACE, NOBODY, PLAIN } from "./types";

export type Good = "food" | "wood" | "lore" | "lair";

export interface Thing {
  kind: Good | "space";
  at: Point;
  /** For a space: what it takes, and the building on it. */
  space?: number;
  building?: number;
}

export interface PlacedPart {
  node: number;
  territory: number;
  path: string;
  printed: PartContent;
}

export interface PlacedTile {
  key: string;
  tile: TileContent;
  turn: number;
  x: number;
  y: number;
  square: string;
  parts: PlacedPart[];
  borders: (Border & { territories: [number, number] })[];
  /** Sides behind which no tile lies. */
  openSides: number[];
}

export interface Territory {
  view: TerritoryView;
  /** Each part as a path with the place of its tile. */
  shapes: { x: number; y: number; path: string }[];
  /** Lines along which it is parted from others. */
  rims: { x: number; y: number; line: Point[] }[];
  /** Where its tiles end and nothing is known yet. */
  shores: { x: number; y: number; path: string }[];
  /** Where units, invaders and creatures stand, in this order. */
  standing: { units?: Point; invaders?: Point; creatures?: Point };
  /** Its middle, for names, arrows and badges. */
  middle: Point;
  things: Thing[];
}

export interface Mark {
  ground: Good | "grass";
  at: Point;
}

export interface World {
  tiles: PlacedTile[];
  territories: Territory[];
  byName: Map<number, Territory>;
  marks: Mark[];
  bounds: { west: number; north: number; east: number; south: number };
}

export const squareName = (x: number, y: number): string => `cell:${x},${y}`;

const SIDES: readonly Point[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** The sides of a tile as lines, clockwise from north. */
const SIDE_LINES = [`M0 0H${SIZE}`, `M${SIZE} 0V${SIZE}`, `M0 ${SIZE}H${SIZE}`, `M0 0V${SIZE}`];

/** The sides of a tile behind which nothing is known yet, as one path. */
export function openSidesOf(tile: PlacedTile): string {
  return tile.openSides.map((side) => SIDE_LINES[side]).join("");
}

/** The empty squares beside tiles. */
export function squaresBeside(view: View): [number, number][] {
  const taken = new Set(view.tiles.map(([, x, y]) => squareName(x, y)));
  const found = new Map<string, [number, number]>();
  for (const [, x, y] of view.tiles) {
    for (const [dx, dy] of SIDES) {
      const square = squareName(x + dx, y + dy);
      if (!taken.has(square)) found.set(square, [x + dx, y + dy]);
    }
  }
  return [...found.values()];
}

/** What is printed on a part, one by one, as it needs room. */
export function printedThings(part: PartContent): Omit<Thing, "at">[] {
  const goods = (["food", "wood", "lore", "lair"] as const).flatMap((kind) =>
    Array.from({ length: part[kind] ?? 0 }, () => ({ kind })),
  );
  const spaces = (
    [
      ["large", LARGE],
      ["small", PLAIN],
      ["carved", CARVED],
    ] as const
  ).flatMap(([name, space]) =>
    Array.from({ length: part[name] ?? 0 }, () => ({ kind: "space" as const, space })),
  );
  return [...spaces, ...goods];
}

/** Lays out everything that a view shows on the map. */
export function worldOf(view: View, content: Content): World {
  const tiles = placedTiles(view, content);
  const rooms = tiles.flatMap((tile) => tile.parts.map((part, index) => ({ tile, part, index })));
  const marks: Mark[] = [];
  const territories = view.territories.map((territory) => {
    const own = rooms.filter(({ part }) => part.territory === territory.name);
    return territoryOf(territory, view, own, marks);
  });
  for (const territory of territories) territory.rims = rimsOf(tiles, territory.view.name);
  const byName = new Map(territories.map((territory) => [territory.view.name, territory] as const));
  return { tiles, territories, byName, marks, bounds: boundsOf(tiles) };
}

function placedTiles(view: View, content: Content): PlacedTile[] {
  const taken = new Set(view.tiles.map(([, x, y]) => squareName(x, y)));
  let node = 0;
  return view.tiles.map(([number, x, y, turn]) => {
    const tile = nth(content.tiles, number);
    const shape = shapeOf(tile, turn);
    const first = node;
    node += tile.parts.length;
    const territory = (part: number): number => nth(view.parts, first + part);
    return {
      key: `${number}@${x},${y}`,
      tile,
      turn,
      x: x * SIZE,
      y: -y * SIZE,
      square: squareName(x, y),
      parts: shape.parts.map(({ path }, part) => ({
        node: first + part,
        territory: territory(part),
        path,
        printed: nth(tile.parts, part),
      })),
      borders: shape.borders.map((border) => ({
        ...border,
        territories: [territory(border.one), territory(border.other)] as [number, number],
      })),
      openSides: SIDES.flatMap(([dx, dy], side) =>
        taken.has(squareName(x + dx, y + dy)) ? [] : [side],
      ),
    };
  });
}

interface Room {
  tile: PlacedTile;
  part: PlacedPart;
  index: number;
}

/** Things of each part in its slots; what stands in the territory goes where there is most room. */
function territoryOf(
  territory: TerritoryView,
  view: View,
  rooms: Room[],
  marks: Mark[],
): Territory {
  const main = rooms.reduce((a, b) => (roominess(b) > roominess(a) ? b : a));
  const groups = groupsIn(territory, view);
  const waiting = territory.buildings.flatMap(([kind, space, count]) =>
    Array.from({ length: count }, () => ({ kind, space })),
  );
  const things: Thing[] = [];
  const standing: Territory["standing"] = {};
  let middle: Point = [0, 0];
  for (const room of rooms) {
    const printed = printedThings(room.part.printed);
    const homeless = room === main ? waiting.filter((w) => w.space === NO_SPACE) : [];
    const needed =
      printed.length + homeless.length + (room === main ? Math.max(groups.length, 1) : 0);
    const slots = slotsOf(room.tile.tile, room.tile.turn, room.index, needed);
    const turned = slots.map((point) => worldPoint(point, room.tile));
    for (const mark of scatterOf(room.tile.tile, room.index, needed)) {
      marks.push({
        ground: groundOf(room.part.printed),
        at: worldPoint(turnPoint(mark, room.tile.turn), room.tile),
      });
    }
    if (room === main) {
      middle = nth(turned, 0);
      for (const group of groups) standing[group] = sure(turned.shift());
      if (!groups.length) turned.shift();
    }
    for (const thing of printed)
      things.push(withBuilding({ ...thing, at: sure(turned.shift()) }, waiting));
    for (const { kind } of homeless) {
      things.push({ kind: "space", space: NO_SPACE, building: kind, at: sure(turned.shift()) });
    }
  }
  const shapes = rooms.map(({ tile, part }) => ({ x: tile.x, y: tile.y, path: part.path }));
  const shores = [...new Set(rooms.map(({ tile }) => tile))]
    .filter(({ openSides }) => openSides.length)
    .map((tile) => ({ x: tile.x, y: tile.y, path: openSidesOf(tile) }));
  return { view: territory, shapes, rims: [], shores, standing, middle, things };
}

const roominess = ({ tile, part, index }: Room): number =>
  areaOf(tile.tile, index) / (1.3 + printedThings(part.printed).length);

function worldPoint([x, y]: Point, tile: PlacedTile): Point {
  return [tile.x + x, tile.y + y];
}

function groundOf(part: PartContent): Mark["ground"] {
  return part.wood ? "wood" : part.food ? "food" : part.lore ? "lore" : "grass";
}

function groupsIn(territory: TerritoryView, view: View): (keyof Territory["standing"])[] {
  const foreignKaija = view.kaija === territory.name && !territory.kaija;
  return [
    ...(territory.holder !== NOBODY ? (["units"] as const) : []),
    ...(territory.invading || foreignKaija ? (["invaders"] as const) : []),
    ...(territory.creatures.length || view.scorched === territory.name
      ? (["creatures"] as const)
      : []),
  ];
}

/** A space takes the first building that stands on its kind. */
function withBuilding(thing: Thing, waiting: { kind: number; space: number }[]): Thing {
  const index = waiting.findIndex(({ space }) => thing.kind === "space" && space === thing.space);
  if (index < 0) return thing;
  const [building] = waiting.splice(index, 1);
  return { ...thing, building: sure(building).kind };
}

function rimsOf(tiles: PlacedTile[], name: number): Territory["rims"] {
  return tiles.flatMap(({ x, y, borders }) =>
    borders
      .filter(({ territories: [a, b] }) => (a === name) !== (b === name))
      .map(({ line }) => ({ x, y, line })),
  );
}

function boundsOf(tiles: readonly PlacedTile[]): World["bounds"] {
  return {
    west: Math.min(...tiles.map(({ x }) => x)),
    north: Math.min(...tiles.map(({ y }) => y)),
    east: Math.max(...tiles.map(({ x }) => x)) + SIZE,
    south: Math.max(...tiles.map(({ y }) => y)) + SIZE,
  };
}
