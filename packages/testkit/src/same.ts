/** Where two JSON values differ, in words; nothing if they are the same. A key that is undefined counts as absent. */
export function difference(a: unknown, b: unknown): string | undefined {
  const found = differ(a, b);
  if (!found) return undefined;
  const path = found.path.reverse().join('.') || 'the whole';
  return `${path}: ${show(found.a)}, then ${show(found.b)}`;
}

export function same(a: unknown, b: unknown): boolean {
  return differ(a, b) === undefined;
}

interface Found {
  readonly path: string[];
  readonly a: unknown;
  readonly b: unknown;
}

function differ(a: unknown, b: unknown): Found | undefined {
  if (a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return { path: [], a, b };
  if (Array.isArray(a) !== Array.isArray(b)) return { path: [], a, b };
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return { path: [], a, b };
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in left) {
    const found = differ(left[key], right[key]);
    if (found) return under(found, key);
  }
  for (const key in right) {
    if (right[key] !== undefined && left[key] === undefined) return { path: [key], a: left[key], b: right[key] };
  }
  return undefined;
}

function under(found: Found, key: string): Found {
  found.path.push(key);
  return found;
}

/** A value for a sentence: JSON, cut where it grows long. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 240 ? `${text.slice(0, 240)}…` : text;
}

/** A copy through JSON, so that it shares nothing with the original. */
export function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key in value) deepFreeze(value[key]);
  return value;
}

/** What in a value cannot be JSON, with its path. */
export function notJson(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined)
    return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is a ${typeof value}`;
  if (!Array.isArray(value) && !isPlain(value)) return `${path} is a ${value.constructor?.name ?? 'strange object'}`;
  for (const key in value) {
    const found = notJson((value as Record<string, unknown>)[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
}

function isPlain(value: object): boolean {
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}

/** The path in `value` of something that can be changed and is also part of `other`. */
export function shared(value: unknown, other: unknown): string | undefined {
  const parts = new Set<object>();
  gather(other, parts);
  return sharing(value, parts, '');
}

function gather(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null || into.has(value)) return;
  into.add(value);
  for (const key in value) gather((value as Record<string, unknown>)[key], into);
}

function sharing(value: unknown, parts: ReadonlySet<object>, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (parts.has(value) && !Object.isFrozen(value)) return path || 'the whole';
  for (const key in value) {
    const found = sharing((value as Record<string, unknown>)[key], parts, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
}
