import type { Json } from '@questhall/kernel';
import type { Patch } from './types.js';

type Dict = Record<string, Json>;
type Path = readonly (string | number)[];
type Change = readonly [Path, Json] | readonly [Path];

/** What turns one value into another. */
export function diff(before: Json, after: Json): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** Whether two values are the same, as JSON. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameLists(a, b);
  const [was, is] = [a as Dict, b as Dict];
  for (const key in was) if (!Object.hasOwn(is, key) && was[key] !== undefined) return false;
  for (const key in is) if (!same(own(was, key), is[key])) return false;
  return true;
}

function sameLists(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

/** `path` is where we stand, and changes as we go; a change takes a copy of it along. */
function compare(a: Json | undefined, b: Json, path: (string | number)[], changes: Change[]): void {
  if (a === b) return;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    changes.push([path.slice(), b]);
  } else if (Array.isArray(a) && Array.isArray(b)) compareLists(a, b, path, changes);
  else compareObjects(a as Dict, b as Dict, path, changes);
}

function compareLists(a: readonly Json[], b: readonly Json[], path: (string | number)[], changes: Change[]): void {
  if (a.length !== b.length) {
    changes.push([path.slice(), b]);
    return;
  }
  for (let i = 0; i < b.length; i++) {
    const next = b[i] as Json;
    if (a[i] === next) continue;
    path.push(i);
    compare(a[i], next, path, changes);
    path.pop();
  }
}

function compareObjects(a: Dict, b: Dict, path: (string | number)[], changes: Change[]): void {
  for (const key in a) if (!Object.hasOwn(b, key)) changes.push([[...path, key]]);
  for (const key in b) {
    const next = b[key] as Json;
    const was = own(a, key);
    if (was === next) continue;
    path.push(key);
    compare(was, next, path, changes);
    path.pop();
  }
}

/** The value after its changes; the given one is left alone, and what did not change is shared. */
export function patched(value: Json, patch: Patch): Json {
  let result = value;
  for (const change of patch)
    result = change.length === 2 ? put(result, change[0], 0, change[1]) : drop(result, change[0], 0);
  return result;
}

function put(value: Json, path: Path, depth: number, next: Json): Json {
  if (depth === path.length) return next;
  const key = path[depth] as string;
  const copy = shallow(value);
  set(copy, key, put(own(copy, key) ?? {}, path, depth + 1, next));
  return copy as unknown as Json;
}

function drop(value: Json, path: Path, depth: number): Json {
  const key = path[depth] as string;
  const copy = shallow(value);
  if (depth === path.length - 1) delete copy[key];
  else set(copy, key, drop(own(copy, key) ?? null, path, depth + 1));
  return copy as unknown as Json;
}

/** What every object has from birth is no part of a value: a key may bear any name. */
function own(dict: Dict, key: string): Json | undefined {
  return Object.hasOwn(dict, key) ? dict[key] : undefined;
}

function set(dict: Dict, key: string, value: Json): void {
  if (key === '__proto__')
    Object.defineProperty(dict, key, { value, enumerable: true, configurable: true, writable: true });
  else dict[key] = value;
}

function shallow(value: Json): Dict {
  if (typeof value !== 'object' || value === null)
    throw new Error('a patch that does not fit: there is nothing at its path');
  return (Array.isArray(value) ? value.slice() : { ...value }) as Dict;
}
