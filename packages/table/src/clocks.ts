import { askedIn, type Game, type Seat } from '@questhall/kernel';
import { isSelfPlayed } from './chairs.js';
import type { ClockSpec, Clocks, Ms, Tableau } from './types.js';
import { isWindow } from './windows.js';

export function freshClocks(spec: ClockSpec, seats: number): Clocks {
  const each = spec.kind === 'live' ? spec.bank : spec.kind === 'turns' ? spec.perMove : 0;
  return { left: new Array<Ms>(seats).fill(each), since: null, paused: false };
}

/** Seats that have still to answer. */
export function waitingSeats(game: Game, t: Tableau): Seat[] {
  const { state } = t;
  if (!state || t.stage !== 'playing') return [];
  return askedSeats(game, t).filter((seat) => !(String(seat) in state.sealed));
}

/** Seats that are asked, those too that have answered while others are waited for. */
export function askedSeats(game: Game, { state }: Tableau): Seat[] {
  return state ? askedIn(game, state).map(({ seat }) => seat) : [];
}

/**
 * Seats whose clocks run: humans who play themselves and have still to answer. Also those for whom the table will answer:
 * a clock that stood still would tell what they hold. In a window they all run until it closes, if it has no time of its own.
 */
export function runningSeats(game: Game, t: Tableau): Seat[] {
  if (t.config.clock.kind === 'none' || t.clocks.paused || t.stage !== 'playing') return [];
  const asked = !isWindow(game, t.state) ? waitingSeats(game, t) : t.config.window ? [] : askedSeats(game, t);
  return asked.filter((seat) => isSelfPlayed(t, seat));
}

/** Who may still run out of time. */
function hurriedSeats(game: Game, t: Tableau): Seat[] {
  const running = runningSeats(game, t);
  return running.length === 0 ? running : running.filter((seat) => !(String(seat) in (t.state?.sealed ?? {})));
}

/** Take the time since the last winding off the clocks that ran. */
export function wound(game: Game, t: Tableau, at: number): Tableau {
  const { clocks } = t;
  if (clocks.since === null || at <= clocks.since) return t;
  const spent = at - clocks.since;
  const running = runningSeats(game, t);
  const left = clocks.left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - spent) : ms));
  return { ...t, clocks: { ...clocks, left, since: at } };
}

/** After a deed: who has moved gets his increment, who is asked anew his time, and the clocks run on. */
export function rewound(game: Game, before: Tableau, after: Tableau, at: number): Tableau {
  if (after.config.clock.kind === 'none') return after;
  const running = runningSeats(game, after);
  const hasRun = !after.config.window || !isWindow(game, before.state);
  const left = after.clocks.left.map((ms, seat) =>
    running.includes(seat)
      ? started(game, before, after, { seat, ms })
      : ms + (hasMoved(before, after, seat) && hasRun ? increment(after.config.clock) : 0),
  );
  const since = running.length > 0 ? Math.max(at, before.clocks.since ?? at) : null;
  return { ...after, clocks: { ...after.clocks, left, since } };
}

/** What a clock shows that runs now. */
function started(game: Game, before: Tableau, after: Tableau, { seat, ms }: { seat: Seat; ms: Ms }): Ms {
  const spec = after.config.clock;
  if (spec.kind === 'turns' && isAskedAnew(game, before, after, seat)) return spec.perMove;
  return ms <= 0 && !isSelfPlayed(before, seat) ? returning(spec) : ms;
}

/** Nobody makes a move in less. */
const BREATH: Ms = 10_000;

/** Who comes back after his time ran out can play again, though not for long. */
function returning(spec: ClockSpec): Ms {
  switch (spec.kind) {
    case 'live':
      return Math.max(spec.increment, Math.ceil(spec.bank / 10), BREATH);
    case 'turns':
      return spec.perMove;
    default:
      return 0;
  }
}

function increment(spec: ClockSpec): Ms {
  return spec.kind === 'live' ? spec.increment : 0;
}

/** Its own answers count, when they are final: not while others' sealed picks are awaited, nor by going back. */
function hasMoved(before: Tableau, after: Tableau, seat: Seat): boolean {
  return isSelfPlayed(before, seat) && before.epoch === after.epoch && answers(after, seat) > answers(before, seat);
}

/** Taking back and moving again gains no time, so a move counts once it can no longer be taken back. */
function isAskedAnew(game: Game, before: Tableau, after: Tableau, seat: Seat): boolean {
  if (before.epoch !== after.epoch || !askedSeats(game, before).includes(seat)) return true;
  return answers(after, seat) > answers(before, seat) && after.trail.length === 0;
}

function answers({ state }: Tableau, seat: Seat): number {
  return state?.asks[seat] ?? 0;
}

/** When this seat's clock will have run out; null if it does not run. */
export function flagOf(game: Game, t: Tableau, seat: Seat): number | null {
  const { left, since } = t.clocks;
  return since === null || !hurriedSeats(game, t).includes(seat) ? null : since + (left[seat] as Ms);
}

/** When a clock will have run out, and whose. */
export function nextFlag(game: Game, t: Tableau): { readonly seat: Seat; readonly at: number } | null {
  const { left, since } = t.clocks;
  if (since === null) return null;
  const [first] = hurriedSeats(game, t)
    .map((seat) => ({ seat, at: since + (left[seat] as Ms) }))
    .sort((a, b) => a.at - b.at);
  return first ?? null;
}
