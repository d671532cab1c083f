import type { Seat } from '@questhall/kernel';
import { type Power, placingOf, SPACES, type SpaceId, type View } from '@questhall/wizards-quest';
import { best, type Decide, type Decision, optionWhere, type Sight } from '../decision.js';
import { held, huntingGrounds } from '../treasures.js';
import { evaluate } from './evaluation.js';
import { bestFrom } from './plans.js';
import { imagined, stand } from './scenes.js';

/** Men to be put in a space, and a super power perhaps in another. */
interface Placing {
  readonly space: SpaceId;
  readonly men: number;
}

/** Men where they matter most: to the attack that promises most, or where they keep others off. */
export const places: Decide = (sight) => {
  const { options } = sight;
  const due = Math.max(...options.map((o) => placingOf(o as number).men));
  const spaces = [...new Set(options.map((o) => placingOf(o as number).space))];
  const judge = judgeOf(sight);
  const ranked = spaces.map((space) => ({ space, ...judge([{ space, men: due }]) }));
  const [first, ...others] = ranked.sort((a, b) => b.value - a.value);
  const second = others.sort((a, b) => b.still - a.still)[0];
  const power = powerFirst(sight, judge, { first: first.space, due, value: first.value });
  if (power) return power;
  const men = second ? enough(judge, first.space, { rest: second.space, due }) : due;
  const pick = optionWhere<number>(options, (o) => {
    const placing = placingOf(o);
    return placing.power === 'none' && placing.space === first.space && placing.men === men;
  });
  return { pick, why: `men are wanted in ${SPACES[first.space].name}` };
};

/** What a way to place men is worth: if nobody then moved, and with the campaign that follows. */
type Judge = (
  placings: readonly Placing[],
  power?: { power: Power; space: SpaceId },
) => { still: number; value: number };

function judgeOf({ view, seat }: Sight): Judge {
  const attacks = view.phase === 'players' && view.active === seat && view.campaigns > 0;
  const now = evaluate(view, seat);
  const hunting = huntingGrounds(view, seat);
  const anyway = attacks ? Math.max(0, (bestFrom(view, seat, held(view, seat))?.value ?? now) - now) : 0;
  return (placings, power) => {
    const scene = placed(view, seat, placings);
    if (power) stand(scene, seat, power);
    const still = evaluate(scene, seat);
    if (!attacks) return { still, value: still };
    const starts = [placings[0].space, ...(power ? hunting : [])];
    const led = bestFrom(scene, seat, starts)?.value ?? still;
    return { still, value: Math.max(still + anyway, led) };
  };
}

function placed(view: View, seat: Seat, placings: readonly Placing[]): View {
  const scene = imagined(view);
  for (const { space, men } of placings) {
    scene.holder[space] = seat;
    scene.men[space] += men;
  }
  return scene;
}

/** How many of the men due the first space needs, when the rest go where they do most by themselves. */
function enough(judge: Judge, space: SpaceId, { rest, due }: { rest: SpaceId; due: number }): number {
  let found = due;
  let highest = Number.NEGATIVE_INFINITY;
  for (const men of new Set([due, Math.ceil((2 * due) / 3), Math.ceil(due / 3)])) {
    const { value } = judge([
      { space, men },
      { space: rest, men: due - men },
    ]);
    if (value <= highest) continue;
    highest = value;
    found = men;
  }
  return found;
}

/** A super power for two of the men, if it is worth more than they are. */
function powerFirst(
  sight: Sight,
  judge: Judge,
  { first, due, value }: { first: SpaceId; due: number; value: number },
): Decision | undefined {
  const { options } = sight;
  let found: Decision | undefined;
  let highest = value;
  for (const power of ['sorcerer', 'hero'] as const) {
    const pick = bestStand(sight, power);
    if (pick < 0) continue;
    const { space } = placingOf(options[pick] as number);
    const judged = judge([{ space: first, men: due - 2 }], { power, space });
    if (judged.value <= highest) continue;
    highest = judged.value;
    found = { pick, why: `the ${power} is worth more than two men, and safest in ${SPACES[space].name}` };
  }
  return found;
}

/** Where a super power does most by standing there. */
function bestStand({ view, seat, options }: Sight, power: Power): number {
  return best<number>(options, (o) => {
    const placing = placingOf(o);
    if (placing.power !== power) return undefined;
    const scene = imagined(view);
    stand(scene, seat, { power, space: placing.space });
    return evaluate(scene, seat);
  });
}
