import {
  LANDS,
  MAY_MARCH,
  NOBODY,
  type Place,
  type Side,
  strengthOf,
  UNMOVED,
  type View,
} from '@questhall/dragonlords';
import { distances, garrison, isEnemyLand, spare } from '../common/lands.js';
import { choose, type Decide, type Said, type Sight, said, sideOf, spokenNumber, spokenPlace } from '../decision.js';
import { scrolls } from './casting.js';
import { chances } from './chances.js';
import { attackOn, enough, fireFrom, type Keep, nerve, sources, stays } from './plans.js';
import { heat, prize } from './prizes.js';

/** The attack that is worth most; then marches of those who stand idle far behind. */
export function deedsWith(keep: Keep): Decide {
  return (sight, memo) => {
    const { view } = sight;
    const side = sideOf(sight);
    const front = distances(view, side, (land) => isEnemyLand(view, side, land));
    const decision = choose(sight, 'it is worth the risk', (option) => deed(sight, option, { front, keep }));
    const { verb, place } = said(sight)[decision.pick];
    if (verb === 'march')
      memo.errand = {
        n: spare(view, side, place, keep(view, side, place), MAY_MARCH),
        wizards: true,
        king: false,
        to: -1,
      };
    if (verb === 'go') return { ...decision, why: 'there is nothing left that is worth the risk' };
    return verb === 'march' ? { ...decision, why: 'they are idle so far behind' } : decision;
  };
}
export const deeds = deedsWith(stays);

interface Lines {
  /** Steps from each land to the nearest enemy. */
  readonly front: readonly number[];
  readonly keep: Keep;
}

function deed(sight: Sight, { verb, last, place }: Said, { front, keep }: Lines) {
  const { view } = sight;
  const side = sideOf(sight);
  if (verb === 'go') return 0;
  if (verb === 'burn') return 5000;
  if (verb === 'fight') return 4000;
  if (verb === 'cast') return scrolls(sight, last) * 100;
  if (verb === 'march')
    return front[place] >= 3 && front[place] < 99 && spare(view, side, place, keep(view, side, place), MAY_MARCH) >= 2
      ? 0.1 + front[place] / 1000
      : -1;
  if (verb !== 'attack' && verb !== 'sneak') return -1;
  const plan = attackOn(view, side, place, verb === 'sneak', keep);
  if (!plan || plan.worth <= 0 || plan.wins < nerve(view)) return -1;
  return 1 + plan.worth;
}

/** From all sides until it is all but sure; of empty land one unit takes hold, more if there is more behind it. */
export function gathersWith(keep: Keep): Decide {
  return (sight, memo) => {
    const { view } = sight;
    const side = sideOf(sight);
    const to = spokenPlace(sight, 'to');
    const begin = said(sight).find(({ verb }) => verb === 'begin');
    const own = strengthOf(view, to, side);
    const from = sources(view, side, to, { keep });
    if (begin && (from.length === 0 || (enough(view, side, to, own) && !isGate(view, side, to))))
      return { pick: begin.i, why: 'we are enough' };
    const decision = choose(sight, 'they can come from there', ({ verb, place }) => {
      if (verb === 'begin') return 0;
      return from.find(({ land }) => land === place)?.n ?? -1;
    });
    const { place, verb } = said(sight)[decision.pick];
    if (verb === 'begin') return { ...decision, why: 'nobody else can come' };
    const n = from.find(({ land }) => land === place)?.n ?? 1;
    memo.errand = { n: view.holder[to] === NOBODY && !isGate(view, side, to) ? 1 : n, wizards: true, king: false, to };
    return decision;
  };
}
export const gathers = gathersWith(stays);

/** Whether there is more to win beyond a land. */
function isGate(view: View, side: Side, to: Place): boolean {
  return heat(view, side)[to] > 1.5 * prize(view, side, to);
}

/** On, while the odds and the prize allow. */
export const orders: Decide = (sight) => {
  const { view } = sight;
  const side = sideOf(sight);
  const where = spokenPlace(sight, 'where');
  const [units, foes] = [spokenNumber(sight, 'own'), spokenNumber(sight, 'foes')];
  const fire = fireFrom(view, side, [where]);
  const foe = (sight.shows.battle as { defender: Side } | undefined)?.defender ?? view.holder[where];
  const { wins, keeps, leaves } = chances(view, { side, foe, where, units, foes, fire, sneak: false });
  const worth = wins * prize(view, side, where) + 3 * (foes - leaves) - 3 * (units - keeps);
  const isGood = worth > 0 && wins > 0.75 * nerve(view);
  const warm = heat(view, side);
  return choose(sight, isGood ? 'the odds are with us' : 'the odds are against us', ({ verb, place }) => {
    if (verb === 'fight') return isGood ? 1000 : -1000;
    return strengthOf(view, place, side) + warm[place] / 10;
  });
};

/** A march ends where there is most to win, among own land. */
export const marches: Decide = (sight) => {
  const { view } = sight;
  const side = sideOf(sight);
  const warm = heat(view, side);
  return choose(sight, 'there is more to win from there', ({ place }) =>
    view.holder[place] === side ? warm[place] + garrison(view, place) / 10 : warm[place] / 2,
  );
};

/** One step to where there is more to win. */
export function transfersWith(keep: Keep): Decide {
  return (sight, memo) => {
    const { view } = sight;
    const side = sideOf(sight);
    const warm = heat(view, side);
    const decision = choose(sight, 'there is more to win from there', ({ verb, what, last, place }) => {
      if (verb === 'go') return 0;
      if (verb === 'teleport') return 50;
      if (verb === 'cast') return scrolls(sight, last);
      if (verb !== 'transfer') return -1;
      const from = landNamed(what);
      if (from < 0) return place < LANDS.length ? 5 : -1;
      if (place >= LANDS.length) return -1;
      const n = spare(view, side, from, keep(view, side, from), UNMOVED);
      if (n === 0) return -1;
      if (view.holder[place] === NOBODY) return 30;
      return warm[place] > warm[from] * 1.05 ? 1 + n * (warm[place] - warm[from]) * 0.01 : -1;
    });
    const { verb, what, place } = said(sight)[decision.pick];
    if (verb === 'go') return { ...decision, why: 'all are where they should be' };
    const from = landNamed(what);
    const n = from < 0 ? 8 : spare(view, side, from, keep(view, side, from), UNMOVED);
    const isEmpty = place >= 0 && view.holder[place] === NOBODY;
    memo.errand = { n: isEmpty ? 1 : n, wizards: !isEmpty, king: from < 0, to: place };
    return decision;
  };
}
export const transfers = transfersWith(stays);

function landNamed(id: string): Place {
  return LANDS.findIndex((land) => land.id === id);
}
