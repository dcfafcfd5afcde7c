// What the game tells. Made from src/skald/games/northgard/wire.py by `make wire`.

export const CARVED = 1;

export const LARGE = 3;

export const NOBODY = -1;

export const NO_SPACE = 2;

export const PLAIN = 0;

/** Food, wood, lore. */
export type Goods = [number, number, number];

/** Percents: the attacker wins, nobody does, the defender does. */
export type Odds = [number, number, number];

export type Square = [number, number];

/** What everybody may know of a choice while it is due, by step. */
export interface Focuses {
  /** The attacker rolls and settles their die. */
  AttackerDie: { attack: number; attack_casualties: number; attacker: number; defence: number; defence_casualties: number; defender: number; place: number };
  /** The choice face: a point or a casualty, before the defender rolls. */
  AttackerFace: { attack: number; attack_casualties: number; attacker: number; defence: number; defence_casualties: number; defender: number; place: number };
  /** The attacker first says how much food they spend, a point each. */
  AttackerFood: { attack: number; attack_casualties: number; attacker: number; defence: number; defence_casualties: number; defender: number; place: number };
  /** Axe Throwers: one more point or one more casualty. */
  AxeThrow: { attack: number; attack_casualties: number; attacker: number; defence: number; defence_casualties: number; defender: number; place: number };
  /** One or two regular units; their owner attacks if somebody else is there. */
  BribeGroup: { source: number; target: number };
  /** To which adjacent territory. */
  BribeTo: { source: number };
  /** A unit for each casualty; the Bear says whether Kaija is among them. */
  Casualties: { number: number; place: number };
  /** One of the basic actions that are left, so many times; the first is compulsory. */
  ChooseBasic: { left: number };
  /** On which square the tile goes. */
  ChooseCell: { tile: number };
  /** A clan that nobody has: chosen in seat order, named before the game, or drawn. */
  ChooseClan: { who: number };
  /** In which territory. */
  ChooseSite: { kind: number };
  /** On a plain space or on one with the Carved Stone symbol; then pay and build. */
  ChooseSpace: { kind: number; territory: number };
  /** In which orientation it lies. */
  ChooseTurn: { cell: [number, number]; tile: number };
  /** Which card of that opponent. */
  CopySecret: { other: number };
  /** The top creature card joins the line; its figure stands at the lair. */
  CreatureAppears: { territory: number };
  /** The creature's die: points for it, casualties for the player. */
  CreatureDie: { attacking: number; casualties: number; creature: number; points: number; value: number; who: number };
  /** A tile into a hidden hand. */
  DealTile: { who: number };
  /** The defender rolls and settles their die. */
  DefenderDie: { attack: number; attack_casualties: number; attacker: number; defence: number; defence_casualties: number; defender: number; place: number };
  /** The choice face of the defender, who knows the attacker's result. */
  DefenderFace: { attack: number; attack_casualties: number; attacker: number; defence: number; defence_casualties: number; defender: number; place: number };
  /** Then the defender, knowing it. */
  DefenderFood: { attack: number; attack_casualties: number; attacker: number; defence: number; defence_casualties: number; defender: number; place: number };
  /** The controller removes one unit of their choice. */
  DraugrTakes: { territory: number };
  /** Any card of the bag, each copy as likely as another; then the other cards. */
  DrawFromBag: { left: number; who: number };
  /** A combat on its way: where, who, and what both sides have so far. */
  Duel: { attack: number; attack_casualties: number; attacker: number; defence: number; defence_casualties: number; defender: number; place: number };
  /** Which building for which. */
  Exchange: { territory: number };
  /** Glory of the Clan: the yield of the building's territory may be collected afterwards. */
  GloryAfter: { territory: number };
  /** How many units; into an enemy territory a combat follows. */
  HiddenGroup: { source: number; target: number };
  /** To which open territory. */
  HiddenTo: { source: number };
  /** Units one by one into the territories that fit, in any order, each up to its limit. */
  Levy: { places: number[] };
  /** Veiled Threats: a random card of the hand is discarded. */
  LoseCard: { who: number };
  /** The unknown top card of the draw pile is discarded. */
  LoseTopCard: { who: number };
  /** From which territory the next group moves, until the moves are used or it is enough. */
  Move: { left: number };
  /** Where it goes; the holder of the first player marker breaks a tie. */
  MoveCreature: { creature: number };
  /** How many units, with or without Kaija. */
  MoveGroup: { left: number; source: number; target: number };
  /** Across which border. */
  MoveTo: { left: number; source: number };
  /** A group in a partner's territory goes on at once, unsplit. */
  PassThrough: { at: number; left: number; source: number };
  /** The player's die: points only; the choice face is the point. */
  PlayerDie: { attacking: number; casualties: number; creature: number; points: number; value: number; who: number };
  /** Place units one by one, in any territories and any order, until done. */
  Recruit: { left: number };
  /** Stag Clan: one own unit from an adjacent own territory may come along. */
  Reinforce: { territory: number };
  /** So many units, or Kaija, to one territory at a time, in any order, until all have left. */
  Retreat: { place: number };
  /** The looker names a card of the hand they see. */
  SeeHand: { other: number };
  /** The attacker may shift one defending unit to an adjacent territory. */
  ShiftDefender: { place: number };
  /** A fight with a creature on its way. */
  Struggle: { attacking: number; casualties: number; creature: number; points: number; value: number; who: number };
  /** Units lost to the creature; the Bear says whether Kaija is among them. */
  StruggleCasualties: { number: number; place: number };
  /** Up to one food per unit, before any die. */
  StruggleFood: { attacking: number; casualties: number; creature: number; points: number; value: number; who: number };
  /** The partner agrees to a swap of one for one, or not; then the other goes on trading. */
  Swap: { other: number };
  /** The owner discards the named card or hands over two resources. */
  YieldOrPay: { other: number };
}

