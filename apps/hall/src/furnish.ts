import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startQueue } from './bots/queue.js';
import { startThinkers } from './bots/thinkers.js';
import { localFanout } from './fanout.js';
import { loadGames } from './games.js';
import type { House } from './house.js';
import { veiled } from './ids.js';
import type { Options } from './options.js';
import { startHistorian } from './past/historian.js';
import type { Person } from './people/sessions.js';
import { herald } from './push/herald.js';
import { vapid } from './push/vapid.js';
import type { Connection } from './socket/guest.js';
import { FILE } from './store/base.js';
import { openStore } from './store/client.js';
import { drive } from './tables/drive.js';
import type { Following } from './tables/follow.js';
import { lookingBarred } from './tables/may.js';
import type { Running } from './tables/running.js';
import { type Keepsakes, keepsakes } from './upkeep/keepsakes.js';

export interface Furnished {
  readonly house: House;
  readonly kept: Keepsakes;
  /** The public key of push messages. */
  readonly pushKey: string;
}

/** Where push services may write if they have to; nobody reads it where no address was given. */
const NOWHERE = 'https://questhall.invalid';

/** A house with its storage open, its threads running and nobody in it yet. */
export async function furnish(
  options: Options,
  connections: ReadonlySet<Connection>,
  fail: (why: string) => void,
): Promise<Furnished> {
  const { log, data, games } = options;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const file = join(data, FILE);
  const migrating = (steps: readonly string[]) => log('info', 'migrating', { steps: steps.join(' ') });
  const store = await openStore({ file, synchronous: options.durable ? 'full' : 'off' }, { fail, migrating });
  const kept = await keepsakes(store, Date.now());
  const fanout = localFanout();
  const voice = vapid(kept.vapidKey, options.publicUrl ?? NOWHERE);
  const door = {
    sendAway: (player: number, table: string) => away(connections, table, ({ person }) => person?.no === player),
    lookAgain: (table: Running) =>
      away(connections, table.id, ({ person }, { as, invite }) => isBarred(table, person, { as, invite })),
  };
  const house: House = {
    options,
    log,
    store,
    fanout,
    games: await loadGames(games),
    thinkers: startThinkers(games, options.botThreads),
    queue: startQueue(),
    historian: startHistorian(file, games),
    herald: herald({ store, fanout, log, options, vapid: voice, ...door }),
    running: new Map(),
    loading: new Map(),
    absences: kept.absences,
    closing: false,
    veil: (address) => veiled(address, kept.veilKey),
    drive: (table) => drive(house, table),
  };
  return { house, kept, pushKey: voice.publicKey };
}

/** Nobody who was sent away goes on looking. */
function away(
  connections: ReadonlySet<Connection>,
  table: string,
  isAway: (connection: Connection, following: Following) => boolean,
): void {
  for (const connection of connections) {
    const following = connection.following.get(table);
    if (!following || !isAway(connection, following)) continue;
    following.leave();
    connection.following.delete(table);
  }
}

/** An empty chair has no secrets yet. */
function isBarred(table: Running, person: Person, eyes: Pick<Following, 'as' | 'invite'>): boolean {
  if (eyes.as !== null && table.tableau.chairs[eyes.as]?.kind === 'open') return false;
  return lookingBarred(table, person, eyes) !== undefined;
}
