import { padTo } from './paint.js';

/** An option as it is listed: its number, its pick, and what it means where there is room. */
export interface Listed {
  readonly pick: string;
  readonly tells?: string | undefined;
}

/** Up to so many options stand one below the other, with what they mean. */
const FEW = 14;

/** The options as lines. Picks that are numbers stand for themselves, all others are numbered from 1. */
export function listing(options: readonly Listed[], width: number, after = 0): string[] {
  if (options.length === 0) return [];
  const numbered = hasNumbers(options)
    ? options.map((o) => ({ ...o, mark: '' }))
    : options.map((o, i) => ({ ...o, mark: `${after + i + 1} ` }));
  if (options.length <= FEW) {
    const left = Math.max(...numbered.map((o) => o.mark.length));
    return numbered.map(({ mark, pick, tells }) => `  ${mark.padStart(left)}${pick}${tells ? `  (${tells})` : ''}`);
  }
  return groups(numbered).flatMap(({ head, members }) => [
    ...(head ? [`  ${head} …`] : []),
    ...columns(
      members.map((o) => `${o.mark}${head ? o.pick.slice(head.length + 1) : o.pick}`),
      width,
      head ? '    ' : '  ',
    ),
  ]);
}

export function hasNumbers(options: readonly Listed[]): boolean {
  return options.some((o) => /^\d+$/.test(o.pick));
}

interface Group<T> {
  readonly head: string;
  readonly members: T[];
}

/** Options that begin with the same words stand together, in their order; those that share nothing come first. */
function groups<T extends Listed>(options: readonly T[]): Group<T>[] {
  const wordiest = Math.max(...options.map((o) => o.pick.split(' ').length));
  const byHead = (words: number) => {
    const found = new Map<string, T[]>();
    for (const o of options) {
      const parts = o.pick.split(' ');
      const head = parts.length > words ? parts.slice(0, words).join(' ') : '';
      found.set(head, [...(found.get(head) ?? []), o]);
    }
    return found;
  };
  // The most words that still leave groups worth a heading.
  let heads = byHead(0);
  for (let words = 1; words < wordiest; words++) {
    const next = byHead(words);
    if (next.size * 2 <= options.length) heads = next;
  }
  const all = [...heads].map(([head, members]) => ({ head, members }));
  const lone = all.filter(({ head, members }) => head === '' || members.length === 1).flatMap(({ members }) => members);
  const rest = all.filter(({ head, members }) => head !== '' && members.length > 1);
  return lone.length > 0 ? [{ head: '', members: lone }, ...rest] : rest;
}

/** Cells in as many columns as fit. */
export function columns(cells: readonly string[], width: number, indent: string): string[] {
  const widest = Math.max(...cells.map((c) => c.length)) + 2;
  const across = Math.max(1, Math.floor((width - indent.length) / widest));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += across) {
    const row = cells.slice(i, i + across).map((c) => padTo(c, widest));
    lines.push((indent + row.join('')).trimEnd());
  }
  return lines;
}

export type Matched =
  | { readonly found: 'one'; readonly pick: string }
  | { readonly found: 'several'; readonly picks: readonly string[] }
  | { readonly found: 'none' };

/** The pick that was meant: its number, its text, its unique beginning, or the beginnings of its words. */
export function matched(text: string, options: readonly Listed[]): Matched {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const picks = options.map((o) => o.pick);
  const exact = picks.find((p) => p.toLowerCase() === wanted);
  if (exact !== undefined) return { found: 'one', pick: exact };
  if (/^\d+$/.test(wanted)) {
    const pick = hasNumbers(options) ? undefined : picks[Number(wanted) - 1];
    return pick === undefined ? { found: 'none' } : { found: 'one', pick };
  }
  if (wanted === '') return { found: 'none' };
  const begin = picks.filter((p) => p.toLowerCase().startsWith(wanted));
  const fits =
    begin.length > 0 ? begin : picks.filter((p) => wordsBegin(wanted.split(' '), p.toLowerCase().split(' ')));
  if (fits.length === 1) return { found: 'one', pick: fits[0] };
  return fits.length === 0 ? { found: 'none' } : { found: 'several', picks: fits };
}

function wordsBegin(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.length <= words.length && wanted.every((w, i) => words[i].startsWith(w));
}
