import { flowed } from '../boards/layout.js';
import { padTo } from './paint.js';

/** An option as it is listed: its pick, and what it means where there is room. */
export interface Listed {
  readonly pick: string;
  readonly tells?: string | undefined;
}

/** Options on the screen, and the order in which they are numbered, from 1. */
export interface Listing {
  readonly lines: readonly string[];
  readonly numbered: readonly string[];
}

/** Up to so many options stand one below the other, with what they mean. */
const FEW = 14;
/** From so many on, options whose beginnings go on in the same ways are drawn as a grid of numbers. */
const MANY = 24;

/** So many options that differ in a number alone are told as one. */
const RANGE = 6;
/** A number of something; one of four digits is the name of a hex. */
const COUNT = /(?<=^| )\d{1,3}(?= |$)/;

/**
 * The options as lines, numbered after those that are numbered already and before so many others. Picks that are
 * numbers stand for themselves.
 */
export function listing(options: readonly Listed[], width: number, after = 0, before = 0): Listing {
  if (options.some((o) => /^\d+$/.test(o.pick))) {
    return {
      lines: columns(
        options.map((o) => o.pick),
        width,
        '  ',
      ),
      numbered: [],
    };
  }
  const chart = chartLines(options, width);
  if (chart.length > 0) return { lines: chart, numbered: [] };
  const range = rangeIn(options);
  const rest = options.filter((option) => !range.includes(option));
  const told = range.length > 0 ? [rangeLine(range, rest.length === 0)] : [];
  if (rest.length === 0) return { lines: told, numbered: [] };
  const { lines, numbered } = rest.length <= FEW ? oneBelowTheOther(rest, after, before) : grouped(rest, width, after);
  return { lines: [...lines, ...told], numbered };
}

/** Places by column and row. */
const SPOT = /^(.+ )(\d+)-(\d+)$/;

/** Very many places by column and row: which columns are open in which rows. */
function chartLines(options: readonly Listed[], width: number): string[] {
  const spots = options.map(({ pick }) => SPOT.exec(pick));
  const head = spots[0]?.[1];
  if (options.length < 2 * MANY || !head || !spots.every((spot) => spot?.[1] === head)) return [];
  const rows = new Map<number, number[]>();
  for (const [, , column, row] of spots as RegExpExecArray[])
    rows.set(Number(row), [...(rows.get(Number(row)) ?? []), Number(column)]);
  const byColumns = new Map<string, number[]>();
  for (const [row, columns] of rows) byColumns.set(runs(columns), [...(byColumns.get(runs(columns)) ?? []), row]);
  const parts = [...byColumns].map(
    ([columns, list]) => `${list.length === 1 ? 'row' : 'rows'} ${runs(list)}: columns ${columns}`,
  );
  return [
    `  ${head}COLUMN-ROW, such as \`${options[0].pick}\``,
    ...flowed(parts, width - 4, '; ').map((line) => `    ${line}`),
  ];
}

/** Numbers in few words: "3 to 7, 9". */
function runs(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const begins = sorted.filter((n) => !sorted.includes(n - 1));
  const ends = sorted.filter((n) => !sorted.includes(n + 1));
  return begins.map((from, i) => (from === ends[i] ? `${from}` : `${from} to ${ends[i]}`)).join(', ');
}

/** Options that differ in a number alone, if there is but one such row of them. */
function rangeIn(options: readonly Listed[]): readonly Listed[] {
  const shapes = new Map<string, Listed[]>();
  for (const option of options) shapes.set(shapeOf(option), [...(shapes.get(shapeOf(option)) ?? []), option]);
  const ranges = [...shapes.values()].filter((list) => list.length >= RANGE && isUnbroken(list));
  return ranges.length === 1 ? ranges[0] : [];
}

function shapeOf({ pick }: Listed): string {
  return pick.replace(COUNT, 'N');
}

/** `put N haven  (N from 0 to 30: type the number)` */
function rangeLine(range: readonly Listed[], isAll: boolean): string {
  const shape = shapeOf(range[0]);
  const numbers = range.map(numberIn);
  const most = Math.max(...numbers);
  const how = isAll ? 'type the number' : `type \`${shape.replace('N', String(most))}\` or less`;
  return `  ${shape}  (N from ${Math.min(...numbers)} to ${most}: ${how})`;
}

function isUnbroken(options: readonly Listed[]): boolean {
  const numbers = options.map(numberIn).sort((a, b) => a - b);
  return options.every(({ tells }) => !tells) && numbers.every((n, i) => n === numbers[0] + i);
}

function numberIn({ pick }: Listed): number {
  return Number(COUNT.exec(pick)?.[0] ?? Number.NaN);
}

