import { orderOf, type Plan, partOf, type SpaceId, type View } from '@questhall/wizards-quest';
import type { Weighed } from '../../../archmage/craft.js';
import type { Chance } from '../../../bot.js';
import { campaignOf } from '../../knight/campaigning.js';
import { expected } from '../foresight.js';
import { copied, LEADERS, leaderIn, NONE, type Scene, stand } from '../ground.js';
import { type Candidate, deeper, type Matter, matterOf, worthIn } from '../matter.js';
import { enter, fought, watches } from '../sorties.js';

/** Men who are called must add so much to the chance to win. */
const A_CALL = 0.001;

/** Fight on, stop, or call more men; or who goes into the space that is empty now. */
export function* orders(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  const plan = campaignOf(chance);
  if (plan.against !== 'space') return;
  const matter = matterOf(chance);
  const all = chance.options.map((o) => orderOf(o as number));
  if (all.some((order) => order.do === 'capture')) {
    const parts = all.map((order) => (order.do === 'capture' ? order.part : undefined));
    yield* divisions(chance, knights, parts);
    return;
  }
  const candidates = all.flatMap((order, option): Candidate[] => {
    if (order.do === 'fight') return [fight(matter, plan, { option, start: matter.scene, price: 0 })];
    if (order.do === 'stop') return [{ option, worth: (depth) => worthIn(matter, matter.scene, depth) }];
    if (order.do !== 'supplement' || order.boat || !isWorthTrying(matter, order)) return [];
    const start = copied(matter.scene);
    start.men[order.space] -= order.men;
    start.men[plan.from] += order.men;
    // They may have come for another day, too.
    const stops: Candidate = { option, worth: (depth) => worthIn(matter, start, depth) - A_CALL };
    return [fight(matter, plan, { option, start, price: A_CALL }), stops];
  });
  if (candidates.some(({ option }) => option === knights)) yield* deeper(matter, candidates, { knights, brief: true });
}

interface Fight {
  readonly option: number;
  readonly start: Scene;
  readonly price: number;
}

function fight(matter: Matter, plan: Plan, { option, start, price }: Fight): Candidate {
  const tried = fought(start, matter.seat, plan);
  return { option, worth: (depth) => expected(tried, (end) => worthIn(matter, end, depth)) - price };
}

/** All who may come, half of them, or one; of those who watch a treasure one. */
function isWorthTrying({ scene, seat }: Matter, { space, men }: { space: SpaceId; men: number }): boolean {
  if (men === 1) return true;
  const most = scene.men[space] - (leaderIn(scene, space) === NONE ? 1 : 0);
  return !watches(scene, seat, space) && (men === most || men === Math.ceil(most / 2));
}

/** Who goes into a captured space, and who stays. */
export function captures(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  return divisions(
    chance,
    knights,
    chance.options.map((o) => o as number),
  );
}

function* divisions(
  chance: Chance<View>,
  knights: number,
  parts: readonly (number | undefined)[],
): Generator<Weighed, void> {
  const { from, to } = campaignOf(chance);
  const matter = matterOf(chance);
  const ways = parts.flatMap((part, option) =>
    part === undefined ? [] : [{ option, ...partOf(part, chance.view, from) }],
  );
  const most = Math.max(...ways.map(({ men }) => men));
  const kept = ways.filter(({ option, men }) => option === knights || isFair(men, most));
  const candidates = kept.map(({ option, men, power }): Candidate => {
    const after = copied(matter.scene);
    after.men[from] -= men;
    enter(after, matter.seat, { to, men });
    if (power !== 'none') stand(after, matter.seat, { leader: LEADERS.indexOf(power), space: to });
    return { option, worth: (depth) => worthIn(matter, after, depth) };
  });
  yield* deeper(matter, candidates, { knights, brief: true });
}

/** A few, a fair share, or all but a few. */
function isFair(men: number, most: number): boolean {
  return men < 5 || men > most - 4 || [3 / 2, 2, 3].some((part) => men === Math.ceil(most / part));
}
