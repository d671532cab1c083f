import { ALL, bitsIn, type Manner, NOWHERE, OTHERS, type Race, type Racer, SECRET } from './race.js';

/** A racer on his way. */
export interface Runner {
  readonly racer: Racer;
  readonly manner: Manner;
  /** What he does first, whatever his manner; NOWHERE for nothing. */
  first: number;
  idle: number;
  /** Turns until he comes where he goes to; 0 if he is there. */
  eta: number;
  to: number;
  site: number;
  inside: boolean;
  /** Whether he is still where he began. */
  fresh: boolean;
  stay: number;
  visits: number;
  gems: number;
  seen: number;
}

/** A race under way in a world where this one is false. */
export interface Track {
  readonly race: Race;
  readonly runners: readonly Runner[];
  readonly falseOne: number;
  readonly random: () => number;
  markers: number;
  /** Those of them who are Secret Wizards that nobody told him of. */
  secret: number;
  readonly aside: number[];
  /** Cards in the deck that are no High Wizards. */
  others: number;
  /** Days since it began. */
  day: number;
}

export function trackOf(race: Race, manners: readonly Manner[], falseOne: number, random: () => number): Track {
  const runners = race.racers.map((racer, seat): Runner => {
    const { idle, site, inside, stay, visits, seen } = racer;
    const gems = racer.gems(falseOne);
    const start = { first: NOWHERE, idle, eta: 0, to: NOWHERE, site, inside, fresh: true, stay, visits, gems, seen };
    return { racer, manner: manners[seat], ...start };
  });
  const { markers, aside } = race;
  const others = aside.reduce((left, n) => left - n, OTHERS);
  const track = { race, runners, falseOne, random, markers, secret: 0, aside: aside.slice(), others, day: 0 };
  for (let n = race.secrets; n > 0; n--) hide(track);
  return track;
}

/** A Secret Wizard is one of those who do not lie anywhere. */
function hide(track: Track): void {
  const hidden = ALL & ~track.markers;
  if (hidden === 0) return;
  const bit = 1 << oneOf(track, hidden);
  track.markers |= bit;
  track.secret |= bit;
}

/** High Wizards whose markers lie and whose Gems he lacks, as far as he knows. */
export function wanted({ markers, falseOne }: Track, { gems, seen }: Runner): number {
  return markers & ~gems & ~(seen & (1 << falseOne));
}

/** Those whose Gems rivals lack who are to be denied them. */
function feared(track: Track, runner: Runner): number {
  const { denies } = runner.manner;
  if (denies === 0) return 0;
  let bits = 0;
  for (const other of track.runners)
    if (other !== runner && other.idle <= 0 && 6 - bitsIn(other.gems) <= denies) bits |= wanted(track, other);
  return bits;
}

/** Those whom he has no use for, but rivals have. */
export function envied(track: Track, runner: Runner): number {
  return feared(track, runner) & runner.gems;
}

/** W 7.32b A marker leaves, and all cards that lay with it go back. */
function take(track: Track, wizard: number): void {
  track.markers &= ~(1 << wizard);
  track.secret &= ~(1 << wizard);
  track.others += track.aside[wizard];
  track.aside[wizard] = 0;
}

/** W 12.42, W 7.32a Others come upon a High Wizard by chance, or his tile falls. */
export function fades(track: Track): void {
  if (track.markers !== 0 && track.random() < FADES * bitsIn(track.markers)) take(track, oneOf(track, track.markers));
}
const FADES = 0.02;

/** W 7.326 */
function asks({ falseOne, random }: Track, runner: Runner, wizard: number): void {
  const die = 1 + Math.floor(random() * 6);
  if (die === 6) return;
  runner.seen |= 1 << wizard;
  if (wizard !== falseOne) runner.gems |= 1 << wizard;
  else if (die <= 4) runner.gems = 0;
}

/** One of these by chance. */
function oneOf({ random }: Track, bits: number): number {
  let left = bits;
  for (let n = Math.floor(random() * bitsIn(bits)); n > 0; n--) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

/** Ask one who is there or whose marker lies; or W R12 a Secret Wizard, or W 11.2322 whoever answers, if somebody does. */
export function tries(track: Track, runner: Runner, whom: number): void {
  const wizard = whom === SECRET && track.secret !== 0 ? oneOf(track, track.secret) : whom;
  if (wizard >= 0) take(track, wizard);
  else if (track.random() * 3 >= 1) return;
  asks(track, runner, wizard >= 0 ? wizard : oneOf(track, ALL));
}

/** W 11.2321 Call one of those who are wanted from a Tower: whom rivals must not have, or he is sure of; or whoever answers. */
export function calls(track: Track, runner: Runner): void {
  const mine = wanted(track, runner);
  const both = mine & feared(track, runner);
  const bits = both & runner.seen || both || mine & runner.seen || mine || envied(track, runner);
  if (bits !== 0) tries(track, runner, oneOf(track, bits));
  else if (track.markers === 0 && bitsIn(runner.gems) <= runner.manner.dares) tries(track, runner, -1);
}

/** Go to a marker. */
export function fetches(track: Track, runner: Runner): void {
  const bits = wanted(track, runner);
  if (bits !== 0) tries(track, runner, oneOf(track, bits));
}

/** W 8.73 How likely a card that is no High Wizard carries somebody off who casts Escaping. */
const CARRIED = 0.09;

/** W 7.353.H What Hamdrel gives at Rank 4: nothing, a card of the deck, or a marker. */
export function gift(track: Track, runner: Runner): void {
  const roll = track.random() * 9;
  const hidden = ALL & ~track.markers;
  if (roll < 1 || hidden === 0) return;
  const n = bitsIn(hidden);
  const wizard = oneOf(track, hidden);
  if (roll >= 4) {
    for (; track.others > 0 && track.random() * (n + track.others) >= n; track.others--) track.aside[wizard] += 1;
    track.markers |= 1 << wizard;
  } else if (track.random() * (n + track.others) < n) {
    const spared = (runner.gems | (runner.seen & (1 << track.falseOne))) >> wizard;
    if ((spared & 1) === 0) asks(track, runner, wizard);
  } else if (track.random() < CARRIED) {
    runner.site = NOWHERE;
    runner.fresh = false;
  }
}
