import { askedIn, type Game, type Random, ready, type Seat, standing } from '@questhall/kernel';
import {
  consenters,
  type Deed,
  due,
  isSelfPlayed,
  lineCount,
  playedBy,
  type Tableau,
  undoable,
  waitingSeats,
} from '../../src/index.js';
import type { Wish } from './world.js';

/** Where chance has led a table: what people and machines might do there next. */
export interface Walk {
  readonly game: Game;
  readonly random: Random;
  /** Going back plays the record again, which a world that was only imagined cannot do. */
  readonly rewinds: boolean;
  at: number;
}

/** Something that can be done at this table, most often a pick. */
export function nextWish(walk: Walk, t: Tableau): Wish {
  const { random, game } = walk;
  walk.at += random(8) === 0 ? random(200_000) : random(500);
  const { at } = walk;
  const flag = due(game, t).find((one) => one.kind === 'flag');
  if (flag && flag.kind === 'flag' && flag.at <= at)
    return { actor: 'host', deed: { do: 'flag', seat: flag.seat }, at };
  if (t.clocks.paused) return ofPlayer(t, { do: 'resume', seat: humans(t)[0] ?? 0 }, at);
  if (t.offer) return ofPlayer(t, answer(walk, t, t.offer.yes), at);
  const odd = random(6) === 0 ? oddDeed(walk, t) : null;
  return odd ? ofPlayer(t, odd, at) : picking(walk, t);
}

function humans(t: Tableau): Seat[] {
  return t.chairs.flatMap(({ kind, resigned }, seat) => (kind === 'human' && !resigned ? [seat] : []));
}

function ofPlayer(t: Tableau, deed: Deed, at: number): Wish {
  const player = 'seat' in deed ? t.chairs[deed.seat]?.player : null;
  return { actor: player ? { player } : 'host', deed, at };
}

function answer({ random, rewinds }: Walk, t: Tableau, yes: readonly Seat[]): Deed {
  const seat = consenters(t).find((one) => !yes.includes(one)) ?? (t.offer?.by as Seat);
  const may = t.offer?.kind === 'rewind' ? rewinds : random(30) === 0;
  return { do: 'answer', seat, yes: may && !yes.includes(seat) && random(4) > 0 };
}

/** What people do besides playing; null if chance has chosen what cannot be. */
function oddDeed({ game, random, rewinds }: Walk, t: Tableau): Deed | null {
  const here = humans(t);
  const seat = here[random(here.length)];
  if (seat === undefined || !t.state) return null;
  const consents = consenters(t);
  switch (random(8)) {
    case 0:
    case 1:
      return undoable(t, seat) > 0 && isSelfPlayed(t, seat) ? { do: 'undo', seat } : null;
    case 2:
      return orders(random, seat);
    case 3:
      return { do: 'stand-in', seat, level: t.chairs[seat]?.standIn ? null : 'random' };
    case 4:
      return random(3) === 0 ? { do: 'pause', seat } : null;
    case 5: {
      const lines = lineCount(t);
      const open = consents.includes(seat) && lines > 0 && (rewinds || consents.length > 1);
      return open ? { do: 'offer', seat, kind: 'rewind', to: Math.max(0, lines - 1 - random(30)) } : null;
    }
    case 6: {
      const unasked = isSelfPlayed(t, seat) ? standing(game, t.state, seat) : [];
      return unasked.length > 0 ? { do: 'unasked', seat, pick: unasked[random(unasked.length)] as string } : null;
    }
    default:
      return here.length > 2 && random(20) === 0 ? { do: 'resign', seat } : null;
  }
}

/** Some orders, or none. */
export function orders(random: Random, seat: Seat): Deed {
  const until = (['attacked', 'turn', 'never'] as const)[random(3)] as 'never';
  return { do: 'orders', seat, orders: random(2) === 0 ? [] : [{ ask: '*', pick: 'pass', until }] };
}

/** A pick of somebody who is waited for, each as likely as the others; the table's where it has one to make. */
function picking({ game, random, at }: Walk, t: Tableau): Wish {
  const waiting = waitingSeats(game, t);
  const seat = waiting[random(waiting.length)] as Seat;
  const order = due(game, t).find((one) => one.kind === 'order' && one.seat === seat);
  if (order?.kind === 'order' && random(3) > 0)
    return { actor: 'host', deed: { do: 'move', seat, picks: [order.pick], by: 'order' }, at };
  const pick = anyPick(game, t, seat, random);
  if (playedBy(t, seat) !== null) return { actor: 'host', deed: { do: 'move', seat, picks: [pick], by: 'bot' }, at };
  return ofPlayer(t, { do: 'move', seat, picks: [pick], by: 'player' }, at);
}

export function anyPick(game: Game, { state }: Tableau, seat: Seat, random: Random): string {
  const frame = state?.stack.at(-1);
  const ask = frame && ready(game)[frame.proc]?.steps[frame.at]?.ask;
  const options = state && askedIn(game, state).find((asked) => asked.seat === seat)?.options;
  if (!ask || !options) throw new Error(`seat ${seat} is not asked`);
  return ask.name(options[random(options.length)], state.board, frame.vars);
}
