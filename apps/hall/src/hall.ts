import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, BlockList } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Furnished, furnish } from './furnish.js';
import type { House } from './house.js';
import { httpApp } from './http/app.js';
import type { Desk } from './http/call.js';
import { hallRoutes } from './http/routes/hall.js';
import { peopleRoutes } from './http/routes/people.js';
import { tableRoutes } from './http/routes/tables.js';
import { trusted } from './limits/address.js';
import type { Options } from './options.js';
import { cookieName, sessions } from './people/sessions.js';
import { type Door, openDoor, RENAMED } from './socket/door.js';
import type { Connection } from './socket/guest.js';
import { putAway } from './tables/load.js';
import { upkeep } from './upkeep/upkeep.js';

/** A hall that is open. */
export interface OpenHall {
  readonly port: number;
  /** Whoever is here in this player's name has to come back and prove it again. */
  recall(player: number): void;
  close(): Promise<void>;
}

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const VERSION = (JSON.parse(manifest) as { readonly version: string }).version;

/** Open the storage, bring back what was under way, and let people in. `fail` hears of what cannot be mended. */
export async function openHall(options: Options, fail: (why: string) => void): Promise<OpenHall> {
  const connections = new Set<Connection>();
  const furnished = await furnish(options, connections, fail);
  const { house, kept } = furnished;
  const proxies = trusted(options.trustProxy);
  const desk = deskOf(furnished, connections);
  const door = openDoor(house, {
    connections,
    sessions: desk.sessions,
    cookie: cookieName(desk.secure),
    proxies,
    welcome: { hall: kept.hall, version: `${VERSION}${buildOf(options.web)}` },
  });
  const server = serverFor(listener(desk, proxies), door);
  const port = await listening(server, options).catch(async (error) => {
    // Threads and storage would keep the process alive behind a door that never opened.
    await closed({ house, door, server, work: { stop: () => {} } });
    throw error;
  });
  const work = upkeep(house);
  house.log('info', 'open', { port, version: VERSION });
  return {
    port,
    recall: (player) => desk.recall({ player }),
    close: () => closed({ house, door, server, work }),
  };
}

/** Which screen goes with this hall: another one is another version to those who have it open. */
function buildOf(web: string): string {
  const page = join(web, 'index.html');
  return existsSync(page) ? `+${createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8)}` : '';
}

function deskOf({ house, pushKey }: Furnished, connections: ReadonlySet<Connection>): Desk {
  return {
    house,
    pushKey,
    sessions: sessions(house),
    secure: house.options.publicUrl?.startsWith('https:') ?? false,
    version: VERSION,
    recall: ({ session, player }) => {
      for (const one of connections)
        if ((session && one.session === session) || (player && one.person?.no === player))
          one.dismiss(RENAMED, 'come back, please');
    },
    counts: { sockets: () => connections.size },
  };
}

function listener(desk: Desk, proxies: BlockList): RequestListener {
  const app = httpApp(desk, { ...peopleRoutes(desk), ...tableRoutes(desk), ...hallRoutes(desk) }, proxies);
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}

function serverFor(answer: RequestListener, door: Door): Server {
  // A browser opens lines it may need and gives them up after 10 to 20 seconds: it must be the first to do so, or what
  // it asks at that moment is lost.
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 30_000, keepAliveTimeout: 10_000 }, answer);
  server.maxHeadersCount = 60;
  server.on('upgrade', door.upgrade);
  // Whatever is no HTTP gets an answer and no explanation.
  server.on('clientError', (_, wire) => wire.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'));
  return server;
}

function listening(server: Server, { port, host }: Options): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}

interface Everything {
  readonly house: House;
  readonly door: Door;
  readonly server: Server;
  readonly work: { stop(): void };
}

/** Nobody new; those who are here are told to come back; every table is put away; then the storage is closed. */
async function closed({ house, door, server, work }: Everything): Promise<void> {
  house.closing = true;
  work.stop();
  house.herald.close();
  server.close();
  await door.close();
  server.closeAllConnections();
  for (const table of [...house.running.values()]) await table.inTurn(() => putAway(house, table));
  await house.thinkers.close();
  await house.historian.close();
  await house.store.setMeta({ key: 'heartbeat', value: String(Date.now()) });
  await house.store.close();
  house.log('info', 'closed');
}
