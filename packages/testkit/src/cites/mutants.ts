import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaksOf, isLoopStep, isOutOfScope, onlyTells } from './breaks.js';
import { citationsIn } from './citations.js';
import { type IdFinder, idFinder } from './ids.js';
import type { Mutant } from './mutant.js';
import { loadRulebook, named, sourceFiles } from './rulebook.js';
import { lineOf, type Place, parse, runsInFunction } from './syntax.js';

/** A place to break, the ids that the smallest cited region around it names, and what breaks there. */
export interface CitedMutant extends Mutant {
  readonly ids: readonly string[];
  readonly line: number;
  /** `was → is`, for a reader. */
  readonly mutation: string;
  /** The region, as a name: at most so many mutants are taken from one. */
  readonly region: string;
}

/** Every mutant of a game's cited code, of which at least one id is among `ids`. */
export function gameMutants(root: string, slug: string, ids: ReadonlySet<string>): CitedMutant[] {
  const gameDir = join(root, 'games', slug);
  const finder = idFinder(loadRulebook(gameDir));
  const files = sourceFiles(join(gameDir, 'src'));
  return files.flatMap((file) => mutantsOf(readFileSync(file, 'utf8'), named(root, file), { finder, ids }));
}

export interface Wanted {
  readonly finder: IdFinder;
  readonly ids: ReadonlySet<string>;
}

export function mutantsOf(source: string, file: string, { finder, ids }: Wanted): CitedMutant[] {
  const syntax = parse(source, file);
  const cited = new Map<Place, Set<string>>();
  for (const { id, region, executable } of citationsIn(syntax, file, finder)) {
    if (region && executable && ids.has(id)) cited.set(region, (cited.get(region) ?? new Set()).add(id));
  }

  const found: CitedMutant[] = [];
  const visit = (at: Place, outer: Place | null) => {
    if (isOutOfScope(at)) return;
    const region = cited.has(at) ? at : outer;
    if (region && runsInFunction(at) && !isLoopStep(at) && !onlyTells(at)) found.push(...mutantsAt(at, region));
    for (const inner of at.children) visit(inner, region);
  };
  const mutantsAt = (at: Place, region: Place): CitedMutant[] =>
    breaksOf(at, source).map((one) => ({
      ...one,
      file,
      ids: [...(cited.get(region) ?? [])],
      line: lineOf(source, one.start),
      mutation: `${brief(source.slice(one.start, one.end))} → ${brief(one.text)}`,
      region: `${file}:${region.start}-${region.end}`,
    }));
  visit(syntax.root, null);
  return found;
}

function brief(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  if (line === ';') return 'nothing';
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
