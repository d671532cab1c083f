import { existsSync, readFileSync } from 'node:fs';
import { WrongWords } from '../failure.js';

/** What think times are counted in, and budgets with them: time as it passes, or the thread's share of the processor. */
export const CLOCKS = ['wall', 'processor'] as const;
export type Clock = (typeof CLOCKS)[number];

/** Nanoseconds this thread has run come first in here, and only on Linux. */
const RUN = '/proc/thread-self/schedstat';

export function readClock(word: string): Clock {
  const clock = CLOCKS.find((name) => name === word);
  if (!clock) throw new WrongWords(`no clock ${word}; expected ${CLOCKS.join(' or ')}`);
  if (clock === 'processor' && !existsSync(RUN)) {
    throw new WrongWords('this system does not tell how long a thread has run; expected --clock wall');
  }
  return clock;
}

/** Milliseconds by a clock. */
export function nowBy(clock: Clock): () => number {
  return clock === 'wall' ? () => performance.now() : ran();
}

/** Asked often, the system is asked again only when that can tell anything new. */
function ran(): () => number {
  let asked = Number.NEGATIVE_INFINITY;
  let told = 0;
  return () => {
    const now = performance.now();
    if (now - asked < 1) return told;
    asked = now;
    told = Number.parseInt(readFileSync(RUN, 'latin1'), 10) / 1e6;
    return told;
  };
}
