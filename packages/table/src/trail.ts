import { copyState, type Game, type Outcome, type Seat, type State } from '@questhall/kernel';
import { lineCount, withoutLine } from './lines.js';
import type { Tableau } from './types.js';

/** The ways back after a move: only as far as nothing was rolled, shown or asked of others. */
export function trailAfter(t: Tableau, seat: Seat, { sealed }: Outcome): Tableau['trail'] {
  if (sealed || !t.state) return [];
  const open = isPending(t.state) || t.trail.at(-1)?.seat === seat ? t.trail : [];
  return [...open, { seat, state: t.state }];
}

/** How many of its moves a seat may take back alone. */
export function undoable({ trail }: Tableau, seat: Seat): number {
  let n = 0;
  for (const step of trail) if (step.seat === seat) n += 1;
  return n;
}

/** The table with a seat's last move taken back, and its line with it. Another's sealed pick stays where it is. */
export function undone(game: Game, t: Tableau, seat: Seat): Tableau {
  const at = t.trail.findLastIndex((step) => step.seat === seat);
  const step = t.trail[at];
  if (!step || !t.state) return t;
  const state = isPending(t.state) ? unsealed(game, t.state, seat, step.state) : step.state;
  const line = lineCount(t) - t.trail.length + at;
  // An offer names a line by its number, which another line would have now.
  const offer = t.offer && t.offer.kind === 'rewind' && line < t.offer.to ? null : t.offer;
  return { ...t, state, offer, trail: t.trail.toSpliced(at, 1), lines: withoutLine(t.lines, line) };
}

/** Picks of some lie sealed while others are still to answer. */
function isPending({ sealed }: State): boolean {
  for (const _ in sealed) return true;
  return false;
}

/** A state without a seat's sealed pick, or with the one it had replaced. */
function unsealed(game: Game, now: State, seat: Seat, before: State): State {
  const state = copyState(game, now);
  delete state.sealed[seat];
  if (String(seat) in before.sealed) state.sealed[seat] = before.sealed[seat];
  return state;
}
