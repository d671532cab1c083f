import type { Seat } from '@questhall/kernel';
import { type Board, placeId, type View } from '@questhall/lords-and-wizards';
import type { Craft } from '../../archmage/craft.js';
import { finished } from '../../archmage/index.js';
import { type Meter, purse, USUAL } from '../../archmage/meter.js';
import type { Bot, Chance, Settings } from '../../bot.js';
import { botFrom, first } from '../../deciding.js';
import type { Memo, Sight } from '../decision.js';
import { type Mind, mindOf } from '../knight/mind.js';
import { climbed } from './climbing.js';
import { critic } from './critic.js';
import { remember, remembered } from './forays.js';
import { foreseen } from './foresight.js';
import { ANSWERS, marshal } from './marshal.js';
import { begin, endsAll, type Orders, ordersOf } from './moving.js';
import { scoreOf } from './standing.js';
import { outlookOf, weighings } from './weighing.js';

/** Lords & Wizards: a marshal's plan of the turn, and who stands how by what has proved to win. */
export const craft: Craft<View, Board> = {
  knight: marshal,
  page: marshal,
  score: scoreOf,
  turn: ({ turn, active }) => turn * 20 + active,
  sure: 1.5,
  horizon: 2,
  asks: {},
  critic,
};

/** A marshal who thinks of what the enemy will answer before he gives the orders of a turn. */
export function archmage(_seat: Seat, settings?: Settings): Bot<View> {
  const memo: Memo = { turn: -1, marches: [], now: null, seen: [], odds: remembered() };
  const hand = botFrom('archmage', { answers: ANSWERS, memo, otherwise: first });
  const thought = purse(settings?.budget ?? USUAL, settings?.now);
  let aim = '';
  let why = 'nothing was asked yet';
  function* think(chance: Chance<View>): Generator<void, number> {
    if (chance.ask === 'movement.choose' && memo.turn !== chance.view.turn) {
      const meter = thought.open(craft.turn(chance.view));
      const orders = yield* considered(chance, memo, meter);
      remember(memo.odds);
      begin(memo, chance.view.turn, orders);
      aim = aimOf(orders);
    }
    const pick = hand.choose(chance);
    const moves = chance.ask === 'movement.choose' || chance.ask.startsWith('march.');
    why = moves && aim ? `${hand.why?.()}: ${aim}` : (hand.why?.() ?? '');
    return pick;
  }
  return { id: 'archmage', choose: (chance) => finished(think(chance)), think, why: () => why };
}

/** The greatest thing that orders are for, in words. */
function aimOf({ sorties }: Orders): string {
  const [first] = sorties.toSorted((x, y) => y.value - x.value);
  if (!first) return '';
  const inHundred = Math.round(100 * first.odds.wins);
  return `${first.units.length} of ours come together against ${placeId(first.foe.hex)} and win ${inHundred} times in 100`;
}

/** The best orders that were thought of in time. */
function* considered(sight: Sight, memo: Memo, meter: Meter): Generator<void, Orders> {
  const mind = mindOf(sight);
  let orders = ordersOf(mind, memo.odds);
  if (orders.sorties.some(endsAll) || meter.spent() >= 1) return orders;
  // The plan took longer than any thought about it will.
  meter.count(0);
  for (const weighed of weighings(mind, orders, memo.odds)) {
    orders = weighed.orders;
    meter.count();
    yield;
    if (meter.spent(weighed.next) >= 1) return orders;
  }
  return yield* thoughtOn(sight, { mind, orders, odds: memo.odds }, meter);
}

interface Given {
  readonly mind: Mind;
  readonly orders: Orders;
  readonly odds: Memo['odds'];
}

/** As long as there is time: where orders lead in the turns to come, and whether others lead further. */
function* thoughtOn(sight: Sight, given: Given, meter: Meter): Generator<void, Orders> {
  const thoughts = furthered(sight, given);
  let { orders } = given;
  for (let times = FIRST; meter.spent(times) < 1; times = 1) {
    const { done, value } = thoughts.next();
    meter.count(WEIGHINGS);
    if (done) break;
    orders = value;
    yield;
  }
  return orders;
}
/** A course thought on takes as long as so many weighings. */
const WEIGHINGS = 20;
/** It takes as long as four of the longest weighings, and of fewer than three courses nothing follows. */
const FIRST = 12;

/** The best orders so far by where they lead. */
function* furthered({ seat, random }: Sight, { mind, orders, odds }: Given): Generator<Orders, Orders> {
  const outlook = outlookOf(mind);
  const from = random(2 ** 30);
  return yield* climbed(outlook, orders, (some, fall) =>
    foreseen(outlook.mind.b, { seat, orders: some, seed: from + fall * FALL, ahead: AHEAD, odds }),
  );
}
/** So many turns of players are thought of after one's own. */
const AHEAD = 3;
/** Seeds of one fall of the dice are far from those of the next. */
const FALL = 1_000_003;
