import {
  isLand,
  LANDS,
  NEUTRAL,
  type Place,
  SCROLL_IDS,
  type Side,
  strengthOf,
  type View,
} from '@questhall/dragonlords';
import { garrison, isEnemyLand, kingAt, threat } from '../common/lands.js';
import { dearness } from '../common/losing.js';
import { freshShips } from '../common/ships.js';
import { choose, type Decide, type Sight, sideOf, spokenNumber, spokenPlace } from '../decision.js';
import { feared, SAFE } from './dread.js';
import { heat, kingChance } from './prizes.js';

const REFLECT = SCROLL_IDS.indexOf('reflect');

/** What an elemental would do to a stack, in gold: units, and perhaps a King. */
export function havoc(view: View, side: Side, place: Place): number {
  if (!isLand(place) || !isEnemyLand(view, side, place)) return 15;
  const n = garrison(view, place);
  let units = 0;
  for (let die = 1; die <= 12; die++) units += Math.min(die, n) / 12;
  const foe = view.holder[place];
  const all = Math.max(0, 13 - n) / 12;
  return 3 * units * (foe === NEUTRAL || view.fallen[foe] ? 0.4 : 1) + 150 * all * kingChance(view, foe, place);
}

/** How much a scroll is worth now; 0 or less: better kept. */
export function scrolls(sight: Sight, id: string): number {
  const { view } = sight;
  const side = sideOf(sight);
  if (id.startsWith('elemental')) {
    let most = 0;
    for (let land = 0; land < LANDS.length; land++)
      if (isEnemyLand(view, side, land)) most = Math.max(most, havoc(view, side, land));
    return most > 18 && !mayBackfire(view, side) ? most : -1;
  }
  // Units now are worth more than units later; before the attacks they can still fight.
  if (id === 'legion') return view.phase === 'combat' || isPressed(view, side) ? 40 : -1;
  if (id === 'ship') return freshShips(view, side) === 0 && view.phase === 'purchase' ? 20 : -1;
  return id === 'clairvoyance' && view.turn > 3 ? 5 : -1;
}

/** Whether an elemental that is turned back could reach the King. */
function mayBackfire(view: View, side: Side): boolean {
  const at = kingAt(view, side);
  const n = at < 0 ? 0 : strengthOf(view, at, side);
  return n < SAFE && feared(view, side, REFLECT) > 0;
}

function isPressed(view: View, side: Side): boolean {
  const at = kingAt(view, side);
  return isLand(at) && threat(view, side, at) > strengthOf(view, at, side);
}

/** A Wizard near the enemy rather than the King; the King if his own land is pressed. */
export const casters: Decide = (sight) => {
  const { view } = sight;
  const side = sideOf(sight);
  const warm = heat(view, side);
  return choose(sight, 'he is in the right place', ({ what, place }) => {
    if (place < 0) return -1000;
    const near = isLand(place) ? warm[place] / 10 : 0;
    return near - (what === 'king' && !isPressed(view, side) ? 100 : 0);
  });
};

/** Where it does most harm. */
export const targets: Decide = (sight) => {
  const side = sideOf(sight);
  return choose(sight, 'it does most harm there', ({ place }) => havoc(sight.view, side, place));
};

/** In battle: spells at once; scrolls where the battle matters; the King shows himself when he must. */
export const prepares: Decide = (sight) => {
  const { view } = sight;
  const side = sideOf(sight);
  const where = spokenPlace(sight, 'where');
  const [own, foes] = forces(sight, side, where);
  const isHisLand = where >= 0 && where === kingAt(view, side);
  const matters = isHisLand || (foes >= 4 && own < 3 * foes);
  return choose(sight, 'it helps in this fight', ({ verb, last }) => {
    if (verb === 'ready') return 0;
    if (verb === 'fireball' || verb === 'lightning-bolt') return last === 'king' ? -1 : 5;
    if (verb === 'teleport') return spokenNumber(sight, 'hits') * 2 >= own && dearness(last) > 20 ? 6 : -1;
    if (verb === 'drink') return foes >= 2 ? 2 : -1;
    if (verb === 'cast') return battleScroll(last, matters, foes, isHisLand);
    if (last === 'king') return isHisLand && foes * 2 >= own ? 3 : -1;
    return 4;
  });
};

function battleScroll(id: string, matters: boolean, foes: number, isHisLand: boolean): number {
  if (id === 'charm') return 10;
  if (id === 'legion') return matters ? 7 : -1;
  if (id === 'ship' || id === 'clairvoyance') return -1;
  if (id.startsWith('elemental')) return -1;
  return matters && (foes >= 4 || isHisLand) ? 8 : -1;
}

function forces(sight: Sight, side: Side, where: Place): [number, number] {
  const { view, shows } = sight;
  const monster = shows.monster as { left: number } | undefined;
  if (monster) return [6, monster.left];
  if (where < 0 || where * 5 >= view.strength.length) return [4, 4];
  let foes = 0;
  for (let other = 0; other < 5; other++)
    if (other !== side && view.seatOf[other] !== sight.seat) foes += strengthOf(view, where, other);
  return [strengthOf(view, where, side), foes];
}
