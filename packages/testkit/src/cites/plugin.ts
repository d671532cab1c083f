import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type IdFinder, idFinder } from './ids.js';
import { broken, mutantHere } from './mutant.js';
import { withProbes } from './probes.js';
import { ruleReporter } from './reporter.js';
import { gameDirOf, loadRulebook, named } from './rulebook.js';

/** The part of a vite plugin that is used; vite's own type would make vite a dependency. */
export interface CitePlugin {
  readonly name: string;
  readonly enforce: 'pre';
  configureVitest(context: { readonly vitest: { readonly config: { readonly reporters: unknown[] } } }): void;
  configResolved(config: { readonly root: string }): void;
  transform(code: string, id: string): { code: string; map?: unknown } | null;
}

/**
 * Lets tests see which cited code ran: sets probes in the sources of every game (`games/<slug>/src`), and keeps how the
 * `rule()` tests went whatever reporters were asked for. Under a mutant it breaks that one place instead.
 */
export function citeProbes(): CitePlugin {
  const finders = new Map<string, { readonly changed: number; readonly ids: IdFinder }>();
  const reporter = ruleReporter();
  let root = process.cwd();

  function finderOf(gameDir: string): IdFinder {
    const changed = statSync(join(gameDir, 'rules.json')).mtimeMs;
    const kept = finders.get(gameDir);
    if (kept?.changed === changed) return kept.ids;
    const ids = idFinder(loadRulebook(gameDir));
    finders.set(gameDir, { changed, ids });
    return ids;
  }

  return {
    name: 'questhall-cites',
    enforce: 'pre',
    configureVitest: ({ vitest }) => {
      const { reporters } = vitest.config;
      if (!reporters.includes(reporter)) reporters.push(reporter);
    },
    configResolved: (config) => {
      root = config.root;
    },
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      const gameDir = /\/games\/[^/]+\/src\/.*\.ts$/.test(file) ? gameDirOf(file) : null;
      if (!gameDir) return null;
      const name = named(root, file);
      const mutant = mutantHere();
      if (mutant) return mutant.file === name ? { code: broken(code, mutant) } : null;
      return withProbes(code, name, finderOf(gameDir));
    },
  };
}