type Told = { [Step in keyof Focuses]: keyof Focuses[Step] }[keyof Focuses];
type Nothing<Name extends Told> = Partial<Record<Name, undefined>>;
type Alone<Shape> = Shape & Nothing<Exclude<Told, keyof Shape>>;

/** What everybody may know of the choice that is due: the fields of its step, and no others. */
export type Focus =
  | { [Step in keyof Focuses]: Alone<Focuses[Step]> }[keyof Focuses]
  | Nothing<Told>;

/** A territory: who holds it, who and what stands there, what it yields. */
export interface TerritoryView {
  yield: Goods;
  name: number;
  holder: number;
  units: number;
  kaija: boolean;
  pieces: number;
  invading: number;
  open: boolean;
  size: number;
  /** Type, kind of space, how many. */
  buildings: [number, number, number][];
  /** Free plain, carved and large spaces. */
  free_spaces: [number, number, number];
  lairs: number;
  /** Territories across a border, 1 if it is rough. */
  near: [number, number][];
  creatures: string[];
}

/** A seat; what is hidden from whoever looks is null. */
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
  /** By source, once the game is over. */
  score?: Record<string, number>;
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  year: number;
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
  /** By seat and resource: `seat * 3 + resource`. */
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
  /** In how many years the game ends. */
  years: number;
  choosing: number | null;
  step: string | null;
  focus: Focus;
}

/** A territory that a tile would close: of which ones it is made, and the fame it brings. */
export interface Closing {
  territory: number;
  holder: number;
  size: number;
  fame: number;
  of: number[];
}

/** What a tile would close and join when it lies turned so. */
export interface TurnForecast {
  turn: number;
  closes: Closing[];
  joins: number[][];
}

/** What the tile in hand would do on a square. */
export interface PlacementForecast {
  square: Square;
  turns: TurnForecast[];
}

/** What this year's end brings and costs a seat, and how its final count would stand. */
export interface PlayerForecast {
  harvest: Goods;
  fame: number;
  /** Food, wood. */
  winter: [number, number];
  unrest: boolean;
  units: number;
  strongholds: number;
  /** By source; fame tokens are null where they are hidden. */
  count: Record<string, number | null>;
}

/** A fight that could be begun. */
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

/** The fight whose next choice is due. */
export interface FightForecast {
  /** By target: if the other side has still to choose its food, for none and for all of it. */
  options: Record<string, Odds[]>;
}

/** What would happen if nobody did anything, as far as whoever looks may know. */
export interface Forecast {
  players: PlayerForecast[];
  placements: PlacementForecast[];
  fight: FightForecast | null;
  attacks: AttackForecast[];
}

/** What is printed on a part of a tile, if anything. */
export interface PartContent {
  food?: number;
  wood?: number;
  lore?: number;
  small?: number;
  carved?: number;
  large?: number;
  lair?: number;
}

/** A tile, cut into parts. */
export interface TileContent {
  name: string;
  /** By side, clockwise from north: the part there. */
  sides: [number, number, number, number];
  parts: PartContent[];
  /** Part, part, 1 if rough. */
  borders: [number, number, number][];
  turns: number[];
}

/** What a card does and how much; what is as usual is left out. */
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
  /** Whether it is one of several to choose from. */
  choice?: boolean;
}

/** A kind of card. */
export interface CardContent {
  key: string;
  set: string;
  clan: number;
  flash: boolean;
  fame: number;
  effects: Effect[];
}

/** A type of building, and what each copy gives. */
export interface BuildingContent {
  id: string;
  large: boolean;
  price: number;
  effect: string;
  amount: number;
}

/** A kind of creature. */
export interface CreatureContent {
  id: string;
  value: number;
  fame: number;
  priorities: string[];
}

/** A clan and its cards. */
export interface ClanContent {
  id: string;
  initial: number;
  upgrades: [number, number];
}

/** What is paid in lore. */
export interface Prices {
  replace: number;
  remove: number;
  upgrade: number;
}

/** All that a board needs to be drawn. */
export interface Content {
  tiles: TileContent[];
  cards: CardContent[];
  buildings: BuildingContent[];
  creatures: CreatureContent[];
  clans: ClanContent[];
  colours: string[];
  resources: string[];
  spaces: string[];
  /** Points, casualties, 1 if one of the two. */
  die: [number, number, number][];
  /** Most units, food, wood. */
  winter: [number, number, number][];
  prices: Prices;
  units: number;
  building_tokens: number;
}
