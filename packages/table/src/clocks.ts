import { askedIn, type Game, type Seat } from '@questhall/kernel';
import type { ClockSpec, Clocks, Ms, Tableau } from './types.js';

export function freshClocks(spec: ClockSpec, seats: number): Clocks {
  const each = spec.kind === 'live' ? spec.bank : spec.kind === 'turns' ? spec.perMove : 0;
  return { left: new Array<Ms>(seats).fill(each), since: null, paused: false };
}

/** Seats whose clocks run: humans who are asked, who play themselves and have not answered yet. */
export function runningSeats(game: Game, t: Tableau): Seat[] {
  if (t.stage !== 'playing' || !t.state || t.state.result || t.clocks.paused || t.config.clock.kind === 'none')
    return [];
  return waitingSeats(game, t).filter((seat) => isSelfPlayed(t, seat));
}

/** Seats that have still to answer. */
export function waitingSeats(game: Game, t: Tableau): Seat[] {
  const { state } = t;
  if (!state || t.stage !== 'playing') return [];
  return askedIn(game, state).flatMap(({ seat }) => (String(seat) in state.sealed ? [] : [seat]));
}

export function isSelfPlayed(t: Tableau, seat: Seat): boolean {
  const chair = t.chairs[seat];
  return chair?.kind === 'human' && chair.standIn === null && !chair.resigned;
}

/** Take the time since the last winding off the clocks that ran. */
export function wound(game: Game, t: Tableau, at: number): Tableau {
  const { clocks } = t;
  if (clocks.since === null) return t;
  const spent = Math.max(0, at - clocks.since);
  const running = runningSeats(game, t);
  const left = clocks.left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - spent) : ms));
  return { ...t, clocks: { ...clocks, left, since: at } };
}

/** After a deed: who has moved gets his increment, who is asked anew his time, and the clocks run on. */
export function rewound(game: Game, before: Tableau, after: Tableau, at: number): Tableau {
  const spec = after.config.clock;
  const was = runningSeats(game, before);
  const is = runningSeats(game, after);
  const left = after.clocks.left.map((ms, seat) => {
    if (spec.kind === 'live' && was.includes(seat) && !is.includes(seat)) return ms + spec.increment;
    if (spec.kind === 'turns' && is.includes(seat) && answered(before, after, seat)) return spec.perMove;
    if (spec.kind === 'turns' && is.includes(seat) && !was.includes(seat)) return spec.perMove;
    return ms;
  });
  return { ...after, clocks: { ...after.clocks, left, since: is.length > 0 ? at : null } };
}

function answered(before: Tableau, after: Tableau, seat: Seat): boolean {
  return before.state?.asks[seat] !== after.state?.asks[seat];
}

/** When a clock will have run out, and whose. */
export function nextFlag(game: Game, t: Tableau): { readonly seat: Seat; readonly at: number } | null {
  const { left, since } = t.clocks;
  if (since === null) return null;
  const [first] = runningSeats(game, t)
    .map((seat) => ({ seat, at: since + (left[seat] as number) }))
    .sort((a, b) => a.at - b.at);
  return first ?? null;
}
