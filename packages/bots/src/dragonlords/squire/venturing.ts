import { FIRST_WASTE, PARTY, strengthOf } from '@questhall/dragonlords';
import { foesBeside, spare } from '../common/lands.js';
import { embarks, emptyIslands } from '../common/sailing.js';
import { choose, type Decide, sideOf } from '../decision.js';
import { scrolls } from './casting.js';

const embarksForIslands = embarks(emptyIslands);

/** To empty islands; else home. */
export const voyages: Decide = (sight, memo) =>
  embarksForIslands(sight, memo) ??
  choose(sight, 'there is nowhere to sail', ({ verb, last }) => {
    if (verb === 'cast') return scrolls(sight, last);
    return verb === 'go' ? 0 : -1;
  });

/** A party that is out goes on; a new one leaves where many stand idle. */
export const quests: Decide = (sight, memo) => {
  const { view } = sight;
  const side = sideOf(sight);
  memo.errand = { n: PARTY - 1, wizards: false, king: false, to: FIRST_WASTE };
  return choose(sight, 'there is something to find in the Wastelands', ({ verb, last, place }) => {
    if (verb === 'go') return 0;
    if (verb === 'cast') return scrolls(sight, last);
    if (verb === 'move') return 10;
    if (place >= view.holder.length) return strengthOf(view, place, side) > 3 ? 1 : -1;
    return foesBeside(view, side, place).length === 0 && spare(view, side, place, 2, 31) >= 4 ? 5 : -1;
  });
};
