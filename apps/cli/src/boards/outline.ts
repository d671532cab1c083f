import type { Json } from '@questhall/kernel';
import type { Drawing } from './drawing.js';

/**
 * Any board as an outline of its words: for games that have no drawing of their own. What is empty is left out, and who
 * has seen it before is told what is new.
 */
export function outlined(words: Json, { before, paint, width }: Drawing, wordsBefore: Json | undefined): string[] {
  const isNew = before === null;
  const found = lines(words, isNew ? words : (wordsBefore ?? null), '', isNew).map(({ text, changed }) => {
    const cut = text.length > width ? `${text.slice(0, width - 1)}…` : text;
    return changed ? `${paint.marked(cut)} *` : cut;
  });
  return isNew ? found : [...found, '(`board` shows all of it)'];
}

interface Line {
  readonly text: string;
  readonly changed: boolean;
}

function lines(value: Json, before: Json | undefined, indent: string, all: boolean): Line[] {
  if (typeof value !== 'object' || value === null) return [];
  const was = (before ?? {}) as Readonly<Record<string, Json>>;
  const gone = Object.keys(was).filter((key) => !(key in value));
  const entries: [string, Json][] = [...Object.entries(value), ...gone.map((key): [string, Json] => [key, []])];
  return entries.flatMap(([key, inner]): Line[] => {
    const old = was[key];
    const changed = JSON.stringify(inner) !== JSON.stringify(old);
    if (!changed && (!all || isNothing(inner, key))) return [];
    if (isShort(inner)) return [{ text: `${indent}${key}: ${inline(inner) || 'nothing'}`, changed }];
    return [{ text: `${indent}${key}:`, changed: false }, ...lines(inner, old, `${indent}  `, all)];
  });
}

function isShort(value: Json): boolean {
  return typeof value !== 'object' || value === null || JSON.stringify(value).length < 72;
}

/** Of these the first is called 0, which is not nothing. */
const WHO = new Set(['active', 'by', 'first', 'owner', 'seat', 'side']);

function isNothing(value: Json, key = ''): boolean {
  if (typeof value !== 'object' || value === null) return !value && !(value === 0 && WHO.has(key));
  return Object.entries(value).every(([inner, one]) => isNothing(one, inner));
}

/** What there is, in a line; nothing for nothing. */
function inline(value: Json): string {
  if (typeof value !== 'object' || value === null) return value === null ? '–' : String(value);
  if (Array.isArray(value)) return value.map(inline).join(', ');
  return Object.entries(value)
    .filter(([key, inner]) => !isNothing(inner, key))
    .map(([key, inner]) => (inner === true ? key : `${key} ${inline(inner)}`))
    .join(', ');
}
