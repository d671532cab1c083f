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
  const r = reckoning(forces);
  // Numbers only fall, so every state is reckoned from those before it.
  for (let a = 0; a < r.attack.length; a++)
    for (let d = 0; d < r.defence.length; d++)
      if (a === 0 || d === 0) finish(r, a, d);
      else round(r, a, d);
  const [wins, loses, attackers, defenders] = r.known.slice(-NUMBERS);
  return { wins, loses, attackers, defenders };
}

/** The numbers of `Odds`. */
const NUMBERS = 4;

interface Reckoning {
  readonly forces: Forces;
  /** Strength of a side when so many are left. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly lords: readonly Duel[];
  readonly wizards: readonly Duel[];
  /** The odds by how many attackers and defenders are left. */
  readonly known: Float64Array;
}

function reckoning(forces: Forces): Reckoning {
  const { attack, defence, lords, wizards } = forces;
  return {
    forces,
    attack: sums(attack),
    defence: sums(defence),
    lords: lords === undefined ? NO_DUEL : DICE.map((die) => lordResult(lords, die)),
    wizards: wizards === undefined ? NO_DUEL : DICE.map((die) => wizardResult(wizards, die)),
    known: new Float64Array(NUMBERS * (attack.length + 1) * (defence.length + 1)),
  };
}

/** What is left of a force when so many are: the strongest. */
function sums(values: readonly number[]): number[] {
  const left = [0];
  for (let i = values.length - 1; i >= 0; i--) left.push(left[left.length - 1] + values[i]);
  return left;
}

function stateOf({ defence }: Reckoning, a: number, d: number): number {
  return NUMBERS * (a * defence.length + d);
}

function finish(r: Reckoning, a: number, d: number): void {
  const at = stateOf(r, a, d);
  r.known[at] = a > 0 ? 1 : 0;
  r.known[at + 1] = d > 0 ? 1 : 0;
  r.known[at + 2] = a;
  r.known[at + 3] = d;
}

/** LW TABLE.LVL/3 A round: Lords, then Wizards, then regular combat; LW AMB-107 a side wiped out ends it. */
function round(r: Reckoning, a: number, d: number): void {
  const at = stateOf(r, a, d);
  for (const lords of r.lords) {
    const [a1, d1] = [lose(a, lords.attacker), lose(d, lords.defender)];
    const magic = a1 > 0 && d1 > 0 ? r.wizards : NO_DUEL;
    for (const wizards of magic) {
      const [a2, d2] = [lose(a1, wizards.attacker), lose(d1, wizards.defender)];
      const share = 1 / (r.lords.length * magic.length);
      if (a2 > 0 && d2 > 0) melee(r, { at, a: a2, d: d2, shift: wizards.shift, share });
      else add(r, at, stateOf(r, a2, d2), share);
    }
  }
}

function lose(left: number, n: number): number {
  return left > n ? left - n : 0;
}

interface Melee {
  readonly at: number;
  readonly a: number;
  readonly d: number;
  readonly shift: number;
  readonly share: number;
}

/** LW B8c Regular combat, by each of the six faces. */
function melee(r: Reckoning, { at, a, d, shift, share }: Melee): void {
  const { bare, shift: always } = r.forces;
  const isBare = bare !== undefined && r.defence.length - 1 - d >= bare.after;
  const column = shifted(columnOf(r.attack[a] - r.defence[d]), always + shift + (isBare ? bare.shift : 0));
  for (const die of DICE) {
    const { attacker, defender } = regularResult(column, die);
    add(r, at, stateOf(r, lose(a, attacker), lose(d, defender)), share / 6);
  }
}

function add({ known }: Reckoning, to: number, from: number, share: number): void {
  for (let i = 0; i < NUMBERS; i++) known[to + i] += share * known[from + i];
}
