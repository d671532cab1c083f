import type { Seat } from '@questhall/kernel';
import type { Glance, Sort, Thing } from './drawing.js';

/** What a name leads to. */
export type Sighting =
  /** Few enough to be told; `others` begin with the same words. */
  | { readonly found: 'things'; readonly things: readonly Thing[]; readonly others: readonly string[] }
  | { readonly found: 'many'; readonly names: readonly string[]; readonly isSort: boolean }
  | { readonly found: 'none'; readonly near: readonly string[] };

/** Up to so many are told one after the other. */
const FEW = 6;

/** Things by a name as it is typed: the whole of it, its beginning, or that of a later word; or a sort by its name. */
export function sighted(sorts: readonly Sort[], words: string): Sighting {
  const wanted = plain(words);
  const things = sorts.flatMap((sort) => sort.things);
  const sort = sorts.find((one) => plain(one.sort) === wanted);
  if (sort) return { found: 'many', names: sort.things.map(({ name }) => name), isSort: true };
  const exact = named(sorts, words);
  const begun = things.filter((thing) => !exact.includes(thing) && isBegun(thing, wanted));
  const others = begun.map(({ name }) => name);
  const isWorthTelling = wanted.length > 2 && others.length <= FEW;
  if (exact.length > 0) return { found: 'things', things: exact, others: isWorthTelling ? others : [] };
  if (begun.length === 0) return { found: 'none', near: nearTo(things, wanted) };
  if (begun.length > FEW) return { found: 'many', names: others, isSort: false };
  return { found: 'things', things: begun, others: [] };
}

/** Things of which this is the whole name. */
export function named(sorts: readonly Sort[], words: string): Thing[] {
  const wanted = plain(words);
  return sorts.flatMap(({ things }) => things.filter((thing) => namesOf(thing).includes(wanted)));
}

/** As names are compared: small letters and single spaces, no accents, dashes or apostrophes. */
export function plain(words: string): string {
  const letters = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '');
  return letters.replace(/[^a-z0-9]+/g, ' ').trim();
}

function namesOf({ name, also = [] }: Thing): string[] {
  return [name, ...also].map(plain);
}

/** By any word of its name, or by the first of what else it is called. */
function isBegun({ name, also = [] }: Thing, wanted: string): boolean {
  if (wanted === '') return false;
  return ` ${plain(name)}`.includes(` ${wanted}`) || also.some((other) => plain(other).startsWith(wanted));
}

/** Names that were perhaps meant. */
function nearTo(things: readonly Thing[], wanted: string): string[] {
  const most = wanted.length < 5 ? 1 : 2;
  const off = (name: string) => Math.min(...[name, ...name.split(' ')].map((part) => distance(part, wanted)));
  const near = things.map(({ name }) => ({ name, by: off(plain(name)) })).filter(({ by }) => by <= most);
  near.sort((a, b) => a.by - b.by);
  return [...new Set(near.map(({ name }) => name))].slice(0, FEW);
}

/** How many letters must be changed, put in or left out to make one word of the other. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(one[i - 1] !== other[j - 1])));
    row = next;
  }
  return row[other.length];
}

/** A player by name, letter or seat, with what lies open before him. */
export function playerThing({ people }: Glance, seat: Seat, tells: () => readonly string[]): Thing {
  const name = people.name(seat);
  const head = `${people.letter(seat)} ${name}`;
  return { name, also: [people.plain(seat), `seat-${seat}`], tells: () => [head, ...tells()] };
}
