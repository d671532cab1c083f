import {
  ATTRITION,
  BARGAIN_ROWS,
  CRT_COLUMNS,
  CRT_ROWS,
  DISEASE_BESIEGED,
  DISEASE_BESIEGING,
  LORD_ROWS,
  MISSILE_ROWS,
  MONTHS,
  PLAGUE_ROWS,
  SIEGE_CITY,
  SIEGE_PORT,
  SIEGE_ROWS,
  SITES,
  siteNamed,
  TAX_ROWS,
  TREACHERY_ROWS,
  WEATHER_ROWS,
  WIZARD_ROWS,
} from '@questhall/lords-and-wizards';
import { type Chart, DICE, dashed, lines, oneDie, signed } from '../../parts/charts.js';

/** The charts of the book, each by the row and the column in use. A die of 0 has not been cast. */
const upTo = (n: number) => Array.from({ length: n }, (_, i) => (i + 1 === n ? `${n}+` : String(i + 1)));
const HALVES: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '1.5': '1½', j: 'joins', x: 'no' };

/** A table whose rows are the faces of a die. */
const byDie = (title: string, rule: string, die: number) => ({ title, rule, rowsBy: 'die', row: die - 1 });

export function combatChart(column: string, die: number): Chart {
  return {
    ...byDie('Combat results', 'LW TABLE.CRT/1', die),
    columnsBy: 'difference',
    columns: CRT_COLUMNS.map(({ name }) => signed(name)),
    rows: lines(DICE, CRT_ROWS),
    column: CRT_COLUMNS.findIndex(({ name }) => name === column),
    note: 'Units lost by attacker and defender.',
  };
}

export function duelChart(as: 'lord' | 'wizard', difference: number, die: number): Chart {
  const isLord = as === 'lord';
  const heads = Array.from({ length: 15 }, (_, i) => (i < 7 ? `+${7 - i}` : signed(String(7 - i))));
  return {
    title: isLord ? 'Lord against Lord' : 'Wizard against Wizard',
    rule: isLord ? 'LW TABLE.LVL/1' : 'LW TABLE.WVW/1',
    rowsBy: 'levels',
    columnsBy: 'die',
    columns: DICE,
    rows: lines(heads, isLord ? LORD_ROWS : WIZARD_ROWS),
    row: 7 - Math.min(Math.max(difference, -7), 7),
    column: die - 1,
    note: `Losses of attacker and defender; * that leader rises${isLord ? '' : '; R and L shift the column'}.`,
  };
}

export function missileChart(column: number, die: number): Chart {
  return {
    ...byDie('Missiles', 'LW TABLE.MC', die),
    columnsBy: 'strength',
    columns: upTo(16),
    rows: MISSILE_ROWS.map((cells, i) => ({ head: DICE[i], cells: cells.map((n) => dashed(String(n || '-'))) })),
    column: Math.min(column, 16) - 1,
    note: column < 1 ? 'Too weak: nobody falls.' : 'Units that fall.',
  };
}

export function bargainChart(level: number, die: number): Chart {
  return {
    ...byDie('Bargaining', 'LW TABLE.BT', die),
    columnsBy: 'level',
    columns: upTo(12),
    rows: lines(DICE, BARGAIN_ROWS, (cell) => HALVES[cell] ?? cell),
    column: Math.min(Math.max(level, 0), 12) - 1,
    note: 'GTs for each point of its defence.',
  };
}

export function treacheryChart(alignment: number, total: number): Chart {
  const words: Readonly<Record<string, string>> = { '-': 'stays', W: 'withholds', J: 'joins' };
  return {
    title: 'Treachery',
    rule: 'LW TABLE.TREACHERY',
    rowsBy: 'total',
    columnsBy: 'alignment',
    columns: ['Order', 'Neutral', 'Chaos'],
    rows: lines(upTo(9), TREACHERY_ROWS, (cell) => words[cell] ?? cell),
    row: Math.min(total, 9) - 1,
    column: alignment,
    note: 'A die; each further bribe adds one.',
  };
}

export function siegeChart(port: boolean, column: number, die: number): Chart {
  const least: readonly number[] = port ? SIEGE_PORT : SIEGE_CITY;
  const bands = least.map((from, i) => {
    const to = (least[i + 1] ?? Number.POSITIVE_INFINITY) - 1;
    return to === from ? String(from) : Number.isFinite(to) ? `${from}…${to}` : `${from}+`;
  });
  return {
    ...byDie(port ? 'Siege of a port or castle' : 'Siege of a city', 'LW TABLE.SIEGE', die),
    columnsBy: 'GTs more',
    columns: bands,
    rows: lines(DICE, SIEGE_ROWS),
    column: Math.min(column, bands.length - 1),
    note: 'U given up, R goes on, so many columns further, S it falls; * disease.',
  };
}

export function diseaseChart(die: number): Chart {
  const shares = (quarters: readonly number[]) => quarters.map((n) => ['–', '¼', '½'][n] ?? '');
  const rows = [
    { head: 'besieged', cells: shares(DISEASE_BESIEGED) },
    { head: 'besiegers', cells: shares(DISEASE_BESIEGING) },
  ];
  return { ...oneDie('Disease', 'LW TABLE.DISEASE', [], die), rows, row: -1, note: 'Of the units.' };
}

export function taxChart(multiple: number, die: number): Chart {
  return {
    ...byDie('Taxes', 'LW TABLE.TT', die),
    columnsBy: '',
    columns: ['single', 'double', 'triple'],
    rows: lines(DICE, TAX_ROWS, (cell) => `×${cell[1]}${cell.endsWith('*') ? ' rebels' : ''}`),
    column: multiple - 1,
  };
}

export function weatherChart(turn: number, die: number): Chart {
  const words: Readonly<Record<string, string>> = { c: 'clear', r: 'rain', s: 'snow' };
  return {
    title: 'Weather',
    rule: 'LW TABLE.WEATHER',
    rowsBy: 'month',
    columnsBy: 'die',
    columns: DICE,
    rows: WEATHER_ROWS.map((row, i) => ({
      head: `${MONTHS[Math.floor(i / 2)]} ${(i % 2) + 1}`,
      cells: [...row].map((code) => words[code] ?? ''),
    })),
    row: turn - 1,
    column: die - 1,
  };
}

export function plagueChart(sum: number): Chart {
  const names = (row: string) => row.split(' ').map((id) => SITES[siteNamed(id)]?.name ?? '–');
  return {
    title: 'Plague',
    rule: 'LW TABLE.PLAGUE',
    rowsBy: 'dice',
    columnsBy: '',
    columns: ['cities'],
    rows: PLAGUE_ROWS.map((row, i) => ({ head: String(i + 2), cells: [names(row).join(', ')] })),
    row: sum - 2,
    column: 0,
    note: 'Half of the units there die.',
  };
}

export function attritionChart(die: number): Chart {
  return oneDie(
    'Attrition',
    'LW TABLE.AT',
    ATTRITION.map((n) => `${n} %`),
    die,
  );
}

export function shiftWords(shift: number): string {
  if (shift === 0) return 'no shift';
  const columns = Math.abs(shift) === 1 ? '1 column' : `${Math.abs(shift)} columns`;
  return `${columns} to the ${shift > 0 ? 'right' : 'left'}`;
}
