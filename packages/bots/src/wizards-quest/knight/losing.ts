import {
  dispersalOf,
  NOBODY,
  neighbours,
  ORCS,
  orcsOf,
  SPACES,
  type SpaceId,
  type View,
} from '@questhall/wizards-quest';
import { best, type Decide, optionWhere } from '../decision.js';
import { treasureOwner } from '../treasures.js';
import { evaluate } from './evaluation.js';
import { imagined, stand } from './scenes.js';

/** WQ XI.B.4 calls it good play: the super power goes last. */
export const losses: Decide = ({ options }) => ({
  pick: optionWhere(options, (power) => power === false),
  why: 'the super power is the last that I give up',
});

/** Others' counters go where they help their owner least, orcs where they trouble others. */
export const disperses: Decide = ({ view, seat, options }) => {
  const { owner, power } = view.transit;
  const pick = best<number>(options, (o) => {
    const dispersal = dispersalOf(o);
    const { space, men } = dispersal;
    if (owner === ORCS) return nuisance(view, seat, space) * men;
    const scene = imagined(view);
    scene.holder[space] = owner;
    scene.men[space] += men;
    if (dispersal.power) stand(scene, owner, { power, space });
    // Those not yet sent will do about as much harm each.
    return (evaluate(scene, seat) - evaluate(view, seat)) / (men + 1) - 0.001 * men;
  });
  const { space } = dispersalOf(options[pick] as number);
  return { pick, why: `they help their owner least in ${SPACES[space].name}` };
};

/** Where orcs are spread anew, or driven off: by whom they stand. */
export const spreads: Decide = ({ view, seat, options }) => ({
  pick: best<number>(options, (o) => nuisance(view, seat, orcsOf(o).space) * orcsOf(o).orcs),
  why: 'there they trouble others more than me',
});

export const routs: Decide = ({ view, seat, options }) => ({
  pick: best<number>(options, (o) => {
    const { space, orcs } = orcsOf(o);
    const mine = treasureOwner(view, space) === seat ? 5 : 0;
    return orcs * (1 + mine - nuisance(view, seat, space));
  }),
  why: 'those orcs stood in my way',
});

/** How much more orcs in a space trouble others than this player. */
export function nuisance(view: View, seat: number, space: SpaceId): number {
  let sum = treasureOwner(view, space) === seat ? -3 : 0;
  for (const other of neighbours(view, space)) {
    const holder = view.holder[other];
    if (holder === seat) sum -= 1;
    else if (holder !== ORCS && holder !== NOBODY) sum += 0.5;
  }
  return sum;
}
