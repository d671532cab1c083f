import { type Hex, isLeader, placeId, type Unit } from '@questhall/lords-and-wizards';
import {
  best,
  boardIn,
  choose,
  type Decide,
  indexOf,
  type March,
  prefer,
  type Sight,
  sizeOf,
  unitOf,
} from '../decision.js';

/** Give the next order of the plan; without one, end the movement. */
export function nextMarch(sight: Sight, memo: { marches: March[]; now: March | null }): number {
  for (let march = memo.marches.shift(); march; march = memo.marches.shift()) {
    const at = indexOf(sight, `move ${placeId(march.path[0])}`);
    if (at < 0) continue;
    memo.now = march;
    return at;
  }
  memo.now = null;
  return -1;
}

interface Course {
  readonly units: readonly Unit[];
  readonly path: readonly string[];
}

function courseOf({ shows }: Sight): Course {
  return (shows.march ?? { units: [], path: [] }) as unknown as Course;
}

/** Those whom the plan names, kind by kind: of a kind one is as good as another. */
export const picksMarchers: Decide = (sight, { now }) => {
  const b = boardIn(sight);
  const { units: taken } = courseOf(sight);
  const wanted = new Map<number, number>();
  for (const unit of now?.units ?? []) wanted.set(b.kind[unit], (wanted.get(b.kind[unit]) ?? 0) + 1);
  for (const unit of taken) wanted.set(b.kind[unit], (wanted.get(b.kind[unit]) ?? 0) - 1);
  const found = best(
    sight.options.flatMap((o, i) => ((o as number) >= 64 ? [{ part: o as number, i }] : [])),
    ({ part }) => {
      const want = wanted.get(b.kind[unitOf(part)]) ?? 0;
      // Those outside first; the garrison of a castle stays there.
      return sizeOf(part) <= want ? sizeOf(part) - 0.5 * b.inside[unitOf(part)] : undefined;
    },
  );
  if (found) return { pick: found.i, why: 'they are to march' };
  // Nobody else is wanted: off they go, or the order is dropped.
  return choose(sight, 'the others stay', ({ verb }) => ['all', 'back', 'go'].indexOf(verb));
};

/** On along the planned path, to its end. */
export const steps: Decide = (sight, { now }) => {
  const { path } = courseOf(sight);
  const next = now?.path[path.length] ?? -1;
  const at = next < 0 ? -1 : indexOf(sight, `to ${placeId(next)}`);
  if (at >= 0) return { pick: at, why: `the way leads to ${placeId(now?.path.at(-1) as Hex)}` };
  return halts(sight);
};

/** Stay if that is allowed. */
export function halts(sight: Sight) {
  return choose(sight, 'this is far enough', ({ verb }) => (verb === 'halt' ? 1 : 0));
}

/** Leaders and the best units; for asks where one kind after another goes along. */
export const takesAll: Decide = (sight) =>
  prefer<number>(sight, 'they all go', (o) =>
    o === 1 ? 99 : o > 63 ? (isLeader(boardIn(sight), unitOf(o)) ? 1 : 0) + sizeOf(o) : -1,
  );
