import type { Weighed } from '../../archmage/craft.js';
import type { Depth } from './foresight.js';
import type { Candidate, Matter, Tried } from './matter.js';
import { playedOut } from './trying.js';

interface Level extends Depth {
  /** So many of the best come so far, and it takes so many times as long as the level before. */
  readonly most: number;
  readonly further: number;
}

/** Everything is thought through to the end of one's own turn, the best of it to the answer of whoever is next. */
const FIRST: Level = { turns: 0, width: 3, most: Number.POSITIVE_INFINITY, further: 1 };
const BRIEF: readonly Level[] = [FIRST, { turns: 1, width: 3, most: 8, further: 6 }];
/** Between two then to the answer to that. To think a turn further has not proved better: it is played on instead. */
const TWO: readonly Level[] = [...BRIEF, { turns: 2, width: 2, most: 4, further: 8 }];
/** Among several at once with more campaigns of one's own in mind. */
const SEVERAL: readonly Level[] = [
  FIRST,
  { turns: 1, width: 3, most: 16, further: 6 },
  { turns: 1, width: 8, most: 6, further: 2 },
];
/** What is better by so much needs no further thought. */
const BEYOND_DOUBT = 0.05;

function levelsFor({ order }: Matter, brief = false): readonly Level[] {
  if (order.all.length > 2) return SEVERAL;
  return brief ? BRIEF : TWO;
}

/** Weigh candidates as they come, then the best of them and the knight's again and again, each time further. */
export function* deeper(
  matter: Matter,
  candidates: Iterable<Candidate>,
  { knights, brief }: { knights: number; brief?: boolean },
): Generator<Weighed, void> {
  let tried: Tried[] = [];
  const levels = levelsFor(matter, brief);
  for (const [level, depth] of levels.entries()) {
    if (level > 1 && tried[0].worth > tried[1].worth + BEYOND_DOUBT) return;
    const before = new Map(tried.map(({ candidate, worth }) => [candidate, worth]));
    const next = tried.length > 0 ? withKnights(tried, knights, depth.most) : candidates;
    if (tried.length > 0) yield { ...weighedAt(tried[0], level - 1), next: depth.further };
    const now: Tried[] = [];
    for (const candidate of next) {
      const one = { candidate, worth: together(candidate.worth(depth), depth.turns > 1 && before.get(candidate)) };
      now.push(one);
      yield weighedAt(one, level);
    }
    if (now.length < 2) return;
    tried = now.sort((a, b) => b.worth - a.worth);
  }
  if (levels === TWO) yield* playedOut(matter, tried, { knights, level: levels.length });
}

/** What is thought further is not surer: nearer thoughts err otherwise, so that both together err less. */
function together(worth: number, nearer: number | false | undefined): number {
  return typeof nearer === 'number' ? (worth + nearer) / 2 : worth;
}

function weighedAt({ candidate, worth }: { candidate: Candidate; worth: number }, depth: number): Weighed {
  return { option: candidate.option, worth, depth, next: 1 };
}

/** So many of the best; the knight's first of all, so that there is something to compare with. */
function withKnights(tried: readonly { readonly candidate: Candidate }[], knights: number, most: number): Candidate[] {
  const all = tried.map(({ candidate }) => candidate);
  const own = all.find(({ option }) => option === knights);
  const others = all.filter((one) => one !== own).slice(0, most);
  return own ? [own, ...others] : others;
}
