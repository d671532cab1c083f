import { battleOf, fightersOf } from './battles.js';
import type { Board, Side, Unit } from './board.js';
import { type Assault, trial } from './procedures/assault.js';
import { attackOf, columnNow, defenceOf } from './strength.js';
import { columnOf, type Duel, type Losses, lordResult, regularResult, shifted, wizardResult } from './tables.js';

/** Two forces as regular combat sees them: what each unit counts, who is given up first coming first. */
export interface Forces {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** Columns to the right, in every round. */
  readonly shift: number;
  /** Columns more once so many defenders are lost: a city's cover goes with the last of its own. */
  readonly bare?: { readonly after: number; readonly shift: number };
  /** Attacker's level less defender's, where Lords or Wizards fight in every round. */
  readonly lords?: number;
  readonly wizards?: number;
}

/** How a fight to the finish goes: exact, if both give up the least first, nobody withdraws and no item interferes. */
export interface Odds {
  readonly wins: number;
  readonly loses: number;
  /** Units left in the mean, of each side. */
  readonly attackers: number;
  readonly defenders: number;
}

const DICE = [1, 2, 3, 4, 5, 6] as const;
const NO_DUEL: readonly Duel[] = [{ attacker: 0, defender: 0, raises: null, shift: 0 }];

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

/** Chapter B8 Round after round, until a side is gone. */
export function odds(forces: Forces): Odds {
  const { defence, bare, shift } = forces;
  const r = reckoning(forces);
  for (let d = 1; d <= defence.length; d++) {
    const isBare = bare !== undefined && defence.length - d >= bare.after;
    joined(r, defence[defence.length - d], shift + (isBare ? bare.shift : 0));
  }
  return outcome(r);
}

/** A force against more and more defenders: what is known of few serves for many. */
export interface Reckoning {
  /** Strength of a side when so many are left. */
  readonly attack: readonly number[];
  readonly defence: number[];
  /** Columns to the right when so many defenders are left. */
  readonly shifts: number[];
  readonly lords: readonly Duel[];
  readonly wizards: readonly Duel[];
  /** The odds by how many defenders are left, and in a row by how many attackers. */
  readonly rows: Float64Array[];
}

/** The numbers of `Odds`. */
const NUMBERS = 4;

/** Nobody defends yet. */
export function reckoning({ attack, lords, wizards }: Pick<Forces, 'attack' | 'lords' | 'wizards'>): Reckoning {
  const unopposed = new Float64Array(NUMBERS * (attack.length + 1));
  for (let a = 1; a <= attack.length; a++) {
    unopposed[NUMBERS * a] = 1;
    unopposed[NUMBERS * a + 2] = a;
  }
  return {
    attack: sums(attack),
    defence: [0],
    shifts: [0],
    lords: lords === undefined ? NO_DUEL : DICE.map((die) => lordResult(lords, die)),
    wizards: wizards === undefined ? NO_DUEL : DICE.map((die) => wizardResult(wizards, die)),
    rows: [unopposed],
  };
}

/** The same with the last few defenders alone. */
export function among(r: Reckoning, defenders: number): Reckoning {
  const n = defenders + 1;
  return { ...r, defence: r.defence.slice(0, n), shifts: r.shifts.slice(0, n), rows: r.rows.slice(0, n) };
}

/** One more defender, who is given up before all others. Numbers only fall, so every state is reckoned from those before it. */
export function joined(r: Reckoning, value: number, shift: number): void {
  const d = r.rows.length;
  r.defence.push(r.defence[d - 1] + value);
  r.shifts.push(shift);
  const row = new Float64Array(r.rows[0].length);
  row[1] = 1;
  row[3] = d;
  r.rows.push(row);
  for (let a = 1; a < r.attack.length; a++) round(r, a, d);
}

export function outcome({ rows }: Reckoning): Odds {
  const [wins, loses, attackers, defenders] = rows[rows.length - 1].slice(-NUMBERS);
  return { wins, loses, attackers, defenders };
}

/** What is left of a force when so many are: the strongest. */
function sums(values: readonly number[]): number[] {
  const left = [0];
  for (let i = values.length - 1; i >= 0; i--) left.push(left[left.length - 1] + values[i]);
  return left;
}

/** LW TABLE.LVL/3 A round: Lords, then Wizards, then regular combat; LW AMB-107 a side wiped out ends it. */
function round(r: Reckoning, a: number, d: number): void {
  const row = r.rows[d];
  const at = NUMBERS * a;
  for (const lords of r.lords) {
    const a1 = lose(a, lords.attacker);
    const d1 = lose(d, lords.defender);
    const magic = a1 > 0 && d1 > 0 ? r.wizards : NO_DUEL;
    const share = 1 / (r.lords.length * magic.length);
    for (const wizards of magic) {
      const a2 = lose(a1, wizards.attacker);
      const d2 = lose(d1, wizards.defender);
      if (a2 > 0 && d2 > 0) melee(r, { row, at, a: a2, d: d2, shift: wizards.shift, share });
      else add(row, at, r.rows[d2], NUMBERS * a2, share);
    }
  }
}

function lose(left: number, n: number): number {
  return left > n ? left - n : 0;
}

interface Melee {
  readonly row: Float64Array;
  readonly at: number;
  readonly a: number;
  readonly d: number;
  readonly shift: number;
  readonly share: number;
}

/** LW B8c Regular combat, by each of the six faces. */
function melee(r: Reckoning, { row, at, a, d, shift, share }: Melee): void {
  const column = shifted(columnOf(r.attack[a] - r.defence[d]), r.shifts[d] + shift);
  for (let die = 1; die <= 6; die++) {
    const { attacker, defender } = regularResult(column, die);
    add(row, at, r.rows[lose(d, defender)], NUMBERS * lose(a, attacker), share / 6);
  }
}

function add(to: Float64Array, at: number, from: Float64Array, of: number, share: number): void {
  to[at] += share * from[of];
  to[at + 1] += share * from[of + 1];
  to[at + 2] += share * from[of + 2];
  to[at + 3] += share * from[of + 3];
}
