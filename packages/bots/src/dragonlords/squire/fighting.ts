import {
  IS_KINGDOM,
  LANDS,
  NOBODY,
  type Place,
  type Side,
  stepsFrom,
  strengthOf,
  UNMOVED,
  type View,
} from '@questhall/dragonlords';
import { distances, garrison, isEnemyLand, kingAt, pays, spare } from '../common/lands.js';
import { choose, type Decide, said, sideOf, spokenNumber, spokenPlace } from '../decision.js';
import { scrolls } from './casting.js';

/** Units that can be brought against a land. */
export function comers(view: View, side: Side, to: Place): number {
  let n = 0;
  for (let land = 0; land < LANDS.length; land++)
    if (view.holder[land] === side && stepsFrom(view, land, side).includes(to))
      n += spare(view, side, land, stays(view, side, land));
  return n;
}

/** How many times as many he wants to be: less and less as the war drags on. */
function edge(view: View): number {
  return Math.max(0.8, 2 - 0.08 * Math.max(0, view.turn - 4));
}

/** How many stay with the King. */
function stays(view: View, side: Side, land: Place): number {
  return kingAt(view, side) === land ? 3 : 1;
}

/** Where the enemy is clearly weaker, gold first. */
export const deeds: Decide = (sight) => {
  const { view, random } = sight;
  const side = sideOf(sight);
  return choose(sight, 'we are stronger there', ({ verb, last, place }) => {
    if (verb === 'fight') return 200;
    if (verb === 'go') return 0;
    if (verb === 'burn') return 150;
    if (verb === 'cast') return scrolls(sight, last);
    if (verb !== 'attack' && verb !== 'sneak') return -1;
    const foes = garrison(view, place);
    const own = comers(view, side, place);
    if (own === 0 || own < edge(view) * foes + (IS_KINGDOM[place] ? 3 : 0)) return -1;
    return 10 + pays(view, side, place) + random(4) + (verb === 'sneak' ? 2 : 0);
  });
};

/** From the largest stack, until there are twice as many as the enemy. */
export const gathers: Decide = (sight, memo) => {
  const { view } = sight;
  const side = sideOf(sight);
  const to = spokenPlace(sight, 'to');
  const foes = view.holder[to] === NOBODY ? 0 : garrison(view, to);
  const own = strengthOf(view, to, side);
  const begin = said(sight).find(({ verb }) => verb === 'begin');
  if (begin && own >= 2 * foes + 2) return { pick: begin.i, why: 'we are enough' };
  const decision = choose(sight, 'most can come from there', ({ verb, place }) => {
    if (verb === 'begin') return 0;
    const n = spare(view, side, place, stays(view, side, place));
    return n > 0 ? n : -1;
  });
  const { place } = said(sight)[decision.pick];
  const most = place < 0 ? 0 : spare(view, side, place, stays(view, side, place));
  memo.errand = { n: foes === 0 ? Math.ceil(most / 2) : most, wizards: isEnemyLand(view, side, to), king: false, to };
  return decision;
};

/** On, while there are no fewer of us. */
export const orders: Decide = (sight) => {
  const side = sideOf(sight);
  const isWorse = spokenNumber(sight, 'own') < 0.7 * spokenNumber(sight, 'foes');
  return choose(sight, isWorse ? 'there are too many of them' : 'we can still win', ({ verb, place }) => {
    if (verb === 'fight') return isWorse ? 0 : 100;
    return 1 + strengthOf(sight.view, place, side);
  });
};

/** Idle units go one step towards the enemy. */
export const transfers: Decide = (sight, memo) => {
  const { view } = sight;
  const side = sideOf(sight);
  const front = distances(view, side, (land) => isEnemyLand(view, side, land));
  const decision = choose(sight, 'they are idle where they are', ({ verb, what, last, place }) => {
    if (verb === 'teleport') return 5;
    if (verb === 'cast') return scrolls(sight, last);
    if (verb !== 'transfer') return verb === 'go' ? 0 : -1;
    const from = LANDS.findIndex((land) => land.id === what);
    if (from < 0 || place >= LANDS.length) return from < 0 ? 3 : -1;
    const n = spare(view, side, from, stays(view, side, from), UNMOVED);
    if (n === 0 || front[from] <= 1) return -1;
    return view.holder[place] === NOBODY ? 4 : front[place] < front[from] ? 1 + n / 100 : -1;
  });
  const { what, place } = said(sight)[decision.pick];
  const from = LANDS.findIndex((land) => land.id === what);
  const n = from < 0 ? 8 : spare(view, side, from, stays(view, side, from), UNMOVED);
  memo.errand = {
    n: place >= 0 && view.holder[place] === NOBODY ? 1 : n,
    wizards: from < 0,
    king: from < 0,
    to: place,
  };
  return decision;
};
