import { battleOf, isMonsterUnit } from './battles.js';
import { type Board, isSeat, type Side } from './board.js';
import { type Forces, forcesOf } from './odds.js';
import { type Assault, trial } from './procedures/assault.js';
import { champion, defenceOf } from './strength.js';
import { lordResult, wizardResult } from './tables.js';

/** The forces if these attacked now, their leaders included. */
export function contestIn(b: Board, plan: Assault): Forces {
  return contestOf(trial(b, plan));
}

/** The battle at hand, its leaders included; the shift of the last round apart. */
export function contestOf(b: Board): Forces {
  const fight = battleOf(b);
  const forces = forcesOf(b);
  return {
    ...forces,
    ...cityForces(b),
    shift: forces.shift - fight.shift,
    ...duel(b, 'lord'),
    ...duel(b, 'wizard'),
  };
}

/** LW B10d, LW AMB-114 A city's counters fall first; LW AMB-031 its cover lapses when only a monster is left. */
function cityForces(b: Board): Partial<Forces> {
  const { defenders } = battleOf(b);
  const own = defenders.filter((unit) => !isMonsterUnit(b, unit));
  const monsters = defenders.filter((unit) => isMonsterUnit(b, unit));
  if (monsters.length === 0) return {};
  const values = (units: readonly number[]) => units.map((unit) => defenceOf(b, unit)).sort((x, y) => x - y);
  const defence = [...values(own), ...values(monsters)];
  return own.length > 0 ? { defence, bare: { after: own.length, shift: 1 } } : { defence };
}

/** LW AMB-017, LW B10h/2 Leaders of a kind fight if both sides have one, or if it is good for the player who has. */
function duel(b: Board, as: 'lord' | 'wizard'): Pick<Partial<Forces>, 'lords' | 'wizards'> {
  const { attacker: by, defender: against } = battleOf(b);
  const [attacker, defender] = [champion(b, 'attacker', as), champion(b, 'defender', as)];
  if (attacker.unit < 0 && defender.unit < 0) return {};
  const difference = attacker.level - defender.level;
  const side: Side = attacker.unit >= 0 ? 'attacker' : 'defender';
  const isFree = (attacker.unit < 0 || defender.unit < 0) && isSeat(side === 'attacker' ? by : against);
  if (isFree && duelGain(as, difference, side) <= 0) return {};
  return as === 'lord' ? { lords: difference } : { wizards: difference };
}

/** What leader combat gives a side in a round on the average: the enemy's losses less its own, a column counted as one. */
export function duelGain(as: 'lord' | 'wizard', difference: number, side: Side): number {
  let gain = 0;
  for (let die = 1; die <= 6; die++) {
    const { attacker, defender, shift } = (as === 'lord' ? lordResult : wizardResult)(difference, die);
    gain += defender - attacker + shift;
  }
  return (side === 'attacker' ? gain : -gain) / 6;
}
