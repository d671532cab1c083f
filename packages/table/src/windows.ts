import { type Game, ready, type State } from '@questhall/kernel';
import type { Ms, Tableau } from './types.js';

/** Whether what is asked is a window: all who might act are asked at once, and nobody is told who has answered. */
export function isWindow(game: Game, state: State | null): boolean {
  const frame = state?.stack.at(-1);
  return frame !== undefined && ready(game)[frame.proc]?.steps[frame.at]?.ask?.window === true;
}

/** The table with the hour at which the window was opened that is open now. */
export function withWindow(game: Game, before: Tableau, after: Tableau, at: number): Tableau {
  const isOpen = after.stage === 'playing' && isWindow(game, after.state);
  if (!isOpen && after.clocks.opened === undefined) return after;
  const { opened, ...clocks } = after.clocks;
  if (!isOpen) return { ...after, clocks };
  const isSame = opened !== undefined && before.epoch === after.epoch && asked(before) === asked(after);
  const isResumed = before.clocks.paused && !clocks.paused;
  return isSame && !isResumed ? after : { ...after, clocks: { ...clocks, opened: at } };
}

/** How often anybody was asked: where the same is asked once more, it is another window. */
function asked({ state }: Tableau): number {
  let sum = 0;
  for (const n of state?.asks ?? []) sum += n;
  return sum;
}

/** When the window closes for those who have not answered; null if it waits for them. */
export function closing({ config, clocks }: Tableau): number | null {
  return config.window === undefined || clocks.opened === undefined ? null : clocks.opened + config.window;
}

const HOUR: Ms = 3_600_000;

/** For how long a window may be open. */
export function isWindowTime(ms: Ms): boolean {
  return Number.isSafeInteger(ms) && ms > 0 && ms <= HOUR;
}
