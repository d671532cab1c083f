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

/** Races that are run for each plan before others may be heard, and so many times at most. */
const RACES = 40;
const ROUNDS = 30;
/** How many standard errors one plan must be better than another that the other is not looked at any more. */
const CLEAR = 3;
/** What a day less is worth, in races won: who dawdles is robbed some day. */
const DAY = 0.003;

/** What a plan is worth, and how often it wins; less than nothing for one that others clearly beat. */
export interface Weighed {
  readonly worth: number;
  readonly wins: number;
}

/** Plans on trial: how often each has won, what that was worth, and those that may still prove the best. */
interface Trial {
  readonly plans: readonly Plan[];
  readonly manners: readonly (readonly Manner[])[];
  readonly doubts: readonly number[];
  readonly wins: number[];
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
    wins: plans.map(() => 0),
    worths: plans.map(() => 0),
    alive: [...plans.keys()],
    races: 0,
  };
  for (let round = 0; round < ROUNDS && (round === 0 || differ(trial)); round++) {
    for (let n = 0; n < RACES; n++) runAll(trial, race, seat, view.turns);
    meter.count();
    yield;
    if (meter.spent() >= 1) break;
    trial.alive = stillOpen(trial);
  }
  const { wins, worths, alive, races } = trial;
  return plans.map((_, i) => ({ worth: alive.includes(i) ? worths[i] / races : -1, wins: wins[i] / races }));
}

/** One more race for each, with the same dice. */
function runAll(trial: Trial, race: Race, seat: number, turn: number): void {
  const { plans, manners, doubts, wins, worths, alive } = trial;
  for (const i of alive) {
    const random = stream(turn * 7919 + trial.races * 104729);
    const track = trackOf(race, manners[i], drawn(doubts, random()), random);
    if (run(track, seat, plans[i]) !== seat) continue;
    wins[i] += 1;
    worths[i] += 1 - DAY * track.day;
  }
  trial.races += 1;
}

function differ({ plans, alive }: Trial): boolean {
  return alive.some((i) => plans[i].begins !== plans[alive[0]].begins);
}

/** Those that may still prove the best. */
function stillOpen({ worths, alive, races }: Trial): number[] {
  const most = Math.max(...alive.map((i) => worths[i]));
  const doubt = CLEAR * Math.sqrt(races / 2);
  return alive.filter((i) => worths[i] > most - doubt);
}

/** A seat's own manner among those of its rivals. */
export function mannersAt(view: View, race: Race, seat: number, own: Manner): Manner[] {
  return race.racers.map((_, who) => (who === seat ? own : rivalry(view, race, who)));
}

/** How a knight gathers: he leaves Hamdrel with the first one she shows if somebody else could call him. */
function rivalry(view: View, race: Race, who: number): Manner {
  const rival = race.racers.some(({ calls, idle }, other) => other !== who && calls && idle <= 0);
  const lacks = 6 - bitsIn(gemsIf(view, who, -1));
  return { enough: rival ? 1 : Math.min(4, Math.max(1, lacks)), lurks: false, denies: false, dares: 2, heedless: true };
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
