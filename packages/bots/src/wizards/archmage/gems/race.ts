/** The race for the Gems in short: a few sites and the turns between them, so that it can be run thousands of times. */
export interface Race {
  readonly chart: Chart;
  readonly racers: readonly Racer[];
  /** Whose turn it is. */
  readonly first: number;
  /** Days until the first of the Magic tiles falls, and how many of them stand; the Circle falls with one of those attacks. */
  readonly days: number;
  readonly tiles: number;
  /** High Wizards whose markers lie, as bits; and how many cards that are no High Wizards lie aside with each. */
  readonly markers: number;
  readonly aside: readonly number[];
  /** W 14.26 Secret Wizards who lie and of whom one does not know who they are. */
  readonly secrets: number;
}

/** Turns to sites: the Cottage is site 0, then come the Towers that stand. */
export interface Chart {
  /** From each site to each. */
  readonly turns: readonly (readonly number[])[];
  /** To each from anywhere. */
  readonly ways: readonly number[];
  /** From each to the centre of the Circle. */
  readonly home: readonly number[];
}

/** One who gathers Gems, as he stands now. */
export interface Racer {
  /** W 11.232 A Sorcerer calls High Wizards from a Tower; others must go to them. */
  readonly calls: boolean;
  /** Turns until he begins. */
  readonly idle: number;
  /** The site where he is, NOWHERE for none, and whether he is in it or just beside. */
  readonly site: number;
  readonly inside: boolean;
  /** Turns from where he is to each site, and to the centre of the Circle. */
  readonly turns: readonly number[];
  readonly home: number;
  /** Turns with Hamdrel in this visit, or meetings in this Tower; and visits to her. */
  readonly stay: number;
  readonly visits: number;
  /** His Gems as bits: what others have depends on who is false. */
  readonly gems: (falseOne: number) => number;
  /** High Wizards whose Gem cards he has looked at, as bits. */
  readonly seen: number;
}

/** How somebody gathers Gems. */
export interface Manner {
  /** So many whom he wants must have been shown before he leaves Hamdrel. */
  readonly enough: number;
  /** He waits beside a Tower for those whom a rival has Hamdrel show who lacks no more Gems than these; 0 for never. */
  readonly lurks: number;
  /** He calls those whom only such rivals want who lack no more Gems than these, so that they do not get them. */
  readonly denies: number;
  /** With no more Gems than these he calls whoever may answer; -1 for never. */
  readonly dares: number;
  /** He goes to a Tower then even if nobody can answer because a marker lies that he does not want. */
  readonly heedless: boolean;
}

/** What somebody can do besides going to a site: stay there and come in again, wait beside it, go to a marker, or home. */
export const NOWHERE = -1;
export const COTTAGE = 0;
export const STAY = 96;
export const WAIT = 97;
export const FETCH = 98;
export const CIRCLE = 99;

/** Whom one may ask without knowing who he is: whoever answers, if somebody does; or a Secret Wizard. */
export const ANYBODY = -1;
export const SECRET = -2;

/** All High Wizards, as bits; and the other cards of their deck. */
export const ALL = 127;
export const OTHERS = 7;

export function bitsIn(bits: number): number {
  let n = 0;
  for (let left = bits; left > 0; left &= left - 1) n += 1;
  return n;
}

/** A quick stream of numbers from 0 to 1. */
export function stream(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
