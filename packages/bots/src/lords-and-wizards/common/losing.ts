import {
  type Board,
  CAPTIVE,
  HEXES,
  holdsItem,
  IS_SPECIAL,
  KINDS,
  NEIGHBOURS,
  type Unit,
} from '@questhall/lords-and-wizards';
import { boardIn, choose, type Decide, prefer } from '../decision.js';
import { homeOf, isHostile } from './stacks.js';
import { WORTH } from './worth.js';

/** In a battle whoever does least there falls first; who bears an item or a captive last. */
export const losses: Decide = (sight) => {
  const b = boardIn(sight);
  const attacks = b.battle?.attacker === sight.seat;
  return prefer<Unit>(sight, 'we can spare them best', (unit) => {
    const { attack, defence, found } = KINDS[b.kind[unit]];
    const here = attacks ? 3 * attack + defence : attack + 3 * defence;
    // What was summoned is gone anyhow.
    const passes = b.battle?.turned.includes(unit) ? 5 : 0;
    return passes - here - (found ? 8 : 0) - burden(b, unit);
  });
};

function burden(b: Board, unit: Unit): number {
  const leads = b.fate.some((fate, leader) => fate === CAPTIVE && b.captor[leader] === unit);
  return (holdsItem(b, unit) ? 30 : 0) + (leads ? 40 : 0);
}

/** Outside of battles: the cheapest, far from home and from the enemy. */
export const culls: Decide = (sight) => {
  const b = boardIn(sight);
  const home = homeOf(b, sight.seat);
  return prefer<Unit>(sight, 'they matter least', (unit) => (unit < 0 ? undefined : 10 - keepsake(b, unit, home)));
};

function keepsake(b: Board, unit: Unit, home: number): number {
  const hex = b.at[unit];
  const leads = b.leaderUnit.some((one) => one >= 0 && b.at[one] === hex && b.owner[one] === b.owner[unit]);
  const guards = hex === home || leads ? 4 + (b.inside[unit] ? 2 : 0) : 0;
  const front = hex < HEXES && [0, 1, 2, 3, 4, 5].some((side) => isNearFoe(b, unit, hex, side)) ? 2 : 0;
  return WORTH[b.kind[unit]] + guards + front + burden(b, unit);
}

function isNearFoe(b: Board, unit: Unit, hex: number, side: number): boolean {
  const near = NEIGHBOURS[hex * 6 + side];
  return near >= 0 && b.head[near] >= 0 && isHostile(b, b.owner[unit], near);
}

/** At sea: the least, leaders and bearers last. */
export const drownings: Decide = (sight) => {
  const b = boardIn(sight);
  return prefer<Unit>(sight, 'the others are needed more', (unit) => -WORTH[b.kind[unit]] - burden(b, unit));
};

/** Pay for all, if that can be done; else give up what costs most for its worth. */
export const upkeeps: Decide = (sight) => {
  const b = boardIn(sight);
  return prefer<Unit>(sight, 'an army must be paid', (unit) => {
    if (unit < 0) return 99;
    const { upkeep } = KINDS[b.kind[unit]];
    return upkeep / Math.max(1, WORTH[b.kind[unit]]) - (IS_SPECIAL[b.kind[unit]] ? 0.3 : 0) - burden(b, unit);
  });
};

/** Which of one's own hexes a monster falls upon: where least is lost, and no leader. */
export const strikes: Decide = (sight) => {
  const b = boardIn(sight);
  return choose(sight, 'they can bear it best', ({ hex }) => {
    let value = 0;
    for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit])
      value += WORTH[b.kind[unit]] + (b.leaderUnit.includes(unit) ? 40 : 0);
    return -value;
  });
};
