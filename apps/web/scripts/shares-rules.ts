// The worker is built together with the page: what both know of a game is one file, fetched once.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../src/host/worker.ts', import.meta.url));
const START = "new URL('./worker.ts', import.meta.url)";

const GAMES = readdirSync(new URL('../src/boards/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const BOARD = new RegExp(`(^|/)(${GAMES.join('|')})-[^/]*$`);

/** Lets the page start a worker that is a chunk of the same build. */
export function sharesRules(): Plugin {
  return {
    name: 'shares-rules',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/host/local.ts') || !code.includes(START)) return null;
      const file = this.emitFile({ type: 'chunk', id: WORKER, name: 'worker' });
      return { code: code.replace(START, `import.meta.ROLLUP_FILE_URL_${file}`), map: null };
    },
  };
}

/** Whether only the worker fetches this: the rules and the machines of a game. */
export function isRules(module: string | null | undefined): boolean {
  return module?.includes('/host/games/') ?? false;
}

/** A worker has no document to preload anything in. What a panel of a game needs is there with its board, but its styles. */
export function preloadsFor(_: string, files: string[], { hostId }: { hostId: string }): string[] {
  if (/(^|\/)(worker|rules)-/.test(hostId)) return [];
  return BOARD.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files;
}
