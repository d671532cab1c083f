import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { citeProbes } from './packages/testkit/src/cites/index.js';

// Tests run on the sources of every workspace package, so nothing needs to be built first.
const conditions = ['questhall-src', ...defaultServerConditions];

export default defineConfig({
  plugins: [citeProbes()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.{ts,tsx}',
      'scripts/test/*.test.mjs',
    ],
    // No test is about time; a busy machine must not fail one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    server: { deps: { inline: [/@questhall\//] } },
  },
});
