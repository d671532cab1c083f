import type { Seat } from '@questhall/kernel';
import {
  NOBODY,
  OFF,
  ORCS,
  ownerOf,
  type Plan,
  type Power,
  powerAt,
  powerIn,
  type SpaceId,
  TAKEN,
  type View,
} from '@questhall/wizards-quest';
import { treasureOwner } from '../treasures.js';

/** A view to imagine moves on. What is rarely changed is shared; whoever changes it puts a copy there. */
export function imagined(view: View): View {
  return {
    ...view,
    holder: view.holder.slice(),
    men: view.men.slice(),
    hero: view.hero.slice(),
    sorcerer: view.sorcerer.slice(),
  };
}

/** Put so many men of a holder in a space, whoever was there, with or without a super power. */
export function occupy(scene: View, space: SpaceId, force: { holder: number; men: number; power?: Power }): void {
  const { holder, men, power = 'none' } = force;
  scene.holder[space] = men > 0 || power !== 'none' ? holder : NOBODY;
  scene.men[space] = men;
  if (power === 'hero') scene.hero[holder] = space;
  if (power === 'sorcerer') scene.sorcerer[holder] = space;
}

/** Stand a super power in a space of its owner. */
export function stand(scene: View, seat: Seat, { power, space }: { power: Power; space: SpaceId }): void {
  if (power === 'hero') scene.hero[seat] = space;
  if (power === 'sorcerer') scene.sorcerer[seat] = space;
}

/** Move men between spaces of their owner. */
export function march(scene: View, { from, to, men }: { from: SpaceId; to: SpaceId; men: number }): void {
  scene.men[from] -= men;
  scene.men[to] += men;
}

/** The view with a super power brought to a space, the other going where it came from. */
export function summoned(view: View, { seat, power, to }: { seat: Seat; power: Power; to: SpaceId }): View {
  const scene = imagined(view);
  const here = powerIn(view, to);
  if (power === here || power === 'none') return scene;
  if (here !== 'none') stand(scene, seat, { power: here, space: powerAt(view, seat, power) });
  stand(scene, seat, { power, space: to });
  return scene;
}

/** The view after a campaign won with so many counters left in the attacking space. */
export function captured(view: View, { from, to, against }: Plan, left: number): View {
  const scene = imagined(view);
  const power = powerIn(view, from);
  const men = power === 'none' ? left : left - 1;
  if (against !== 'space') {
    scene[against] = OFF;
    // The slayer of the dragon is paid; a monster sent away serves its sender, if less surely.
    scene.men[from] = men + (against === 'dragon' && power === 'hero' ? 6 : 2);
    return scene;
  }
  const goes = goers(view, from, men);
  enter(scene, to, { holder: view.holder[from], men: goes });
  occupy(scene, from, { holder: view.holder[from], men: men - goes, power });
  return scene;
}

/** How many of the men left go on: most, unless they watch another's treasure where they are. */
function goers(view: View, from: SpaceId, men: number): number {
  const most = powerIn(view, from) === 'none' ? men - 1 : men;
  const watched = treasureOwner(view, from);
  return watched >= 0 && watched !== view.holder[from] ? Math.min(1, most) : most;
}

/** A force comes into a space that is empty, or is now; its own treasure there is its. */
export function enter(scene: View, space: SpaceId, force: { holder: number; men: number; power?: Power }): void {
  clear(scene, space);
  occupy(scene, space, force);
  const slot = scene.treasureIn[space];
  if (slot < 0 || ownerOf(slot) !== force.holder) return;
  scene.treasureAt = scene.treasureAt.with(slot, TAKEN);
  scene.treasureIn = scene.treasureIn.with(space, -1);
}

/** The view after a campaign lost with so many attackers and defenders left. */
export function beaten(view: View, { from, to, against }: Plan, [attackers, defenders]: [number, number]): View {
  const scene = imagined(view);
  shrink(scene, from, attackers);
  if (against === 'space') shrink(scene, to, defenders);
  return scene;
}

/** Leave so many counters in a space, the super power last to go. */
export function shrink(scene: View, space: SpaceId, left: number): void {
  if (left <= 0) clear(scene, space);
  else scene.men[space] = powerIn(scene, space) === 'none' ? left : left - 1;
}

function clear(scene: View, space: SpaceId): void {
  const holder = scene.holder[space];
  const power = powerIn(scene, space);
  if (holder !== ORCS && power !== 'none') stand(scene, holder, { power, space: OFF });
  scene.holder[space] = NOBODY;
  scene.men[space] = 0;
}
