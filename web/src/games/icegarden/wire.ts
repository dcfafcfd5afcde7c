// What the game tells. Made from src/skald/games/icegarden/wire.py by `make wire`.

export type Ability = "att" | "shd" | "dom" | "spd";

export type Faction = "blue" | "black" | "red" | "green";

export type Resource = "pop" | "gold" | "mf";

export type Side = "plain" | "arrow";

export const ABILITY_NAMES: readonly Ability[] = ["att", "shd", "dom", "spd"];

export const FACTIONS: readonly Faction[] = ["blue", "black", "red", "green"];

export const FIGURES = 6;

export const LEVEL_OF_FIGURE: readonly number[] = [1, 1, 1, 2, 2, 3];

export const PLACES = 9;

export const RESOURCES: readonly Resource[] = ["pop", "gold", "mf"];

/** Population, gold, M-factor. */
export type Goods = [number, number, number];

/** How far an individual goal is. */
export interface GoalView {
  done: number;
  needed: number;
  possible: boolean;
}

/** A unit type of a seat with what was bought for it. */
export interface TypeView {
  unit: string;
  level: number;
  influence: number;
  health: number;
  abilities: Record<Ability, number>;
}

/** A seat; there is more of it once it has its faction. */
export interface SeatView {
  seat: number;
  faction: Faction | null;
  score?: number;
  goal?: GoalView;
  population?: number;
  gold?: number;
  mfactor?: number[];
  types?: TypeView[];
}

/** A region; what is on its tile is null while that lies face down. */
export interface RegionView {
  yield: Goods | null;
  place: number;
  number: number;
  locked: boolean;
  points: number[] | null;
  /** By seat. */
  influence: number[];
  ranking: number[];
}

/** A tile of Vuko beside the initiative track. */
export interface VukoTile {
  stage: number;
  effect: string;
  side: Side;
  active: boolean;
}

/**
 * The whole table, the same for all.
 *
 * Sets of places are bit masks; lists by seat and place have `seat * 9 + place`.
 */
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
  active: number;
  spy1: number;
  spy2: number;
  summoned: number;
  ending: number;
  winners: number;
  faction: number[];
  tile: number[];
  nation: number[];
  reserve: number[];
  nightmare: number[];
  helm: number[];
  helm_stack: number[];
  doubled: number[];
  order: number[];
  rep: number[];
  rep_order: number[];
  points: number[];
  order_token: number[];
  spaces: number[];
  viper_actions: number[];
  to_place: number[];
  vuko_tile: number[];
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
  snow_limit: number;
  edition: string;
  vuko_tiles: VukoTile[];
}

/** Somebody who will be ranked in a region, and their points there. */
export interface Rank {
  seat: number;
  influence: number;
  /** The types on the tile that they may take, and how many of them go before them. */
  of: Resource[];
  taken: number;
  /** M-factor from reserves. */
  reserve: number;
  points: number;
}

/** A region at the end of the round. */
export interface RegionForecast {
  place: number;
  /** Whether the Domination phase of this round is through with it. */
  settled: boolean;
  /** Whether choices that are still to come may change it. */
  depends: boolean;
  ranking: Rank[];
}

/** Whom Vuko will visit and where, or -1 and 0. */
export interface VukoForecast {
  seat: number;
  place: number;
  /** Whether box 7 is still to come. */
  due: boolean;
}

/** How far a goal is, and where the coming Domination phase brings it nearer. */
export interface GoalForecast {
  seat: number;
  done: number;
  needed: number;
  possible: boolean;
  places: number[];
}

/** How far the Dead Snow is. */
export interface SnowForecast {
  now: number;
  limit: number;
  /** Whether it falls with Vuko's visit. */
  falls: boolean;
  /** Who wins if it falls. */
  winner: number;
}

/** What would happen if nobody did anything more; empty before the first round. */
export interface Forecast {
  regions?: RegionForecast[];
  vuko?: VukoForecast;
  goals?: GoalForecast[];
  snow?: SnowForecast;
  scorings?: number;
}

/** A region of the map. */
export interface RegionContent {
  place: number;
  borders: number[];
}

/** A region tile by its red number. */
export interface TileContent {
  yield: Goods;
  number: number;
  points: number[];
}

/** A helm of the initiative track. */
export interface Helm {
  helm: number;
  stage: number;
  ship: number;
  markers: number;
  /** The bit of its red ship, 0 if the ship is not red. */
  red: number;
}

/** A box, and where its numbered spaces begin in the view. */
export interface Box {
  id: string;
  number: number;
  first: number;
  /** By number of players. */
  spaces: Record<string, number>;
}

/** A unit type with its printed abilities, special ones, and spaces for more. */
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

/** A character board: the messages of its character and goal, and its unit types. */
export interface FactionContent {
  id: Faction;
  character: string;
  goal: string;
  types: UnitType[];
}

/** An effect of Vuko's tiles. */
export interface EffectContent {
  id: string;
  extra: boolean;
  arrow: boolean;
}

/** All that a board needs to be drawn. */
export interface Content {
  regions: RegionContent[];
  /** By number of players. */
  tiles: Record<string, TileContent[]>;
  helms: Helm[];
  boxes: Box[];
  factions: FactionContent[];
  prices: Record<Ability, Goods>;
  upgrades: Record<Ability, number>;
  effects: EffectContent[];
  stock: Record<Resource, number>;
  /** By number of players. */
  snow_limit: Record<string, number>;
  reputation: number;
  points: number;
  markers: number;
  action_markers: number;
  vuko_tokens: number;
}
