/** What the server tells of a position of Northgard, and what is printed on its parts. */

export interface TerritoryView {
  name: number;
  holder: number;
  units: number;
  kaija: boolean;
  pieces: number;
  invading: number;
  open: boolean;
  size: number;
  yield: [number, number, number];
  /** Type, kind of space, how many. */
  buildings: [number, number, number][];
  /** Free plain, carved and large spaces. */
  free_spaces: [number, number, number];
  lairs: number;
  near: [number, number][];
  creatures: string[];
}

export interface SeatView {
  seat: number;
  colour: string;
  clan: string | null;
  hand_size: number;
  draw_pile: number;
  /** Known cards on the draw pile, the last one drawn first; -1 is known to its owner alone. */
  top: number[];
  unseen: number[];
  hand: number[] | null;
  tiles: number;
  tile_hand: number[] | null;
  fame: number | null;
  strongholds: number;
  score?: Record<string, number>;
}

/** Of the choice that is due, what everybody may know. */
export interface Focus {
  tile?: number;
  cell?: number;
  source?: number;
  target?: number;
  at?: number;
  place?: number;
  places?: number[];
  territory?: number;
  left?: number;
  kind?: number;
  other?: number;
  who?: number;
  attacker?: number;
  defender?: number;
  attack?: number;
  attack_casualties?: number;
  defence?: number;
  defence_casualties?: number;
  creature?: number;
  attacking?: number;
  points?: number;
  value?: number;
  casualties?: number;
  number?: number;
}

export interface View {
  year: number;
  /** In how many years the game ends. */
  years: number;
  first: number;
  /** A bit for each seat. */
  passed: number;
  kaija: number;
  scorched: number;
  invader: number;
  unrest: number;
  ending: number;
  winners: number;
  clan: number[];
  reserve: number[];
  resources: number[];
  flags: number[];
  /** A bit for each upgrade card taken. */
  upgrades: number[];
  tokens: number[];
  display: number[];
  achievements: number[];
  tile_bottom: number[];
  drawn: number[];
  creature_kind: number[];
  creature_at: number[];
  creature_discard: number[];
  fights: number[];
  active: number[][];
  discard: number[][];
  played: number[][];
  early: number[];
  advanced: number[];
  seats: SeatView[];
  /** Tile, x, y, quarter turns clockwise. */
  tiles: [number, number, number, number][];
  /** By part of each tile in order: its territory. */
  parts: number[];
  territories: TerritoryView[];
  unseen_tiles: number[];
  creature_pile: number;
  choosing: number | null;
  step: string | null;
  focus: Focus;
}

export interface PartContent {
  food?: number;
  wood?: number;
  lore?: number;
  small?: number;
  carved?: number;
  large?: number;
  lair?: number;
}

export interface TileContent {
  name: string;
  /** By side, clockwise from north: the part there. */
  sides: [number, number, number, number];
  parts: PartContent[];
  /** Part, part, 1 if rough. */
  borders: [number, number, number][];
  turns: number[];
}

export interface Effect {
  do: string;
  n?: number;
  cp?: number;
  cas?: number;
  discount?: number;
  times?: number;
  draw?: number;
  keep?: number;
  resource?: number;
  code?: string;
  of?: string;
  choice?: boolean;
}

export interface CardContent {
  key: string;
  set: string;
  clan: number;
  flash: boolean;
  fame: number;
  effects: Effect[];
}

export interface Content {
  tiles: TileContent[];
  cards: CardContent[];
  buildings: { id: string; large: boolean; price: number; effect: string; amount: number }[];
  creatures: { id: string; value: number; fame: number; priorities: string[] }[];
  clans: { id: string; initial: number; upgrades: [number, number] }[];
  colours: string[];
  resources: string[];
  spaces: string[];
  /** Points, casualties, 1 if one of the two. */
  die: [number, number, number][];
  /** Most units, food, wood. */
  winter: [number, number, number][];
  prices: { replace: number; remove: number; upgrade: number };
  units: number;
  building_tokens: number;
}

/** Percents: the attacker wins, nobody does, the defender does. */
export type Odds = [number, number, number];

export interface Closing {
  territory: number;
  holder: number;
  size: number;
  fame: number;
  of: number[];
}

export interface TurnForecast {
  turn: number;
  closes: Closing[];
  joins: number[][];
}

export interface PlacementForecast {
  square: [number, number];
  turns: TurnForecast[];
}

export interface PlayerForecast {
  harvest: [number, number, number];
  fame: number;
  winter: [number, number];
  unrest: boolean;
  units: number;
  strongholds: number;
  count: Record<string, number | null>;
}

export interface AttackForecast {
  source: number;
  place: number;
  units: number;
  kaija: boolean;
  attack: number;
  defence: number;
  /** Without food, and with all that both sides can spend. */
  odds: [Odds, Odds];
}

export interface Forecast {
  players: PlayerForecast[];
  placements: PlacementForecast[];
  fight: { options: Record<string, Odds[]> } | null;
  attacks: AttackForecast[];
}

export const NOBODY = -1;
export const PLAIN = 0;
export const CARVED = 1;
export const NO_SPACE = 2;
export const LARGE = 3;

/** The square of a cell as the engine numbers it. */
export function squareOf(cell: number): [number, number] {
  return [Math.floor(cell / 128) - 64, (cell % 128) - 64];
}
