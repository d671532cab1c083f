import type { Seat } from '@questhall/kernel';
import { hidingOf, type View } from '@questhall/wizards-quest';
import type { Weighed } from '../../../archmage/craft.js';
import type { Chance } from '../../../bot.js';
import { hidden } from '../../knight/setup.js';
import { type Scene, sceneOf } from '../ground.js';
import { race, standing } from '../standing.js';

/** How much it counts that the owner has a long way, besides how all stand. */
const A_RACE = 0.5;
const MEN = 30;

/**
 * Where to hide a treasure: far from its owner, or among guards. Which of them it is, is left to chance as the knight does.
 * Between two, guards are paid for it, and the knight sees to that.
 */
export function* hidings(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  const { view, options, seat, says } = chance;
  if (view.seats === 2) return;
  const { owner } = says.args as { owner: Seat };
  const { kind } = hidingOf(options[knights] as number);
  const all = options.map((o, option) => ({ option, ...hidingOf(o as number) }));
  const [first] = all.splice(knights, 1);
  for (const { option, space } of [first, ...all.filter((one) => one.kind === kind)]) {
    const scene = sceneOf(hidden(chance, space));
    const score = leadOf(scene, seat) / MEN + A_RACE * Math.log(race(scene, owner));
    yield { option, worth: 1 / (1 + Math.exp(-score)), depth: 0, next: 1 };
  }
}

/** Better than the others stand on average, in men. */
function leadOf(scene: Scene, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < scene.ground.seats; other++) if (other !== seat) others += standing(scene, other);
  return standing(scene, seat) - others / (scene.ground.seats - 1);
}
