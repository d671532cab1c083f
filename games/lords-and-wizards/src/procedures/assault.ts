import { type Flow, goto } from '@questhall/kernel';
import { battleOf, combatants, leadersAmong, newBattle, targetsIn } from '../battles.js';
import { type Board, CITY, type Owner, type Part, REBELS, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { canAttack } from '../explore.js';
import { fights, holderOf, insideOf, isFleet, isLeader, ownUnitsAt } from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { banks, COASTAL, type Hex, isSide, NEIGHBOURS, PLACES, type Place, placeId, RIVER, SITE_AT } from '../map.js';
import { isHeld } from '../sieges.js';
import { isCity, isUnconquered } from '../sites.js';
import { canStrike } from '../steps.js';
import { columnNow } from '../strength.js';
import { columnName } from '../tables.js';
import { ROBE_FLEET } from '../units.js';
import { ALL, BACK, GO } from './march.js';

export const PARTS: readonly Part[] = ['open', 'city', 'castle', 'whole', 'fleets'];

/** A target: the place, the part of it, and whose it is. */
export function target(place: Place, part: Part, owner: Owner): number {
  return place | (PARTS.indexOf(part) << 11) | (owner << 14);
}
export const targetPlace = (o: number): Place => o & 2047;
export const targetPart = (o: number): Part => PARTS[(o >> 11) & 7];
export const targetOwner = (o: number): Owner => o >> 14;

const { ask, call, done, procedure } = chapter('assault', () => ({ units: [] as Unit[] }));

/** LW B8a.2 Who attacks is told off; then they fight. */
export const assault = procedure({
  steps: {
    begin: (t, v) => {
      // LW B10/3 Against an unconquered place all who can must attack.
      // LW B10/1 Such a city is taken by attack alone.
      if (targetOwner(v.part) !== CITY) return;
      v.units = available(t.board, v.seat, v.part);
      return goto('fight');
    },
    join: ask({
      rule: 'LW B8a.2.1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.join', args: { place: placeId(v.place) } }),
      options: (b, v) => joiners(b, v),
      name: (o: number, b, v) => {
        if (o === BACK) return 'back';
        if (o === GO) return 'fight';
        if (o === ALL) return 'all';
        const here = ownUnitsAt(b, b.at[o >> 6], v.seat);
        return `join ${partWords(b, o, here)} from ${placeId(b.at[o >> 6])}`;
      },
      at: (o, b, v) => (o > GO ? [placeId(b.at[o >> 6]), placeId(v.place)] : [placeId(v.place)]),
      then: (t, v, o) => {
        if (o === BACK) return done();
        if (o === ALL) v.units = available(t.board, v.seat, v.part);
        else if (o !== GO) {
          v.units.push(...unitsIn(t.board, o, waiting(t.board, v)));
          return goto('join');
        }
        return;
      },
    }),
    fight: (t, v): Flow => {
      beginBattle(t.board, v);
      engage(t.board, v);
      return call('battle', {});
    },
    end: () => done(),
  },
  shows: (b, v) => {
    const { differential, column } = outlook(b, v);
    return { seat: v.seat, place: placeId(v.place), part: targetPart(v.part), units: v.units, differential, column };
  },
});

export interface Assault {
  seat: number;
  place: Place;
  part: number;
  units: Unit[];
}

/** Difference and column of the regular combat if these attacked now, before items and Wizards. */
export function outlook(b: Board, plan: Assault): { differential: number; column: string; shift: number } {
  const { differential, column, shift } = columnNow(trial(b, plan));
  return { differential, column: columnName(column), shift };
}

/** The board with them attacking on it; all but the battle is shared. */
export function trial(b: Board, plan: Assault): Board {
  const copy = { ...b };
  beginBattle(copy, plan);
  return copy;
}

function waiting(b: Board, v: Assault): Unit[] {
  return available(b, v.seat, v.part).filter((unit) => !v.units.includes(unit));
}

function joiners(b: Board, v: Assault): number[] {
  const left = waiting(b, v);
  const parts = partsOf(groupsOf(b, left));
  // LW AMB-113 Leaders alone never attack.
  const ready = v.units.some((unit) => canAttack(b, unit));
  if (v.units.length === 0) return [BACK, ALL, ...parts];
  return left.length === 0 ? [ready ? GO : BACK] : [...(ready ? [GO] : []), ALL, ...parts];
}

/** The place a unit attacks from: castles lie beyond all places. */
export function postOf(b: Board, unit: Unit): Place {
  return b.at[unit] + (b.inside[unit] ? PLACES : 0);
}

