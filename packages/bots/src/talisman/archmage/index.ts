import type { Board, View } from '@questhall/talisman';
import { type Craft, summed } from '../../archmage/craft.js';
import { archmageOf } from '../../archmage/index.js';
import type { Sight } from '../decision.js';
import { FEATURES, features } from './features.js';
import { MOVES, prospects } from './prospects.js';
import { isForNet, sage } from './sage.js';
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

/** How far off the chances that the sage sees may be, and how much better than others its choice is taken to be elsewhere. */
const SPREAD = 0.01;
const LEAD = 0.006;

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

/** What the sage thinks of each option, against its choice. */
function leads(sight: Sight, knights: number): readonly number[] {
  if (!isForNet(sight)) return sight.options.map((_, i) => (i === knights ? 0 : -LEAD));
  const chances = prospects(sight);
  return chances.map((chance) => (chance ?? -1) - (chances[knights] ?? 0));
}

/** All that may be as good as the sage's choice. */
function worthTrying(sight: Sight, knights: number): readonly number[] {
  const { view, options, ask } = sight;
  if (view.seats !== 2 || options.length > MOST || (MOVES.has(ask) && !isForNet(sight))) return [];
  return leads(sight, knights).flatMap((lead, i) => (lead > -4 * SPREAD ? [i] : []));
}

/** How surely it wins where it is to move: by the best way. */
function foretells(sight: Sight): number | undefined {
  if (sight.view.active !== sight.seat) return undefined;
  if (MOVES.has(sight.ask)) return Math.max(...prospects(sight).map((chance) => chance ?? 0));
  return sight.ask === 'move.how' ? prospects(sight)[sage().choose(sight)] : undefined;
}
