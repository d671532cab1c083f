import { isLand, LANDS, NOBODY, UNMOVED, type View } from '@questhall/dragonlords';
import type { Chance } from '../../bot.js';
import { garrison, kingAt, spare } from '../common/lands.js';
import { type Said, said, sideOf, spokenPlace } from '../decision.js';
import { havoc } from '../knight/casting.js';
import { attackOn } from '../knight/plans.js';
import { heat } from '../knight/prizes.js';
import { keeps, short } from './guarding.js';
import { killBy } from './killing.js';
import { helpers } from './rescuing.js';

type Sight = Chance<View>;

/** Options by what they look worth, best first; what has no worth is left out. */
function likeliest(sight: Sight, most: number, look: (option: Said) => number | undefined): number[] {
  const found = said(sight).flatMap((option) => {
    const worth = look(option);
    return worth === undefined ? [] : [{ i: option.i, worth }];
  });
  found.sort((a, b) => b.worth - a.worth);
  return found.slice(0, most).map(({ i }) => i);
}

/** Attacks that could come off, and to leave it at that. */
export function deeds(sight: Sight): number[] {
  const { view } = sight;
  const side = sideOf(sight);
  const warm = heat(view, side);
  const kill = killBy(view, side);
  const called = short(view, side) > 0 ? helpers(sight) : [];
  return likeliest(sight, 12, ({ verb, place }) => {
    if (verb === 'go') return 1000;
    if (verb === 'cast') return 20;
    if (verb === 'march') return called.some(({ land }) => land === place) ? 200 : -100;
    if (verb !== 'attack' && verb !== 'sneak') return 500;
    if (verb === 'attack' && place === kill?.to) return 2000;
    const plan = attackOn(view, side, place, verb === 'sneak', keeps);
    return plan && plan.worth + plan.wins * warm[place];
  });
}

/** To begin, and those who can spare most; whoever goes for a King asks no more. */
export function gatherings(sight: Sight): number[] {
  const { view } = sight;
  const side = sideOf(sight);
  const to = spokenPlace(sight, 'to');
  if (killBy(view, side)?.to === to) return [];
  return likeliest(sight, 5, ({ verb, place }) => {
    if (verb === 'begin') return 1000;
    const n = spare(view, side, place, keeps(view, side, place, to));
    return n > 0 ? n : undefined;
  });
}

/** All to where there is most to win, all or half of them to the King. */
export function musters(sight: Sight): number[] {
  const { view } = sight;
  const side = sideOf(sight);
  const warm = heat(view, side);
  const throne = kingAt(view, side);
  const half = Math.ceil(view.ordered / 2);
  return likeliest(sight, 14, ({ what, place }) => {
    const n = Number(what);
    if (n !== view.ordered && n !== half) return undefined;
    if (place === throne) return 1000 + n;
    return n === view.ordered ? warm[place] + garrison(view, place) / 20 : undefined;
  });
}

/** Steps towards the King, towards what there is to win, and none. */
export function transfers(sight: Sight): number[] {
  const { view } = sight;
  const side = sideOf(sight);
  const warm = heat(view, side);
  const throne = kingAt(view, side);
  return likeliest(sight, 10, ({ verb, what, place }) => {
    if (verb === 'go') return 1000;
    const from = LANDS.findIndex(({ id }) => id === what);
    if (verb !== 'transfer' || !isLand(place) || from < 0) return undefined;
    const n = spare(view, side, from, keeps(view, side, from), UNMOVED);
    if (n === 0) return undefined;
    if (place === throne) return 100 + n;
    return view.holder[place] === NOBODY ? 50 : n * (warm[place] - warm[from]);
  });
}

/** Where an elemental does most harm. */
export function targets(sight: Sight): number[] {
  const side = sideOf(sight);
  return likeliest(sight, 4, ({ place }) => havoc(sight.view, side, place));
}
