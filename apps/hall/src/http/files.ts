import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const SQUEEZED = /^(?:text|application\/(?:json|manifest)|image\/svg)/;
/** Names that the build gives by content never change what they name. */
const FOREVER = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

export interface Served {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

interface Kept {
  readonly etag: string;
  readonly type: string;
  readonly forever: boolean;
  readonly forms: Map<string, Buffer>;
}

/** The files of a folder, by the paths that clients ask for: what is not in the list does not exist. */
export interface Files {
  /** Null if there is no such file; a body of no bytes with the same tag means: unchanged. */
  serve(path: string, accepts: string): (Served & { readonly etag: string }) | null;
  readonly isThere: boolean;
  /** Whether the folder was built anew. Looks at most once a second. */
  isStale(): boolean;
}

export function filesOf(folder: string): Files {
  const kept = new Map<string, Kept | null>(namesIn(folder).map((name) => [name, null]));
  const fetch = (path: string): Kept | null => {
    const found = kept.get(path);
    if (found !== null) return found ?? null;
    const body = readFileSync(join(folder, ...path.split('/')));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
    const fresh = { etag, type, forever: FOREVER.test(path), forms: new Map([['', body]]) };
    kept.set(path, fresh);
    return fresh;
  };
  const built = builtAt(folder);
  let looked = Date.now();
  return {
    isThere: kept.has('/index.html'),
    isStale: () => {
      if (Date.now() - looked < 1000) return false;
      looked = Date.now();
      return builtAt(folder) !== built;
    },
    serve: (path, accepts) => {
      const file = fetch(path);
      if (!file) return null;
      const form = SQUEEZED.test(file.type) ? preferred(accepts) : '';
      const headers = {
        'Content-Type': file.type,
        ETag: file.etag,
        'Cache-Control': file.forever ? 'public, max-age=31536000, immutable' : 'no-cache',
        Vary: 'Accept-Encoding',
        ...(form && { 'Content-Encoding': form }),
      };
      return { body: inForm(file, form), headers, etag: file.etag };
    },
  };
}

function builtAt(folder: string): number {
  return statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && !name.split(sep).some((part) => part.startsWith('.')))
    .map((name) => `/${name.split(sep).join('/')}`);
}

function preferred(accepts: string): 'br' | 'gzip' | '' {
  if (/\bbr\b/.test(accepts)) return 'br';
  return /\bgzip\b/.test(accepts) ? 'gzip' : '';
}

function inForm({ forms }: Kept, form: string): Buffer {
  let body = forms.get(form);
  if (!body) {
    const plain = forms.get('') as Buffer;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
    body = form === 'br' ? brotliCompressSync(plain, quality) : gzipSync(plain);
    forms.set(form, body);
  }
  return body;
}
