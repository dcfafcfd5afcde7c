// The targets of each part of the table, so that a part is shown when it is needed.

import { goodsOf } from "./position";
import { standingOn } from "./standing";
import { ABILITY_NAMES, RESOURCES, type Content, type View } from "./wire";

/** The map: regions, what stands in them, what they yield. */
export function mapTargets(view: View): string[] {
  const stand = standingOn(view);
  return [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((place) => `region:${place}`),
    ...view.regions.flatMap((region) =>
      goodsOf(region).map(({ name }) => `yield:${region.place}:${name}`),
    ),
    ...stand.things.filter(({ kind }) => kind === "nation").map(({ place }) => `nation:${place}`),
    ...stand.markers.map(({ seat, kind, place }) => `piece:${seat}:${kind}:${place}`),
    ...stand.units.map(({ target }) => target),
  ];
}

/** The initiative track. */
export function trackTargets(view: View, content: Content): string[] {
  const tiles = [1, 2, 3, 4].flatMap((stage) =>
    content.effects.flatMap(({ id }) => [`tile:${stage}:${id}:plain`, `tile:${stage}:${id}:arrow`]),
  );
  return [...content.helms.map(({ helm }) => `helm:${helm}`), ...(view.round ? [] : tiles)];
}

/** The action boxes, with order tokens and the exchanges of Viper Gorge. */
export function boxTargets(content: Content): string[] {
  return [
    ...content.boxes.map(({ id }) => `box:${id}`),
    ...[1, 2, 3, 4, 5].map((number) => `order:${number}`),
    ...swapTargets(),
  ];
}

/** Every exchange of two tokens for one of another kind. */
export function swapTargets(): string[] {
  return RESOURCES.flatMap((one, n) =>
    RESOURCES.slice(n).flatMap((two) =>
      RESOURCES.filter((got) => got !== one && got !== two).map(
        (got) => `swap:${one}+${two}>${got}`,
      ),
    ),
  );
}

/** The reputation track. */
export function gaugeTargets(view: View): string[] {
  return view.seats.map(({ seat }) => `reputation:${seat}`);
}

/** The stocks. */
export function stockTargets(): string[] {
  return [...RESOURCES, ...ABILITY_NAMES].map((name) => `stock:${name}`);
}

/** Everything that can be pointed at. */
export function allTargets(view: View, content: Content): string[] {
  return [
    ...mapTargets(view),
    ...trackTargets(view, content),
    ...boxTargets(content),
    ...gaugeTargets(view),
    ...stockTargets(),
    ...view.seats.flatMap(({ seat }) => boardTargets(seat)),
  ];
}

/** A character board. */
export function boardTargets(seat: number): string[] {
  const levels = [0, 1, 2, 3];
  const slots = [1, 2, 3].flatMap((level) =>
    ["-", ...ABILITY_NAMES].map((name) => `slot:${seat}:${level}:${name}`),
  );
  const pairs = ABILITY_NAMES.flatMap((one, n) =>
    ABILITY_NAMES.slice(n + 1).map((two) => `spy:${seat}:${one}+${two}`),
  );
  return [
    ...["ladder", "token", "supply"].map((kind) => `${kind}:${seat}`),
    ...["pop", "gold"].map((name) => `purse:${seat}:${name}`),
    ...levels.map((level) => `mfactor:${seat}:${level}`),
    ...levels.slice(1).map((level) => `type:${seat}:${level}`),
    ...slots,
    ...pairs,
  ];
}
