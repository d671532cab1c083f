import type { Seat } from '@questhall/kernel';
import type { View } from '@questhall/wizards-quest';
import type { Weighed } from '../../archmage/craft.js';
import type { Sight } from '../decision.js';
import { type Depth, type Order, turnWorth } from './foresight.js';
import { type Scene, sceneOf } from './ground.js';

/** A question in numbers. */
export interface Matter {
  readonly seat: Seat;
  readonly scene: Scene;
  readonly order: Order;
  readonly campaigns: number;
}

export function matterOf({ view, seat }: Sight): Matter {
  return {
    seat,
    scene: sceneOf(view),
    order: orderFor(view, seat),
    campaigns: view.campaigns,
  };
}

/** Who has yet to move this turn, and all who may be first in the next one. */
function orderFor({ seats, first, active, out, phase }: View, me: Seat): Order {
  const all = Array.from({ length: seats }, (_, i) => (first + i) % seats).filter((seat) => !out[seat]);
  return { me, all, later: phase === 'players' ? all.slice(all.indexOf(active) + 1) : [] };
}

/** What a position in one's own turn is worth, with the campaigns that are left. */
export function worthIn({ order, campaigns }: Matter, scene: Scene, depth: Depth): number {
  return turnWorth(scene, order, { ...depth, campaigns });
}

/** A way to answer, and what it is worth if thought through so far. */
export interface Candidate {
  readonly option: number;
  worth(depth: Depth): number;
}

interface Level extends Depth {
  /** So many of the best come so far, and it takes so many times as long as the level before. */
  readonly most: number;
  readonly further: number;
  /** It is not begun unless a decision may take so many playouts. */
  readonly least?: number;
  /** It decides nothing by itself, only what is thought of further. */
  readonly scouts?: boolean;
}

/** Everything is thought through to the end of one's own turn, the best of it to the answer of whoever is next. */
const FIRST: Level = { turns: 0, width: 3, most: Number.POSITIVE_INFINITY, further: 1 };
const BRIEF: readonly Level[] = [FIRST, { turns: 1, width: 3, most: 8, further: 6 }];
/**
 * Between two then to the answer to that, and of more of it: to think a turn further has not proved better. It is done with
 * the second campaigns in mind that cards may bring, which foretells turns better. With much time all is thought through once
 * more without that fear, for both may err; that it wins more so has not been shown.
 */
const TWO: readonly Level[] = [
  FIRST,
  { turns: 1, width: 3, most: 8, further: 6, wary: true },
  { turns: 2, width: 2, most: 4, further: 8, wary: true },
  { turns: 2, width: 5, most: 4, further: 2, wary: true },
  { turns: 1, width: 3, most: 8, further: 1 / 8, least: 80, scouts: true },
  { turns: 2, width: 2, most: 4, further: 8 },
  { turns: 2, width: 5, most: 4, further: 2 },
];
/** Among several at once with more campaigns of one's own in mind. */
const SEVERAL: readonly Level[] = [
  FIRST,
  { turns: 1, width: 3, most: 16, further: 6 },
  { turns: 1, width: 8, most: 6, further: 2 },
];
/** What is better by so much needs no further thought. */
const BEYOND_DOUBT = 0.05;

function levelsFor({ order }: Pick<Matter, 'order'>, brief = false): readonly Level[] {
  if (order.all.length > 2) return SEVERAL;
  return brief ? BRIEF : TWO;
}

/** Weigh candidates as they come, then the best of them and the knight's again and again, each time further. */
export function* deeper(
  matter: Pick<Matter, 'order'>,
  candidates: Iterable<Candidate>,
  { knights, brief }: { knights: number; brief?: boolean },
): Generator<Weighed, void> {
  let tried: Tried[] = [];
  let isOpen = true;
  for (const [level, depth] of levelsFor(matter, brief).entries()) {
    if (!isOpen && tried[0].worth > tried[1].worth + BEYOND_DOUBT) return;
    const before = new Map(tried.map(({ candidate, worth }) => [candidate, worth]));
    const next = tried.length > 0 ? withKnights(tried, knights, depth.most) : candidates;
    if (tried.length > 0) yield { ...weighedAt(tried[0], level - 1), next: depth.further, least: depth.least };
    const now: Tried[] = [];
    for (const candidate of next) {
      const one = { candidate, worth: together(candidate.worth(depth), depth.turns > 1 && before.get(candidate)) };
      now.push(one);
      yield depth.scouts ? weighedAt({ ...one, worth: 0 }, 0) : weighedAt(one, level);
    }
    if (now.length < 2) return;
    const others = tried.filter(({ candidate }) => !now.some((one) => one.candidate === candidate));
    tried = [...now.sort((a, b) => b.worth - a.worth), ...others];
    isOpen = level === 0 || depth.scouts === true;
  }
}

/** A candidate, and what it was worth when it was thought of last. */
interface Tried {
  readonly candidate: Candidate;
  readonly worth: number;
}

/** What is thought further is not surer: nearer thoughts err otherwise, so that both together err less. */
function together(worth: number, nearer: number | false | undefined): number {
  return typeof nearer === 'number' ? (worth + nearer) / 2 : worth;
}

function weighedAt({ candidate, worth }: Tried, depth: number): Weighed {
  return { option: candidate.option, worth, depth, next: 1 };
}

/** So many of the best; the knight's first of all, so that there is something to compare with. */
function withKnights(tried: readonly Tried[], knights: number, most: number): Candidate[] {
  const all = tried.map(({ candidate }) => candidate);
  const own = all.find(({ option }) => option === knights);
  const others = all.filter((one) => one !== own).slice(0, most);
  return own ? [own, ...others] : others;
}
