import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { keepsFiles } from './scripts/keeps-files.js';
import { paintsCovers } from './scripts/paints-covers.js';
import { preloadsFonts } from './scripts/preloads-fonts.js';
import { isRules, preloadsFor, sharesRules } from './scripts/shares-rules.js';

/** What every board is drawn with. */
const DRAWING = /\/web\/src\/(?:(?:draw|boards|boards\/parts)\/(?!registry)[^/]+|kit\/(?:Card|Die))\.tsx?$/;

// The screen is built from the sources of our packages, so nothing needs to be built first.
export default defineConfig({
  plugins: [solid(), sharesRules(), paintsCovers(), preloadsFonts(), keepsFiles()],
  resolve: { conditions: ['questhall-src', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // The content policy lets nothing be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadsFor },
    manifest: true,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${isRules(facadeModuleId) ? 'rules-' : ''}[name]-[hash].js`,
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // It comes with the table, beside the game and not after it.
        codeSplitting: { groups: [{ name: 'drawing', test: DRAWING }], includeDependenciesRecursively: false },
      },
    },
  },
  server: {
    // `npm run dev` beside a hall on its usual port.
    proxy: { '/api': 'http://localhost:3000', '/socket': { target: 'ws://localhost:3000', ws: true } },
  },
});
