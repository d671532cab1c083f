import { now } from './clock.js';

/** How much thought a decision may take: so long, or so many playouts, which is the same on every machine. */
export type Budget = { readonly ms: number } | { readonly playouts: number };

export const USUAL: Budget = { ms: 1000 };

/** A budget in playouts, as long as they usually take. */
export function playoutsIn(budget: Budget): number {
  return 'ms' in budget ? budget.ms / A_PLAYOUT : budget.playouts;
}
const A_PLAYOUT = 5;

/** A whole turn takes no more than so many budgets. */
export const TURN = 10;

/** How far the thought of a turn may go into decisions of one kind. */
export interface Thrift {
  /** What may be gone of a turn's thought after such a decision; the rest is for those that come later. */
  readonly until: number;
  /** So much of what is left until then may go into one of them. */
  readonly share: number;
}

/** Of time so much is used: now and then the collector takes some when the last step is being thought. */
const KEPT = 0.93;
const USUAL_THRIFT: Thrift = { until: 1, share: 0.34 };

/** What has been thought about one decision. */
export interface Meter {
  /** What any decision may take, in playouts. */
  readonly playouts: number;
  /** 0 at the start, 1 when the budget does not suffice for the next step: as long as the longest, or so many times that. */
  spent(times?: number): number;
  /** Note one playout, or a step that stands for several. */
  count(playouts?: number): void;
}

/** The thought of a seat, turn by turn. */
export interface Purse {
  /** Begin a decision in this turn. */
  open(turn: number, thrift?: Thrift): Meter;
}

export function purse(budget: Budget, clock = now): Purse {
  const whole = 'ms' in budget ? KEPT * budget.ms : budget.playouts;
  let turn = Number.NaN;
  let before = 0;
  let last: Gauge | undefined;
  return {
    open: (next, { until, share } = USUAL_THRIFT) => {
      before = next === turn ? before + (last?.taken() ?? 0) : 0;
      turn = next;
      const limit = Math.min(whole, share * Math.max(0, until * TURN * whole - before));
      last = 'ms' in budget ? timed(clock) : counted();
      const { used, reserve, count } = last;
      return {
        playouts: playoutsIn(budget),
        count,
        spent: (times = 1) => (limit > 0 ? (used() + reserve(times)) / limit : 1),
      };
    },
  };
}

/** What was used so far, and what the next step may take. */
interface Gauge {
  used(): number;
  /** As it was when that was last asked: what happened later is not this decision's. */
  taken(): number;
  reserve(times: number): number;
  count(playouts?: number): void;
}

function counted(): Gauge {
  let playouts = 0;
  return {
    used: () => playouts,
    taken: () => playouts,
    reserve: (times) => times - 1,
    count: (more = 1) => {
      playouts += more;
    },
  };
}

/** Time runs until the last step; the longest of them must fit in before the next begins. */
function timed(clock: () => number): Gauge {
  const from = clock();
  let at = from;
  let longest = 0;
  let begun = false;
  let taken = 0;
  return {
    used: () => {
      taken = clock() - from;
      return taken;
    },
    taken: () => taken,
    reserve: (times) => times * longest,
    count: () => {
      const next = clock();
      if (begun) longest = Math.max(longest, next - at);
      begun = true;
      at = next;
    },
  };
}
