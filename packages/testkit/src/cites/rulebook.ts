import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** What this package reads of a game's `rules.json`. */
export interface Rulebook {
  readonly game: string;
  readonly rules: readonly { readonly id: string; readonly testable: boolean }[];
  /** A worked example belongs to the rule it illustrates. */
  readonly examples: readonly { readonly id: string; readonly rule: string }[];
  /** Rulings; one that no program can hold says in `held` why not. */
  readonly ambiguities: readonly { readonly id: string; readonly held?: string }[];
}

/** The ids of a book: rules, examples and rulings. */
export function allIds(book: Rulebook): string[] {
  return [...book.rules, ...book.examples, ...book.ambiguities].map((entry) => entry.id);
}

/** The ids whose code a test of `id` must run: the id's own, and for an example also that of its rule. */
export function citedFor(book: Rulebook, id: string): string[] {
  const example = book.examples.find((entry) => entry.id === id);
  return example ? [id, example.rule] : [id];
}

export function loadRulebook(gameDir: string): Rulebook {
  const raw = JSON.parse(readFileSync(join(gameDir, 'rules.json'), 'utf8')) as Partial<Rulebook>;
  if (typeof raw.game !== 'string' || !Array.isArray(raw.rules))
    throw new Error(`${join(gameDir, 'rules.json')}: expected { game, rules, examples, ambiguities }`);
  return { game: raw.game, rules: raw.rules, examples: raw.examples ?? [], ambiguities: raw.ambiguities ?? [] };
}

/** The folder of the game that `file` is part of: the nearest one above it that has a `rules.json`. */
export function gameDirOf(file: string): string | null {
  for (let dir = dirname(file); ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'rules.json'))) return dir;
    if (dir === dirname(dir)) return null;
  }
}

/** Every TypeScript file under `dir`, sorted, with `/` between folders; none if there is no such folder. */
export function sourceFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const found = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dir, name))
    .filter((file) => file.endsWith('.ts') && statSync(file).isFile());
  return found.sort();
}

/** `file` as it is named in reports: from `root`, with `/` between folders. */
export function named(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
