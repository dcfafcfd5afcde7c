import {
  ABILITY_NAMES,
  FACTIONS,
  FIGURES,
  LEVEL_OF_FIGURE,
  PLACES,
  RESOURCES,
  type Ability,
  type Box,
  type Content,
  type Faction,
  type Forecast,
  type RegionView,
  type Resource,
  type UnitType,
  type View,
} from "./wire";

const ORDER_TOKENS = 5;

/** The faction of a seat, or null before it is dealt. */
export function factionOf(view: View, seat: number): Faction | null {
  return FACTIONS[view.faction[seat] ?? -1] ?? null;
}

/** When a box comes in the action phase; null while its order token is lifted. */
export function orderOf(view: View, { number }: Box): number | null {
  const isOrdered = number >= 1 && number <= ORDER_TOKENS;
  return isOrdered ? view.order_token[number] || null : number;
}

/** Boxes as they will be resolved; those whose token is lifted come last of those that have one. */
export function inOrder(view: View, boxes: readonly Box[]): Box[] {
  const rank = (box: Box): number => orderOf(view, box) ?? ORDER_TOKENS + 0.5;
  return boxes.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether a place is in a mask of places. */
export function has(mask: number, place: number): boolean {
  return ((mask >> place) & 1) === 1;
}

/** The markers of a seat behind Vuko in a place. */
export function behindVuko(view: View, seat: number, place: number): number {
  return view.vuko === place ? (view.controlled[seat] ?? 0) : 0;
}

/** The markers of a seat in a place that count. */
export function freeMarkers(view: View, seat: number, place: number): number {
  return (view.markers[seat * PLACES + place] ?? 0) - behindVuko(view, seat, place);
}

/** A unit on the map. `figure` is its cell in the view: the same unit keeps it. */
export interface Unit {
  figure: number;
  seat: number;
  level: number;
  hurt: number;
  place: number;
  target: string;
}

/** All units on the map. */
export function unitsOf(view: View): Unit[] {
  return view.unit_at.flatMap((place, figure) => {
    if (!place) return [];
    const seat = Math.floor(figure / FIGURES);
    const level = LEVEL_OF_FIGURE[figure % FIGURES] ?? 1;
    const hurt = view.hurt[figure] ?? 0;
    const name = hurt ? `L${level}/${hurt}` : `L${level}`;
    return [{ figure, seat, level, hurt, place, target: `piece:${seat}:${name}:${place}` }];
  });
}

/** Who leads a region, or -1. */
export function leaderOf(view: View, place: number): number {
  return view.regions.find((region) => region.place === place)?.ranking[0] ?? -1;
}

/** The ranking in a region as it is foreseen, or as it is. */
export function rankingOf(view: View, forecast: Forecast | null, place: number): number[] {
  const foreseen = forecast?.regions?.find((region) => region.place === place);
  if (foreseen && !foreseen.settled) return foreseen.ranking.map((rank) => rank.seat);
  return view.regions.find((region) => region.place === place)?.ranking ?? [];
}

/** What the tile of a region yields. */
export function goodsOf(region: RegionView): { name: Resource; amount: number }[] {
  const goods = RESOURCES.map((name, n) => ({ name, amount: region.yield?.[n] ?? 0 }));
  return goods.filter(({ amount }) => amount > 0);
}

/** The figures of a type that are not on the map. */
export function figuresLeft(view: View, seat: number, level: number): number {
  const own = view.unit_at.slice(seat * FIGURES, (seat + 1) * FIGURES);
  return own.filter((place, figure) => !place && LEVEL_OF_FIGURE[figure] === level).length;
}

/** A space for an ability on a character board. */
export interface Slot {
  kind: "printed" | "special" | "spy" | "bought" | "blank";
  name: string;
}

/** The spaces of a type: what is printed, chosen by the Maker-Spy, bought, and still blank. */
export function slotsOf(view: View, seat: number, type: UnitType): Slot[] {
  const first = (seat * 4 + type.level) * 5;
  const bought = ABILITY_NAMES.flatMap((ability, n) =>
    Array<Ability>(view.bought[first + n + 1] ?? 0).fill(ability),
  );
  const spies = type.spy ? [view.spy1, view.spy2] : [];
  return [
    ...type.printed.map((name): Slot => ({ kind: "printed", name })),
    ...type.special
      .filter((name) => name !== "spy")
      .map((name): Slot => ({ kind: "special", name })),
    ...spies.map((spy): Slot => ({ kind: "spy", name: ABILITY_NAMES[spy - 1] ?? "" })),
    ...bought.map((name): Slot => ({ kind: "bought", name })),
    ...Array<Slot>(Math.max(type.blanks - bought.length, 0)).fill({ kind: "blank", name: "-" }),
  ];
}

/** The number of players as tiles and boxes count them: one against the NPC is as two. */
export function tableSize(view: View): string {
  return String(Math.max(view.seats.length, 2));
}

/** A box's numbered spaces: the seat on each, or -1. */
export function spacesOf(view: View, content: Content, box: string): number[] {
  const printed = content.boxes.find((one) => one.id === box);
  const count = printed?.spaces[tableSize(view)] ?? 0;
  const first = printed?.first ?? 0;
  return view.spaces.slice(first, first + count).map((cell) => cell - 1);
}
