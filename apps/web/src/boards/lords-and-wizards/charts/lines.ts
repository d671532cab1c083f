import type { Chart } from '../../parts/charts.js';

export const DICE = ['1', '2', '3', '4', '5', '6'] as const;

/** Tables are printed as lines of words. */
export function lines(heads: readonly string[], rows: readonly string[], say: (cell: string) => string = dashed) {
  return rows.map((row, i) => ({ head: heads[i] ?? '', cells: row.split(' ').map(say) }));
}

export function dashed(cell: string): string {
  return cell.replaceAll('-', '–');
}

/** `-7 to -1` as `−7…−1`. */
export function signed(name: string): string {
  return name.replace(' to ', '…').replaceAll('-', '−').replace('<=', '≤').replace('>=', '≥');
}

/** A table that is one die and what each of its faces means. */
export function oneDie(title: string, rule: string, faces: readonly string[], die: number): Chart {
  const rows = [{ head: '', cells: faces }];
  return { title, rule, rowsBy: '', columnsBy: 'die', columns: DICE, rows, row: die > 0 ? 0 : -1, column: die - 1 };
}
