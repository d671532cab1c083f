// The worker plays, and the page speaks: no sentence of a game need be fetched twice.
import type { Plugin } from 'vite';

const NONE = '\0no-phrases';

/** Leaves the phrases out of what a worker knows of a game. */
export function speechless(): Plugin {
  return {
    name: 'speechless',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, from = '') => (id === './phrases.js' && from.endsWith('/telling.ts') ? NONE : null),
    load: (id) => (id === NONE ? 'export const phrases = {};' : null),
  };
}
