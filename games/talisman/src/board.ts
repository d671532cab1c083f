import type { Seat, Setup } from '@questhall/kernel';
import { deckCounts, type Follower, KINDS, type Kind, pileCounts } from './cards/kinds.js';
import { SPELLS } from './cards/spells.js';
import type { Fight, Offer } from './contest.js';
import { type House, houseOf } from './house.js';
import { SPACES, type SpaceId } from './map.js';

export type { Fight, Offer } from './contest.js';

/** Nowhere, or nobody. */
export const OFF = -1;

export interface Board {
  seats: number;
  house: House;
  phase: 'setup' | 'play';
  /** How many turns there have been, this one included. */
  turn: number;
  first: Seat;
  /** Whose turn it is, -1 outside turns. */
  active: Seat;
  /** Somebody has reached the Crown of Command. */
  crowned: boolean;

  /** Each seat's character, -1 while it has none. */
  character: number[];
  out: boolean[];
  at: SpaceId[];
  strength: number[];
  craft: number[];
  lives: number[];
  gold: number[];
  alignment: number[];
  /** The alignment changed in this turn. */
  turned: boolean[];
  /** Turns left as a Toad, 0 if none; and the Toad's own values. */
  toad: number[];
  toadStrength: number[];
  toadCraft: number[];
  /** Turns still to be missed. */
  misses: number[];
  objects: Kind[][];
  followers: Follower[][];
  /** Enemies killed and kept. */
  trophies: Kind[][];
  /** Spells in hand, by kind. */
  spells: number[][];
  /** The Warlock's quest, 1 to 6, or 0; and whether it is done. */
  quest: number[];
  questDone: boolean[];
  /** A Raft acquired and not yet used, -1 if none; and the turn number in which it came. */
  raft: Kind[];
  raftTurn: number[];
  /** What was offered for the next move: an index in `LIFTS`; and the turn number in which it was. */
  lift: number[];
  liftTurn: number[];
  /** Held in the Temple. */
  enslaved: boolean[];
  /** Inner Region: the instructions of the space are not completed; and the Werewolf's Strength or the Pitfiends left. */
  due: boolean[];
  foe: number[];
  /** May evade anything until the turn ends. */
  invisible: boolean[];
  /** Strength by the potion until the turn ends. */
  potion: number[];

  /** Cards that lie face up: `space * 256 + kind`, in the order in which they came. */
  faceUp: number[];
  /** Gold counters on each space. */
  spaceGold: number[];
  /** What Fountain, Stream and Pool still hold, by kind. */
  charges: number[];
  /** The Hex: where it lies (-1 nowhere), who laid it, and how many of his turns are to end before it goes. */
  hexAt: SpaceId;
  hexBy: Seat;
  hexLeft: number;
  /** The Blizzard, counted likewise. */
  blizzardBy: Seat;
  blizzardLeft: number;
  /** Who has destroyed magic until his next turn, -1 if nobody. */
  quietBy: Seat;

  /** Adventure Cards by kind: the stock without its known top, the discards. */
  deck: number[];
  discard: number[];
  /** The cards next to be drawn that somebody has looked at, the next one first; and who knows each, a bit a seat. */
  top: Kind[];
  topKnown: number[];
  /** Purchase Cards and Talismans in their piles. */
  piles: number[];
  /** Spell Cards by kind. */
  spellDeck: number[];
  spellDiscard: number[];
  /** Spells being cast, the last one on top (`COMMAND` for the Command Spell); and whether each was undone. */
  casting: number[];
  countered: boolean[];

