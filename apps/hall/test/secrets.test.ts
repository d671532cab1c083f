import { join } from 'node:path';
import Database from 'libsql';
import { beforeAll, expect, test } from 'vitest';
import { type Player, type Process, player, seated, serve } from './hall.js';
import { type Followed, follow, playOn } from './sitting.js';

let hall: Process;
let players: [Player, Player];
let watcher: Player;
let table: string;
let seats: Followed[];
beforeAll(async () => {
  hall = await serve();
  players = [await player(hall.url, 'Anna'), await player(hall.url, 'Bela')];
  watcher = await player(hall.url, 'Cora');
  table = await seated(players, { listed: true });
  seats = await Promise.all(players.map(({ wire }, as) => follow(wire, table, { as })));
  await follow(watcher.wire, table, { as: null });
  // Not long enough for the game to end, and with it the secrecy.
  await playOn(players, seats, { table, most: 5 });
});

/** What the hall knows of the table, from its own storage. */
function stored() {
  const db = new Database(join(hall.data, 'questhall.db'));
  const { body } = db.prepare('select body from snapshots order by seq desc limit 1').get() as { body: string };
  const { invite } = db.prepare('select invite from tables').get() as { invite: string };
  const sits = db.prepare("select body from entries where body like '%sit%'").all() as { body: string }[];
  const sessions = db.prepare('select hash from sessions').all() as { hash: string }[];
  db.close();
  const { secret, salt } = JSON.parse(body) as { secret: string; salt: string };
  const people = sits.map((row) => JSON.parse(row.body) as { player: string; nonce: string });
  return { secret, salt, invite, people, hashes: sessions.map(({ hash }) => hash) };
}

test('the seed, the nonces, the ids of people and the invitation never leave the hall', () => {
  const { secret, salt, invite, people } = stored();
  const heard = [...players, watcher].map(({ wire }) => wire.heard.join('\n'));
  for (const text of heard)
    for (const word of [secret, salt, invite, ...people.flatMap((one) => [one.player, one.nonce])])
      expect(text).not.toContain(word);
});

test('choices and private picks are for the seat that is asked', () => {
  for (const [as, { wire }] of [...players.entries(), [null, watcher] as const]) {
    const messages = wire.heard.map((text) => JSON.parse(text));
    const scenes = messages.flatMap((message) =>
      message.t === 'scene' ? [message.scene] : [message.news?.changed ?? {}],
    );
    for (const prompt of scenes.flatMap((scene) => scene.prompts ?? []))
      if (prompt.seat !== as) expect(prompt.choices).toEqual([]);
  }
  const sealed = seats[1]?.news.filter(({ deed }) => deed.do === 'move' && deed.seat === 0) ?? [];
  expect(sealed.some(({ deed }) => 'picks' in deed && deed.picks.includes('?'))).toBe(true);
});

test('tokens are kept as hashes only', () => {
  const { hashes } = stored();
  const tokens = [...players, watcher].map(({ cookie }) => cookie?.split('=')[1] ?? '');
  for (const token of tokens) expect(hashes).not.toContain(token);
  expect(hashes.length).toBeGreaterThanOrEqual(3);
});

test('a running game is downloaded with its secrets as question marks and without its seed', async () => {
  const { secret, salt } = stored();
  const { body } = await watcher.call('GET', `/api/tables/${table}/record`);
  expect(body).toContain('?');
  expect(body).not.toContain(secret);
  expect(body).not.toContain(salt);
});

test('two spectators get the same bytes, whoever they are', async () => {
  const wires = [await (await player(hall.url, 'Dora')).connect(), await (await player(hall.url, 'Emil')).connect()];
  const scenes = await Promise.all(
    wires.map(async (wire) => {
      const scene = wire.next('scene');
      await wire.ask({ t: 'join', table, as: null });
      return { ...(await scene), now: 0 };
    }),
  );
  expect(scenes[0]).toEqual(scenes[1]);
});
