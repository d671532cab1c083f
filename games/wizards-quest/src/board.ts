import type { Seat, Setup } from '@questhall/kernel';
import { deckCounts } from './cards.js';
import { type House, houseOf } from './house.js';
import { SPACES, type SpaceId } from './map.js';
import type { Power } from './ranges.js';

/** Who holds a space: a seat, the orcs, or nobody. */
export type Holder = number;
export const NOBODY: Holder = -1;
export const ORCS: Holder = 6;
/** Where a counter is that is on no space. */
export const OFF: SpaceId = -1;

/** The space of men who may go wherever their player stands. */
export const ANYWHERE: SpaceId = -1;

/** WQ III.A.5.e: what a treasure is, face up; the blank is the optional fourth. */
export const TREASURES = ['ring', 'crown', 'chest', 'blank'] as const;
export const RING = 0;
export const CROWN = 1;
export const CHEST = 2;
export const BLANK_TREASURE = 3;
/** A treasure's slot is `owner * 4 + the round it was hidden in`. */
export type Slot = number;
export const SLOTS_EACH = 4;
/** Where a treasure is that is on no space. */
export const UNHIDDEN = -1;
export const TAKEN = -2;

/** Counters on their way from a battle to where a sorcerer sends them. */
export interface Transit {
  owner: Holder;
  men: number;
  power: Power;
}

export interface Board {
  seats: number;
  house: House;
  phase: 'setup' | 'orcs' | 'dragon' | 'wizard' | 'first-player' | 'players';
  turn: number;
  first: Seat;
  /** Whose individual phase it is; -1 outside that phase. */
  active: Seat;
  /** Each space's holder, and its men or orcs. */
  holder: Holder[];
  men: number[];
  /** Each seat's hero and sorcerer. */
  hero: SpaceId[];
  sorcerer: SpaceId[];
  /** Counters on the board, by seat. */
  pieces: number[];
  out: boolean[];
  dragon: SpaceId;
  wizard: SpaceId;
  /** By slot. */
  treasureAt: SpaceId[];
  treasureKind: number[];
  /** Slots whose owner has looked at them by card. */
  looked: boolean[];
  /** The treasure in each space, -1 if none. */
  treasureIn: Slot[];
  /** Petition cards by kind. */
  deck: number[];
  discard: number[];
  /** The kind on top of the discard pile, -1 if it is empty. */
  topDiscard: number;
  hands: number[][];
  /** How many cards the active player has drawn since its last other act: only these may be ones that must be played. */
  freshCards: number;
  /** Face-up boat privileges by seat. */
  boats: number[];
  /** Boat cards bound to a campaign or move under way. */
  boatsAtSea: number;
  /** The card the magic ring drew, until it is played, kept or dropped; and whose it is. */
  ringCard: number;
  ringSeat: Seat;
  /** Men awarded by cards, the share of kingdom men that comes, and the campaigns left, all of the active turn. */
  award: number;
  share: number;
  campaigns: number;
  /** A battle is being settled: nobody is out before both sides' losses are dealt with. */
  inBattle: boolean;
  transit: Transit;
  /** Upheavals of the blank card: bridges down, new mouths of the tunnel, and the last turn of a truce. */
  fallen: boolean[];
  mouths: SpaceId[];
  truceUntil: number;
}

export function setup({ seats, options }: Setup): Board {
  const house = houseOf(options);
  // WQ I.PLAYERS, WQ III.A.5, WQ IV.A.1 Each of two to six players has a set of his own.
  const each = <T>(value: T) => new Array<T>(seats).fill(value);
  const everywhere = <T>(value: T) => new Array<T>(SPACES.length).fill(value);
  return {
    seats,
    house,
    phase: 'setup',
    turn: 0,
    first: 0,
    active: -1,
    holder: everywhere(NOBODY),
    men: everywhere(0),
    // WQ III.A.5.a, WQ III.A.5.b One hero and one sorcerer a player.
    hero: each(OFF),
    sorcerer: each(OFF),
    pieces: each(0),
    out: each(false),
    // WQ III.A.2, WQ III.A.3 One wizard, one dragon. WQ R4 Both begin off the board.
    dragon: OFF,
    wizard: OFF,
    treasureAt: new Array<SpaceId>(seats * SLOTS_EACH).fill(UNHIDDEN),
    treasureKind: new Array<number>(seats * SLOTS_EACH).fill(-1),
    looked: new Array<boolean>(seats * SLOTS_EACH).fill(false),
    treasureIn: everywhere(-1),
    deck: deckCounts(house.blankCard ? 1 : 0),
    discard: deckCounts().map(() => 0),
    topDiscard: -1,
    hands: Array.from({ length: seats }, () => deckCounts().map(() => 0)),
    freshCards: 0,
    boats: each(0),
    boatsAtSea: 0,
    ringCard: -1,
    ringSeat: -1,
    award: 0,
    share: 1,
    campaigns: 0,
    inBattle: false,
    transit: { owner: NOBODY, men: 0, power: 'none' },
    fallen: [false, false, false],
    mouths: [],
    truceUntil: 0,
  };
}

export function clone(b: Board): Board {
  return {
    ...b,
    holder: b.holder.slice(),
    men: b.men.slice(),
    hero: b.hero.slice(),
    sorcerer: b.sorcerer.slice(),
    pieces: b.pieces.slice(),
    out: b.out.slice(),
    treasureAt: b.treasureAt.slice(),
    treasureKind: b.treasureKind.slice(),
    looked: b.looked.slice(),
    treasureIn: b.treasureIn.slice(),
    deck: b.deck.slice(),
    discard: b.discard.slice(),
    hands: b.hands.map((h) => h.slice()),
    boats: b.boats.slice(),
    transit: { ...b.transit },
    fallen: b.fallen.slice(),
    mouths: b.mouths.slice(),
  };
}

/** How many treasures each player has: three, or four with the blank. */
export function treasuresEach(b: Pick<Board, 'house'>): number {
  // WQ III.A.5.e A ring, a crown and a chest. WQ XIII.A With the option a blank besides.
  return b.house.blankTreasure ? 4 : 3;
}

export function ownerOf(slot: Slot): Seat {
  return Math.floor(slot / SLOTS_EACH);
}

/** Who hides this player's treasures. */
export function hiderOf(b: { seats: number }, owner: Seat): Seat {
  // WQ IV.D.5.a Treasures pass to the left, which is clockwise.
  return (owner + 1) % b.seats;
}

/** Seats still in the game, clockwise from one of them. */
export function inOrder(b: Pick<Board, 'seats' | 'out'>, from: Seat): Seat[] {
  const seats: Seat[] = [];
  // WQ IV.C Play passes to the left. WQ R64 Who is out rolls and decides no more.
  for (let i = 0; i < b.seats; i++) {
    const seat = (from + i) % b.seats;
    if (!b.out[seat]) seats.push(seat);
  }
  return seats;
}
