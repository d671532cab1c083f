import type { Line } from '@questhall/kernel';
import type { Lines, Tableau } from './types.js';

const PAGE = 64;
export const NO_LINES: Lines = { full: [], open: [] };

/** How many lines the record has. */
export function lineCount({ lines: { full, open } }: Tableau): number {
  return full.length * PAGE + open.length;
}

/** The lines of the record, from one of them on. The lines themselves are never changed, only added or taken back. */
export function linesOf({ lines: { full, open } }: Tableau, from = 0): readonly Line[] {
  const first = Math.floor(from / PAGE);
  return [...full.slice(first), open].flat().slice(from - Math.min(first, full.length) * PAGE);
}

export function lastLine({ lines: { full, open } }: Tableau): Line | undefined {
  return open.at(-1) ?? full.at(-1)?.at(-1);
}

/** The table with these lines for its record: for hosts that keep them apart. */
export function withLines(t: Tableau, lines: readonly Line[]): Tableau {
  return { ...t, lines: lines.reduce(withLine, NO_LINES) };
}

/** One line more. Only the open page is copied, so that a long game costs no more than a short one. */
export function withLine({ full, open }: Lines, line: Line): Lines {
  const page = [...open, line];
  return page.length < PAGE ? { full, open: page } : { full: [...full, page], open: [] };
}

/** One line less. */
export function withoutLine({ full, open }: Lines, at: number): Lines {
  const first = Math.floor(at / PAGE);
  const rest = [...full.slice(first), open].flat().toSpliced(at - first * PAGE, 1);
  return rest.reduce(withLine, { full: full.slice(0, first), open: [] });
}
