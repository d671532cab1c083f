import type { Page } from 'playwright-core';

/** Everything a page received, kind by kind, each in the order it came. */
export type Receipts = Readonly<Record<string, readonly string[]>>;

export interface Postbox {
  /** What came since one looked the last time, and all that was fetched so far. */
  receipts(): Promise<Receipts>;
}

/** These come at times of their own, and have no room for anything of the game. */
const IDLE = [
  /^{"t":"pong","id":"-","now":NOW}$/,
  /^{"t":"lobby"}$/,
  /^{"t":"presence","table":"TABLE","presence":{"seats":\[(?:true|false),(?:true|false)],"spectators":\d}}$/,
];

/** How tables stand: pages ask now and then, and get what is so just then. Whoever compares must ask at a standstill. */
const LISTS = /^GET \/api\/(?:lobby|tables|tables\/[^/]+)$/;

/** Keeps what comes over a page's sockets, and the documents and answers that it fetches. */
export function postbox(page: Page): Postbox {
  const mail: { readonly kind: string; readonly body: string | Promise<string> }[] = [];
  let looked = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const body = String(payload);
      mail.push({ kind: (JSON.parse(body) as { t: string }).t, body });
    }),
  );
  page.on('response', (response) => {
    const request = response.request();
    if (!['document', 'fetch', 'xhr'].includes(request.resourceType())) return;
    const kind = `${request.method()} ${new URL(response.url()).pathname}`;
    if (LISTS.test(kind)) return;
    // A page that was left takes its answers along.
    mail.push({ kind, body: response.text().catch(() => '') });
  });
  return {
    receipts: async () => {
      const fresh = mail.filter(({ kind }, n) => n >= looked || isFetched(kind));
      looked = mail.length;
      const came = await Promise.all(
        fresh.map(async ({ kind, body }) => ({ kind: alike(kind, page), body: alike(await body, page) })),
      );
      const kinds = [...new Set(came.map(({ kind }) => kind))];
      const of = (kind: string) => came.filter((one) => one.kind === kind).map(({ body }) => body);
      return Object.fromEntries(kinds.map((kind) => [kind, kept(kind, of(kind))]));
    },
  };
}

/** How often a page fetches the same is a matter of time. */
function kept(kind: string, bodies: readonly string[]): readonly string[] {
  if (isFetched(kind)) return [...new Set(bodies)].filter((body) => body !== '').sort();
  return bodies.filter((body) => !IDLE.some((form) => form.test(body)));
}

const isFetched = (kind: string) => kind.startsWith('GET ');

/** Without what belongs to a hall, a table, a person or a moment, and not to the game. */
export function alike(text: string, page: Page): string {
  const [, table = ' '] = /\/table\/([^/?]+)/.exec(page.url()) ?? [];
  return text
    .replaceAll(table, 'TABLE')
    .replace(/"(id|invite|player|hall)":"[\w-]+"/g, '"$1":"-"')
    .replace(/\b1[6-9]\d{11}\b/g, 'NOW');
}

/** Where the same mail differs for the first time, kind by kind. */
export function differences(here: Receipts, there: Receipts): string[] {
  const kinds = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  return kinds.flatMap((kind) => {
    const [one, two] = [here[kind] ?? [], there[kind] ?? []];
    // One page may have asked already what the other will.
    if (isFetched(kind) && Math.min(one.length, two.length) === 0) return [];
    const at = Array.from({ length: Math.max(one.length, two.length) }, (_, n) => n).find((n) => one[n] !== two[n]);
    return at === undefined ? [] : [`${kind} ${at}: ${unlike(one[at], two[at])}`];
  });
}

function unlike(one = 'nothing', two = 'nothing'): string {
  let from = 0;
  while (one[from] === two[from]) from += 1;
  const part = (text: string) => text.slice(Math.max(0, from - 120), from + 120);
  return `${part(one)} | ${part(two)}`;
}
