import type { Seat, Setup } from '@questhall/kernel';
import { type House, houseOf } from './house.js';
import { FIRST_SHIP, FIRST_WASTE, PLACES, type Place, REALMS, SHIPS, WASTES } from './map.js';
import { PEOPLE_IDS } from './peoples.js';
import { QUESTS } from './quests.js';
import { SCROLLS, scrollRow } from './scrolls.js';
import { FIRST_SPELLS } from './spells.js';
import { PICKAXE, TOOLS, TORCH } from './tools.js';
import { TREASURES } from './treasures.js';

/** A people on the board: one a player, or two each in the two-player game. */
export type Side = number;
export const NOBODY: Side = -1;
/** QD PLACE.3 The vanquished units of kingdoms nobody claimed. */
export const NEUTRAL: Side = 4;
/** Sides that units can belong to. */
export const SIDES = 5;
const PEOPLES_MOST = 4;

/** What units have done in the turn under way. */
export const STATES = 5;
/** Began the turn here and did nothing. */
export const HOME = 0;
/** Moved here this turn, without a fight. */
export const CAME = 1;
/** Has fought, or entered empty land with an army. */
export const FOUGHT = 2;
/** Has marched or failed in a sneak attack; in phases 2 and 5: was teleported or transferred. */
export const SPENT = 3;
/** Stands in an enemy place and may not retreat. */
export const BOUND = 4;
export type UnitState = number;

/** A gold counter: of each side King, three Wizards and the blank one; then the treasures. */
export type Counter = number;
export const COUNTERS_EACH = 5;
export const KING = 0;
export const WIZARD = 1;
export const WIZARDS = 3;
export const BLANK = 4;
export const FIRST_TREASURE: Counter = PEOPLES_MOST * COUNTERS_EACH;
export const COUNTERS = FIRST_TREASURE + TREASURES.length;
/** A unit that carries counters, or is a DragonLord: the only ones told apart. Everybody can follow each of them. */
export type Bearer = number;
/** Where a counter is that lies under no unit: off the board, or taken from the fallen and not yet given to anybody. */
export const OFF = -1;
export const SPOILS = -2;
/** Found, or taken by a scroll, and about to be given to a unit. */
export const HELD = -4;

/** QD CONTENTS.6 So many DragonLords there are. */
export const DRAGONLORDS = 4;

/** Nobody's doing, where somebody's would be named. */
export const NO_VICTOR = 9;

/** Units that stepped into an enemy place this turn, and from where; which of them are told apart (old saves do not say). */
export interface Inroad {
  at: Place;
  from: Place;
  n: number;
  bearers?: Bearer[];
}

export type Phase = 'setup' | 'purchase' | 'naval' | 'quest' | 'combat' | 'transfer' | 'income' | 'reinforce';

export interface Board {
  seats: number;
  house: House;
  /** How many peoples play, the player of each, and which people each is (-1 before it is chosen). */
  sides: number;
  seatOf: Seat[];
  people: number[];
  phase: Phase;
  /** Rounds of the table, from 1. */
  turn: number;
  /** The chosen player's side, and whose turn it is (-1 outside turns). */
  first: Side;
  active: Side;
  /** QD END.2 Sides that are vanquished; the neutral one always. QD OPT.3.1 Sides without a King that play on. */
  fallen: boolean[];
  kingless: boolean[];
  /** Kings lost and not yet dealt with: by whom, NO_VICTOR for nobody; -1 if none was. */
  slain: Side[];
  /** A battle is being settled: nobody falls before both sides' losses are dealt with. */
  inBattle: boolean;
  /** Who holds each land. */
  holder: Side[];
  /** Units without counters: `(place * SIDES + side) * STATES + state`. */
  units: number[];
  /** All units, bearers too: `place * SIDES + side`. */
  strength: number[];
  /** By bearer; a place of -1 is a free number. */
  bearerAt: Place[];
  bearerSide: Side[];
  bearerState: UnitState[];
  dragon: boolean[];
  /** By counter: its bearer, OFF, SPOILS or HELD; and whether its face has been shown to all. */
  counterOn: Bearer[];
  shown: boolean[];
  /** The spells of each Wizard: `side * 3 + number`. */
  spells: number[];
  /** While counters are being placed: `side * 3 + (0 king, 1 wizard, 2 blank)`, the land chosen. */
  plan: Place[];
  /** The zone of each ship, -1 in the supply; whether it lies in harbour; zones it may still go this phase. */
  shipAt: Place[];
  docked: boolean[];
  shipMoves: number[];
  /** The zone of each raft, -1 if it is not used. */
  raftAt: Place[];
  /** Where ships with the Golden Fleece went this phase, and from where; -1 if they did not. */
  fleeceFrom: Place;
  fleeceTo: Place;
  /** Gold in each kingdom by realm, and how much of it was found this turn. */
  gold: number[];
  freshGold: number[];
  /** Tools at home: `side * 6 + tool`; with parties: `((waste - FIRST_WASTE) * SIDES + side) * 6 + tool`. */
  store: number[];
  tools: number[];
  /** The space each party came from, -1 if from outside: `(waste - FIRST_WASTE) * SIDES + side`. */
  cameFrom: Place[];
  /** In which Wastelands the active side has moved a party this turn. */
  questMoved: boolean[];
  /** Bought this turn, to be placed at its end; and quest gold to be turned into units then. */
  ordered: number;
  orderedShips: number;
  windfall: number;
  inroads: Inroad[];
  /** Who gives a treasure just found to a unit, and alone may look at it; -1 if nobody. */
  finder: Side;
  /** Scrolls by kind. */
  deck: number[];
  discard: number[];
  hands: number[][];
  /** What a player has seen of a side's scrolls: `seat * 4 + side`, by kind. */
  glimpsed: number[][];
  /** Quest cards by number: 1 in it, 0 not. */
  questDeck: number[];
  questDiscard: number[];
}

