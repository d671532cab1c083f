import { FIRST_WASTE, HARBOUR_OF, PARTY, strengthOf } from '@questhall/dragonlords';
import { foesBeside, garrison, isEnemyLand, pays, spare } from '../common/lands.js';
import { embarks, emptyIslands, type Wants } from '../common/sailing.js';
import { choose, type Decide, sideOf } from '../decision.js';
import { scrolls } from './casting.js';
import { canAffordQuests, stays } from './plans.js';
import { kingChance } from './prizes.js';

/** Empty islands, and gold that is badly guarded. */
export const shores: Wants = (view, side, land) => {
  if (HARBOUR_OF[land] < 0) return undefined;
  if (!isEnemyLand(view, side, land)) return emptyIslands(view, side, land);
  const foes = garrison(view, land);
  const worth = pays(view, side, land) + 40 * kingChance(view, view.holder[land], land);
  return foes <= 2 && worth >= 5 ? { units: 2 * foes + 2, worth } : undefined;
};

const embarksForGold = embarks(shores);

/** Where gold lies undefended. */
export const voyages: Decide = (sight, memo) =>
  embarksForGold(sight, memo) ??
  choose(sight, 'there is nowhere to sail', ({ verb, last }) => {
    if (verb === 'cast') return scrolls(sight, last);
    return verb === 'go' ? 0 : -1;
  });

/** A party that is out goes on; a new one only when the army can spare it. */
export const quests: Decide = (sight, memo) => {
  const { view } = sight;
  const side = sideOf(sight);
  const isRich = canAffordQuests(view, side);
  memo.errand = { n: PARTY - 1, wizards: false, king: false, to: FIRST_WASTE };
  return choose(sight, 'there is something to find in the Wastelands', ({ verb, last, place }) => {
    if (verb === 'go') return 0;
    if (verb === 'cast') return scrolls(sight, last);
    if (verb === 'move') return 10;
    if (place >= view.holder.length) return strengthOf(view, place, side) > 3 && isRich ? 1 : -1;
    const n = spare(view, side, place, stays(view, side, place), 31);
    return isRich && foesBeside(view, side, place).length === 0 && n >= 4 ? 5 : -1;
  });
};
