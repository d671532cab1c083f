/**
 * Keeps the whole house in the browser, so that local tables open without a network. What the hall says is never kept:
 * tables of the hall are always asked for anew.
 */
declare const self: ServiceWorkerGlobalScope;

export {};

/** Filled in by the build: every file of this version, and a name for all of them together. */
declare const __FILES__: readonly string[];
declare const __EDITION__: string;

const CACHE = `questhall ${__EDITION__}`;
const PAGE = '/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(__FILES__.map(fresh))));
});

/** Names with a hash in them never change; the others must not come from an older cache. */
function fresh(file: string): Request {
  return new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });
}

self.addEventListener('activate', (event) => {
  event.waitUntil(cleared().then(() => self.clients.claim()));
});

async function cleared(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('questhall ') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/socket') return;
  event.respondWith(kept(request.mode === 'navigate' ? PAGE : url.pathname, request));
});

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

/** A word from the hall: a table waits. */
interface Word {
  readonly table?: string;
  readonly name?: string;
}

self.addEventListener('push', (event) => {
  const { table, name } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(name ?? 'Questhall', {
      body: 'It is your turn.',
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      tag: table ?? 'questhall',
      data: table ? `/table/${table}` : '/tables',
    }),
  );
});

function read(data: PushMessageData | null): Word {
  try {
    return (data?.json() as Word) ?? {};
  } catch {
    return {};
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(shown(String(event.notification.data)));
});

/** The page that shows it already, or a new one. */
async function shown(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}
