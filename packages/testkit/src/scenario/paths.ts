import type { Json } from '@questhall/kernel';
import { oneOf, type ScenarioGame, stands, wrong } from './vocabulary.js';

/** The value at a path like `spaces.dewbury.men`; nothing if there is none. A list has a `length`. */
export function valueAt(value: Json, path: string): Json | undefined {
  let here: Json | undefined = value;
  for (const part of path.split('.')) here = step(here, part);
  return here;
}

function step(value: Json | undefined, part: string): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return part === 'length' ? value.length : (value as readonly Json[])[Number(part)];
  return Object.hasOwn(value, part) ? (value as Readonly<Record<string, Json>>)[part] : undefined;
}

/** Refuse a path that could never lead anywhere: neither there now nor among the game's words. */
export function knownPath(kit: ScenarioGame, value: Json, path: string): void {
  if (valueAt(value, path) !== undefined || writable(kit, path) || running(kit, path)) return;
  const parts = path.split('.');
  const good = parts.findIndex((_, i) => valueAt(value, parts.slice(0, i + 1).join('.')) === undefined);
  const above = parts.slice(0, good).join('.');
  const there = above === '' ? value : valueAt(value, above);
  const keys = typeof there === 'object' && there !== null ? Object.keys(there) : [];
  const patterns = patternsOf(kit);
  wrong(
    `the path ${path} leads nowhere: there is no "${parts[good]}"${above ? ` in ${above}` : ''}; ${oneOf(keys.length > 0 ? keys : patterns, parts[good])}`,
  );
}

/** Paths of a view, where the game lists them; else those a position has. */
function patternsOf({ words }: ScenarioGame): string[] {
  return words.views ? Object.keys(words.views) : words.position.map((w) => w.path);
}

/** A path that the game's words list, or one that leads into such a value, or a part of one. */
function writable(kit: ScenarioGame, path: string): boolean {
  const parts = path.split('.');
  const { names = {} } = kit.words;
  return patternsOf(kit).some((path) => {
    const pattern = path.split('.');
    const length = Math.min(pattern.length, parts.length);
    for (let i = 0; i < length; i++) if (!stands(pattern[i] as string, parts[i] as string, names)) return false;
    return true;
  });
}

/** `shows.<procedure>…`, where that procedure has something to show, and this among it. */
function running({ game, words }: ScenarioGame, path: string): boolean {
  const [first, proc = '', field] = path.split('.');
  if (first !== 'shows' || !Object.hasOwn(game.procedures, proc)) return false;
  const fields = words.shows?.[proc];
  return game.procedures[proc]?.shows !== undefined && (!fields || field === undefined || Object.hasOwn(fields, field));
}
