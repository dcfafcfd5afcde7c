// What the server tells about a position (skald.games.icegarden.views), what is printed on the
// board (skald.games.icegarden.show.content), and what can be foreseen (skald.games.icegarden.show.forecast).

export type Faction = "blue" | "black" | "red" | "green";
export type Resource = "pop" | "gold" | "mf";
export type Ability = "att" | "shd" | "dom" | "spd";

export const FACTIONS: readonly Faction[] = ["blue", "black", "red", "green"];
export const RESOURCES: readonly Resource[] = ["pop", "gold", "mf"];
export const ABILITIES: readonly Ability[] = ["att", "shd", "dom", "spd"];
export const PLACES = 9;
export const FIGURES = 6;
export const LEVEL_OF_FIGURE: readonly number[] = [1, 1, 1, 2, 2, 3];

export interface SeatView {
  seat: number;
  faction: Faction | null;
  score?: number;
  goal?: { done: number; needed: number; possible: boolean };
  types?: TypeView[];
}

export interface TypeView {
  unit: string;
  level: number;
  influence: number;
  health: number;
  abilities: Record<Ability, number>;
}

export interface RegionView {
  place: number;
  number: number;
  locked: boolean;
  yield: number[] | null;
  points: number[] | null;
  influence: number[];
  ranking: number[];
}

export interface VukoTile {
  stage: number;
  effect: string;
  side: "plain" | "arrow";
  active: boolean;
}

/** The whole table. Sets of places are bit masks; lists by seat and place have `seat * 9 + place`. */
export interface View {
  first: number;
  round: number;
  in_play: number;
  locked: number;
  towers: number;
  thorn: number;
  reserve_down: number;
  absorbed: number;
  vuko: number;
  vuko_stock: number;
  red_done: number;
  scorings: number;
  snow: number;
  spy1: number;
  spy2: number;
  snow_limit: number;
  faction: number[];
  tile: number[];
  nation: number[];
  reserve: number[];
  nightmare: number[];
  helm: number[];
  helm_stack: number[];
  order: number[];
  rep: number[];
  rep_order: number[];
  points: number[];
  order_token: number[];
  spaces: number[];
  viper_actions: number[];
  to_place: number[];
  stock: number[];
  upgrade_stock: number[];
  population: number[];
  gold: number[];
  mfactor: number[];
  tokens: number[];
  supply: number[];
  viper_markers: number[];
  garden: number[];
  markers: number[];
  controlled: number[];
  unit_at: number[];
  hurt: number[];
  bought: number[];
  seats: SeatView[];
  regions: RegionView[];
  vuko_tiles: VukoTile[];
}

export interface Content {
  regions: { place: number; borders: number[] }[];
  helms: Helm[];
  boxes: Box[];
  factions: { id: Faction; character: string; goal: string; types: UnitType[] }[];
  prices: Record<Ability, number[]>;
  upgrades: Record<Ability, number>;
  effects: { id: string; extra: boolean; arrow: boolean }[];
  stock: Record<Resource, number>;
  reputation: number;
  points: number;
  markers: number;
  action_markers: number;
}

export interface Helm {
  helm: number;
  stage: number;
  ship: number;
  markers: number;
  /** The bit of its red ship, 0 if the ship is not red. */
  red: number;
}

export interface Box {
  id: string;
  number: number;
  first: number;
  spaces: Record<string, number>;
}

export interface UnitType {
  unit: string;
  level: number;
  figures: number;
  printed: Ability[];
  special: string[];
  blanks: number;
  spy: number;
  surcharge: number;
}

export interface Rank {
  seat: number;
  influence: number;
  of: Resource[];
  taken: number;
  reserve: number;
  points: number;
}

/** A region at the end of the round. Choices that are still to come may change it if it `depends`. */
export interface RegionForecast {
  place: number;
  settled: boolean;
  depends: boolean;
  ranking: Rank[];
}

/** Empty before the first round. */
export interface Forecast {
  regions?: RegionForecast[];
  vuko?: { seat: number; place: number; due: boolean };
  goals?: { seat: number; done: number; needed: number; possible: boolean; places: number[] }[];
  snow?: { now: number; limit: number; falls: boolean; winner: number };
  scorings?: number;
}
