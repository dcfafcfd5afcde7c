import type { SeatInfo } from "../../lib/messages";
import { speech } from "../../lib/speech.svelte";
import { factionOf, freeMarkers, unitsOf } from "./position";
import type { Ability, RegionView, Resource, View } from "./wire";

/** A character by its last name, or the number of a seat that has none yet. */
export function playerName(view: View, seat: number): string {
  const faction = factionOf(view, seat);
  if (!faction) return speech.say("ig-player-seat", { number: seat + 1 });
  return speech.say(`ig-character-${faction}.short`);
}

/** Whoever has a seat: before characters are chosen, by what is known of it at this table. */
export function seatName(view: View, seat: number, info: SeatInfo | undefined): string {
  const known = factionOf(view, seat) ? null : info?.player;
  return known ? speech.tell(known) : playerName(view, seat);
}

/** A place with the number of its tile. */
export function placeName(view: View, place: number): string {
  return speech.say("ig-place", { place, number: view.tile[place] ?? 0 });
}

/** So much of a resource. */
export function amountOf(resource: Resource, amount: number): string {
  return speech.say(`ig-resource-${resource}.counted`, { amount });
}

/** A resource by its name. */
export function resourceName(resource: Resource): string {
  return speech.say(`ig-resource-${resource}`);
}

/** An ability, bought or special, by its name. */
export function abilityName(name: string): string {
  return speech.say(speech.has(`ig-ability-${name}`) ? `ig-ability-${name}` : `ig-special-${name}`);
}

/** A unit type by its name. */
export function unitName(unit: string): string {
  return speech.say(`ig-unit-${unit}`);
}

/** What something costs: “1 gold, 1 M-factor”. */
export function priceName(price: readonly number[]): string {
  const names = ["pop", "gold", "mf"] as const;
  return names.flatMap((name, n) => (price[n] ? [amountOf(name, price[n])] : [])).join(", ");
}

/** The name of a piece in somebody's language: its owner, what it is, and how many. */
export function pieceName(
  view: View,
  seat: number,
  kind: string,
  place: number,
  count: number,
): string {
  const level = /^L(\d)/.exec(kind)?.[1];
  const unit = view.seats[seat]?.types?.[Number(level) - 1]?.unit;
  const key = unit ? `ig-unit-${unit}.counted` : `ig-piece-${kind}.counted`;
  return speech.say("board-ig-piece", {
    player: playerName(view, seat),
    piece: speech.say(key, { amount: count }),
    place: placeName(view, place),
  });
}

/** A region for those who cannot see it: what it gives, who is there, who leads. */
export function regionLabel(view: View, region: RegionView): string {
  const lines = [speech.say("ig-region", { place: placeName(view, region.place) })];
  if (region.locked) lines.push(speech.say("board-ig-locked"));
  view.seats.forEach(({ seat }) => {
    const here = unitsOf(view).some((unit) => unit.seat === seat && unit.place === region.place);
    if (!here && !freeMarkers(view, seat, region.place)) return;
    const facts = { player: playerName(view, seat), influence: region.influence[seat] ?? 0 };
    lines.push(speech.say("board-ig-influence", facts));
  });
  const leader = region.ranking[0];
  if (leader !== undefined)
    lines.push(speech.say("board-ig-leads", { player: playerName(view, leader) }));
  return lines.join(". ");
}

/** The abilities of a unit type in a row. */
export function abilitiesLabel(abilities: Record<Ability, number>): string {
  const rows = Object.entries(abilities).filter(([, count]) => count > 0);
  return rows
    .map(([name, count]) => (count > 1 ? `${abilityName(name)} ×${count}` : abilityName(name)))
    .join(", ");
}
