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
import { homesOf, isSpent, isWanted, wizardMarkers } from '../../goals.js';
import { type Maps, noMaps } from '../../knight/plan.js';
import { besides, raceFrom, towersOf } from './chart.js';
import { CIRCLE, COTTAGE, type Manner, NOWHERE, type Race, STAY, WAIT } from './race.js';
import { firstStep, type Step, stepsOf } from './running.js';
import { suspicions } from './suspicion.js';
import { mannersAt, type Plan, type Weighed, weighed } from './weighing.js';

/** How often somebody has come anywhere, and in which of his turns that was first seen. */
interface Rest {
  readonly arrivals: number;
  readonly since: number;
}

/** What a Sorcerer has in mind who gathers Gems. */
export interface Gatherer {
  readonly maps: Maps;
  /** How many plans he thinks of. */
  readonly breadth: number;
  /** By seat. */
  readonly rests: Rest[];
  manner: Manner;
  step: Step;
  /** Where that leads, by and large. */
  aim: number;
  /** What that was thought of for; nothing where there is no race. */
  moment: string;
  /** How often he reckons to win. */
  wins: number;
  /** How many turns he still waits for others to go to Hamdrel first. */
  patience: number;
}

const mannerOf = (enough: number, lurks: number, denies: number, dares: number): Manner => ({
  enough,
  lurks,
  denies,
  dares,
  heedless: false,
});

/** Ways to gather that differ enough to be worth a try; after another first step the first of them is tried before others. */
const MANNERS: readonly Manner[] = [
  mannerOf(4, 6, 6, 6),
  mannerOf(4, 6, 3, 2),
  mannerOf(4, 6, 6, -1),
  mannerOf(4, 6, 6, 4),
  mannerOf(1, 0, 0, 2),
];

/** So many turns he waits at least, and by whim up to so many more: were they always as many, others would know. */
const PATIENCE = 2;
const WHIM = 9;

export const newGatherer = (breadth = MANNERS.length + 3): Gatherer => ({
  maps: noMaps(),
  breadth,
  rests: [],
  manner: MANNERS[0],
  step: { to: COTTAGE, calls: false },
  aim: NOWHERE,
  moment: '',
  wins: 0,
  patience: PATIENCE + Math.ceil(WHIM / 2),
});

/** Whether a Sorcerer may gather Gems and nothing comes first. */
export function isGathering(view: View, seat: number): boolean {
  if (view.rank[seat] < 4 || view.order[seat] !== SORCERY || view.house.partners) return false;
  return !hasMandatory(view, seat) && !isAfflicted(view, seat) && !isSummoned(view, seat) && gemsOf(view, seat) < 6;
}

export function raceOf({ view, seat }: Pick<Sight, 'view' | 'seat'>, { maps, rests }: Gatherer): Race | undefined {
  const race = isGathering(view, seat) ? raceFrom(view, seat, maps) : undefined;
  if (!race) return undefined;
  const racers = race.racers.map((racer, who) =>
    who !== seat && isLost(view, who, rests[who]) ? { ...racer, idle: AWAY } : racer,
  );
  return { ...race, racers };
}

/** W 7.354a So many turns in the Cottage, and Hamdrel has long had nothing more to say; turns that he may stay on. */
const LINGERS = 5;
const AWAY = 20;

/** Whether somebody stays with Hamdrel who tells him nothing any more: whoever waits for what she shows him waits in vain. */
function isLost(view: View, who: number, rest?: Rest): boolean {
  if (rest?.arrivals !== view.arrivals[who] || view.taken[who] - rest.since < LINGERS) return false;
  return homesOf(view, [HAMDREL]).includes(view.at[who]);
}

/** Note who has come anywhere. */
function watch({ rests }: Gatherer, { arrivals, taken }: View): void {
  arrivals.forEach((n, who) => {
    if (rests[who]?.arrivals !== n) rests[who] = { arrivals: n, since: taken[who] };
  });
}

