import {
  CIRCLE_CENTRE,
  cellOf,
  HAMDREL,
  hasDemon,
  hasMandatory,
  isAfflicted,
  isSummoned,
  SORCERY,
  type View,
} from '@questhall/wizards';
import type { Meter } from '../../../archmage/meter.js';
import type { Sight } from '../../decision.js';
import { type Goal, gemsOf } from '../../field.js';
import { homesOf, isSpent, wizardMarkers } from '../../goals.js';
import { type Maps, noMaps } from '../../knight/plan.js';
import { besides, raceFrom, towersOf } from './chart.js';
import { CIRCLE, COTTAGE, type Manner, type Race, STAY, WAIT } from './race.js';
import { firstStep, type Step, stepsOf } from './running.js';
import { suspicions } from './suspicion.js';
import { mannersAt, type Plan, weighed } from './weighing.js';

/** What a Sorcerer has in mind who gathers Gems. */
export interface Gatherer {
  readonly maps: Maps;
  manner: Manner;
  step: Step;
  /** What that was thought of for; nothing where there is no race. */
  moment: string;
  /** How often he reckons to win. */
  wins: number;
}

const mannerOf = (enough: number, lurks: boolean, denies: boolean, dares: number): Manner => ({
  enough,
  lurks,
  denies,
  dares,
  heedless: false,
});

/** Ways to gather that differ enough to be worth a try; the first is how one goes on after another first step. */
const MANNERS: readonly Manner[] = [
  mannerOf(4, true, true, -1),
  mannerOf(1, true, true, 2),
  mannerOf(1, false, true, -1),
  mannerOf(3, false, true, -1),
  mannerOf(1, false, false, 2),
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
const CHANGE = 0.01;

/** Think of where to go next, once a turn and whenever somebody was shown or called. */
export function* considered(mind: Gatherer, { view, seat }: Sight, meter: () => Meter): Generator<void, void> {
  const race = raceOf({ view, seat }, mind);
  const moment = race ? `${view.turns} ${race.markers} ${view.gems[seat]}` : '';
  const isNew = moment !== mind.moment;
  mind.moment = moment;
  if (!race || !isNew) return;
  const ideas = ideasFor(view, seat, race);
  const found = yield* weighed(view, seat, race, ideas, meter());
  const own = ideas.findIndex(({ begins }) => begins === begun(mind.step));
  const best = foundIn(
    found.map(({ worth }) => worth),
    Math.max(0, own),
  );
  const { manner, leads } = ideas[best];
  mind.manner = manner;
  mind.wins = found[best].wins;
  mind.step = leads.to === STAY && race.racers[seat].site === COTTAGE ? { ...leads, to: COTTAGE } : leads;
}

/** A plan, and where its first step leads. */
interface Idea extends Plan {
  readonly leads: Step;
}

/** All manners as they are, and the first of them after each other step that can be taken now. */
function ideasFor(view: View, seat: number, race: Race): Idea[] {
  const doubts = suspicions(view, seat);
  const likeliest = doubts.indexOf(Math.max(...doubts));
  const manners = MANNERS.map((one) => mannersAt(view, race, seat, one));
  const asTheyAre = MANNERS.map((manner, i) => ({ manner, leads: firstStep(race, manners[i], likeliest, seat) }));
  const others = stepsOf(race, manners[0], likeliest, seat).map((leads) => ({
    manner: MANNERS[0],
    leads,
    step: leads.to,
  }));
  return [...asTheyAre, ...others].map((idea) => ({ ...idea, begins: begun(idea.leads) }));
}

const begun = ({ to, calls }: Step): string => `${to} ${calls}`;

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
  const towers = towersOf(view).filter((cell) => !isSpent(view, seat, cell));
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