  /** Adventure Cards just drawn and not yet dealt with; they lie on the space too. */
  fresh: Kind[];
  fight: Fight | null;
  offer: Offer | null;
  /** Strangers, Places (by kind) and spaces (1000 + space) used in this turn. */
  visited: number[];
  /** The card about to be met, -1 if none; and creatures that a Spell keeps from attacking this turn. */
  meeting: Kind;
  still: Kind[];
  /** The space in which the move began. */
  cameFrom: SpaceId;
  /** The active character goes back towards the Plain of Peril. */
  retreating: boolean;
  /** The character was moved and has an encounter to come. */
  arrived: boolean;
  /** The Mercenary was paid in this turn. */
  hired: boolean;
  /** A character who can do nothing this turn. */
  stopped: boolean;
  /** The space to which the active character teleports, -1 if none. */
  teleport: SpaceId;
  /** Turns in a row still to come; and whether this turn follows one of the same player. */
  extra: number;
  inRow: boolean;
  /** A loss that was prevented. */
  saved: boolean;
  /** The active player's turn is under way. */
  playing: boolean;
  /** Something changed that may call for tidying up; and that is being done. */
  untidy: boolean;
  tidying: boolean;
  /** Losses of several characters at once are being dealt with. */
  losing: boolean;
  /** Who was still in when these losses began. */
  stillIn: Seat[];
}

/** What of a board lies open, apart from hands and what was looked at: a view has all of it too. */
export type Open = Omit<Board, 'deck' | 'spellDeck'>;

export function setup({ seats, options }: Setup): Board {
  const house = houseOf(options);
  // T R1, T OUTLINE.1 A character for each of two to six players.
  const each = <T>(value: T) => new Array<T>(seats).fill(value);
  const lists = () => Array.from({ length: seats }, (): number[] => []);
  return {
    seats,
    house,
    phase: 'setup',
    turn: 0,
    first: 0,
    active: OFF,
    crowned: false,
    character: each(OFF),
    out: each(false),
    at: each(OFF),
    strength: each(0),
    craft: each(0),
    lives: each(0),
    gold: each(0),
    alignment: each(0),
    turned: each(false),
    toad: each(0),
    toadStrength: each(1),
    toadCraft: each(1),
    misses: each(0),
    objects: lists(),
    followers: lists(),
    trophies: lists(),
    spells: lists(),
    quest: each(0),
    questDone: each(false),
    raft: each(OFF),
    raftTurn: each(0),
    lift: each(0),
    liftTurn: each(0),
    enslaved: each(false),
    due: each(false),
    foe: each(0),
    invisible: each(false),
    potion: each(0),
    faceUp: [],
    spaceGold: new Array<number>(SPACES.length).fill(0),
    charges: KINDS.map(() => 0),
    hexAt: OFF,
    hexBy: OFF,
    hexLeft: 0,
    blizzardBy: OFF,
    blizzardLeft: 0,
    quietBy: OFF,
    // T SETUP.6 The order of the stock is nobody's knowledge: it is what is in it, and chance decides at the draw.
    deck: deckCounts(house.poltergeist),
    discard: deckCounts().map(() => 0),
    top: [],
    topKnown: [],
    // T SETUP.9 Open piles, one a kind.
    piles: pileCounts(),
    // T SETUP.7, T EQUIP.3 24 Spell Cards.
    spellDeck: SPELLS.map((s) => s.copies),
    spellDiscard: SPELLS.map(() => 0),
    casting: [],
    countered: [],
    fresh: [],
    fight: null,
    offer: null,
    visited: [],
    meeting: OFF,
    still: [],
    cameFrom: OFF,
    retreating: false,
    arrived: false,
    hired: false,
    stopped: false,
    teleport: OFF,
    extra: 0,
    inRow: false,
    saved: false,
    playing: false,
    untidy: false,
    tidying: false,
    losing: false,
    stillIn: [],
  };
}

/** A card that lies face up on a space, as one number. */
export const lying = (space: SpaceId, kind: Kind): number => space * 256 + kind;
export const spaceOf = (card: number): SpaceId => card >> 8;
export const kindIn = (card: number): Kind => card & 255;

/** The kinds that lie face up on a space. */
export function cardsOn(b: Pick<Board, 'faceUp'>, space: SpaceId): Kind[] {
  const found: Kind[] = [];
  for (const card of b.faceUp) if (card >> 8 === space) found.push(card & 255);
  return found;
}

/** The seats with a character, clockwise from one of them. */
export function inOrder(b: Pick<Board, 'seats' | 'character'>, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < b.seats; i++) {
    const seat = (from + i) % b.seats;
    if (b.character[seat] >= 0) seats.push(seat);
  }
  return seats;
}