/** How much better another step must be than his own, beyond chance: to turn back costs more than the step. */
const CHANGE = 0.01;
const SURELY = 1.5;

/** Think of where to go next, once a turn and whenever somebody was shown or called. */
export function* considered(mind: Gatherer, sight: Sight, meter: () => Meter): Generator<void, void> {
  const { view, seat } = sight;
  watch(mind, view);
  const race = raceOf({ view, seat }, mind);
  const moment = race ? `${view.turns} ${race.markers} ${race.secrets} ${view.gems[seat]}` : '';
  const isNew = moment !== mind.moment;
  mind.moment = moment;
  if (!race || !isNew) return;
  bide(mind, sight, race);
  const ideas = ideasFor(mind, sight, race);
  const own = ideas.findIndex(({ leads }) => aimOf(race, seat, leads) === mind.aim);
  if (own > 0) ideas.unshift(...ideas.splice(own, 1));
  const found = yield* weighed(view, seat, race, ideas, meter());
  const best = foundIn(found);
  const { manner, leads } = ideas[best];
  mind.aim = aimOf(race, seat, leads);
  mind.manner = manner;
  mind.wins = found[best].wins;
  mind.step = leads.to === STAY && race.racers[seat].site === COTTAGE ? { ...leads, to: COTTAGE } : leads;
}

/** Patience goes with every turn that he has waited, and is new once somebody else was with Hamdrel. */
function bide(mind: Gatherer, { seat, random }: Sight, { racers }: Race): void {
  if (racers.some(({ site, idle }, who) => who !== seat && site === COTTAGE && idle === 0))
    mind.patience = PATIENCE + random(WHIM);
  else if (mind.aim === WAIT && !mind.step.calls) mind.patience -= 1;
}

/** A plan, and where its first step leads. */
interface Idea extends Plan {
  readonly leads: Step;
}

/** All manners as they are, and as many as there is time for after each other step that can be taken now. */
function ideasFor({ breadth, patience }: Gatherer, { view, seat }: Sight, race: Race): Idea[] {
  const doubts = suspicions(view, seat);
  const likeliest = doubts.indexOf(Math.max(...doubts));
  const manners = MANNERS.map((one) => mannersAt(view, race, seat, one));
  const asTheyAre = MANNERS.map((manner, i) => ({ manner, leads: firstStep(race, manners[i], likeliest, seat) }));
  const [first, ...rest] = stepsOf(race, manners[0], likeliest, seat);
  const steps = [first, ...rest.filter(({ calls }) => calls || patience > 0)];
  const others = MANNERS.flatMap((manner) => steps.map((leads) => ({ manner, leads, step: leads.to })));
  return [...asTheyAre, ...others].slice(0, breadth).map((idea) => ({ ...idea, begins: begun(idea.leads) }));
}

const begun = ({ to, calls }: Step): string => `${to} ${calls}`;

/** Where a step belongs: whoever goes to a Tower, waits beside one or calls from it is about the same. */
function aimOf({ racers }: Race, seat: number, { to }: Step): number {
  if (to === CIRCLE || to === COTTAGE) return to;
  return to === STAY && racers[seat].site === COTTAGE ? COTTAGE : WAIT;
}

/** The best, or the first if that is not surely worse. */
function foundIn(found: readonly Weighed[]): number {
  const worths = found.map(({ worth }) => worth);
  const best = worths.indexOf(Math.max(...worths));
  return worths[best] > worths[0] + Math.max(CHANGE, SURELY * found[best].doubt) ? best : 0;
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

/** A Sorcerer who comes upon a High Wizard gets nothing from him, and his marker is gone: a pity if he wants his Gem. */
export function shunned(view: View, seat: number): number[] {
  return isGathering(view, seat) ? wizardMarkers(view, (wizard) => isWanted(view, seat, wizard)) : [];
}
