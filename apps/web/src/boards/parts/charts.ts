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
