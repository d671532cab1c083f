import { advance, askedIn, copyState, fork, type Game, type Live, type State, wake } from '@questhall/kernel';
import { waiting } from './playout.js';

/** How many ways there are to make 0, 1, 2 … `depth` picks from here, with the dice of this state's seed. */
export function perft<B>(game: Game<B>, state: State<B>, depth: number): number[] {
  const counts = new Array<number>(depth + 1).fill(0);
  askedIn(game, state);
  count(fork(game, state), 0, counts);
  return counts;
}

/** The leaves at `depth` below each pick that can be made now. */
export function divide<B>(game: Game<B>, state: State<B>, depth: number): Record<string, number> {
  askedIn(game, state);
  const live = fork(game, state);
  const asked = waiting(live);
  const leaves: Record<string, number> = {};
  for (const option of asked?.options ?? []) {
    const counts = new Array<number>(depth).fill(0);
    count(child(live, option), 0, counts);
    leaves[pickName(live, option)] = counts[depth - 1] ?? 0;
  }
  return leaves;
}

function count(live: Live, depth: number, counts: number[]): void {
  counts[depth] = (counts[depth] as number) + 1;
  const asked = waiting(live);
  if (!asked || depth === counts.length - 1) return;
  // The leaves themselves need not be played.
  if (depth === counts.length - 2) {
    counts[depth + 1] = (counts[depth + 1] as number) + asked.options.length;
    return;
  }
  for (const option of asked.options) count(child(live, option), depth + 1, counts);
}

function child(live: Live, option: unknown): Live {
  const next = wake(live.game, copyState(live.game, live.state), live.asked);
  next.quiet = true;
  advance(next, waiting(next)?.seat as number, option);
  return next;
}

/** An option of what is asked now, as the pick people write. */
export function pickName(live: Live, option: unknown): string {
  const frame = live.state.stack.at(-1);
  const ask = frame && live.ready[frame.proc]?.steps[frame.at]?.ask;
  if (!ask) throw new Error(`${live.game.id} asks nothing now`);
  return ask.name(option, live.state.board, frame.vars);
}
