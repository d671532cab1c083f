import { isOpenCaster, type Marked } from './bearers.js';
import { type Board, isFoe, NOBODY, type Side } from './board.js';
import { strengthOf } from './forces.js';
import { IS_ISLAND, IS_TELEPORTAL, LANDS, NEIGHBOURS, type Place, SHORT_NEIGHBOURS, TELEPORTALS } from './map.js';

export type Roads = Marked & Pick<Board, 'house' | 'holder' | 'strength' | 'seatOf'>;

/** Land adjacent by open borders and bridges, on the board in play. */
export function neighbours(b: Pick<Board, 'house'>, land: Place): readonly Place[] {
  // QD OPT.SHORT.2 Nothing leads into the tundra.
  return b.house.tundra ? SHORT_NEIGHBOURS[land] : NEIGHBOURS[land];
}

export function inPlay(b: Pick<Board, 'house'>, land: Place): boolean {
  return !b.house.tundra || !LANDS[land].tundra;
}

/** Land a side's units can step to: the neighbours, and from a teleportal with a caster of theirs the others. */
export function stepsFrom(b: Roads, land: Place, side: Side): readonly Place[] {
  const near = neighbours(b, land);
  return opensPortal(b, land, side) ? [...near, ...portalsFrom(b, land)] : near;
}

/** QD BOARD.TELEPORTAL.3 A spell caster must be in the teleportal one leaves. */
export function opensPortal(b: Roads, land: Place, side: Side): boolean {
  // QD FAQ.25 A caster who has shown himself.
  if (!IS_TELEPORTAL[land]) return false;
  for (let i = 0; i < b.bearerAt.length; i++)
    if (b.bearerAt[i] === land && b.bearerSide[i] === side && isOpenCaster(b, i)) return true;
  return false;
}

/** QD BOARD.TELEPORTAL.2 The other teleportals in play. */
export function portalsFrom(b: Pick<Board, 'house'>, land: Place): Place[] {
  return TELEPORTALS.filter((other) => other !== land && inPlay(b, other));
}

/** Whether one goes from here to there through a teleportal. */
export function isPortalStep(b: Pick<Board, 'house'>, from: Place, to: Place): boolean {
  return IS_TELEPORTAL[from] && IS_TELEPORTAL[to] && !neighbours(b, from).includes(to);
}

/** How many units must stay in a land. */
export function mustStay(land: Place): number {
  // QD R13 By teleportal too. QD COMBAT.1.2, QD FAQ.2 No land is left empty. QD BOARD.ISLAND.2 But an island may be.
  return IS_ISLAND[land] ? 0 : 1;
}

/** Whether a side may march into or through a land. */
function isPassable(b: Roads, land: Place, side: Side): boolean {
  const holder = b.holder[land];
  // QD MARCH.3 Not over enemies. QD OPT.2P.2 Allies may be crossed.
  return holder === NOBODY || !isFoe(b, side, holder);
}

export const MARCH = 4;

/** A way of a march: the lands entered, the last of them the end. */
export type Way = readonly Place[];

/** Every land a march can end in, with the way that leaves fewest units behind. */
export function marches(b: Roads, from: Place, side: Side, group: { n: number; bearers: readonly number[] }): Way[] {
  const found: Way[] = [];
  const best = new Map<Place, number>([[from, 0]]);
  let ring: Way[] = [[]];
  // QD MARCH.1, QD R52 Four steps.
  for (let step = 0; step < MARCH; step++) {
    const next: Way[] = [];
    for (const way of ring) {
      for (const land of stepsFrom(b, way.at(-1) ?? from, side)) {
        if (!isPassable(b, land, side)) continue;
        const on = [...way, land];
        const cost = garrisons(b, on);
        if (cost >= (best.get(land) ?? Number.POSITIVE_INFINITY)) continue;
        best.set(land, cost);
        next.push(on);
      }
    }
    found.push(...next);
    ring = next;
  }
  const ends = new Map<Place, Way>();
  for (const way of found) ends.set(way.at(-1) as Place, way);
  ends.delete(from);
  return [...ends.values()].filter((way) => isMarchEnd(b, way, side, group));
}

/** How many units a way leaves behind before its end. */
export function garrisons(b: Pick<Board, 'holder'>, way: Way): number {
  let n = 0;
  // QD R65 One in each unoccupied land crossed.
  for (let i = 0; i < way.length - 1; i++) if (b.holder[way[i]] === NOBODY) n += 1;
  return n;
}

function isMarchEnd(b: Roads, way: Way, side: Side, group: { n: number; bearers: readonly number[] }): boolean {
  const end = way.at(-1) as Place;
  // QD MARCH.3, QD R65 It ends in own or in empty land.
  if (b.holder[end] !== side && b.holder[end] !== NOBODY) return false;
  const left = garrisons(b, way);
  return left <= group.n && left < group.n + group.bearers.length;
}

/** A side's lands. */
export function landsOf(b: Pick<Board, 'holder'>, side: Side): Place[] {
  const found: Place[] = [];
  for (let land = 0; land < b.holder.length; land++) if (b.holder[land] === side) found.push(land);
  return found;
}

/** Whether units of a side stand in land that an enemy holds. */
export function isInvading(b: Pick<Board, 'holder' | 'strength'>, land: Place, side: Side): boolean {
  return b.holder[land] !== side && b.holder[land] !== NOBODY && strengthOf(b, land, side) > 0;
}
