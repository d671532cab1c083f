import { HARBOUR_OF, IS_KINGDOM, neighbours, strengthOf } from '@questhall/dragonlords';
import { foesBeside, pays } from '../common/lands.js';
import { choose, type Decide, sideOf } from '../decision.js';

/** Any people will do. */
export const peoples: Decide = (sight) => ({ pick: sight.random(sight.options.length), why: 'I like them' });

export const kingdoms: Decide = (sight) => ({ pick: sight.random(sight.options.length), why: 'it looks well' });

/** Gold, and what lies beside one's own; then more units to the borders. */
export const claims: Decide = (sight) => {
  const { view, random } = sight;
  const side = sideOf(sight);
  return choose(sight, 'it goes well with what I have', ({ verb, place }) => {
    const near = neighbours(view, place).filter((land) => view.holder[land] === side).length;
    if (verb === 'settle') return pays(view, side, place) + near + random(3);
    return (IS_KINGDOM[place] ? 3 : 0) + foesBeside(view, side, place).length + random(5);
  });
};

/** Among many units, in a kingdom if there is one. */
export const counters: Decide = (sight) => {
  const { view, seat, random } = sight;
  return choose(sight, 'there are many around it', ({ place }) => {
    const n = strengthOf(view, place, Math.max(0, view.holder[place]));
    return view.seatOf[view.holder[place]] === seat ? n + (IS_KINGDOM[place] ? 2 : 0) + random(2) : undefined;
  });
};

export const docks: Decide = (sight) =>
  choose(sight, 'there are hands to man it', ({ place }) =>
    HARBOUR_OF[place] >= 0 ? strengthOf(sight.view, place, sight.view.holder[place]) : 0,
  );
