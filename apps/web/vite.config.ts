import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

// The screen is built from the sources of our packages, so nothing needs to be built first.
export default defineConfig({
  plugins: [solid()],
  resolve: { conditions: ['questhall-src', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // The content policy lets nothing be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
});
