import { type Board, RANKS, TASKS, type View } from '@questhall/wizards';
import { always, cheapest, type Decide, type Sight } from './decision.js';

/** What of each type is missing for the next Rank, in hundredths of what it needs. */
export function wants({ order, rank, points }: Pick<Board, 'order' | 'rank' | 'points'>, seat: number): number[] {
  const need = RANKS[order[seat]]?.[Math.min(4, rank[seat] + 1)]?.need ?? [0, 0, 0];
  const last = RANKS[order[seat]]?.[4]?.need ?? [0, 0, 0];
  return need.map((n, type) => {
    const held = points[seat * 3 + type];
    return Math.max(0, n - held) * 100 + Math.max(0, last[type] - held);
  });
}

export const gains: Decide = ({ view, seat, options }) => {
  const missing = wants(view, seat);
  return { pick: cheapest<number>(options, (type) => -missing[type]), why: 'I lack most of these' };
};

/** What losing a few of one type would add to what is missing. */
function regret({ order, rank, points }: View, seat: number, type: number): number {
  const lighter = points.map((n, i) => (i === seat * 3 + type ? Math.max(0, n - 4) : n));
  return wants({ order, rank, points: lighter }, seat)[type] - wants({ order, rank, points }, seat)[type];
}

export const loses: Decide = ({ view, seat, options }) => ({
  pick: cheapest<number>(options, (type) => regret(view, seat, type)),
  why: 'I can spare these',
});

/** Rescue points: as many as are missing. */
export function divides(type: number): Decide {
  return ({ view, seat, options }) => {
    const missing = Math.ceil(wants(view, seat)[type] / 100);
    return { pick: cheapest<number>(options, (n) => Math.abs(n - missing)), why: 'as many as I lack' };
  };
}

/** What completing a Task gives of what is missing, and what it costs in parts still to be done. */
export function worthOf(view: View, seat: number, card: number): number {
  const missing = wants(view, seat);
  return TASKS[card].gain.reduce((sum, n, type) => sum + (missing[type] > 0 ? n : 0), 0);
}

/** The Task with most parts still open. */
export const completes: Decide = ({ view, seat, options }) => ({
  pick: cheapest<number>(options, (card) => {
    const held = view.tasks[seat].find((one) => one.card === card);
    const open = held?.marks.filter((m) => (m & 1) === 0).length ?? 0;
    return -open * 5 - worthOf(view, seat, card) - (held?.mandatory && view.rank[seat] >= 3 ? 10 : 0);
  }),
  why: 'it would have been the longest',
});

/** The least of one's own Tasks. */
export const givesAway: Decide = ({ view, seat, options }) => ({
  pick: cheapest<number>(options, (card) => worthOf(view, seat, card)),
  why: 'it is worth least to me',
});

/** Spells that can only help. */
export const WARDS: Readonly<Record<string, Decide>> = {
  'trap.escape': always(true, 'out of here'),
  'wizard-card.escape': always(true, 'out of here'),
  'event.escape': always(true, 'out of here'),
  'demons.dispel': always(true, 'away with them'),
  'dragon.tame': always(true, 'it may tell me something'),
  'theft.keep': always(true, 'I keep what is mine'),
  'turn.summon': always(true, 'an animal is always welcome'),
  'encounter.task': always(true, 'that is what I came for'),
  'meet.deliver': always(true, 'they win the game'),
};

export function serves(order: readonly string[], why: string): Decide {
  return ({ options }: Sight) => ({ pick: cheapest<string>(options, (o) => order.indexOf(o)), why });
}
