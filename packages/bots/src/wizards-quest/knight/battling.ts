import { orderOf, type Plan, type SpaceId, spareMen } from '@questhall/wizards-quest';
import { type Decide, optionWhere, type Sight } from '../decision.js';
import { winning } from '../treasures.js';
import { campaignOf, dividing } from './campaigning.js';
import { evaluate } from './evaluation.js';
import { ENOUGH, fought, helpers, oddsOf } from './plans.js';
import { imagined, march } from './scenes.js';

/** Men are called only if they add so much, in men. */
const WORTH_CALLING = 0.1;

/** Fight on while that is better than stopping; call men when they turn the scale. */
export const orders: Decide = (sight) => {
  const { view, seat, options } = sight;
  const plan = campaignOf(sight);
  if (find(sight, 'capture') >= 0) return dividing(sight, plan, partOfOrder);
  const now = fought(view, seat, plan);
  const more = plan.free ? undefined : reinforced(sight, plan);
  if (more && more.value > Math.max(now.value, evaluate(view, seat)) + WORTH_CALLING)
    return { pick: more.pick, why: 'more men will turn the scale' };
  const fight = find(sight, 'fight');
  if (fight >= 0 && now.value > evaluate(view, seat))
    return { pick: fight, why: `the odds are ${Math.round(now.chance * 100)} in 100` };
  const stop = find(sight, 'stop');
  return { pick: stop >= 0 ? stop : options.length - 1, why: 'the odds have turned' };
};

function find({ options }: Sight, what: string): number {
  return optionWhere<number>(options, (o) => orderOf(o).do === what);
}

function partOfOrder(option: unknown): number | undefined {
  const order = orderOf(option as number);
  return order.do === 'capture' ? order.part : undefined;
}

interface Call {
  readonly pick: number;
  readonly value: number;
}

/** The supplement that helps most. */
function reinforced(sight: Sight, plan: Plan): Call | undefined {
  const { view, seat, options } = sight;
  if (oddsOf(view, plan).captures > ENOUGH) return undefined;
  const called = helpers(view, seat, plan);
  const last = winning(view, seat).includes(plan.to);
  let found: Call | undefined;
  options.forEach((o, pick) => {
    const order = orderOf(o as number);
    if (order.do !== 'supplement') return;
    // A boat is spent on them only for the game itself.
    const most = order.boat && last ? spareMen(view, order.space) : numberFrom(called, order.space);
    if (!isWorthTrying(order.men, most)) return;
    const scene = imagined(view);
    march(scene, { from: order.space, to: plan.from, men: order.men });
    const { value } = fought(scene, seat, plan);
    if (!found || value > found.value) found = { pick, value };
  });
  return found;
}

function numberFrom(called: readonly { space: SpaceId; men: number }[], space: SpaceId): number {
  return called.find((helper) => helper.space === space)?.men ?? 0;
}

/** All who may come, half of them, or one. */
function isWorthTrying(men: number, most: number): boolean {
  return men === most || (men < most && (men === 1 || men === Math.ceil(most / 2)));
}
