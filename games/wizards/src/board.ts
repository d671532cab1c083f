import type { Seat, Setup } from '@questhall/kernel';
import { EVENTS } from './events.js';
import type { Held } from './held.js';
import { type House, houseOf } from './house.js';
import { atlasOf, BARE, CELLS, type Cell, type Layout, NOWHERE } from './map.js';
import { NO_ANIMAL, NO_ORDER, WIZARD_CARDS } from './people.js';
import { TASKS } from './tasks.js';
import { type SpaceId, TILES, type TileId, tileOf } from './tiles.js';

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

export interface Board {
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

  // W 14 Each player's record sheet
  colour: number[];
  at: Cell[];
  /** The Boat a player is in, -1 for none. */
  boat: number[];
  /** How often he has come to a space, of any kind. */
  arrivals: number[];
  /** Water spaces swum into since he last stood on land or in a Boat. */
  swum: number[];
  order: number[];
  /** W R1 Rank, or Level: 0 without an Order. */
  rank: number[];
  /** Knowledge, perception and power: seat × 3 + type. */
  points: number[];
  /** The day of his last advance, counted from the first day of the game; far back if none. */
  advanced: number[];
  tasks: Held[][];
  /** Event cards held, and the last day each is good for (0: until used). */
  events: number[][];
  until: number[][];
  animal: number[];
  /** Turns the animal still stays; and whether it came in the turn under way. */
  animalTurns: number[];
  animalFresh: boolean[];
  dazed: boolean[];
  bound: boolean[];
  /** Turns lost to Demons and Dragons. */
  lost: number[];
  trap: number[];
  trapTurns: number[];
  detained: boolean[];
  /** W 7.305.r5 Meets the Dragon again on his next turn. */
  beset: boolean[];
  /** Extra turns due now; and those won on a Day 14 without turns. */
  extra: number[];
  owed: number[];
  /** W 7.3031c Stranded, and has asked for help. */
  help: boolean[];
  /** The number of the turn in which he was last healed. */
  healed: number[];
  /** W 12.511a The day on which his time in the Lair is up, counted from the first; -1 outside. */
  lair: number[];
  /** W 7.354a Turns with Hamdrel in this visit, and visits since he came to her tile. */
  withHamdrel: number[];
  visits: number[];
  /** W 7.372 His own turn in which he may go back to the Star Crest; -1 for none. And how often he has had a turn. */
  crest: number[];
  taken: number[];
  /** W 7.6a What he has met where, and how often: cell × 64 + thing × 4 + times. */
  met: number[][];
  /** High Wizards, as bits, whose Gems he has. W R14 A second time adds nothing. */
  gems: number[];
  /** High Wizards whose Gem cards he has looked at, as bits. */
  seen: number[];
  /** Gem cards looked at since all Gems were last lost, wizard × 2 + whether the False Wizard would have stolen then. */
  trail: number[][];
  /** W B.4 Has exchanged Gems with his partner, so that others cannot tell whose are whose. */
  mixed: boolean[];
}

export function setup({ seats, options }: Setup): Board {
  // W 1 Boats, markers and cards for one to six. W R51 Task and Demon markers as many as are needed.
  const house = houseOf(options, seats);
  const each = <T>(value: T) => new Array<T>(seats).fill(value);
  const lists = <T>() => Array.from({ length: seats }, (): T[] => []);
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
    colour: each(-1),
    at: each(NOWHERE),
    boat: each(-1),
    arrivals: each(0),
    swum: each(0),
    // W 3.73a Nobody starts in an Order.
    order: each(NO_ORDER),
    rank: each(0),
    points: new Array<number>(seats * 3).fill(0),
    advanced: each(-99),
    tasks: lists<Held>(),
    events: lists<number>(),
    until: lists<number>(),
    animal: each(NO_ANIMAL),
    animalTurns: each(0),
    animalFresh: each(false),
    dazed: each(false),
    bound: each(false),
    lost: each(0),
    trap: each(FREE),
    trapTurns: each(0),
    detained: each(false),
    beset: each(false),
    extra: each(0),
    owed: each(0),
    help: each(false),
    healed: each(-1),
    lair: each(-1),
    withHamdrel: each(0),
    visits: each(0),
    crest: each(-1),
    taken: each(0),
    met: lists<number>(),
    gems: each(0),
    seen: each(0),
    trail: lists<number>(),
    mixed: each(false),
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
    ...seatsOf(b),
  };
}

/** Copies of all that is kept a player. */
function seatsOf(b: Board) {
  return {
    colour: b.colour.slice(),
    at: b.at.slice(),
    boat: b.boat.slice(),
    arrivals: b.arrivals.slice(),
    swum: b.swum.slice(),
    order: b.order.slice(),
    rank: b.rank.slice(),
    points: b.points.slice(),
    advanced: b.advanced.slice(),
    tasks: b.tasks.map((held) => held.map(copyOfTask)),
    events: b.events.map((cards) => cards.slice()),
    until: b.until.map((days) => days.slice()),
    animal: b.animal.slice(),
    animalTurns: b.animalTurns.slice(),
    animalFresh: b.animalFresh.slice(),
    dazed: b.dazed.slice(),
    bound: b.bound.slice(),
    lost: b.lost.slice(),
    trap: b.trap.slice(),
    trapTurns: b.trapTurns.slice(),
    detained: b.detained.slice(),
    beset: b.beset.slice(),
    extra: b.extra.slice(),
    owed: b.owed.slice(),
    help: b.help.slice(),
    healed: b.healed.slice(),
    lair: b.lair.slice(),
    withHamdrel: b.withHamdrel.slice(),
    visits: b.visits.slice(),
    crest: b.crest.slice(),
    taken: b.taken.slice(),
    met: b.met.map((things) => things.slice()),
    gems: b.gems.slice(),
    seen: b.seen.slice(),
    trail: b.trail.map((looks) => looks.slice()),
    mixed: b.mixed.slice(),
  };
}

export function copyOfTask(held: Held): Held {
  const { card, mandatory, marks, first, vigil } = held;
  return { card, mandatory, marks: marks.slice(), first, vigil };
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
  const space = landAt(b, cell);
  return space < 0 ? -1 : tileOf(space);
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
  return Array.from({ length: b.seats }, (_, i) => (from + i) % b.seats);
}
