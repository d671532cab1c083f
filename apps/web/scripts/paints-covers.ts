// Paints the covers of the games' boxes when the screen is built: the shelf shows pictures, and fetches no game for them.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import solid from 'vite-plugin-solid';

const root = fileURLToPath(new URL('../', import.meta.url));
const SUFFIX = '?painted';

/** `import { paint } from './Cover.tsx?painted'`: its styles come at once, the drawing as text when `paint` is called. */
export function paintsCovers(): Plugin {
  const studio = openStudio();
  return {
    name: 'paints-covers',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return;
      const cover = await this.resolve(source.slice(0, -SUFFIX.length), importer);
      return cover && `${cover.id}${SUFFIX}`;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return;
      return moduleOf(await studio.paint(id.slice(0, -SUFFIX.length)));
    },
    closeBundle: () => studio.close(),
  };
}

interface Painting {
  /** Where the drawing was put. */
  readonly path: string;
  /** Style sheets and files of glyphs that it needs. */
  readonly styles: readonly string[];
  readonly glyphs: readonly string[];
}

/** Only the build knows where its files of glyphs will lie: the drawing is told when it is fetched. */
function moduleOf({ path, styles, glyphs }: Painting): string {
  return [
    ...styles.map((style) => `import '${style}';`),
    `import drawing from '${path}?url';`,
    ...glyphs.map((file, i) => `import glyphs${i} from '${file}';`),
    'export const paint = async () =>',
    '  (await (await fetch(drawing)).text())',
    ...glyphs.map((file, i) => `    .replaceAll('${urlOf(file)}#', glyphs${i} + '#')`),
  ].join('\n');
}

/** What the studio calls a file. */
const urlOf = (file: string) => `/${file.replace(root, '').replace('?url', '')}`;

interface Studio {
  paint(cover: string): Promise<Painting>;
  close(): Promise<void>;
}

/** A server that nobody calls: it runs components where there is no browser. */
function openStudio(): Studio {
  let server: Promise<ViteDevServer> | undefined;
  const open = () =>
    createServer({
      root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, watch: null, ws: false, hmr: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [solid({ ssr: true, hot: false, dev: false, solid: { generate: 'ssr', hydratable: false } })],
      ssr: { noExternal: true, resolve: { conditions: ['questhall-src', 'node', 'solid'] } },
      resolve: { conditions: ['questhall-src'] },
    });
  return {
    async paint(cover) {
      server ??= open();
      const studio = await server;
      const { Cover } = await studio.ssrLoadModule(cover);
      const { renderToString } = await studio.ssrLoadModule('solid-js/web');
      const text: string = renderToString(() => Cover({}));
      const needs = needsOf(studio, cover);
      return {
        path: keep(text),
        styles: needs.filter((id) => id.endsWith('.css')),
        glyphs: needs.filter((id) => id.endsWith('.svg?url') && text.includes(`${urlOf(id)}#`)),
      };
    },
    async close() {
      await (await server)?.close();
      server = undefined;
    },
  };
}

function keep(text: string): string {
  const folder = `${root}node_modules/.covers/`;
  mkdirSync(folder, { recursive: true });
  const path = `${folder}cover-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.svg`;
  writeFileSync(path, text);
  return path;
}

/** A module, and all that it imports. */
function needsOf(studio: ViteDevServer, module: string): string[] {
  const seen = new Set<string>();
  const walk = (id: string | null) => {
    if (!id || seen.has(id)) return;
    seen.add(id);
    for (const next of studio.environments.ssr?.moduleGraph.getModuleById(id)?.importedModules ?? []) walk(next.id);
  };
  walk(module);
  return [...seen];
}
