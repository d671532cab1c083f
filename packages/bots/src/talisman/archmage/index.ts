import type { Board, View } from '@questhall/talisman';
import { type Craft, summed } from '../../archmage/craft.js';
import { archmageOf } from '../../archmage/index.js';
import type { Sight } from '../decision.js';
import { isCommanded } from '../knight/mind.js';
import { FEATURES, features } from './features.js';
import { MOVES, outlook, prospects, worthsOf } from './prospects.js';
import { sage } from './sage.js';
import { WEIGHTS } from './weights.js';

const weights = FEATURES.map((feature) => WEIGHTS[feature]);
const OUT = -20;
/** Questions that playing on can answer better than the sage. */
const ASKS = [
  'move.way',
  'bridge.onward',
  'encounter.choose',
  'meet.choose',
  'fight.choose',
  'combat.victor',
  'rob.choose',
  'wish.choose',
  'exchange.choose',
  'shop.choose',
  'heal.choose',
  'portal.ability',
  'travel.choose',
  'window.offer',
  'cast.aim',
];
/** Of longer lists the sage's choice stands. */
const MOST = 8;

/** Talisman, as a game is looked at again: a pick is held against what the sage would have done, and nothing else. */
export const craft: Craft<View, Board> = {
  knight: sage,
  page: sage,
  score: (view, seat) => (view.out[seat] ? OUT : summed(features(view, seat), weights)),
  turn: ({ turn, active }) => turn * 10 + active,
  sure: 1.5,
  horizon: 1,
  asks: Object.fromEntries(
    [...ASKS, 'move.how', 'claim.choose', 'ready.choose'].map((ask) => [ask, (sight: Sight) => [sage().choose(sight)]]),
  ),
};

/** How much better than others the sage's choice is taken to be, with half of what it thinks itself, and how far off that is. */
const LEAD = 0.006;
const SHARE = 0.005;
const SPREAD = 0.01;

/**
 * Between two it plays on from whatever it might do until it is to move again, and asks the net how that stands: what a
 * turn brings is mostly chance, so that it takes many, and what it thinks before counts until they tell. Among more the
 * sage's choice stands.
 */
export const archmage = archmageOf({
  ...craft,
  horizon: 3,
  asks: Object.fromEntries(ASKS.map((ask) => [ask, worthTrying])),
  foretells,
  belief: { spread: SPREAD, leads },
});

/** By how much each option is taken to better the sage's choice, which is less than nothing. */
function leads(sight: Sight, knights: number): readonly number[] {
  const worths = MOVES.has(sight.ask) ? worthsOf(sight) : [];
  const behind = (i: number) => Math.max(0, (worths[knights] ?? 0) - (worths[i] ?? 0));
  return sight.options.map((_, i) => (i === knights ? 0 : -LEAD - SHARE * behind(i)));
}

/** All that may be as good as the sage's choice; under another's Command Spell, of which the net has seen too little, none. */
function worthTrying(sight: Sight, knights: number): readonly number[] {
  const { view, seat, options, ask } = sight;
  if (view.seats !== 2 || options.length > MOST || (MOVES.has(ask) && isCommanded(view, seat))) return [];
  return leads(sight, knights).flatMap((lead, i) => (lead > -4 * SPREAD ? [i] : []));
}

/** How surely it wins where it is to move, by what the sage would do: the net has seen what comes of that. */
function foretells(sight: Sight): number | undefined {
  if (sight.view.active !== sight.seat) return undefined;
  if (sight.ask === 'move.way') return outlook(sight);
  if (sight.ask !== 'bridge.onward' && sight.ask !== 'move.how') return undefined;
  return prospects(sight)[sage().choose(sight)];
}
