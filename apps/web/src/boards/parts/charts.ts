/** A table of the book as it is read now. */
export interface Chart {
  readonly title: string;
  readonly rule: string;
  /** What its rows and its columns go by. */
  readonly rowsBy: string;
  readonly columnsBy: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[];
  /** What is in use, -1 as long as nobody knows. */
  readonly row: number;
  readonly column: number;
  /** What its signs mean. */
  readonly note?: string;
}

/** What is shown of many: those about the one in use. */
export function about(count: number, at: number, beside: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  const most = 2 * beside + 1;
  if (at < 0 || count <= most + 1) return all;
  const first = Math.min(Math.max(0, at - beside), count - most);
  return all.slice(first, first + most);
}

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
