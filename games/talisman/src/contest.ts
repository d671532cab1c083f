import type { Seat } from '@questhall/kernel';
import type { Follower, Kind } from './cards/kinds.js';

/** A fight that is under way. */
export interface Fight {
  /** The character whose turn it is. */
  readonly seat: Seat;
  /** The character attacked, or -1. */
  readonly other: Seat;
  /** Enemy cards that fight as one. */
  readonly foes: Kind[];
  /** A creature without a card: its index in `CREATURES`, or -1. */
  readonly creature: number;
  /** Its Strength or Craft. */
  readonly power: number;
  readonly psychic: boolean;
  /** What each side adds for this fight: [the one whose turn it is, the other]. */
  readonly blast: [number, number];
  readonly hired: [number, number];
  readonly raised: [number, number];
  /** The Weapons each side counts. */
  readonly weapons: [Kind[], Kind[]];
  /** The Assassin strikes unseen. */
  unseen: boolean;
  /** A creature without a card that a Spell has stopped. */
  stopped: boolean;
  /** The dice, once rolled; 0 for none. */
  readonly dice: [number, number];
}

/** An offer on Market Day. */
export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  /** It is made, and waits for an answer. */
  made: boolean;
  readonly gives: Kind[];
  readonly follows: Follower[];
  /** Spells offered: known to the two alone. */
  readonly spells: number[];
  gold: number;
  readonly wants: Kind[];
  readonly wantsFollowers: Follower[];
  wantsGold: number;
  wantsSpells: number;
}

export function cloneFight(f: Fight): Fight {
  return {
    ...f,
    foes: f.foes.slice(),
    blast: [...f.blast],
    hired: [...f.hired],
    raised: [...f.raised],
    weapons: [f.weapons[0].slice(), f.weapons[1].slice()],
    dice: [...f.dice],
  };
}

export function cloneOffer(o: Offer): Offer {
  return {
    ...o,
    gives: o.gives.slice(),
    follows: o.follows.slice(),
    spells: o.spells.slice(),
    wants: o.wants.slice(),
    wantsFollowers: o.wantsFollowers.slice(),
  };
}
