import { available, CITY, canAttack, isLeader, isSeat, targetOwner, targetPlace } from '@questhall/lords-and-wizards';
import { type Decide, prefer } from '../decision.js';
import { type Mind, mindOf } from '../knight/mind.js';
import { prospectOf } from './prizes.js';
import { isFair } from './sorties.js';

/** Declared attacks first, for they must be fought. */
const DECLARED = 5000;
const SEA = 1 << 20;

/** Wherever more is won than lost, most first; whoever is behind other walls than those attacked is not within reach. */
export const deeds: Decide = (sight) => {
  const mind = mindOf(sight);
  return prefer<number>(sight, 'the odds are with us', (o) => {
    if (o === 0) return 0;
    if (o >= SEA) return 3;
    return targetOwner(o) === CITY ? DECLARED : gainBy(mind, o);
  });
};

/** In GTs, beyond what makes an attack worth its while; nothing for what must be done, or is at sea. */
export function gainBy(mind: Mind, o: number): number {
  if (o === 0 || o >= SEA || targetOwner(o) === CITY) return 0;
  return isSeat(targetOwner(o)) && !isFair(mind, targetOwner(o)) ? -5 : worthOfAttack(mind, o) - 3;
}

function worthOfAttack(mind: Mind, aim: number): number {
  const { b, seat } = mind;
  const units = available(b, seat, aim).filter((unit) => b.inside[unit] === 0 || b.at[unit] === targetPlace(aim));
  if (!units.some((unit) => canAttack(b, unit))) return -1;
  const { odds, prize, kills, costs } = prospectOf(mind, aim, units);
  const leaders = units.filter((unit) => isLeader(b, unit));
  const risk = leaders.reduce((sum, unit) => sum + 60 + 20 * b.level[b.leaderUnit.indexOf(unit)], 0);
  return odds.wins * prize + kills - costs - (1 - odds.wins) * risk;
}