/** Units of a seat that can attack a target, and leaders with them. */
export function available(b: Board, seat: number, aim: number): Unit[] {
  return postsAgainst(b, seat, aim).flatMap(({ hex, inside }) => {
    const here = ownUnitsAt(b, hex, seat).filter((unit) => (b.inside[unit] === 1) === inside && isReady(b, unit));
    // LW B8f/2, LW AMB-113 A leader takes part only beside units that do.
    return here.some((unit) => canAttack(b, unit)) ? here : [];
  });
}

function isReady(b: Board, unit: Unit): boolean {
  // LW B8a.2.2 A stack attacks one target only, those in its castle with those in its city.
  if (isFleet(b, unit) || b.engaged.includes(b.at[unit]) || b.fought[unit]) return false;
  // LW AMB-090 Who besieges does not attack.
  if (b.sieges.length > 0 && b.sieges.some((siege) => siege.besieger === b.owner[unit]) && isHeld(b, unit))
    return false;
  return isLeader(b, unit) || canAttack(b, unit);
}

interface Post {
  hex: Hex;
  inside: boolean;
}

/** From where a target can be attacked. */
function postsAgainst(b: Board, seat: number, aim: number): Post[] {
  const place = targetPlace(aim);
  const part = targetPart(aim);
  // LW AMB-124 Fleets on a river from both banks.
  if (isSide(place)) return banks(place).flatMap((hex) => bothParts(b, hex, seat));
  const posts: Post[] = [];
  if (part === 'castle') posts.push({ hex: place, inside: false });
  if (part === 'city' || part === 'open') posts.push({ hex: place, inside: true }, { hex: place, inside: false });
  // LW AMB-072 A castle from outside only when its city is empty.
  if (part === 'castle' && holderOf(b, place) >= 0) return posts;
  for (let side = 0; side < 6; side++) {
    const hex = NEIGHBOURS[place * 6 + side];
    if (hex >= 0 && b.head[hex] >= 0 && canStrike(place, side)) posts.push(...bothParts(b, hex, seat));
  }
  return posts;
}

/** LW AMB-130 From a castle one attacks outward only if its city is not another's. */
function bothParts(b: Board, hex: Hex, seat: number): Post[] {
  const holder = holderOf(b, hex);
  const shut = holder >= 0 && holder !== seat;
  return shut
    ? []
    : [
        { hex, inside: false },
        { hex, inside: true },
      ];
}

/** Everything a seat can attack now. */
export function targets(b: Board, seat: number): number[] {
  const found: number[] = [];
  const posts: Place[] = [];
  for (let unit = 0; unit < b.kind.length; unit++) {
    if (b.owner[unit] !== seat || b.kind[unit] < 0 || b.aboard[unit] >= 0) continue;
    const post = postOf(b, unit);
    if (posts.includes(post) || !canAttack(b, unit) || !isReady(b, unit)) continue;
    posts.push(post);
    reach(b, seat, post, found);
  }
  return found;
}

function reach(b: Board, seat: number, post: Place, found: number[]): void {
  const hex = post % PLACES;
  const holder = holderOf(b, hex);
  if (post >= PLACES) {
    // LW B9f/2 From the castle against the city.
    if (holder >= 0 && holder !== seat) {
      if (!isSpared(b, hex)) add(b, found, target(hex, isCity(SITE_AT[hex]) ? 'city' : 'open', holder));
      return;
    }
  } else {
    const lord = insideOf(b, hex);
    // LW B9f/1 From the city against the castle.
    if (lord >= 0 && lord !== seat) add(b, found, target(hex, 'castle', lord));
    // LW AMB-078 Rebels in the same city.
    if (holder !== seat) {
      if (!isSpared(b, hex)) add(b, found, target(hex, 'city', holder));
      return;
    }
  }
  for (let side = 0; side < 6; side++) {
    const near = NEIGHBOURS[hex * 6 + side];
    if (near < 0) continue;
    if (RIVER[hex * 6 + side] >= 0) fleetTargets(b, seat, RIVER[hex * 6 + side], found);
    // A declared city may have nobody left to defend it.
    if ((b.head[near] >= 0 || b.declared.includes(SITE_AT[near])) && canStrike(hex, side))
      hexTargets(b, seat, near, found);
  }
}

