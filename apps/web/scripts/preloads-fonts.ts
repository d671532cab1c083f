// Lets the browser fetch the letters of the first page together with its script, not after it.
import type { Plugin } from 'vite';

/** Titles, and everything that can be pressed. */
const FIRST = ['im-fell-english-sc-latin-400-normal', 'alegreya-sans-latin-500-normal'];

/** Names the fonts that are used first in the head of the page. */
export function preloadsFonts(): Plugin {
  return {
    name: 'preloads-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2') && FIRST.some((font) => name.includes(font)))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
