import { type Site, siteNamed } from './map.js';
import {
  BARGAIN_ROWS,
  CRT_COLUMNS,
  CRT_ROWS,
  LORD_ROWS,
  MISSILE_ROWS,
  PLAGUE_ROWS,
  SIEGE_CITY,
  SIEGE_PORT,
  SIEGE_ROWS,
  TAX_ROWS,
  TREACHERY_ROWS,
  TURNS_A_YEAR,
  WEATHER_ROWS,
  WIZARD_ROWS,
} from './tables.data.js';

/** Units lost by attacker and defender. */
export interface Losses {
  readonly attacker: number;
  readonly defender: number;
}
/** A result of leader combat: losses, who rises, and how far the column of the round is shifted (right is positive). */
export interface Duel extends Losses {
  readonly raises: 'attacker' | 'defender' | null;
  readonly shift: number;
}

const CRT: readonly (readonly Losses[])[] = CRT_ROWS.map((row) => row.split(' ').map(losses));
const LORDS: readonly (readonly Duel[])[] = LORD_ROWS.map((row) => row.split(' ').map(duel));
const WIZARDS: readonly (readonly Duel[])[] = WIZARD_ROWS.map((row) => row.split(' ').map(duel));
const BARGAINS = BARGAIN_ROWS.map((row) => row.split(' '));
const TREACHERY = TREACHERY_ROWS.map((row) => row.split(' '));
const SIEGES = SIEGE_ROWS.map((row) => row.split(' '));
const TAXES = TAX_ROWS.map((row) => row.split(' '));

export const LAST_COLUMN = CRT_COLUMNS.length - 1;
/** The column of differential 0: left of it an attack is weaker. */
export const EVEN_COLUMN = 4;

/** LW B8c, LW TABLE.CRT/1 The column of a differential. */
export function columnOf(differential: number): number {
  let column = LAST_COLUMN;
  while (CRT_COLUMNS[column].from > differential) column -= 1;
  return column;
}

/** LW B8e/2, LW AMB-006 Shifts add up and stop at the ends. */
export function shifted(column: number, shift: number): number {
  return Math.min(Math.max(column + shift, 0), LAST_COLUMN);
}

export function columnName(column: number): string {
  return CRT_COLUMNS[column].name;
}

export function regularResult(column: number, die: number): Losses {
  return CRT[die - 1][column];
}

/** LW TABLE.LVL/1, LW AMB-019 Beyond seven the end row is used. */
export function lordResult(difference: number, die: number): Duel {
  return LORDS[7 - clamp(difference, 7)][die - 1];
}

/** LW TABLE.WVW/1, LW TABLE.WVW/2 Results, shifts, and whose Wizard gains. */
export function wizardResult(difference: number, die: number): Duel {
  return WIZARDS[7 - clamp(difference, 7)][die - 1];
}

/** LW TABLE.BT `j` joins, `x` no deal, or GTs for each point of strength. */
export function bargain(level: number, die: number): string {
  return BARGAINS[die - 1][Math.min(Math.max(level, 1), 12) - 1];
}

/** LW TABLE.TREACHERY `-`, `W` or `J`. */
export function treachery(alignment: number, total: number): string {
  return TREACHERY[Math.min(total, 9) - 1][alignment];
}

/** LW TABLE.SIEGE The column of a siege result of 0 or more. */
export function siegeColumn(result: number, port: boolean): number {
  const bands = port ? SIEGE_PORT : SIEGE_CITY;
  let column = bands.length - 1;
  while (bands[column] > result) column -= 1;
  return column;
}

export const SIEGE_COLUMNS = SIEGE_CITY.length;

export function siegeResult(column: number, die: number): string {
  return SIEGES[die - 1][Math.min(column, SIEGE_COLUMNS - 1)];
}

/** LW TABLE.TT What a city pays, as a multiple, and whether it rebels. */
export function tax(multiple: number, die: number): { pays: number; rebels: boolean } {
  const cell = TAXES[die - 1][multiple - 1];
  return { pays: Number(cell[1]), rebels: cell.endsWith('*') };
}

/** LW TABLE.MC, LW A7d Units eliminated in a column from 1; none to the left of it. LW AMB-083 */
export function missileResult(column: number, die: number): number {
  return column < 1 ? 0 : MISSILE_ROWS[die - 1][Math.min(column, 16) - 1];
}

/** LW AMB-004 The turn of the year, 1 to 18. */
export function turnOfYear(turnNumber: number): number {
  return ((turnNumber - 1) % TURNS_A_YEAR) + 1;
}

export function yearOf(turnNumber: number): number {
  // LW AMB-112 The years of the tale do not matter: play begins with year 1.
  return Math.floor((turnNumber - 1) / TURNS_A_YEAR) + 1;
}

/** LW TABLE.WEATHER By turn of the year. */
export function weatherOf(turnOfYear: number, die: number): 'clear' | 'rain' | 'snow' {
  const code = WEATHER_ROWS[turnOfYear - 1][die - 1];
  if (code === 's') return 'snow';
  return code === 'r' ? 'rain' : 'clear';
}

/** LW TABLE.PLAGUE By the sum of two dice. */
export const PLAGUES: readonly (readonly Site[])[] = PLAGUE_ROWS.map((row) =>
  row ? row.split(' ').map(siteNamed) : [],
);

function losses(cell: string): Losses {
  const [attacker, defender] = cell.split('/').map((n) => Number.parseInt(n, 10) || 0);
  return { attacker, defender };
}

function duel(cell: string): Duel {
  if (/^[RL]/.test(cell)) {
    const right = cell[0] === 'R';
    // LW TABLE.WVW/2 On R* the attacker's Wizard gains, on L* the defender's.
    const raises = cell.endsWith('*') ? (right ? 'attacker' : 'defender') : null;
    return { attacker: 0, defender: 0, raises, shift: Number(cell[1]) * (right ? 1 : -1) };
  }
  const [left, right] = cell.split('/');
  return {
    attacker: Number.parseInt(left, 10) || 0,
    defender: Number.parseInt(right, 10) || 0,
    // LW B8h/1 An asterisk raises the leader of its side.
    raises: left.endsWith('*') ? 'attacker' : right.endsWith('*') ? 'defender' : null,
    shift: 0,
  };
}

function clamp(n: number, most: number): number {
  return Math.min(Math.max(n, -most), most);
}
