import type { Seat, Setup } from '@questhall/kernel';
import { EVENTS } from './events.js';
import { type House, houseOf } from './house.js';
import { atlasOf, BARE, CELLS, type Cell, type Layout, NOWHERE } from './map.js';
import { WIZARD_CARDS } from './people.js';
import { blankSheets, copyOfSheets, type Sheets } from './sheet.js';
import { TASKS } from './tasks.js';
import { type SpaceId, TILES, type TileId } from './tiles.js';

export const BOATS = 10;
export const DAYS = 14;
export const NOBODY: Seat = -1;
/** Where a card of the Task or Event deck is. */
export const IN_DECK = 0;
export const DISCARDED = 1;
export const OUT_OF_PLAY = 2;
export const HELD = 3;
/** Where a Wizard card is: in the deck, aside with a High Wizard (1 to 7) or with a Secret Wizard letter (8 to 14). */
export const WITH_WIZARD = 1;
export const WITH_LETTER = 8;
/** How somebody is caught in a Trap. */
export const FREE = 0;
export const FOR_TURNS = 1;
export const UNTIL_ROLL = 2;
export const UNTIL_FORTNIGHT = 3;
export const TRAPS = ['free', 'turns', 'roll', 'fortnight'] as const;

export interface Board extends Sheets {
  seats: number;
  house: House;
  /** Setting up; with tiles face down (solitaire); day after day. */
  phase: 'setup' | 'blind' | 'days';
  /** W 3.2a */
  dealer: Seat;
  /** Whose turn it is, -1 for nobody's. */
  active: Seat;
  fortnight: number;
  /** 1 to 14. */
  day: number;
  /** Turns begun so far, of all. */
  turns: number;

  // The islands
  layout: Layout;
  /** Who still has each tile to lay; -1 once it lies. */
  hand: Seat[];
  /** Tiles that Evil has taken, or that solitaire leaves out. */
  fallen: boolean[];
  boatAt: Cell[];
  /** W 12.141b A Demon in a Boat. */
  boatDemon: boolean[];
  /** Where Demon markers lie, ascending. W R51 There are as many as are needed. */
  demons: Cell[];
  dragon: Cell;
  /** Each High Wizard's white marker; -1 in his box. */
  wizardAt: Cell[];
  /** Each Secret Wizard letter: where, who, and as bits which seats know. */
  secretAt: Cell[];
  secretWho: number[];
  secretKnown: number[];

  // The decks
  taskCards: number[];
  eventCards: number[];
  wizardCards: number[];
  /** W 3.11 The Gem card on each High Wizard's box. */
  gemOf: number[];

  // Evil
  /** W 12.2 Tasks completed since the last tenth. */
  completed: number;
  /** Attacks that will be thwarted. */
  thwarts: number;
  /** The tile that an Event card has named to fall next, -1 for none. */
  foretold: TileId;
}

export function setup({ seats, options }: Setup): Board {
  // W 1 Boats, markers and cards for one to six. W R51 Task and Demon markers as many as are needed.
  const house = houseOf(options, seats);
  return {
    seats,
    house,
    phase: 'setup',
    dealer: 0,
    active: NOBODY,
    fortnight: 1,
    // W 3.5 The calendar starts on Day 1.
    day: 1,
    turns: 0,
    layout: BARE,
    hand: TILES.map(() => NOBODY),
    fallen: TILES.map(() => false),
    boatAt: new Array<Cell>(BOATS).fill(NOWHERE),
    boatDemon: new Array<boolean>(BOATS).fill(false),
    demons: [],
    dragon: NOWHERE,
    // W 3.12 Every white marker lies on its box.
    wizardAt: new Array<Cell>(7).fill(NOWHERE),
    secretAt: new Array<Cell>(7).fill(NOWHERE),
    secretWho: new Array<number>(7).fill(-1),
    secretKnown: new Array<number>(7).fill(0),
    // W 3.1 Decks without an order of their own are shuffled.
    taskCards: TASKS.map(() => IN_DECK),
    eventCards: EVENTS.map(() => IN_DECK),
    wizardCards: WIZARD_CARDS.map(() => IN_DECK),
    gemOf: new Array<number>(7).fill(-1),
    // W 3.6, W R35 Nothing completed, nothing thwarted.
    completed: 0,
    thwarts: 0,
    foretold: -1,
    ...blankSheets(seats),
  };
}

export function clone(b: Board): Board {
  return {
    ...b,
    hand: b.hand.slice(),
    fallen: b.fallen.slice(),
    boatAt: b.boatAt.slice(),
    boatDemon: b.boatDemon.slice(),
    demons: b.demons.slice(),
    wizardAt: b.wizardAt.slice(),
    secretAt: b.secretAt.slice(),
    secretWho: b.secretWho.slice(),
    secretKnown: b.secretKnown.slice(),
    taskCards: b.taskCards.slice(),
    eventCards: b.eventCards.slice(),
    wizardCards: b.wizardCards.slice(),
    gemOf: b.gemOf.slice(),
    ...copyOfSheets(b),
  };
}

/** The day counted from the first of the game. */
export function today(b: Pick<Board, 'fortnight' | 'day'>): number {
  return (b.fortnight - 1) * DAYS + b.day;
}

/** The space a cell shows, -1 for water. */
export function landAt(b: Pick<Board, 'layout'>, cell: Cell): SpaceId {
  return cell < 0 || cell >= CELLS ? -1 : atlasOf(b.layout).land[cell];
}

/** The tile a cell lies on, -1 for water. */
export function tileAt(b: Pick<Board, 'layout'>, cell: Cell): TileId {
  return cell < 0 || cell >= CELLS ? -1 : atlasOf(b.layout).tile[cell];
}

export function cellOf(b: Pick<Board, 'layout'>, space: SpaceId): Cell {
  return atlasOf(b.layout).cellOf[space];
}

/** Whether a tile is in play. */
export function stands(b: Pick<Board, 'fallen'>, tile: TileId): boolean {
  return !b.fallen[tile];
}

/** W B.1 The player opposite, if there are partners; else nobody. */
export function partnerOf(b: Pick<Board, 'house' | 'seats'>, seat: Seat): Seat {
  return b.house.partners ? (seat + b.seats / 2) % b.seats : NOBODY;
}

/** All seats clockwise from one of them. */
export function clockwise(b: Pick<Board, 'seats'>, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < b.seats; i++) seats.push((from + i) % b.seats);
  return seats;
}
