import type { Json } from '@questhall/kernel';
import { same, show } from '../same.js';
import { asList, wrong } from './vocabulary.js';

type Expectation = Readonly<Record<string, Json>>;

export const COMPARISONS = ['is', 'isNot', 'atLeast', 'atMost', 'near', 'has', 'hasNot', 'missing'] as const;

/** Hold a value against what an expectation says of it; a sentence if it fails. */
export function compare(what: string, found: Json | undefined, e: Expectation): string | undefined {
  const asked = COMPARISONS.filter((key) => key in e);
  if (asked.length === 0) wrong(`nothing is expected of ${what}; expected one of ${COMPARISONS.join(', ')}`);
  for (const key of asked) {
    if (!HOLDS[key](found, e[key] as Json))
      return `expected ${what} ${said(key, e[key] as Json)}, found ${show(found)}`;
  }
  return undefined;
}

const HOLDS: Record<(typeof COMPARISONS)[number], (found: Json | undefined, wanted: Json) => boolean> = {
  is: (found, wanted) => same(found, wanted),
  isNot: (found, wanted) => !same(found, wanted),
  atLeast: (found, wanted) => typeof found === 'number' && found >= number('atLeast', wanted),
  atMost: (found, wanted) => typeof found === 'number' && found <= number('atMost', wanted),
  near: (found, wanted) => {
    const [value, tolerance] = asList('near', wanted).map((n) => number('near', n));
    if (value === undefined || tolerance === undefined) return wrong('near is [value, tolerance]');
    return typeof found === 'number' && Math.abs(found - value) <= tolerance;
  },
  has: holds,
  hasNot: (found, wanted) => !holds(found, wanted),
  missing: (found, wanted) => {
    if (typeof wanted !== 'boolean') wrong('missing is true or false');
    return (found === undefined) === wanted;
  },
};

/** A list has a member (or one that says all a smaller object does), a text a part, an object a key or all of it. */
function holds(found: Json | undefined, wanted: Json): boolean {
  if (typeof found === 'string') return typeof wanted === 'string' && found.includes(wanted);
  if (Array.isArray(found)) return (found as readonly Json[]).some((member) => covers(member, wanted));
  if (typeof found !== 'object' || found === null) return false;
  if (typeof wanted === 'string') return Object.hasOwn(found, wanted);
  return covers(found, wanted);
}

/** Whether an object says all that a smaller one does. */
export function covers(found: Json | undefined, wanted: Json): boolean {
  if (typeof found !== 'object' || typeof wanted !== 'object' || found === null || wanted === null)
    return same(found, wanted);
  if (Array.isArray(found) || Array.isArray(wanted)) return same(found, wanted);
  const whole = found as Expectation;
  return Object.entries(wanted).every(([key, part]) => covers(whole[key], part as Json));
}

function number(what: string, value: unknown): number {
  return typeof value === 'number' ? value : wrong(`${what} is ${show(value)}; expected a number`);
}

function said(key: (typeof COMPARISONS)[number], wanted: Json): string {
  const words: Record<(typeof COMPARISONS)[number], string> = {
    is: `to be ${show(wanted)}`,
    isNot: `not to be ${show(wanted)}`,
    atLeast: `to be at least ${show(wanted)}`,
    atMost: `to be at most ${show(wanted)}`,
    near: `to be near ${show(wanted)}`,
    has: `to have ${show(wanted)}`,
    hasNot: `not to have ${show(wanted)}`,
    missing: wanted ? 'to be missing' : 'to be there',
  };
  return words[key];
}
