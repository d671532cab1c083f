import { advance, fresh, isRefusal, type Live, random, seedFrom, wake } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import type { Craft } from '../../src/archmage/craft.js';
import { archmageOf } from '../../src/archmage/index.js';
import { type Bot, type Budget, chance, randomBot } from '../../src/index.js';

/** The duel as a search sees it: nobody knows anything of it, so it is played on to the end by chance. */
export const craft: Craft = {
  knight: randomBot,
  page: randomBot,
  score: () => 0,
  turn: ({ round }: { round: number }) => round,
  sure: 0,
  horizon: 1,
  asks: Object.fromEntries(
    ['auction.bid', 'turn.act', 'before-fight.offer', 'instead.offer', 'after.offer', 'counter.offer'].map((ask) => [
      ask,
      4,
    ]),
  ),
};

export const duellist = (seat: number, budget: Budget): Bot => archmageOf(craft)(seat, { budget });

export function begun(seed: string, seats = 2): Live {
  const state = fresh(duel, { seats }, seedFrom(seed));
  if (isRefusal(state)) throw new Error(state.why);
  const live: Live = wake(duel, state);
  live.quiet = true;
  return live;
}

/** Play a duel to its end; the winner, -1 if nobody has won alone. */
export function fought(bots: readonly Bot[], seed: string): number {
  const live = begun(seed, bots.length);
  const dice = random(seed);
  while (!live.state.result) {
    const { seat, options } = nextOf(live);
    advance(live, seat, options[bots[seat].choose(chance(duel, live, seat, dice))]);
  }
  const { winners } = live.state.result;
  return winners.length === 1 ? winners[0] : -1;
}

export function nextOf({ asked, state }: Live) {
  const next = asked.find(({ seat }) => asked.length === 1 || !(String(seat) in state.sealed));
  if (!next) throw new Error('nobody is asked');
  return next;
}
