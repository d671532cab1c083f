import type { Seat, Setup } from '@questhall/kernel';
import { type Battle, copyBattle } from './battle.js';
import { type House, houseOf } from './house.js';
import { CITY, type Leader, NOBODY, type Owner, type Unit } from './pieces.js';

export { type Battle, copyBattle, type Part, SIDES_OF_BATTLE, type Side, type Use } from './battle.js';
export { CITY, type Item, type Leader, NOBODY, OFF, type Owner, REBELS, type Unit } from './pieces.js';

import { ITEMS } from './items.js';
import { type Legend, NO_LEGEND } from './legends.js';
import { CITIES, type Hex, LEGENDARY, PLACES, type Place, SITES, type Site } from './map.js';
import type { Alignment, Kind } from './units.js';

/** What became of a leader. */
export const ABSENT = 0;
export const FREE = 1;
export const CAPTIVE = 2;
/** LW O4/5 His replacement comes on his player's next turn. */
export const DUE = 3;
/** LW AMB-133 Returned, and waiting for a city. */
export const WAITING = 4;
export const DEAD = 5;

export type Phase = 'setup' | 'begin' | 'movement' | 'investigation' | 'combat' | 'hiring' | 'end';
export type Weather = 'clear' | 'rain' | 'snow';

/** Chapter O5 A siege that goes on. */
export interface Siege {
  besieger: Seat;
  besieged: Owner;
  hex: Hex;
  /** Against a castle from its city. */
  castle: boolean;
  /** Columns to the right next time. */
  shift: number;
  /** The turn it was last rolled for. */
  rolled: number;
  /** What the besieger spends, secret until the defender has spoken; -1 if nothing is written. */
  bid: number;
}

/** LW O10/1 A castle that is being built. */
export interface Works {
  hex: Hex;
  seat: Seat;
  /** The turn at whose beginning it stands. */
  due: number;
}

/** LW B19/1 A promise that was noted, and binds nobody. */
export interface Pact {
  turn: number;
  by: Seat;
  with: Seat;
  what: string;
}

export interface Board {
  seats: number;
  house: House;
  phase: Phase;
  /** 1 to 54; 0 before play. */
  turn: number;
  order: Seat[];
  /** Whose player-turn it is; -1 outside. */
  active: Seat;
  out: boolean[];
  alignment: Alignment[];
  /** Which of the two counter sets of the alignment. */
  colour: number[];
  capital: Site[];
  gold: number[];
  // Units, leaders and fleets by slot; kind -1 is a free slot.
  kind: Kind[];
  owner: Owner[];
  at: Place[];
  /** 1 inside the castle of its hex. */
  inside: number[];
  /** The fleet it is aboard of, -1 if none. */
  aboard: Unit[];
  /** Movement points spent this turn, in halves. */
  spent: number[];
  /** 1 once it has moved, loaded or been carried this turn; 2 when it can move no more. */
  moved: number[];
  /** 1 once it has attacked this turn. */
  fought: number[];
  /** 1 for the guard of a Robe, which neither attrition nor upkeep touches. */
  guard: number[];
  /** GTs paid for it, for the upkeep of Dragons. */
  paid: number[];
  /** Plague cities, as bits, through which it came this turn; four bits higher those where it was when plague broke out. */
  exposed: number[];
  /** The units of each place, chained: `head` by place, `next` by unit. */
  head: Unit[];
  next: Unit[];
  // Leaders by number.
  fate: number[];
  leaderUnit: Unit[];
  level: number[];
  study: number[];
  /** Whether something broke the Wizard's study since his last turn began. */
  stirred: boolean[];
  /** Who holds a captive; the turn when a replacement is due, or when he came onto the map. */
  captor: Unit[];
  since: number[];
  /** Chapter O12 The kind of item being created, -1 if none; the turns it has taken; its kind of unit; done in two turns. */
  work: number[];
  worked: number[];
  workAim: number[];
  workFast: boolean[];
  // Sites.
  control: Owner[];
  /** Whether it may be entered: no legend and no defenders of its own are left. */
  open: boolean[];
  legend: Legend[];
  shown: boolean[];
  /** Seats who know a hidden legend, as bits. */
  knownBy: number[];
  /** Whether city defence has been rolled for. */
  defended: boolean[];
  /** Level of a local leader. */
  localLevel: number[];
  /** Seats with whom it never bargains again, as bits. */
  noDeal: number[];
  /** The turn each seat last bargained there: twelve a site. */
  bargained: number[];
  /** LW A1a.2/1 Markers: the multiple at which it was taxed this turn; 0 none. */
  taxed: number[];
  castles: Hex[];
  works: Works[];
  /** City defence counters left: 4-4-0, 2-2-0, 1-1-0. */
  pool: number[];
  // Items by slot.
  itemKind: number[];
  /** The piece that has it, -1 if none. */
  itemHolder: Unit[];
  /** The hex where it lies, -1 if nowhere. */
  itemAt: Hex[];
  /** The unit kind of a created control scroll; 1 for a Robe whose guard stands apart. */
  itemAim: number[];
  itemAlignment: Alignment[];
  /** Kinds that were ever identified. */
  found: boolean[];
  /** Legends that nobody was dealt. */
  unused: Legend[];
  // This player-turn.
  ferries: Place[];
  scouted: Site[];
  bargainers: Leader[];
  /** Cities scouted or bargained with, which may not be attacked. */
  spared: Site[];
  declared: Site[];
  /** Hexes and castles from which, and against which, was fought: the place, with castles beyond all places. */
  engaged: Place[];
  attacked: Place[];
  seekers: Leader[];
  sailed: Place[];
  battle: Battle | null;
  sieges: Siege[];
  weather: Weather;
  plague: Site[];
  pacts: Pact[];
  /** The turn in which each seat last moved to end the game. */
  proposed: number[];
  /** A leader fell: somebody may be out. */
  fallen: boolean;
}

