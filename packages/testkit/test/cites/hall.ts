import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const fixture = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

const config = `import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { citeProbes } from '../../packages/testkit/src/cites/index.js';
const conditions = ['questhall-src', ...defaultServerConditions];
export default defineConfig({
  plugins: [citeProbes()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { include: ['games/*/test/**/*.test.ts'], server: { deps: { inline: [/@questhall\\//] } } },
});
`;

/** A house of its own with the tiny game in it. */
export interface Hall {
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Changes a file by replacing one text by another. */
  edit(file: string, from: string, to: string): void;
  gone(): void;
}

export function hall(): Hall {
  mkdirSync(join(root, 'out'), { recursive: true });
  const home = mkdtempSync(join(root, 'out', 'hall-'));
  cpSync(fixture, join(home, 'games/tiny'), { recursive: true });
  // A story only becomes a test in its own house, or it would run with ours.
  const stories = join(home, 'games/tiny/test/rules/raid');
  renameSync(`${stories}.story.ts`, `${stories}.test.ts`);
  const made: Hall = {
    root: home,
    gone: () => rmSync(home, { recursive: true, force: true }),
    read: (file) => readFileSync(join(home, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(home, file)), { recursive: true });
      writeFileSync(join(home, file), text);
    },
    edit: (file, from, to) => {
      const text = made.read(file);
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      made.write(file, text.replace(from, to));
    },
  };
  made.write('vitest.config.ts', config);
  return made;
}