function oneBelowTheOther(options: readonly Listed[], after: number, before: number): Listing {
  const left = String(after + options.length + before).length;
  const lines = options.map(({ pick, tells }, i) => {
    return `  ${String(after + i + 1).padStart(left)} ${pick}${tells ? `  (${tells})` : ''}`;
  });
  return { lines, numbered: options.map((o) => o.pick) };
}

function grouped(options: readonly Listed[], width: number, after: number): Listing {
  const lines: string[] = [];
  const numbered: string[] = [];
  const number = (pick: string) => String(after + numbered.push(pick));
  const all = groups(options.map((o) => o.pick));
  for (const group of options.length < MANY ? all : shared(all, width)) {
    const { heads, tails } = group;
    if (heads.length > 1) lines.push(...grid(group, number));
    else {
      const [head] = heads;
      if (head !== '') lines.push(`  ${head} …`);
      const cells = tails.map((tail) => `${number(`${head} ${tail}`.trim())} ${tail}`);
      lines.push(...columns(cells, width, head === '' ? '  ' : '    '));
    }
  }
  return { lines, numbered };
}

/** Picks that begin with the same words: those beginnings, and how they go on. */
interface Group {
  readonly heads: readonly string[];
  readonly tails: readonly string[];
}

/** Picks by their first words, as many as still make groups worth a heading; what stands alone comes first. */
function groups(picks: readonly string[]): Group[] {
  const wordiest = Math.max(...picks.map((p) => p.split(' ').length));
  let found = byHead(picks, 0);
  for (let words = 1; words < wordiest; words++) {
    const next = byHead(picks, words);
    if (next.size * 2 <= picks.length) found = next;
  }
  const all = [...found].map(([head, tails]) => ({ heads: [head], tails }));
  const isAlone = ({ heads, tails }: Group) => heads[0] === '' || tails.length === 1;
  const lone = all.filter(isAlone).flatMap(({ heads: [head], tails }) => tails.map((t) => `${head} ${t}`.trim()));
  return [...(lone.length > 0 ? [{ heads: [''], tails: lone }] : []), ...all.filter((g) => !isAlone(g))];
}

function byHead(picks: readonly string[], words: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const pick of picks) {
    const parts = pick.split(' ');
    const cut = parts.length > words ? words : 0;
    const head = parts.slice(0, cut).join(' ');
    found.set(head, [...(found.get(head) ?? []), parts.slice(cut).join(' ')]);
  }
  return found;
}

/** Groups that go on in the same ways become one, where there are three or more and the screen is wide enough. */
function shared(all: readonly Group[], width: number): Group[] {
  const byTails = new Map<string, Group>();
  for (const { heads, tails } of all) {
    const key = heads[0] === '' ? '' : tails.join(' / ');
    byTails.set(key, { heads: [...(byTails.get(key)?.heads ?? []), ...heads], tails });
  }
  return [...byTails.values()].flatMap((group) => {
    const fits = group.heads.length > 2 && gridWidth(group) <= width;
    return fits ? [group] : group.heads.map((head) => ({ heads: [head], tails: group.tails }));
  });
}

/** A row an ending, a column a beginning, the number of the pick where they meet. */
function grid(group: Group, number: (pick: string) => string): string[] {
  const { heads, tails } = group;
  const { same, ends, left, widths } = measures(group);
  const line = (first: string, cells: readonly string[]) =>
    first.padEnd(left) + cells.map((cell, i) => cell.padStart(widths[i])).join('');
  const rows = tails.map((tail) => {
    const numbers = heads.map((head) => number(`${head} ${tail}`));
    return line(`    ${tail}`, numbers);
  });
  return [line(`  ${same} …`, ends), ...rows];
}

function gridWidth(group: Group): number {
  const { left, widths } = measures(group);
  return widths.reduce((a, b) => a + b, left);
}

function measures({ heads, tails }: Group) {
  const split = heads.map((head) => head.split(' '));
  let words = 0;
  while (split.every((parts) => parts.length > words + 1 && parts[words] === split[0][words])) words += 1;
  const same = split[0].slice(0, words).join(' ');
  const ends = split.map((parts) => parts.slice(words).join(' '));
  const left = Math.max(same.length, ...tails.map((tail) => tail.length + 2)) + 4;
  return { same, ends, left, widths: ends.map((end) => Math.max(3, end.length) + 2) };
}

/** Cells in as many columns as fit. */
function columns(cells: readonly string[], width: number, indent: string): string[] {
  const widest = Math.max(...cells.map((c) => c.length)) + 2;
  const across = Math.max(1, Math.floor((width - indent.length) / widest));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += across) {
    const row = cells.slice(i, i + across).map((c) => padTo(c, widest));
    lines.push((indent + row.join('')).trimEnd());
  }
  return lines;
}
