// Tells the service worker which files there are, so that it can keep them all.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const house = fileURLToPath(new URL('../public/', import.meta.url));
/** Large pictures that only the system's launcher wants. */
const NOT_KEPT = /icon-(512|maskable)\.png$|\.map$|^sw\.js$|^\.vite\//;

/** Writes the names of all files of the build into the service worker. */
export function keepsFiles(): Plugin {
  return {
    name: 'keeps-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = Object.values(bundle).find(({ fileName }) => fileName === 'sw.js');
        if (worker?.type !== 'chunk') return;
        const edition = createHash('sha256');
        const files = [...Object.keys(bundle), ...readdirSync(house)].filter((name) => !NOT_KEPT.test(name)).sort();
        for (const name of files) edition.update(`${name}\n`);
        for (const name of readdirSync(house)) edition.update(readFileSync(house + name));
        const page = bundle['index.html'];
        if (page?.type === 'asset') edition.update(page.source);
        worker.code = worker.code
          .replace('__FILES__', () => JSON.stringify(files.map((name) => `/${name}`)))
          .replace('__EDITION__', () => JSON.stringify(edition.digest('hex').slice(0, 16)));
      },
    },
  };
}
