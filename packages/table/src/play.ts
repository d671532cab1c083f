import type { Game, Refusal, Seat } from '@questhall/kernel';
import { isSelfPlayed, playedBy } from './chairs.js';
import { flagOf } from './clocks.js';
import { consenters } from './consent.js';
import { lineCount } from './lines.js';
import { orderedPick } from './orders.js';
import { undoable } from './trail.js';
import type { Actor, Chair, Deed, Order, Tableau } from './types.js';
import { closing } from './windows.js';
import { misnamed, no, notYours, unknownLevel } from './words.js';

interface Wish<D extends Deed['do'] = Deed['do']> {
  readonly actor: Actor;
  readonly deed: Deed & { do: D };
  readonly at: number;
}

/** Why something may not be done while the game runs. */
export function barredInPlay(game: Game, t: Tableau, { actor, deed, at }: Wish): Refusal | undefined {
  switch (deed.do) {
    case 'sit':
      return takingOver(t, actor, deed);
    case 'stand':
    case 'seat-bot':
    case 'begin':
      return no('bad-move', 'the game has begun');
    case 'move':
      return deed.by === 'player' ? acting(t, actor, deed.seat) : moving(game, t, { actor, deed, at });
    case 'unasked':
      return actor === 'host' ? interjecting(t, deed.seat) : acting(t, actor, deed.seat);
    case 'undo':
      return acting(t, actor, deed.seat) ?? undoing(t, deed.seat);
    case 'wake':
    case 'flag':
      return ticking(game, t, { actor, deed, at });
    default:
      return notYours(t, actor, deed.seat) ?? asking(game, t, deed);
  }
}

/** What a human may do at his own seat besides playing. */
function asking(
  game: Game,
  t: Tableau,
  deed: Deed & { do: 'offer' | 'answer' | 'stand-in' | 'orders' | 'pause' | 'resume' | 'resign' },
): Refusal | undefined {
  switch (deed.do) {
    case 'offer':
      return offering(t, deed);
    case 'answer':
      return answering(t, deed);
    case 'stand-in':
      return standingIn(game, t.chairs[deed.seat] as Chair, deed.level);
    case 'orders':
      return ordering(game, deed.orders);
    case 'pause':
      return t.clocks.paused ? no('stale', 'the table is paused already') : undefined;
    case 'resume':
      return t.clocks.paused ? undefined : no('stale', 'the table is not paused');
    case 'resign':
      return undefined;
    default:
      return deed satisfies never;
  }
}

/** The host speaks up for bots too. */
function interjecting(t: Tableau, seat: Seat): Refusal | undefined {
  if (playedBy(t, seat) === null) return acting(t, 'host', seat);
  return t.clocks.paused ? no('closed', 'the table is paused') : undefined;
}

function acting(t: Tableau, actor: Actor, seat: Seat): Refusal | undefined {
  const refusal = notYours(t, actor, seat);
  if (refusal) return refusal;
  if (t.clocks.paused) return no('closed', 'the table is paused');
  return isSelfPlayed(t, seat) ? undefined : no('closed', 'a machine plays for you; take your seat back first');
}

/** A machine may have been at it while its human came back, or called off what it does. */
function moving(game: Game, t: Tableau, { actor, deed, at }: Wish<'move'>): Refusal | undefined {
  const { seat, by, picks } = deed;
  if (actor !== 'host') return no('bad-move', 'only the host moves for others');
  if (t.clocks.paused) return no('closed', 'the table is paused');
  const level = playedBy(t, seat);
  if (by === 'bot') return level === null ? no('stale', 'a human plays there') : undefined;
  const [pick] = picks;
  const isClosing = pick === 'pass' && at >= (closing(t) ?? Number.POSITIVE_INFINITY);
  const ordered = level === null && picks.length === 1 && (isClosing || orderedPick(game, t, seat) === pick);
  return ordered ? undefined : no('stale', 'no order says so');
}

function undoing(t: Tableau, seat: Seat): Refusal | undefined {
  if (undoable(t, seat) > 0) return undefined;
  return no('closed', 'nothing of yours can be taken back: something was rolled or shown, or another has been asked');
}

/** A human may take over a seat that a bot plays, or that another left to one; who resigned does not come back. */
function takingOver(t: Tableau, actor: Actor, deed: Deed & { do: 'sit' }): Refusal | undefined {
  const chair = t.chairs[deed.seat] as Chair;
  if (actor !== 'host') return no('bad-move', 'only the host gives a seat to another once the game has begun');
  if (isSelfPlayed(t, deed.seat)) return no('bad-move', `${chair.name} plays there`);
  if (chair.resigned && chair.player === deed.player) return no('closed', 'that seat has resigned');
  return misnamed(deed);
}

function ticking(game: Game, t: Tableau, { actor, deed, at }: Wish<'wake' | 'flag'>): Refusal | undefined {
  if (actor !== 'host') return no('bad-move', 'only the host minds the clocks');
  if (deed.do === 'wake') return deed.away >= 0 ? undefined : no('bad-move', 'nobody is away for less than no time');
  const flag = flagOf(game, t, deed.seat);
  return flag !== null && flag <= at ? undefined : no('stale', 'that clock has not run out');
}

function offering(t: Tableau, { seat, kind, to }: Deed & { do: 'offer' }): Refusal | undefined {
  if (!consenters(t).includes(seat)) return no('closed', 'a machine plays for you; take your seat back first');
  if (t.offer) return no('closed', 'another offer is waiting for its answers');
  const lines = lineCount(t);
  if (kind === 'end' || (Number.isInteger(to) && to >= 0 && to < lines)) return undefined;
  return no('bad-move', lines > 0 ? `one can go back to line 0 to ${lines - 1}` : 'nothing has been played yet');
}

function answering(t: Tableau, { seat, yes }: Deed & { do: 'answer' }): Refusal | undefined {
  if (!t.offer) return no('stale', 'there is nothing to agree to');
  if (!consenters(t).includes(seat)) return no('not-asked', 'a machine plays for you; take your seat back first');
  return yes && t.offer.yes.includes(seat) ? no('stale', 'you have agreed already') : undefined;
}

function standingIn(game: Game, chair: Chair, level: Chair['standIn']): Refusal | undefined {
  if (level === chair.standIn && !chair.flagged) return no('stale', 'that is so already');
  return level === null ? undefined : unknownLevel(game, level);
}

const MOST_ORDERS = 20;

function ordering(game: Game, orders: readonly Order[]): Refusal | undefined {
  if (orders.length > MOST_ORDERS) return no('bad-move', `at most ${MOST_ORDERS} orders at once`);
  if (game.touches || orders.every(({ until }) => until === 'never')) return undefined;
  return no('bad-move', `${game.title} does not say when somebody is attacked or has the turn`);
}
