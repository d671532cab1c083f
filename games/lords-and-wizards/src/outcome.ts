import { battleOf, fightersOf } from './battles.js';
import type { Board, Side, Unit } from './board.js';
import { type Assault, trial } from './procedures/assault.js';
import { attackOf, columnNow, defenceOf } from './strength.js';
import { columnOf, type Losses, regularResult, shifted } from './tables.js';

/** Two forces as regular combat sees them: what each unit counts, who is given up first coming first. */
export interface Forces {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** Columns to the right, in every round. */
  readonly shift: number;
}

/** How a fight to the finish goes: exact, if both give up the least first, nobody withdraws and no leader or item interferes. */
export interface Outcome {
  readonly wins: number;
  readonly loses: number;
  /** Units left in the mean, of each side. */
  readonly attackers: number;
  readonly defenders: number;
}

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** What the six faces of the die do in a column. */
export function faces(column: number): readonly Losses[] {
  return DICE.map((die) => regularResult(column, die));
}

/** The forces of the battle at hand; those who shoot do not fight. */
export function forcesOf(b: Board): Forces {
  const { shooting } = battleOf(b);
  const values = (side: Side, of: (b: Board, unit: Unit) => number) =>
    fightersOf(battleOf(b), side)
      .filter((unit) => !shooting.includes(unit))
      .map((unit) => of(b, unit))
      .sort((a, c) => a - c);
  return { attack: values('attacker', attackOf), defence: values('defender', defenceOf), shift: columnNow(b).shift };
}

/** The forces if these attacked now. */
export function forcesIn(b: Board, plan: Assault): Forces {
  return forcesOf(trial(b, plan));
}

export function outcome({ attack, defence, shift }: Forces): Outcome {
  const [strong, firm] = [sums(attack), sums(defence)];
  const known = new Map<number, Outcome>();
  const from = (a: number, d: number): Outcome => {
    if (a === 0 || d === 0) return { wins: a > 0 ? 1 : 0, loses: d > 0 ? 1 : 0, attackers: a, defenders: d };
    const key = a * 1024 + d;
    const found = known.get(key);
    if (found) return found;
    const column = shifted(columnOf((strong[a] as number) - (firm[d] as number)), shift);
    const next = faces(column).map((lost) => from(Math.max(0, a - lost.attacker), Math.max(0, d - lost.defender)));
    const mean = (of: keyof Outcome) => next.reduce((sum, one) => sum + one[of], 0) / next.length;
    const all = {
      wins: mean('wins'),
      loses: mean('loses'),
      attackers: mean('attackers'),
      defenders: mean('defenders'),
    };
    known.set(key, all);
    return all;
  };
  return from(attack.length, defence.length);
}

/** What is left of a force when so many are: the strongest. */
function sums(values: readonly number[]): number[] {
  const left = [0];
  for (const value of [...values].reverse()) left.push((left[left.length - 1] as number) + value);
  return left;
}
