import type { State } from '@questhall/kernel';
import { type Fault, firstFault, following, type Hunt, timeIsUp, wandering } from './hunt.js';

const WALKS = 300;

/** Look for a shorter way into the same fault: other games first, then this one with picks left out. */
export function reduce(hunt: Hunt, from: State, fault: Fault): Fault {
  return leaveOut(hunt, from, wander(hunt, from, fault));
}

/** A random game may run into the fault sooner. */
function wander(hunt: Hunt, from: State, fault: Fault): Fault {
  let best = fault;
  const until = (performance.now() + hunt.until) / 2;
  for (let i = 0; i < WALKS && best.picks.length > 1 && performance.now() < until; i++) {
    const found = firstFault(hunt, from, wandering(hunt, best.picks.length - 1));
    if (found && found.picks.length < best.picks.length) best = found;
  }
  return best;
}

/** Leave out ever smaller parts, as long as the fault stays. */
function leaveOut(hunt: Hunt, from: State, fault: Fault): Fault {
  let best = fault;
  for (let size = Math.ceil(best.picks.length / 2); size >= 1; ) {
    const shorter = withoutParts(hunt, from, best, size);
    const helped = shorter.picks.length < best.picks.length;
    best = shorter;
    if (timeIsUp(hunt) || (size === 1 && !helped)) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return best;
}

function withoutParts(hunt: Hunt, from: State, fault: Fault, size: number): Fault {
  let best = fault;
  for (let at = 0; at < best.picks.length && !timeIsUp(hunt); ) {
    const rest = [...best.picks.slice(0, at), ...best.picks.slice(at + size)];
    const found = firstFault(hunt, from, following(rest));
    if (found && found.picks.length < best.picks.length) best = found;
    else at += size;
  }
  return best;
}
