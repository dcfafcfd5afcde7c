/** Names on the board, in the reader's language. */
import { speech } from "../../lib/speech.svelte";
import { nth } from "../../lib/sure";
import type { Phrase, SeatInfo } from "../../lib/messages";
import type { CardContent, Content, TerritoryView, View } from "./wire";
import { NOBODY } from "./wire";

const EARLY_FEAST = "E-11";

export const cardName = (card: CardContent): string => {
  const name = speech.say(`NG-CARD-${card.key}`);
  return card.key === EARLY_FEAST ? speech.say("ng-card-early", { card: name }) : name;
};

export const cardText = (card: CardContent): string => speech.say(`NG-CARD-${card.key}.text`);

export const buildingName = (content: Content, kind: number): string =>
  speech.say(`ng-building-${nth(content.buildings, kind).id}`);

export const creatureName = (id: string): string => speech.say(`ng-creature-${id}`);

export const clanName = (id: string): string => speech.say(`ng-clan-${id}`);

export const resourceName = (resource: number): string =>
  speech.say(`ng-resource-${["food", "wood", "lore"][resource]}`);

export const amountOf = (resource: number, amount: number): string =>
  speech.say(`ng-resource-${["food", "wood", "lore"][resource]}.counted`, { amount });

/** The clan of a seat: before clans are dealt, what is known of the seat at this table. */
export function sideName(
  view: View,
  content: Content,
  seat: number,
  info: SeatInfo | undefined,
): string {
  const clan = view.seats[seat]?.clan;
  if (clan) return clanName(clan);
  return info?.player ? speech.tell(info.player) : playerName(view, content, seat);
}

/** A player by clan; by number before clans are dealt. */
export function playerName(view: View, content: Content, seat: number): string {
  const clan = view.clan[seat] ?? NOBODY;
  const colour = speech.say(`ng-colour-${content.colours[seat]}`);
  if (clan < 0) return speech.say("ng-player-seat", { number: seat + 1, colour });
  return speech.say("ng-player", {
    name: speech.say(`ng-clan-${nth(content.clans, clan).id}.short`),
    colour,
  });
}

/** A square by the way to it from the start, as the log tells it. */
export function squareLabel(x: number, y: number): string {
  const ways = [
    { way: x > 0 ? "east" : "west", steps: Math.abs(x) },
    { way: y > 0 ? "north" : "south", steps: Math.abs(y) },
  ].filter(({ steps }) => steps > 0);
  const told = ways.map(({ way, steps }) => speech.say(`ng-way-${way}`, { steps })).join(", ");
  const square = speech.say(told ? "ng-square" : "ng-square-start", { way: told });
  return speech.say("board-ng-square", { square });
}

/** What territories are called, by their targets. */
export type PlaceNames = Record<string, Phrase>;

/** A territory by its name; as it is written where names are not told. */
export function territoryName(places: PlaceNames, territory: number): string {
  const phrase = places[`territory:${territory}`];
  return phrase ? speech.tell(phrase) : `t${territory}`;
}

/** A territory for those who hear it: whose it is, who stands there, what it yields. */
export function territoryLabel(
  view: View,
  content: Content,
  places: PlaceNames,
  territory: TerritoryView,
): string {
  const [food, wood, lore] = territory.yield;
  const parts = [territoryName(places, territory.name)];
  if (territory.holder === NOBODY) parts.push(speech.say("board-ng-neutral"));
  else {
    const player = playerName(view, content, territory.holder);
    parts.push(player, speech.say("board-ng-units", { count: territory.pieces }));
  }
  if (territory.invading)
    parts.push(speech.say("board-ng-invaders", { count: territory.invading }));
  for (const [resource, amount] of [food, wood, lore].entries()) {
    if (amount) parts.push(amountOf(resource, amount));
  }
  for (const [kind] of territory.buildings) parts.push(buildingName(content, kind));
  parts.push(...territory.creatures.map(creatureName));
  parts.push(speech.say(territory.open ? "board-ng-open" : "board-ng-closed"));
  return parts.join(", ");
}
