import type { View } from '@questhall/wizards';
import type { Meter } from '../../../archmage/meter.js';
import { gemsIf } from './chart.js';
import { bitsIn, type Manner, type Race, stream } from './race.js';
import { trackOf } from './runner.js';
import { type Opening, run } from './running.js';
import { suspicions } from './suspicion.js';

/** Something to try: a manner, and what is done first in it. W 11.2322 Wizard -1 for whoever answers. */
export interface Plan extends Opening {
  readonly manner: Manner;
  /** What it begins with: plans that begin alike need not be told apart. */
  readonly begins: string;
}

/** Races that are run for each plan before others may be heard; all of them at most, and how much of the budget. */
const RACES = 40;
const ALL = 4000;
const ENOUGH = 0.6;
/** How many standard errors one plan must be better than another that the other is not looked at any more. */
const CLEAR = 2.5;
/** What a day less is worth, in races won: who dawdles is robbed some day. */
const DAY = 0.003;

/** What a plan is worth, and how often it wins; less than nothing for one that others clearly beat. */
export interface Weighed {
  readonly worth: number;
  readonly wins: number;
  /** By how much it is better than the first of them, as far as both were tried, and by how much by chance alone. */
  readonly gap: number;
  readonly doubt: number;
}

/** Plans on trial: what each race was worth to each, and all of them together; and those that may still prove the best. */
interface Trial {
  readonly plans: readonly Plan[];
  readonly manners: readonly (readonly Manner[])[];
  readonly doubts: readonly number[];
  readonly prizes: readonly number[][];
  readonly worths: number[];
  alive: readonly number[];
  races: number;
}

/** How often a seat wins with each of these plans in the same worlds, as far as the budget goes. */
export function* weighed(
  view: View,
  seat: number,
  race: Race,
  plans: readonly Plan[],
  meter: Meter,
): Generator<void, Weighed[]> {
  const trial: Trial = {
    plans,
    manners: plans.map(({ manner }) => mannersAt(view, race, seat, manner)),
    doubts: suspicions(view, seat),
    prizes: plans.map(() => []),
    worths: plans.map(() => 0),
    alive: [...plans.keys()],
    races: 0,
  };
  do {
    for (let n = 0; n < RACES; n++) runAll(trial, race, seat, view.turns);
    meter.count();
    yield;
    if (meter.spent() >= ENOUGH) break;
    trial.alive = stillOpen(trial);
  } while (trial.races < ALL && differ(trial));
  const { prizes, worths, alive, races } = trial;
  return plans.map((_, i) => ({
    worth: alive.includes(i) ? worths[i] / races : -1,
    wins: prizes[i].filter((prize) => prize > 0).length / races,
    gap: gapBetween(prizes[0], prizes[i]),
    doubt: Math.sqrt(differences(prizes[0], prizes[i])) / races,
  }));
}

/** In the same worlds only those tell something in which one has won and the other has not, or later. */
function differences(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < Math.min(one.length, other.length); i++) sum += (one[i] - other[i]) ** 2;
  return sum;
}

function gapBetween(one: readonly number[], other: readonly number[]): number {
  const races = Math.min(one.length, other.length);
  let sum = 0;
  for (let i = 0; i < races; i++) sum += other[i] - one[i];
  return sum / races;
}

/** One more race for each, with the same dice. */
function runAll(trial: Trial, race: Race, seat: number, turn: number): void {
  const { plans, manners, doubts, prizes, worths, alive } = trial;
  for (const i of alive) {
    const random = stream(turn * 7919 + trial.races * 104729);
    const track = trackOf(race, manners[i], drawn(doubts, random()), random);
    const prize = run(track, seat, plans[i]) === seat ? Math.max(DAY, 1 - DAY * track.day) : 0;
    prizes[i].push(prize);
    worths[i] += prize;
  }
  trial.races += 1;
}

function differ({ plans, alive }: Trial): boolean {
  return alive.some((i) => plans[i].begins !== plans[alive[0]].begins);
}

/** Those that may still prove the best. */
function stillOpen({ prizes, worths, alive }: Trial): number[] {
  const best = alive.reduce((a, b) => (worths[b] > worths[a] ? b : a));
  return alive.filter((i) => worths[i] >= worths[best] - CLEAR * Math.sqrt(differences(prizes[best], prizes[i])));
}

/** A seat's own manner among those of its rivals. */
export function mannersAt(view: View, race: Race, seat: number, own: Manner): Manner[] {
  return race.racers.map((_, who) => (who === seat ? own : rivalry(view, race, who)));
}

/** How a knight gathers: he leaves Hamdrel with the first one she shows if somebody else could call him. */
function rivalry(view: View, race: Race, who: number): Manner {
  const rival = race.racers.some(({ calls, idle }, other) => other !== who && calls && idle <= 0);
  const lacks = 6 - bitsIn(gemsIf(view, who, -1));
  return { enough: rival ? 1 : Math.min(4, Math.max(1, lacks)), lurks: 0, denies: 0, dares: 2, heedless: true };
}

/** An index by weights that add up to one. */
function drawn(weights: readonly number[], at: number): number {
  let left = at;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.findLastIndex((weight) => weight > 0);
}
