import {
  dispersalOf,
  NOBODY,
  neighbours,
  ORCS,
  orcsOf,
  type Power,
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
  const now = evaluate(view, seat);
  const pick = best<number>(options, (o) => {
    const { space, men, power } = dispersalOf(o);
    if (view.transit.owner === ORCS) return nuisance(view, seat, space) * men;
    const scene = sent(view, { space, men, power: power ? view.transit.power : 'none' });
    // The harm each of them does there; of equals as many as can be. Nobody is sent to watch my treasure.
    const harm = (now - evaluate(scene, seat)) / Math.max(1, men) + (treasureOwner(view, space) === seat ? 1 : 0);
    return 0.001 * men - harm;
  });
  const { space } = dispersalOf(options[pick] as number);
  return { pick, why: `they do me least harm in ${SPACES[space].name}` };
};

function sent(view: View, { space, men, power }: { space: SpaceId; men: number; power: Power }): View {
  const scene = imagined(view);
  scene.holder[space] = view.transit.owner;
  scene.men[space] += men;
  stand(scene, view.transit.owner, { power, space });
  return scene;
}

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
