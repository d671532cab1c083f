/** A line for a reader. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** The one document of `--json`. */
export function json(document: unknown): void {
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
}

/** What goes wrong, or how far it has come: never among the results. */
export function aside(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Rows in columns: numbers to the right, words to the left. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, i) => Math.max(...all.map((row) => [...row[i]].length)));
  const isNumber = head.map((_, i) => rows.length > 0 && rows.every((row) => typeof row[i] === 'number'));
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => {
        const pad = ' '.repeat(widths[i] - [...cell].length);
        return isNumber[i] ? pad + cell : cell + pad;
      })
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

/** A number a reader takes in at a glance: 12,345 or 0.123. */
export function short(n: number): string {
  if (!Number.isFinite(n)) return '–';
  return Math.abs(n) >= 100 ? Math.round(n).toLocaleString('en') : String(Number(n.toPrecision(3)));
}

export function rounded(n: number, digits = 3): number {
  return Number(n.toFixed(digits));
}
