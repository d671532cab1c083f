import type { Json } from '@questhall/kernel';
import type { Drawing } from './drawing.js';

/** Any board as an outline of its words: for games that have no drawing of their own. */
export function outlined(words: Json, { before, paint, width }: Drawing, wordsBefore: Json | undefined): string[] {
  return lines(words, before === null ? words : (wordsBefore ?? null), '').map(({ text, changed }) => {
    const cut = text.length > width ? `${text.slice(0, width - 1)}…` : text;
    return changed ? `${paint.marked(cut)} *` : cut;
  });
}

interface Line {
  readonly text: string;
  readonly changed: boolean;
}

function lines(value: Json, before: Json | undefined, indent: string): Line[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.map((v, i) => [String(i), v] as const) : Object.entries(value);
  return entries.flatMap(([key, inner]: readonly [string, Json]): Line[] => {
    const old = (before as Readonly<Record<string, Json>> | null | undefined)?.[key];
    if (isShort(inner)) {
      return [{ text: `${indent}${key}: ${inline(inner)}`, changed: JSON.stringify(inner) !== JSON.stringify(old) }];
    }
    return [{ text: `${indent}${key}:`, changed: false }, ...lines(inner, old, `${indent}  `)];
  });
}

function isShort(value: Json): boolean {
  return typeof value !== 'object' || value === null || JSON.stringify(value).length < 72;
}

function inline(value: Json): string {
  if (typeof value !== 'object' || value === null) return value === null ? '–' : String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inline).join(', ');
  const entries = Object.entries(value);
  return entries.length === 0 ? 'none' : entries.map(([k, v]) => `${k} ${inline(v)}`).join(', ');
}
