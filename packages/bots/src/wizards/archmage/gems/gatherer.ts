import {
  CIRCLE_CENTRE,
  cellOf,
  HAMDREL,
  hasDemon,
  hasMandatory,
  isAfflicted,
  isSummoned,
  SORCERERS,
  SORCERY,
  type View,
} from '@questhall/wizards';
import type { Meter } from '../../../archmage/meter.js';
import type { Sight } from '../../decision.js';
import { type Goal, gemsOf } from '../../field.js';
import { homesOf, isSpent, wizardMarkers } from '../../goals.js';
import { type Maps, noMaps } from '../../knight/plan.js';
import { besides, raceFrom } from './chart.js';
import { CIRCLE, COTTAGE, type Manner, type Race, STAY, WAIT } from './race.js';
import { firstStep, type Step } from './running.js';
import { suspicions } from './suspicion.js';
import { mannersAt, weighed } from './weighing.js';

/** What a Sorcerer has in mind who gathers Gems. */
export interface Gatherer {
  readonly maps: Maps;
  manner: Manner;
  step: Step;
  /** What that was thought of for. */
  moment: string;
  /** How often he reckons to win. */
  wins: number;
}

const manner = (enough: number, lurks: boolean, denies: boolean, dares: number): Manner => ({
  enough,
  lurks,
  denies,
  dares,
});

/** Ways to gather that differ enough to be worth a try. */
const MANNERS: readonly Manner[] = [
  manner(4, true, true, -1),
  manner(1, true, true, 2),
  manner(4, true, true, 5),
  manner(1, false, true, -1),
  manner(3, false, true, -1),
  manner(1, false, true, 2),
  manner(1, false, false, 2),
  manner(4, false, false, -1),
];

export const newGatherer = (): Gatherer => ({
  maps: noMaps(),
  manner: MANNERS[0],
  step: { to: COTTAGE, calls: false },
  moment: '',
  wins: 0,
});

/** Whether a Sorcerer may gather Gems and nothing comes first. */
export function isGathering(view: View, seat: number): boolean {
  if (view.rank[seat] < 4 || view.order[seat] !== SORCERY || view.house.partners) return false;
  return !hasMandatory(view, seat) && !isAfflicted(view, seat) && !isSummoned(view, seat) && gemsOf(view, seat) < 6;
}

export function raceOf({ view, seat }: Pick<Sight, 'view' | 'seat'>, { maps }: Gatherer): Race | undefined {
  return isGathering(view, seat) ? raceFrom(view, seat, maps) : undefined;
}

/** How much better another manner must be to change the one he has. */
const CHANGE = 0.02;

/** Think of where to go next, once a turn and whenever somebody was shown or called. */
export function* considered(mind: Gatherer, { view, seat }: Sight, meter: () => Meter): Generator<void, void> {
  const race = raceOf({ view, seat }, mind);
  const moment = `${view.turns} ${race?.markers} ${view.gems[seat]}`;
  if (!race || moment === mind.moment) return;
  mind.moment = moment;
  const doubts = suspicions(view, seat);
  const likeliest = doubts.indexOf(Math.max(...doubts));
  const steps = MANNERS.map((one) => firstStep(race, mannersAt(view, race, seat, one), likeliest, seat));
  const plans = MANNERS.map((one, i) => ({ manner: one, begins: `${steps[i].to} ${steps[i].calls}` }));
  const worths = yield* weighed(view, seat, race, plans, meter());
  const found = foundIn(worths, MANNERS.indexOf(mind.manner));
  const step = steps[found];
  mind.manner = MANNERS[found];
  mind.wins = worths[found];
  mind.step = step.to === STAY && race.racers[seat].site === COTTAGE ? { ...step, to: COTTAGE } : step;
}

/** The best, or his own if that is not much worse. */
function foundIn(worths: readonly number[], own: number): number {
  const best = worths.indexOf(Math.max(...worths));
  return worths[best] > worths[own] + CHANGE ? best : own;
}

/** Where the next step leads; nowhere if nobody gathers. */
export function stepGoals(mind: Gatherer, view: View, seat: number): Goal[] {
  const race = raceOf({ view, seat }, mind);
  if (!race) return [];
  const { to, calls } = mind.step;
  if (to === CIRCLE) return [{ cell: cellOf(view, CIRCLE_CENTRE), late: 0 }];
  if (to === COTTAGE)
    return homesOf(view, [HAMDREL]).map((cell) => ({
      cell,
      late: 0,
      ...(isGuest(view, seat, cell) && { stays: true }),
    }));
  const towers = homesOf(view, SORCERERS).filter((cell) => !isSpent(view, seat, cell));
  if (calls && to !== WAIT) return towers.map((cell) => ({ cell, late: 0 }));
  const spots = towers.flatMap((tower) => besides(view, tower));
  return spots
    .filter((cell) => !hasDemon(view, cell) && cell !== view.dragon)
    .map((cell) => ({ cell, late: 0, stays: true }));
}

/** W 7.354a Whether Hamdrel speaks to him again if he stays. */
const isGuest = (view: View, seat: number, cottage: number): boolean =>
  view.at[seat] === cottage && view.withHamdrel[seat] < 3;

/** A Sorcerer who comes upon a High Wizard gets nothing from him, and his marker is gone. */
export function shunned(view: View, seat: number): number[] {
  return isGathering(view, seat) ? wizardMarkers(view) : [];
}