function hexTargets(b: Board, seat: number, hex: Hex, found: number[]): void {
  const site = SITE_AT[hex];
  if (isUnconquered(b, site)) {
    // LW B10/2 Only where the attack was declared.
    if (b.declared.includes(site)) add(b, found, target(hex, isCity(site) ? 'city' : 'open', CITY));
    return;
  }
  if (isSpared(b, hex)) return;
  const holder = holderOf(b, hex);
  const lord = insideOf(b, hex);
  if (holder < 0) {
    // LW AMB-072 A castle in an empty city can be attacked from outside.
    if (lord >= 0 && lord !== seat) add(b, found, target(hex, 'castle', lord));
    return;
  }
  if (holder === seat) return;
  if (!hasLandUnit(b, hex)) {
    fleetTargets(b, seat, hex, found);
    return;
  }
  // LW A2c/2 Rebels are attacked as any enemy. LW AMB-097 So is a castle in open country.
  add(b, found, target(hex, isCity(site) ? 'city' : 'open', holder));
  // LW B9h/2, LW AMB-070 The whole hex only where one player has both.
  if (lord === holder) add(b, found, target(hex, 'whole', holder));
}

/** LW A3b/2, LW AMB-150 Not after bargaining with its rebels, from wherever. */
function isSpared(b: Board, hex: Hex): boolean {
  return b.spared.length > 0 && b.spared.includes(SITE_AT[hex]);
}

function hasLandUnit(b: Board, hex: Hex): boolean {
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit])
    if (b.inside[unit] === 0 && !isFleet(b, unit)) return true;
  return false;
}

/** LW B8d/2, LW AMB-041, LW AMB-124 Fleets on a river or in port; in the Advanced game on any coast. */
function fleetTargets(b: Board, seat: number, place: Place, found: number[]): void {
  const open = isSide(place) || (COASTAL[place] && (b.house.advanced || isCity(SITE_AT[place])));
  if (!open) return;
  for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) {
    // LW AMB-142 Ships of the Robe cannot be harmed.
    // LW B8d/1, LW A6b/3 Land and air units attack fleets; fleets never attack them.
    if (b.owner[unit] === seat || !isFleet(b, unit) || b.kind[unit] === ROBE_FLEET) continue;
    add(b, found, target(place, 'fleets', b.owner[unit]));
  }
}

/** LW AMB-106 City and castle are attacked once each. */
function add(b: Board, found: number[], aim: number): void {
  if (found.includes(aim)) return;
  const place = targetPlace(aim);
  const part = targetPart(aim);
  if ((part === 'castle' || part === 'whole') && b.attacked.includes(place + PLACES)) return;
  if (part !== 'castle' && b.attacked.includes(place)) return;
  found.push(aim);
}

export function beginBattle(b: Board, v: Assault): void {
  const part = targetPart(v.part);
  const owner = targetOwner(v.part);
  const fight = newBattle(v.seat, owner, v.place, part);
  b.battle = fight;
  const posts = v.units.filter((unit) => canAttack(b, unit)).map((unit) => postOf(b, unit));
  fight.leading = leadersAmong(b, v.units).filter((unit) => posts.includes(postOf(b, unit)));
  fight.attackers = v.units.filter((unit) => fights(b, unit));
  const defence = targetsIn(b, v.place, part, owner).filter((unit) => b.kind[unit] !== ROBE_FLEET);
  fight.defenders = combatants(b, defence);
  fight.leadingDefence = leadersAmong(b, defence);
  for (const unit of [...fight.attackers, ...fight.leading]) {
    if (!fight.from.includes(b.at[unit])) fight.from.push(b.at[unit]);
  }
  // LW AMB-078, LW AMB-144 A garrison that attacks its rebels fights as in a rebellion.
  if (owner === REBELS && fight.from.every((hex) => hex === v.place)) fight.why = 'rebellion';
  // LW B9i Attacked from the castle and from outside at once.
  // LW AMB-097 So round a castle in open country.
  const isRound = part === 'city' || part === 'open';
  fight.doughnut = isRound && v.units.some((u) => b.inside[u] && b.at[u] === v.place) && fight.from.length > 1;
}

function engage(b: Board, v: Assault): void {
  for (const unit of v.units) {
    const from = b.at[unit];
    if (!b.engaged.includes(from)) b.engaged.push(from);
  }
  const part = targetPart(v.part);
  if (part !== 'castle') b.attacked.push(v.place);
  if (part === 'castle' || part === 'whole') b.attacked.push(v.place + PLACES);
  for (const unit of battleOf(b).attackers) b.fought[unit] = 1;
}