export const MOST_LEADERS = 24;

export function setup({ seats, options }: Setup): Board {
  // LW B1/1 Two to twelve players.
  const each = <T>(value: T) => new Array<T>(seats).fill(value);
  const leaders = <T>(value: T) => new Array<T>(seats * 2).fill(value);
  const sites = <T>(value: T) => new Array<T>(SITES.length).fill(value);
  return {
    seats,
    house: houseOf(options),
    phase: 'setup',
    turn: 0,
    order: Array.from({ length: seats }, (_, seat) => seat),
    active: -1,
    out: each(false),
    alignment: each(-1),
    colour: each(-1),
    capital: each(-1),
    gold: each(0),
    // Slot 0 stays free, so that no part of a stack is mistaken for an order.
    kind: [-1],
    owner: [-1],
    at: [-1],
    inside: [0],
    aboard: [-1],
    spent: [0],
    moved: [0],
    fought: [0],
    guard: [0],
    paid: [0],
    exposed: [0],
    head: new Array<Unit>(PLACES).fill(-1),
    next: [-1],
    fate: leaders(ABSENT),
    leaderUnit: leaders(-1),
    level: leaders(0),
    study: leaders(0),
    stirred: leaders(false),
    captor: leaders(-1),
    since: leaders(0),
    work: leaders(-1),
    worked: leaders(0),
    workAim: leaders(-1),
    workFast: leaders(false),
    control: sites(NOBODY),
    open: SITES.map((site) => site.kind === 'village'),
    legend: new Array<Legend>(LEGENDARY).fill(NO_LEGEND),
    shown: new Array<boolean>(LEGENDARY).fill(false),
    knownBy: new Array<number>(LEGENDARY).fill(0),
    defended: new Array<boolean>(CITIES).fill(false),
    localLevel: new Array<number>(LEGENDARY).fill(0),
    noDeal: new Array<number>(CITIES).fill(0),
    bargained: new Array<number>(CITIES * 12).fill(0),
    taxed: new Array<number>(CITIES).fill(0),
    castles: [],
    works: [],
    // LW AMB-048 Thirty, eight and eight.
    pool: [30, 8, 8],
    itemKind: [],
    itemHolder: [],
    itemAt: [],
    itemAim: [],
    itemAlignment: [],
    found: ITEMS.map(() => false),
    unused: [],
    ferries: [],
    scouted: [],
    bargainers: [],
    spared: [],
    declared: [],
    engaged: [],
    attacked: [],
    seekers: [],
    sailed: [],
    battle: null,
    sieges: [],
    weather: 'clear',
    plague: [],
    pacts: [],
    proposed: each(0),
    fallen: false,
  };
}

export function clone(b: Board): Board {
  const copy = { ...b } as Record<keyof Board, unknown>;
  for (const key in copy) {
    const value = copy[key as keyof Board];
    if (Array.isArray(value)) copy[key as keyof Board] = value.slice();
  }
  copy.battle = b.battle && copyBattle(b.battle);
  copy.sieges = b.sieges.map((siege) => ({ ...siege }));
  copy.works = b.works.map((works) => ({ ...works }));
  copy.pacts = b.pacts.map((pact) => ({ ...pact }));
  return copy as unknown as Board;
}

/** Seats still in the game, in order of play. */
export function inOrder(b: Pick<Board, 'order' | 'out'>): Seat[] {
  // LW AMB-157 Who is out is passed over.
  return b.order.filter((seat) => !b.out[seat]);
}

export function isSeat(owner: Owner): boolean {
  return owner >= 0 && owner < CITY;
}
