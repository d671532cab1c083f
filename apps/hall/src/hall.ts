import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { startThinkers } from './bots/thinkers.js';
import { localFanout } from './fanout.js';
import { loadGames } from './games.js';
import type { House } from './house.js';
import { httpApp } from './http/app.js';
import type { Desk } from './http/call.js';
import { hallRoutes } from './http/routes/hall.js';
import { peopleRoutes } from './http/routes/people.js';
import { tableRoutes } from './http/routes/tables.js';
import { veiled } from './ids.js';
import { trusted } from './limits/address.js';
import type { Options } from './options.js';
import { startHistorian } from './past/historian.js';
import { cookieName, sessions } from './people/sessions.js';
import { herald } from './push/herald.js';
import { vapid } from './push/vapid.js';
import { type Door, openDoor, RENAMED } from './socket/door.js';
import { FILE } from './store/base.js';
import { openStore } from './store/client.js';
import { drive } from './tables/drive.js';
import { putAway } from './tables/load.js';
import { keepsakes } from './upkeep/keepsakes.js';
import { upkeep } from './upkeep/upkeep.js';

/** A hall that is open. */
export interface OpenHall {
  readonly port: number;
  close(): Promise<void>;
}

const VERSION = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string }
).version;

/** Open the storage, bring back what was under way, and let people in. `fail` hears of what cannot be mended. */
export async function openHall(options: Options, fail: (why: string) => void): Promise<OpenHall> {
  const { log } = options;
  mkdirSync(options.data, { recursive: true, mode: 0o700 });
  const file = join(options.data, FILE);
  const migrating = (steps: readonly string[]) => log('info', 'migrating', { steps: steps.join(' ') });
  const store = await openStore({ file, synchronous: options.durable ? 'full' : 'off' }, { fail, migrating });
  const kept = await keepsakes(store, Date.now());
  const fanout = localFanout();
  const voice = vapid(kept.vapidKey, options.publicUrl ?? 'https://questhall.invalid');
  const doors: Door[] = [];
  const sendAway = (player: number, table: string) => {
    for (const { person, following } of doors[0]?.connections ?? []) if (person?.no === player) drop(following, table);
  };
  const house: House = {
    options,
    log,
    store,
    fanout,
    games: await loadGames(options.games),
    thinkers: startThinkers(options.games, options.botThreads),
    historian: startHistorian(file, options.games),
    herald: herald({ store, fanout, log, options, vapid: voice, sendAway }),
    running: new Map(),
    loading: new Map(),
    absences: kept.absences,
    closing: false,
    veil: (address) => veiled(address, kept.veilKey),
    drive: (table) => drive(house, table),
  };
  const proxies = trusted(options.trustProxy);
  const secure = options.publicUrl?.startsWith('https:') ?? false;
  const known = sessions(house);
  const door = openDoor(house, {
    sessions: known,
    cookie: cookieName(secure),
    proxies,
    welcome: { hall: kept.hall, version: VERSION },
  });
  doors.push(door);
  const desk: Desk = {
    house,
    sessions: known,
    secure,
    version: VERSION,
    recall: ({ session, player }) => {
      for (const one of door.connections)
        if ((session && one.session === session) || (player && one.person?.no === player))
          one.dismiss(RENAMED, 'come back, please');
    },
    counts: { sockets: () => door.connections.size },
    pushKey: voice.publicKey,
  };
  const app = httpApp(desk, { ...peopleRoutes(desk), ...tableRoutes(desk), ...hallRoutes(desk) }, proxies);
  const server = serverFor(getRequestListener(app.fetch, { overrideGlobalObjects: false }), door);
  const port = await listening(server, options);
  const work = upkeep(house);
  log('info', 'open', { port, version: VERSION });
  return { port, close: () => closed({ house, door, server, work }) };
}

function drop(
  following: Door['connections'] extends ReadonlySet<infer C> ? (C extends { following: infer F } ? F : never) : never,
  table: string,
): void {
  following.get(table)?.leave();
  following.delete(table);
}

function serverFor(listener: Parameters<typeof createServer>[1], door: Door): Server {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 10_000 }, listener);
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
