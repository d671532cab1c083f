import type { Seat } from '@questhall/kernel';
import {
  aimOf,
  CHARACTERS,
  CROWN,
  HAG,
  isInner,
  POINTS,
  POLTERGEIST,
  RAISED,
  REGION_OF,
  RING,
  type SpaceId,
} from '@questhall/talisman';
import { choose, type Decide, spokenOf } from '../decision.js';
import { spellWorth } from '../worth.js';
import { cardWorth } from './cards.js';
import { followerGain } from './judging.js';
import { GAME, lifeCost, type Mind, mindOf } from './mind.js';
import { goodsPrize } from './rivals.js';
import { roadsOf } from './roads.js';

interface Target {
  readonly seat: Seat;
  readonly worth: number;
}

/** Against whom something is worth most. */
function target(mind: Mind, worth: (other: Seat) => number): Target {
  let found: Target = { seat: -1, worth: -1 };
  for (let other = 0; other < mind.view.seats; other++) {
    if (other === mind.seat || mind.view.character[other] < 0) continue;
    const value = worth(other);
    if (value > found.worth) found = { seat: other, worth: value };
  }
  return found;
}

/** Whose goods are most worth taking. */
export const lootWorth = (mind: Mind): Target => target(mind, (other) => goodsPrize(mind, other));

/** Whose Follower is most worth having. */
export const retinueWorth = (mind: Mind): Target =>
  target(mind, (other) => Math.max(0, ...loose(mind, other).map((f) => followerGain(mind, f))));

function loose({ view }: Mind, other: Seat): number[] {
  return view.followers[other].filter((f) => f >= RAISED || (f !== HAG && f !== POLTERGEIST));
}

/** Whom ill luck would hurt most. */
export const leaderWorth = (mind: Mind): Target => target(mind, (other) => misfortune(mind, other));

/** The die of the Spell Random, for another: a Toad, Strength, Craft or Gold gone; or a Strength, or a Life. */
function misfortune({ view, lives }: Mind, other: Seat): number {
  const card = CHARACTERS[view.character[other]];
  const gained = 3 * (view.strength[other] - card.strength) + 2 * (view.craft[other] - card.craft);
  const goods = 4 + 2 * view.objects[other].length + 2 * view.followers[other].length;
  const near = view.at[other] === CROWN ? (lives < 3 ? 25 : 12) : isInner(view.at[other]) ? 6 : 0;
  return (goods + gained + near + 0.5 * view.gold[other] - 3.6 - 2.4) / 6;
}

/** Where a Teleport leads to most, and what it gains over a roll. */
export function bestTeleport(mind: Mind): { space: SpaceId; gain: number } {
  const { view, seat } = mind;
  const roads = roadsOf(mind);
  const at = view.at[seat];
  let found = { space: at, gain: -1 };
  const rolled = roads.stand(at) / mind.pace;
  for (const space of RING[REGION_OF[at]]) {
    const gain = roads.arrive(space) - rolled;
    if (space !== at && gain > found.gain) found = { space, gain };
  }
  return found;
}

/** Where a Hex strikes somebody most surely. */
export function hexChance(mind: Mind): { space: SpaceId; worth: number } {
  let found = { space: -1, worth: -1 };
  for (const space of [...RING.outer, ...RING.middle]) {
    const worth = hexAt(mind, space);
    if (worth > found.worth) found = { space, worth };
  }
  return found;
}

function hexAt(mind: Mind, space: SpaceId): number {
  const { view, seat } = mind;
  if (view.at.includes(space)) return -1;
  let worth = 0;
  view.at.forEach((at, other) => {
    if (at < 0 || isInner(at) || REGION_OF[at] !== REGION_OF[space]) return;
    const n = RING[REGION_OF[at]].length;
    const far = Math.abs(at - space);
    if (Math.min(far, n - far) > 6) return;
    worth += other === seat ? -0.05 * lifeCost(mind) : 0.12 * Math.min(10, lifeCost(mindOf(view, other)));
  });
  return worth;
}

/** At whom or what a Spell is aimed. */
export const aims: Decide = (sight) => {
  const { view, seat } = sight;
  const mind = mindOf(view, seat);
  const spell = String(spokenOf(sight, 'spell'));
  return choose<number>(sight, 'there it does most', (o) => {
    const { at, what, space } = aimOf(o);
    if (at === 'seat') return seatWorth(mind, spell, what);
    if (at === 'space') return spell === 'teleport' ? roadsOf(mind).arrive(what) : hexAt(mind, what);
    return at === 'card' ? -cardWorth(mind, what) + (space === view.at[seat] ? 5 : 0) : mightOf(what);
  });
};

function seatWorth(mind: Mind, spell: string, other: Seat): number {
  const { view, seat } = mind;
  if (spell === 'healing') return other === seat ? GAME : -view.lives[other];
  if (other === seat) return spell === 'immobility' ? 0 : -GAME;
  if (spell === 'acquisition') return goodsPrize(mind, other);
  if (spell === 'mesmerism') return Math.max(0, ...loose(mind, other).map((f) => followerGain(mind, f)));
  if (spell === 'nullify') return view.spells[other].reduce((sum, one) => sum + spellWorth(one), 0);
  return misfortune(mind, other);
}

/** Of several creatures the strongest is held. */
function mightOf(kind: number): number {
  return kind < 0 ? 1 : POINTS[kind];
}
