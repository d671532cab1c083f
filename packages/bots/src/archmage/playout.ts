import { type Asked, advance, Broken, type Live, type Random, type Seat } from '@questhall/kernel';
import type { Bot } from '../bot.js';
import { chance } from '../seat.js';
import { type Craft, chancesFrom } from './craft.js';

/** No turn takes so many decisions; one that does is judged where it stands. */
const MOST = 400;

/** For whom a world is played on, with whose chance, and the turn in which that began. */
export interface Playing {
  readonly seat: Seat;
  readonly random: Random;
  readonly from: number;
}

/** Play a world on to the horizon, in place, and say how surely the seat wins there, on average with nearer ends. */
export function playOut(craft: Craft, live: Live, { seat, random, from }: Playing): number {
  const bots: Bot[] = [];
  const nearest = craft.nearest ?? craft.horizon;
  const worths: number[] = [];
  // A choice that ended its turn has come one turn nearer to the horizon.
  let turn = from;
  let ends = 0;
  for (let n = 0; n < MOST && !live.state.result; n++) {
    const now = craft.turn(live.state.board);
    const isEnd = now !== turn;
    turn = now;
    if (isEnd) ends += 1;
    if (ends >= craft.horizon) break;
    if (isEnd && ends >= nearest) worths.push(worth(craft, live, seat));
    const asked = waiting(live);
    const here = chance(live.game, live, asked.seat, random, craft.glance);
    const told = ends > 0 && asked.seat === seat ? craft.foretells?.(here) : undefined;
    if (told !== undefined) return told;
    bots[asked.seat] ??= craft.page(asked.seat);
    advance(live, asked.seat, asked.options[bots[asked.seat].choose(here)]);
  }
  // What a game came to that is over stays so at every end until the horizon.
  const all = craft.horizon - nearest + 1;
  const last = (all - worths.length) * worth(craft, live, seat);
  return worths.reduce((sum, one) => sum + one, last) / all;
}

/** How surely a seat wins from here. */
export function worth(craft: Craft, live: Live, seat: Seat): number {
  return chancesIn(craft, live)[seat];
}

/** How surely each seat wins a world, judged where it stands. */
export function chancesIn(craft: Craft, { game, state }: Pick<Live, 'game' | 'state'>): number[] {
  const { result, board, seats } = state;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (result) return all.map((seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const see = craft.glance ?? game.view;
  const scores = all.map((seat) => craft.score(see(board, seat), seat));
  return craft.nobody ? chancesFrom([...scores, craft.nobody(board)]).slice(0, seats) : chancesFrom(scores);
}

/** The next seat that has yet to answer. */
function waiting({ asked, state, game }: Live): Asked {
  const next = asked.length === 1 ? asked[0] : asked.find(({ seat }) => !(String(seat) in state.sealed));
  if (!next) throw new Broken(`${game.id} waits for nobody`);
  return next;
}
