import { now as clock } from './clock.js';

/** How much thought a decision may take: so long, or so many playouts, which is the same on every machine. */
export type Budget = { readonly ms: number } | { readonly playouts: number };

export const USUAL: Budget = { ms: 1000 };
/** A whole turn takes no more than so many budgets. */
export const TURN = 10;
/** So much of what is left of a turn's thought may go into one decision. */
const SHARE = 0.34;

/** What has been thought about one decision. */
export interface Meter {
  /** 0 at the start, 1 when the budget is spent. */
  spent(): number;
  /** Note one playout. */
  count(): void;
}

/** The thought of a seat, turn by turn. */
export interface Purse {
  /** Begin a decision in this turn. */
  open(turn: number): Meter;
}

export function purse(budget: Budget): Purse {
  const whole = 'ms' in budget ? budget.ms : budget.playouts;
  const now = 'ms' in budget ? clock : null;
  let turn = Number.NaN;
  let before = 0;
  let close = () => 0;
  return {
    open: (next) => {
      before += close();
      if (next !== turn) before = 0;
      turn = next;
      const limit = Math.min(whole, SHARE * Math.max(0, TURN * whole - before));
      const from = now?.() ?? 0;
      let playouts = 0;
      const used = () => (now ? now() - from : playouts);
      let last = 0;
      const spent = () => {
        last = used();
        return limit > 0 ? last / limit : 1;
      };
      close = () => last;
      return {
        spent,
        count: () => {
          playouts += 1;
        },
      };
    },
  };
}