export function setup({ seats, options }: Setup): Board {
  const house = houseOf(options);
  // QD OPT.2P.1, QD R14 Two peoples each, their turns alternating between the players.
  const sides = seats === 2 && house.twoPeoples ? 4 : seats;
  const each = <T>(n: number, value: T) => new Array<T>(n).fill(value);
  const kinds = SCROLLS.length;
  return {
    seats,
    house,
    sides,
    seatOf: Array.from({ length: sides }, (_, side) => side % seats),
    people: each(sides, -1),
    phase: 'setup',
    turn: 0,
    first: 0,
    active: NOBODY,
    fallen: Array.from({ length: SIDES }, (_, side) => side >= sides),
    kingless: each(sides, false),
    slain: each(sides, -1),
    inBattle: false,
    holder: each(FIRST_WASTE, NOBODY),
    units: each(PLACES * SIDES * STATES, 0),
    strength: each(PLACES * SIDES, 0),
    bearerAt: [],
    bearerSide: [],
    bearerState: [],
    dragon: [],
    counterOn: each(COUNTERS, OFF),
    shown: each(COUNTERS, false),
    // QD SETUP.5 The first Wizard's pegs.
    spells: Array.from({ length: sides * WIZARDS }, (_, i) => (i % WIZARDS === 0 ? FIRST_SPELLS : 0)),
    plan: each(sides * 3, -1),
    shipAt: each(SHIPS, -1),
    docked: each(SHIPS, false),
    shipMoves: each(SHIPS, 0),
    raftAt: each(PLACES - FIRST_SHIP - SHIPS, -1),
    fleeceFrom: -1,
    fleeceTo: -1,
    gold: each(REALMS.length, 0),
    freshGold: each(REALMS.length, 0),
    // QD SETUP.4 A pickaxe and a torch each.
    store: Array.from({ length: sides * TOOLS.length }, (_, i) =>
      i % TOOLS.length === PICKAXE || i % TOOLS.length === TORCH ? 1 : 0,
    ),
    tools: each(WASTES.length * SIDES * TOOLS.length, 0),
    cameFrom: each(WASTES.length * SIDES, -1),
    questMoved: [false, false],
    ordered: 0,
    orderedShips: 0,
    windfall: 0,
    inroads: [],
    finder: NOBODY,
    deck: scrollCounts(house),
    discard: each(kinds, 0),
    hands: Array.from({ length: sides }, () => each(kinds, 0)),
    glimpsed: Array.from({ length: seats * PEOPLES_MOST }, () => each(kinds, 0)),
    questDeck: each(QUESTS.length, 1),
    questDiscard: each(QUESTS.length, 0),
  };
}

/** The scrolls of the deck, by kind. */
export function scrollCounts({ fewerScrolls }: House): number[] {
  // QD OPT.2 The table may leave out what it finds too strong.
  return SCROLLS.map(({ copies }, kind) => {
    const { by, harms } = scrollRow(kind);
    if (fewerScrolls === 'elementals' && by === 'king') return 0;
    return fewerScrolls === 'all-harmful' && harms ? 0 : copies;
  });
}

/** The King, a Wizard or the blank counter of a side. */
export function counterOf(side: Side, which: number): Counter {
  return side * COUNTERS_EACH + which;
}

export function isTreasure(counter: Counter): boolean {
  return counter >= FIRST_TREASURE;
}

/** The side a King, Wizard or blank counter belongs to for good. */
export function sideOfCounter(counter: Counter): Side {
  return Math.floor(counter / COUNTERS_EACH);
}

/** What a King, Wizard or blank counter is. */
export function kindOfCounter(counter: Counter): number {
  return counter % COUNTERS_EACH;
}

/** The player of a side, -1 for the neutral one. */
export function seatOfSide(b: Pick<Board, 'seatOf'>, side: Side): Seat {
  return b.seatOf[side] ?? -1;
}

/** What a side is called: its people; the neutral one, and any other number, has none. */
export function peopleId(b: Pick<Board, 'people'>, side: Side): string {
  if (side === NEUTRAL) return 'vanquished';
  return PEOPLE_IDS[b.people[side]] ?? 'nobody';
}

/** Whether two sides are enemies. */
export function isFoe(b: Pick<Board, 'seatOf'>, side: Side, other: Side): boolean {
  // QD OPT.2P.2 The two peoples of one player are allies, QD R122 though one of them be vanquished.
  return side !== other && (side === NEUTRAL || other === NEUTRAL || b.seatOf[side] !== b.seatOf[other]);
}

/** Sides still in the game, in the order of turns, from one of them. */
export function inOrder(b: Pick<Board, 'sides' | 'fallen'>, from: Side): Side[] {
  const order: Side[] = [];
  // QD SEQ.1, QD R115 To the left.
  for (let i = 0; i < b.sides; i++) {
    const side = (from + i) % b.sides;
    if (!b.fallen[side]) order.push(side);
  }
  return order;
}
