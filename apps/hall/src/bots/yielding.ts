import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How a thread ends that got next to nothing of the processors: the one after it does not stand back so far. */
export const STARVED = 75;

/** Nanoseconds that a thread has run, and that it waited for a processor. */
export interface Fare {
  readonly ran: number;
  readonly waited: number;
}

/** Time enough to judge by. */
const LONG = 1e9;
/** With less than a fourth of a processor bots play too slowly for those who wait for them. */
const MOST_WAITING = 3;

/** Whether a thread that fared so since then got too little. */
export function isStarved(then: Fare, now: Fare): boolean {
  const waited = now.waited - then.waited;
  return waited > LONG && waited > MOST_WAITING * (now.ran - then.ran);
}

/**
 * People come first: this thread, and it alone, has low priority. On Linux it runs at best when nobody else wants its
 * processor, which also lets others in at once; elsewhere, or where that is not allowed, it is only nice. Says whether
 * that leaves it too little.
 */
export function giveWay(wholly: boolean): () => boolean {
  try {
    setPriority(10);
  } catch {}
  return (wholly && idle()) || (() => false);
}

function idle(): (() => boolean) | null {
  try {
    const me = readlinkSync('/proc/thread-self');
    execFileSync('chrt', ['-i', '-p', '0', me.slice(me.lastIndexOf('/') + 1)], { stdio: 'ignore' });
    return hunger(() => fare(readFileSync(`/proc/${me}/schedstat`, 'utf8')));
  } catch {
    return null;
  }
}

/** Looks at most every tenth of a second, and judges what was since the last second or so. */
function hunger(fared: () => Fare): () => boolean {
  let then = fared();
  let looked = Date.now();
  return () => {
    if (Date.now() - looked < 100) return false;
    looked = Date.now();
    const now = fared();
    if (isStarved(then, now)) return true;
    if (now.ran + now.waited - then.ran - then.waited > 2 * LONG) then = now;
    return false;
  };
}

function fare(text: string): Fare {
  const [ran = 0, waited = 0] = text.split(' ').map(Number);
  return { ran, waited };
}
