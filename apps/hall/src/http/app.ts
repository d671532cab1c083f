import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { isTooDeep } from '@questhall/protocol';
import { type Context, Hono } from 'hono';
import { addressOf, householdOf, isOurs } from '../limits/address.js';
import { buckets } from '../limits/bucket.js';
import { words } from '../log.js';
import { TooBusy } from '../people/passwords.js';
import { cookieName, tokenIn } from '../people/sessions.js';
import type { No } from '../tables/act.js';
import { type Call, type Desk, type Reply, type Route, type Routes, statusOf } from './call.js';
import { type Files, filesOf } from './files.js';
import { securityHeaders } from './headers.js';

type Here = Context<{ Bindings: HttpBindings }>;

/** Everything over HTTP: the routes of the API, and the files of the screen. */
export function httpApp(desk: Desk, routes: Routes, proxies: BlockList): Hono<{ Bindings: HttpBindings }> {
  const { house } = desk;
  const { options } = house;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const headers = Object.entries(securityHeaders(options.publicUrl));
  const requests = buckets(options.limits.requests);
  const files = buckets(options.limits.files);

  app.use(async (c, next) => {
    const request = c.env.incoming;
    const address = householdOf(addressOf(request, proxies));
    const allowed = isRead(request) && !c.req.path.startsWith('/api/') ? files : requests;
    if (!allowed.take(address, Date.now())) c.res = refusal(c, { refused: 'too-fast', why: 'slower, please' });
    else if (!isRead(request) && !isOurs(request, options.publicUrl))
      c.res = refusal(c, { refused: 'not-invited', why: 'this came from another site' });
    else await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  });

  for (const [name, route] of Object.entries(routes)) {
    const [method, path] = name.split(' ') as [string, string];
    app.on(method, path, (c) => answered(desk, c, { route, proxies }));
  }
  app.all('/api/*', (c) => refusal(c, { refused: 'no-table', why: 'there is nothing here' }));
  screen(app, options.web);
  app.onError((error, c) => {
    house.log('error', 'request failed', { path: c.req.routePath, why: words(error) });
    return refusal(c, { refused: 'not-stored', why: 'something went wrong in the hall' });
  });
  return app;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

async function answered(
  desk: Desk,
  c: Here,
  { route, proxies }: { route: Route; proxies: BlockList },
): Promise<Response> {
  const request = c.env.incoming;
  const body = await bodyOf(request, desk.house.options.limits.bodyBytes);
  if (body === TOO_LONG) return refusal(c, TOO_LONG);
  if (body === NO_JSON) return refusal(c, NO_JSON);
  const token = tokenIn(request, cookieName(desk.secure));
  const call: Call = {
    request,
    person: await desk.sessions.identify(token),
    token,
    address: householdOf(addressOf(request, proxies)),
    body,
    param: (name) => c.req.param(name) ?? '',
    query: (name) => c.req.query(name),
  };
  try {
    return worded(c, await route(call));
  } catch (error) {
    if (error instanceof TooBusy) return refusal(c, { refused: 'too-fast', why: 'many knock at once; try again' });
    throw error;
  }
}

const TOO_LONG: No = { refused: 'bad-message', why: 'that is too long' };
const NO_JSON: No = { refused: 'bad-message', why: 'a body is JSON, and says so' };

async function bodyOf(request: IncomingMessage, most: number): Promise<unknown> {
  if (isRead(request)) return undefined;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > most) return TOO_LONG;
    parts.push(part as Buffer);
  }
  if (length === 0) return undefined;
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return NO_JSON;
  const text = Buffer.concat(parts).toString('utf8');
  if (isTooDeep(text)) return NO_JSON;
  try {
    return JSON.parse(text);
  } catch {
    return NO_JSON;
  }
}

function worded(c: Here, reply: Reply): Response {
  if ('refused' in reply) return refusal(c, reply);
  c.header('Cache-Control', 'no-store');
  if ('text' in reply) {
    if (reply.name) c.header('Content-Disposition', `attachment; filename="${reply.name}"`);
    return c.body(reply.text, 200, { 'Content-Type': reply.type });
  }
  if (reply.cookie) c.header('Set-Cookie', reply.cookie);
  return c.json(reply.json);
}

function refusal(c: Here, no: No): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(no, statusOf(no) as 400);
}

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Questhall</title><p>The hall is open, but its screen is not built: run <code>npm run build</code>.</p></html>';

/** The built screen. A path without a file is a page of it. */
function screen(app: Hono<{ Bindings: HttpBindings }>, folder: string): void {
  let files: Files = filesOf(folder);
  app.get('*', (c) => {
    // Built, or built anew, while the hall was running.
    if (files.isStale()) files = filesOf(folder);
    if (!files.isThere) return c.html(NOT_BUILT, 503);
    const path = pathOf(c.req.url);
    const accepts = c.req.header('accept-encoding') ?? '';
    const isPage = path !== null && !/\.\w+$/.test(path);
    const served = (path && files.serve(path, accepts)) ?? (isPage ? files.serve('/index.html', accepts) : null);
    if (!served) return c.text('not found', 404);
    if (c.req.header('if-none-match') === served.etag) return c.body(null, 304, served.headers);
    return c.body(new Uint8Array(served.body), 200, served.headers);
  });
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return null;
  }
}
