import type { Held } from './held.js';
import { type Cell, NOWHERE } from './map.js';
import { NO_ANIMAL, NO_ORDER } from './people.js';

/** W 14 What is kept of each player, by seat: his place, and his record sheet. */
export interface Sheets {
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

/** Sheets with nothing on them. */
export function blankSheets(seats: number): Sheets {
  const each = <T>(value: T) => new Array<T>(seats).fill(value);
  const lists = <T>() => Array.from({ length: seats }, (): T[] => []);
  return {
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
    // Free.
    trap: each(0),
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

/** Copies of all that is kept of each player. */
export function copyOfSheets(b: Sheets): Sheets {
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
