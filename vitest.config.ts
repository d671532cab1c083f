import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { citeProbes } from './packages/testkit/src/cites/index.js';

// Tests run on the sources of every workspace package, so nothing needs to be built first.
const conditions = ['questhall-src', ...defaultServerConditions];
const MINUTE = 60_000;
const PURE = ['games/*/test/**/*.test.ts', 'packages/{boards,bots,kernel}/test/**/*.test.ts'];

export default defineConfig({
  plugins: [citeProbes()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // No test is about time; a busy machine must not fail one.
    testTimeout: 8 * MINUTE,
    hookTimeout: 4 * MINUTE,
    // One more than two cores have: many tests wait for a hall or a browser. The usual would leave one idle.
    maxWorkers: 3,
    server: { deps: { inline: [/@questhall\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.{ts,tsx}', 'scripts/test/*.test.mjs'],
          exclude: ['apps/web/test/browser/**', ...PURE],
        },
      },
      {
        // Games keep no state of their own: their files share one process, and each module is read once.
        extends: true,
        test: { name: 'games', include: PURE, isolate: false },
      },
      {
        // These need the built house and a chromium; each file has a hall and a browser of its own.
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/test/browser/*.test.ts'],
        },
      },
    ],
  },
});
