import {
  type Board,
  CITIES,
  type Hex,
  IS_AIR,
  isUnconquered,
  KINDS,
  LEGENDARY,
  LORD,
  NEIGHBOURS,
  ownUnitsAt,
  SITES,
  type Unit,
  WIZARD,
} from '@questhall/lords-and-wizards';
import { nextMarch } from '../common/marching.js';
import { FAR, firstLeg, journey, pathTo } from '../common/roads.js';
import { fightersAmong, foesIn, homeOf, stacksOf } from '../common/stacks.js';
import { attackOf, defenceOf } from '../common/worth.js';
import { best, boardIn, type Decide, indexOf, type March, type Sight, said } from '../decision.js';

/** How many of so many stay at home with the leaders: every other one, and never too few. */
function guard(n: number): number {
  return Math.max(6, Math.ceil(n / 2));
}

/** All that can be spared goes for what lies nearest and looks weak, and the Lord with it. */
export const moves: Decide = (sight, memo) => {
  const turn = sight.view.turn;
  if (memo.turn !== turn) {
    memo.turn = turn;
    memo.marches = plan(boardIn(sight), sight.seat);
  }
  const at = nextMarch(sight, memo);
  if (at >= 0) return { pick: at, why: 'there is something to take' };
  const work = said(sight).find(({ verb }) => verb === 'create');
  if (work && sight.random(5) === 0) return { pick: work.i, why: 'I want to see what he can make' };
  return { pick: ashore(sight), why: 'everybody is where he should be' };
};

/** Those at sea come home; else the movement is over. */
export function ashore(sight: Sight): number {
  const names = sight.options.map((_, i) => sight.name(i));
  const landing = names.findIndex((name) => name.startsWith('debark'));
  const sailing = names.findIndex((name) => name.startsWith('sail'));
  const wanted = landing >= 0 ? landing : sailing;
  return wanted >= 0 && sight.random(4) > 0 ? wanted : Math.max(0, indexOf(sight, 'end movement'));
}

function plan(b: Board, seat: number): March[] {
  const home = homeOf(b, seat);
  return stacksOf(b, seat).flatMap(({ hex, units }) => {
    const spare = fightersAmong(b, units).filter((unit) => KINDS[b.kind[unit]].move > 0 && b.moved[unit] === 0);
    const stays = hex === home || units.some((unit) => b.kind[unit] === WIZARD) ? guard(spare.length) : 0;
    const party = spare.slice(0, Math.max(0, spare.length - stays));
    const afoot = party.filter((unit) => !IS_AIR[b.kind[unit]]);
    const lords = units.filter(
      (unit) => b.kind[unit] === LORD && b.moved[unit] === 0 && (hex !== home || isHost(afoot)),
    );
    return [afoot.length > 0 ? [...afoot, ...lords] : [], party.filter((unit) => IS_AIR[b.kind[unit]])].flatMap(
      (group) => (group.length > 0 ? march(b, seat, group, attackOf(b, party)) : []),
    );
  });
}

/** A party that a Lord is proud to lead. */
function isHost(units: readonly Unit[]): boolean {
  return units.length >= 8;
}

function march(b: Board, seat: number, units: readonly Unit[], attack: number): March[] {
  const walk = journey(b, units);
  const goal = best(goalsFor(b, seat, attack), (hex) => (walk.cost[hex] === FAR ? undefined : -walk.cost[hex]));
  const path = goal === undefined ? [] : firstLeg(b, units, pathTo(walk, goal), () => true);
  return path.length > 1 ? [{ units, path }] : [];
}

/** Hexes to stand in: what is free to take, and hexes beside what is weak enough. */
function goalsFor(b: Board, seat: number, attack: number): Hex[] {
  const goals: Hex[] = [];
  SITES.forEach(({ hex, kind, gt }, site) => {
    if (b.control[site] === seat) return;
    if (isUnconquered(b, site)) {
      if (site < LEGENDARY && attack >= (kind === 'ruin' ? 20 : 6 * gt + 4)) goals.push(...around(hex));
      return;
    }
    const foes = foesIn(b, seat, hex);
    if (foes.length === 0 && kind !== 'ruin') goals.push(hex);
    else if (attack > 1.5 * defenceOf(b, foes) + (site < CITIES ? 8 : 4)) goals.push(...around(hex));
  });
  return goals;
}

function around(hex: Hex): Hex[] {
  return NEIGHBOURS.slice(hex * 6, hex * 6 + 6).filter((near) => near >= 0);
}

/** What of one's own stands beside a hex and can strike. */
export function strikersAt(b: Board, seat: number, hex: Hex): Unit[] {
  return around(hex).flatMap((near) => fightersAmong(b, ownUnitsAt(b, near, seat)).filter((unit) => !b.fought[unit]));
}
