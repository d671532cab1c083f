import type { Level } from '@questhall/bots';
import { askedIn, type Game, type Random, ready, type Seat } from '@questhall/kernel';
import { playedBy } from './chairs.js';
import { nextFlag, waitingSeats } from './clocks.js';
import { orderedPick } from './orders.js';
import type { Deed, Ms, Tableau } from './types.js';
import { closing, isWindow } from './windows.js';

/** Something the host must do by itself: let a bot think, carry out an order, call a clock. */
export type Due =
  /** Who has not moved when the budget is spent is answered for by `anyMove`: nobody waits for a machine. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: Level; readonly budget: Ms }
  | Ordered
  | { readonly kind: 'flag'; readonly seat: Seat; readonly at: number };

/** After a beat that is the same whatever the seat holds. */
export interface Ordered {
  readonly kind: 'order';
  readonly seat: Seat;
  readonly pick: string;
  /** When the window was opened: the beat counts from there. */
  readonly since?: number;
  /** For who has not answered: when the window closes, and not before. */
  readonly at?: number;
}

/** In a window the table answers for the rest when those who choose themselves have done so; or as soon as it can. */
export type Manner = 'at the end' | 'at once';

/** How long each bot may think about one pick. */
export const BUDGETS: Readonly<Record<Level, Ms>> = { random: 5, squire: 5, knight: 50, archmage: 1000 };

/** How long a bot may think about a pick at this table. */
export function budgetOf({ config }: Tableau, level: Level): Ms {
  return level === 'archmage' ? (config.thinking ?? BUDGETS.archmage) : BUDGETS[level];
}

export function due(game: Game, t: Tableau, manner: Manner = 'at the end'): Due[] {
  if (t.stage !== 'playing' || t.clocks.paused) return [];
  const found: Due[] = [];
  const choosing: Seat[] = [];
  for (const seat of waitingSeats(game, t)) {
    const level = playedBy(t, seat);
    const pick = level === null ? orderedPick(game, t, seat) : null;
    if (level !== null) found.push({ kind: 'bot', seat, level, budget: budgetOf(t, level) });
    else if (pick !== null) found.push({ kind: 'order', seat, pick });
    else choosing.push(seat);
  }
  const answers = isWindow(game, t.state) ? inWindow(t, found, choosing, manner) : found;
  const flag = nextFlag(game, t);
  return flag ? [...answers, { kind: 'flag', ...flag }] : answers;
}

/** While somebody chooses, the table answers for nobody: it would tell who has nothing to choose. */
function inWindow(t: Tableau, found: readonly Due[], choosing: readonly Seat[], manner: Manner): Due[] {
  const isOpen = manner === 'at the end' && choosing.length > 0;
  const now = found.filter(({ kind }) => kind !== 'order' || !isOpen);
  const at = closing(t);
  const { opened: since } = t.clocks;
  return [
    ...now.map((it) => (it.kind === 'order' && since !== undefined ? { ...it, since } : it)),
    ...(at === null ? [] : choosing.map((seat): Due => ({ kind: 'order', seat, pick: 'pass', at }))),
  ];
}

/** Some move that a bot's seat can make now, for a bot that failed to choose one; null if the seat is not asked. */
export function anyMove(game: Game, t: Tableau, seat: Seat, random: Random): (Deed & { do: 'move' }) | null {
  const { state } = t;
  const frame = state?.stack.at(-1);
  const ask = frame && ready(game)[frame.proc]?.steps[frame.at]?.ask;
  const options = state && askedIn(game, state).find((a) => a.seat === seat)?.options;
  if (!ask || !options) return null;
  const pick = ask.name(options[random(options.length)], state.board, frame.vars);
  return { do: 'move', seat, picks: [pick], by: 'bot' };
}
