import type { Board } from './board.js';

/** Some of a board's spaces: a test, or a list with something truthy at each space that belongs. */
export type Members = ((space: number) => boolean) | ArrayLike<boolean | number>;

/** The neighbours of a space, clockwise, beginning at `start`, which must be one of them. */
export function clockwiseFrom(board: Board, space: number, start: number): number[] {
  const around = neighboursOf(board, space);
  const first = around.indexOf(start);
  if (first < 0) {
    const names = around.map((n) => board.ids[n]).join(', ');
    throw new Error(
      `'${board.ids[start] ?? start}' is no neighbour of '${board.ids[space]}'; expected one of: ${names}`,
    );
  }
  return [...around.slice(first), ...around.slice(0, first)];
}

/** The connected groups among some spaces, each in ascending order, the group of the lowest space first. */
export function connected(board: Board, members: Members): number[][] {
  const belongs = tester(members);
  const seen: boolean[] = [];
  const groups: number[][] = [];
  for (let space = 0; space < board.ids.length; space++) {
    if (seen[space] || !belongs(space)) continue;
    const group = [space];
    seen[space] = true;
    for (const at of group) {
      for (const next of neighboursOf(board, at)) {
        if (seen[next] || !belongs(next)) continue;
        seen[next] = true;
        group.push(next);
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/** Steps from a space to every other, -1 where there is no way. `through` limits what may be passed, not the ends. */
export function distances(board: Board, from: number, through?: Members): number[] {
  const mayPass = through ? tester(through) : () => true;
  const steps: number[] = new Array(board.ids.length).fill(-1);
  neighboursOf(board, from);
  steps[from] = 0;
  const queue = [from];
  for (const at of queue) {
    if (at !== from && !mayPass(at)) continue;
    for (const next of neighboursOf(board, at)) {
      if (steps[next] !== -1) continue;
      steps[next] = steps[at] + 1;
      queue.push(next);
    }
  }
  return steps;
}

/**
 * A shortest way, both ends included, or null if there is none. Among equals each step goes to the lowest-numbered
 * space, so that everyone gets the same one. `through` limits the spaces passed, not the ends.
 */
export function path(board: Board, from: number, to: number, through?: Members): number[] | null {
  neighboursOf(board, from);
  const left = distances(board, to, through);
  if (left[from] === -1) return null;
  const mayPass = through ? tester(through) : () => true;
  const way = [from];
  for (let at = from; at !== to; ) {
    const nearer = neighboursOf(board, at).filter((n) => left[n] === left[at] - 1 && (n === to || mayPass(n)));
    at = Math.min(...nearer);
    way.push(at);
  }
  return way;
}

function tester(members: Members): (space: number) => boolean {
  return typeof members === 'function' ? members : (space) => Boolean(members[space]);
}

function neighboursOf(board: Board, space: number): readonly number[] {
  const around = board.neighbours[space];
  if (!around) throw new Error(`no space ${space} on this board; expected 0 to ${board.ids.length - 1}`);
  return around;
}
