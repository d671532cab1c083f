import type { Seat } from '@questhall/kernel';
import {
  CARDS,
  defenceBonus,
  isProtected,
  NOBODY,
  neighbours,
  OFF,
  ORCS,
  ownerOf,
  type Power,
  routeBetween,
  SPACES,
  type SpaceId,
  treasuresTaken,
  type View,
} from '@questhall/wizards-quest';
import { sought } from '../treasures.js';

/** What stays as it is while a few turns are thought through. */
export interface Ground {
  readonly seats: number;
  /** Who thinks. */
  readonly me: Seat;
  readonly out: readonly boolean[];
  readonly near: readonly (readonly SpaceId[])[];
  /** What a defender adds by land from a neighbour: `to * spaces + from`; from further off, and by boat. */
  readonly bonus: readonly number[];
  readonly plain: readonly number[];
  readonly landing: readonly number[];
  /** What may not be attacked for wizard or dragon, and what their presence spares. */
  readonly shielded: readonly boolean[];
  readonly calm: readonly boolean[];
  /** Whose treasures lie where. */
  readonly treasureOf: readonly Seat[];
  /** Whether who thinks has a card in hand that can move a treasure to where it is easily had. */
  readonly trump: boolean;
  /** How much it counts that each may lead a second campaign in its next turn, by how such turns went. */
  readonly again: readonly number[];
  /** Of how much use men of each seat are in a space: before a treasure of theirs, or watching another's. */
  readonly use: readonly (readonly number[])[];
}

/** As it is when another turn begins: wizard and dragon have gone elsewhere, nobody knows where. */
export function dawned(scene: Scene): Scene {
  return { ...scene, ground: { ...scene.ground, shielded: OPEN, calm: OPEN } };
}
const OPEN: readonly boolean[] = SPACES.map(() => false);

/** A position to move in by thought; cheap to copy. */
export interface Scene {
  readonly ground: Ground;
  readonly holder: number[];
  readonly men: number[];
  readonly hero: SpaceId[];
  readonly sorcerer: SpaceId[];
  /** Treasures each seat has, and where it has others to find. */
  readonly taken: number[];
  readonly prey: (readonly SpaceId[])[];
  readonly boats: number[];
}

const N = SPACES.length;

function groundOf(view: View): Ground {
  const all = SPACES.map((_, space) => space);
  const near = all.map((space) => neighbours(view, space));
  const bonus = new Array<number>(N * N).fill(0);
  for (const to of all)
    for (const from of near[to]) bonus[to * N + from] = defenceBonus(view, to, routeBetween(view, from, to));
  const dragonShields = view.house.dragonShields;
  return {
    ...treasuresIn(view, near),
    seats: view.seats,
    me: view.viewer ?? 0,
    trump: WANDERERS.some((card) => view.hand[card] > 0),
    again: view.handSizes.map((cards, seat) => 1 - DRAWS_NONE * (seat === view.viewer ? 1 : KEEPS_NONE ** cards)),
    out: view.out,
    near,
    bonus,
    plain: all.map((space) => defenceBonus(view, space, 'land')),
    landing: all.map((space) => defenceBonus(view, space, 'boat')),
    shielded: all.map((space) => isProtected(view, space) || (view.dragon === space && dragonShields)),
    calm: all.map((space) => isProtected(view, space) || view.dragon === space),
  };
}

/** A second campaign counts as if so many drew no card for one, and so many of the cards kept were none. */
const DRAWS_NONE = 0.6;
const KEEPS_NONE = 0.2;

/** Cards that move a treasure. */
const WANDERERS = CARDS.flatMap(({ effects }, card) =>
  effects.some((effect) => effect.do === 'wander') ? [card] : [],
);

/** The same position with such a card in hand, or without. */
export function holding(scene: Scene, trump: boolean): Scene {
  return { ...scene, ground: { ...scene.ground, trump } };
}

/** What depends on where treasures lie. */
function treasuresIn(view: View, near: Ground['near']): Pick<Ground, 'treasureOf' | 'use'> {
  const prey = preyIn(view);
  const treasureOf = view.treasureIn.map((slot) => (slot < 0 ? -1 : ownerOf(slot)));
  const usesIn = (space: SpaceId, seat: Seat) =>
    near[space].filter((other) => prey[seat].includes(other)).length +
    (treasureOf[space] >= 0 && treasureOf[space] !== seat ? 2 : 0);
  return { treasureOf, use: prey.map((_, seat) => near.map((_, space) => usesIn(space, seat))) };
}

function preyIn(view: View): SpaceId[][] {
  return view.out.map((_, seat) => sought(view, seat));
}

/** The same position with treasures where this view has them. */
export function relaid(scene: Scene, view: View): Scene {
  return { ...scene, prey: preyIn(view), ground: { ...scene.ground, ...treasuresIn(view, scene.ground.near) } };
}

export function sceneOf(view: View): Scene {
  return {
    ground: groundOf(view),
    holder: view.holder.slice(),
    men: view.men.slice(),
    hero: view.hero.slice(),
    sorcerer: view.sorcerer.slice(),
    taken: view.out.map((_, seat) => treasuresTaken(view, seat)),
    prey: preyIn(view),
    boats: view.boats.slice(),
  };
}

export function copied({ ground, holder, men, hero, sorcerer, taken, prey, boats }: Scene): Scene {
  return {
    ground,
    holder: holder.slice(),
    men: men.slice(),
    hero: hero.slice(),
    sorcerer: sorcerer.slice(),
    taken: taken.slice(),
    prey: prey.slice(),
    boats: boats.slice(),
  };
}

/** Who leads a force, by number. */
export const LEADERS: readonly Power[] = ['none', 'hero', 'sorcerer'];
export const NONE = 0;
export const HERO = 1;
export const SORCERER = 2;

export function leaderIn({ holder, hero, sorcerer }: Scene, space: SpaceId): number {
  const owner = holder[space];
  if (owner < 0 || owner === ORCS) return NONE;
  if (hero[owner] === space) return HERO;
  return sorcerer[owner] === space ? SORCERER : NONE;
}

/** Where a seat's leader stands. */
export function leaderAt({ hero, sorcerer }: Scene, seat: Seat, leader: number): SpaceId {
  return leader === HERO ? hero[seat] : sorcerer[seat];
}

export function stand(scene: Scene, seat: Seat, { leader, space }: { leader: number; space: SpaceId }): void {
  if (leader === HERO) scene.hero[seat] = space;
  else if (leader === SORCERER) scene.sorcerer[seat] = space;
}

export function countersIn(scene: Scene, space: SpaceId): number {
  return scene.men[space] + (leaderIn(scene, space) === NONE ? 0 : 1);
}

/** Men who can leave a space. */
export function spare(scene: Scene, space: SpaceId): number {
  return leaderIn(scene, space) === NONE ? scene.men[space] - 1 : scene.men[space];
}

/** Leave so many counters in a space, the leader last to go. */
export function shrink(scene: Scene, space: SpaceId, left: number): void {
  if (left <= 0) clear(scene, space);
  else scene.men[space] = leaderIn(scene, space) === NONE ? left : left - 1;
}

/** Nobody is left in a space. */
export function clear(scene: Scene, space: SpaceId): void {
  const leader = leaderIn(scene, space);
  if (leader !== NONE) stand(scene, scene.holder[space], { leader, space: OFF });
  scene.holder[space] = NOBODY;
  scene.men[space] = 0;
}
