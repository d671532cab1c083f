import type { Seat } from '@questhall/kernel';
import type { View } from '@questhall/wizards-quest';
import type { Sight } from '../decision.js';
import { type Depth, type End, type Order, planAfter, planOf, turnWorth } from './foresight.js';
import { type Scene, sceneOf } from './ground.js';
import type { Sortie } from './sorties.js';

/** A question in numbers. */
export interface Matter {
  readonly seat: Seat;
  readonly scene: Scene;
  readonly order: Order;
  readonly campaigns: number;
  /** For the dice of games played on. */
  readonly seed: number;
}

export function matterOf({ view, seat, random }: Sight): Matter {
  return {
    seat,
    scene: sceneOf(view),
    order: orderFor(view, seat),
    campaigns: view.campaigns,
    seed: random(2 ** 32),
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

/** How one's own turn ends from there. */
export function endsIn({ order, campaigns }: Matter, scene: Scene, depth: Depth): readonly End[] {
  return planOf(scene, order, { ...depth, campaigns }).ends;
}

/** How it ends after a campaign. */
export function endsAfter(matter: Matter, sortie: Sortie, depth: Depth): readonly End[] {
  const { order, campaigns } = matter;
  return planAfter(sortie, (after) => planOf(after, order, { ...depth, campaigns })).ends;
}

/** A way to answer, and what it is worth if thought through so far. */
export interface Candidate {
  readonly option: number;
  worth(depth: Depth): number;
  /** How one's own turn ends after it. */
  ends?(depth: Depth): readonly End[];
}

/** A candidate, and what it was found to be worth. */
export interface Tried {
  readonly candidate: Candidate;
  readonly worth: number;
}
