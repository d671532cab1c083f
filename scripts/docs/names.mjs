import { code } from './markdown.mjs';

/** More names than these are told by what they are made of, if that can be said. */
const MANY = 60;

/** The names that may stand in a place: each of them, or how they are made, where there are too many to read. */
export function namesOf(place, list, names) {
  const others = Object.entries(names).filter(([other]) => other !== place);
  const told = list.length > MANY && (grid(list) ?? product(list, others) ?? union(list, others));
  return told || list.map(code).join(', ');
}

/** Every column with every row: `0101` to `4034`, `sea-0-0` to `sea-43-33`. */
function grid(list) {
  const parts = list.map((name) => /^(\D*)(\d+)(-)(\d+)$/.exec(name) ?? /^(\D*)(\d\d)()(\d\d)$/.exec(name));
  if (parts.some((found) => !found)) return undefined;
  const all = (i) => [...new Set(parts.map((found) => found[i]))];
  const [columns, rows] = [all(2), all(4)];
  if (all(1).length > 1 || columns.length * rows.length !== list.length) return undefined;
  const span = (numbers) => `${numbers[0]} to ${numbers.at(-1)}`;
  return `${code(list[0])} to ${code(list.at(-1))}: columns ${span(columns)}, rows ${span(rows)}`;
}

/** Every name of another place with the same endings: `torwall-centre`, `torwall-a1` … */
function product(list, others) {
  for (const [other, stems] of others) {
    const ends = list.filter((name) => name.startsWith(`${stems[0]}-`)).map((name) => name.slice(stems[0].length));
    const made = stems.flatMap((stem) => ends.map((end) => stem + end));
    if (ends.length > 1 && same(made, list)) return `${code(`<${other}>`)} with one of ${ends.map(code).join(', ')}`;
  }
  return undefined;
}

/** All names of other places, the largest first, if that leaves few over. */
function union(list, others) {
  const found = [];
  let left = list;
  for (const [other, some] of [...others].sort(([, a], [, b]) => b.length - a.length)) {
    if (some.length < 2 || !some.every((name) => left.includes(name))) continue;
    found.push(`every ${code(`<${other}>`)}`);
    left = left.filter((name) => !some.includes(name));
  }
  return left.length < list.length / 2 ? [...found, ...left.map(code)].join(', ') : undefined;
}

function same(a, b) {
  return a.length === b.length && a.every((name, i) => name === b[i]);
}
