import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { keepsFiles } from './scripts/keeps-files.js';
import { paintsCovers } from './scripts/paints-covers.js';
import { preloadsFonts } from './scripts/preloads-fonts.js';
import { speechless } from './scripts/speechless.js';

/** What every board is drawn with. */
const DRAWING = /\/web\/src\/(?:(?:draw|boards|boards\/parts)\/(?!registry)[^/]+|kit\/(?:Card|Die))\.tsx?$/;

// The screen is built from the sources of our packages, so nothing needs to be built first.
export default defineConfig({
  plugins: [solid(), paintsCovers(), preloadsFonts(), keepsFiles()],
  resolve: { conditions: ['questhall-src', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // The content policy lets nothing be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // It comes with the table, beside the game and not after it.
        codeSplitting: { groups: [{ name: 'drawing', test: DRAWING }], includeDependenciesRecursively: false },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [speechless()],
    rolldownOptions: { output: { chunkFileNames: 'assets/rules-[name]-[hash].js' } },
  },
  server: {
    // `npm run dev` beside a hall on its usual port.
    proxy: { '/api': 'http://localhost:3000', '/socket': { target: 'ws://localhost:3000', ws: true } },
  },
});
