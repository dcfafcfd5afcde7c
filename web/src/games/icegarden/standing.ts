import type { Point } from "./land";
import { GROUNDS } from "./land";
import { arrange, type Item } from "./arrange";
import { behindVuko, freeMarkers, has, unitsOf, type Unit } from "./position";
import type { View } from "./wire";

/** The size of a standing unit by level; index 0 is unused. */
export const PLAQUE = [
  { width: 30, height: 34 },
  { width: 30, height: 34 },
  { width: 34, height: 39 },
  { width: 40, height: 44 },
] as const;

const TOKEN = 44;
const SMALL = 34;
const OBJECT = 36;
const OVERLAP = 5;

/** A thing in a region that is no piece of a player. */
export interface Thing {
  kind: "nation" | "reserve" | "reserve-down" | "nightmares" | "tower" | "thorn" | "vuko";
  count: number;
}

/** A marker, a thing or a unit where it stands. */
export interface Standing {
  key: string;
  at: Point;
  scale: number;
}

export interface StandingThing extends Standing, Thing {
  place: number;
}

export interface StandingMarkers extends Standing {
  seat: number;
  place: number;
  kind: "inf" | "ctl";
  count: number;
}

export interface StandingUnit extends Standing, Unit {}

/** The influence of a seat in a region, told apart where units or Vuko make it another number. */
export interface StandingTotal extends Standing {
  seat: number;
  place: number;
  total: number;
}

/** Everything that stands on the map, and where. */
export interface Stand {
  things: StandingThing[];
  markers: StandingMarkers[];
  units: StandingUnit[];
  totals: StandingTotal[];
}

function thingsIn(view: View, place: number): Thing[] {
  const things: Thing[] = [
    { kind: "vuko", count: view.vuko === place ? 1 : 0 },
    { kind: "thorn", count: view.thorn === place ? 1 : 0 },
    { kind: "tower", count: has(view.towers, place) ? 1 : 0 },
    { kind: "reserve", count: view.reserve[place] ?? 0 },
    { kind: "reserve-down", count: view.thorn === place ? view.reserve_down : 0 },
    { kind: "nightmares", count: view.nightmare[place] ?? 0 },
    { kind: "nation", count: view.nation[place] ?? 0 },
  ];
  return things.filter((thing) => thing.count > 0);
}

interface Cluster extends Item {
  /** Steps to the right at which the parts of a cluster stand. */
  steps: Map<string, number>;
}

function clusterOf(
  view: View,
  seat: number,
  place: number,
  units: readonly Unit[],
): Cluster | null {
  const steps = new Map<string, number>();
  let width = 0;
  const put = (key: string, size: number): void => {
    steps.set(key, width);
    width += size;
  };
  const [free, behind] = [freeMarkers(view, seat, place), behindVuko(view, seat, place)];
  if (free) put("inf", TOKEN);
  if (behind) put("ctl", SMALL);
  for (const unit of units) put(`unit:${unit.figure}`, PLAQUE[unit.level as 1 | 2 | 3].width + 3);
  if (!steps.size) return null;
  if (units.length || behind) put("total", 28);
  return { key: `seat:${seat}`, width: Math.max(width - OVERLAP, TOKEN), steps };
}

/** Lays out everything on the map, region by region. */
export function standingOn(view: View): Stand {
  const stand: Stand = { things: [], markers: [], units: [], totals: [] };
  const units = unitsOf(view);
  for (let place = 1; place <= 8; place++) {
    if (has(view.in_play, place))
      layOut(
        view,
        place,
        units.filter((unit) => unit.place === place),
        stand,
      );
  }
  return stand;
}

function layOut(view: View, place: number, units: Unit[], stand: Stand): void {
  const ground = GROUNDS[place];
  if (!ground) return;
  const things = thingsIn(view, place);
  const clusters = view.seats.flatMap(({ seat }) => {
    const own = units.filter((unit) => unit.seat === seat);
    return clusterOf(view, seat, place, own) ?? [];
  });
  const items: Item[] = things.map(({ kind }) => ({
    key: kind,
    width: kind === "vuko" ? TOKEN : OBJECT,
  }));
  const { at, scale } = arrange([...items, ...clusters], ground);
  const target = (key: string): Point => at.get(key) ?? [0, 0];
  for (const thing of things) {
    // There is one Vuko: he keeps his key and glides from region to region.
    const key = thing.kind === "vuko" ? "vuko" : `${thing.kind}:${place}`;
    stand.things.push({ ...thing, key, place, at: target(thing.kind), scale });
  }
  for (const cluster of clusters)
    standUp(view, place, cluster, target(cluster.key), scale, units, stand);
}

function standUp(
  view: View,
  place: number,
  cluster: Cluster,
  [x, y]: Point,
  scale: number,
  units: readonly Unit[],
  stand: Stand,
): void {
  const seat = Number(cluster.key.split(":")[1]);
  const influence = view.regions.find((region) => region.place === place)?.influence[seat] ?? 0;
  for (const [key, step] of cluster.steps) {
    const standing = { key: `${key}:${seat}:${place}`, at: [x + step * scale, y] as Point, scale };
    const unit = units.find((one) => key === `unit:${one.figure}`);
    if (unit) stand.units.push({ ...unit, ...standing, key: `unit:${unit.figure}` });
    else if (key === "total") stand.totals.push({ ...standing, seat, place, total: influence });
    else {
      const kind = key === "inf" ? "inf" : "ctl";
      const count = kind === "inf" ? freeMarkers(view, seat, place) : behindVuko(view, seat, place);
      stand.markers.push({ ...standing, seat, place, kind, count });
    }
  }
}
