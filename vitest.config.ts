import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { citeProbes } from './packages/testkit/src/cites/index.js';

// Tests run on the sources of every workspace package, so nothing needs to be built first.
const conditions = ['questhall-src', ...defaultServerConditions];
const MINUTE = 60_000;

export default defineConfig({
  plugins: [citeProbes()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // No test is about time; a busy machine must not fail one.
    testTimeout: 2 * MINUTE,
    hookTimeout: 2 * MINUTE,
    server: { deps: { inline: [/@questhall\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: [
            'packages/*/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'apps/*/test/**/*.test.{ts,tsx}',
            'scripts/test/*.test.mjs',
          ],
          exclude: ['apps/web/test/browser/**'],
        },
      },
      {
        // These need the built house and a chromium; each file has a hall and a browser of its own.
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/test/browser/*.test.ts'],
          testTimeout: 8 * MINUTE,
          hookTimeout: 4 * MINUTE,
          maxWorkers: 2,
        },
      },
    ],
  },
});
