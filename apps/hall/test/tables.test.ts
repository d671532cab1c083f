import type { TableSummary } from '@questhall/protocol';
import { beforeAll, expect, test } from 'vitest';
import { freshNonce, visitor } from '../src/bench/visitor.js';
import { made, must, type Player, type Process, player, seated, serve } from './hall.js';
import { type Followed, follow, playOn } from './sitting.js';

let hall: Process;
beforeAll(async () => {
  hall = await serve();
});

const two = async () => [await player(hall.url, 'Anna'), await player(hall.url, 'Bela')] as [Player, Player];
const sit = (one: Player, table: string, seat: number, invite?: string) =>
  one.wire.ask({ t: 'sit', table, seat, name: one.name, nonce: freshNonce(), ...(invite && { invite }) });

test('the lobby lists open tables with their options, and gives nobody an invitation', async () => {
  const [anna] = await two();
  const open = await made(anna, { listed: true, name: 'Come in', options: { lives: 2 } });
  const closed = await made(anna, { name: 'Stay out' });
  const { body } = await visitor(hall.url).call('GET', '/api/lobby');
  const rows = body as TableSummary[];
  expect(rows.find(({ table }) => table === open.table)).toMatchObject({
    config: { name: 'Come in', options: { lives: 2 } },
    stage: 'gathering',
    chairs: [{ kind: 'open' }, { kind: 'open' }],
  });
  expect(rows.some(({ table }) => table === closed.table)).toBe(false);
  expect(JSON.stringify(body)).not.toContain(open.invite);
});

test('a private table is seen, and sat at, with the invitation only', async () => {
  const [anna, bela] = await two();
  const { table, invite } = await made(anna);
  expect((await bela.call('GET', `/api/tables/${table}`)).status).toBe(403);
  expect((await bela.call('GET', `/api/tables/${table}?invite=${invite.toLowerCase()}x`)).status).toBe(403);
  expect((await bela.call('GET', `/api/tables/${table}?invite=${invite}`)).body).toMatchObject({ stage: 'gathering' });
  expect(await bela.wire.ask({ t: 'join', table, as: null })).toMatchObject({ refused: 'not-invited' });
  expect(await sit(bela, table, 1)).toMatchObject({ refused: 'not-invited' });
  must(await sit(bela, table, 1, invite));
  expect((await bela.call('GET', `/api/tables/${table}`)).body).toMatchObject({ seat: 1, invite, host: false });
});

test('my tables come with those first where it is my turn', async () => {
  const [anna, bela] = await two();
  const done = await seated([anna, bela]);
  must(await bela.wire.ask({ t: 'resign', table: done, seat: 1 }));
  const waiting = await made(anna);
  const mine = await seated([anna, bela]);
  await seated([bela, await player(hall.url, 'Cora')]);
  const { body } = await anna.call('GET', '/api/tables');
  const rows = (body as TableSummary[]).map(({ table, yourTurn, stage }) => [table, yourTurn, stage]);
  expect(rows).toEqual([
    [mine, true, 'playing'],
    [waiting.table, false, 'gathering'],
    [done, false, 'over'],
  ]);
});

test('word comes when something changes among my tables', async () => {
  const [anna, bela] = await two();
  const word = anna.wire.next('lobby');
  await seated([anna, bela]);
  await word;
});

test('players and spectators talk apart', async () => {
  const [anna, bela] = await two();
  const cora = await player(hall.url, 'Cora');
  const table = await seated([anna, bela], { listed: true });
  await Promise.all([anna, bela].map(({ wire }, as) => follow(wire, table, { as })));
  await follow(cora.wire, table, { as: null });
  const heard = bela.wire.next('chat');
  must(await anna.wire.ask({ t: 'say', table, text: 'I have the ring' }));
  expect((await heard).said).toMatchObject({ from: 'Anna', seat: 0, text: 'I have the ring' });
  must(await cora.wire.ask({ t: 'say', table, text: 'she has the ring' }));
  expect(cora.wire.heard.join()).not.toContain('I have the ring');
  expect(bela.wire.heard.join()).not.toContain('she has');
  const dora = await player(hall.url, 'Dora');
  const scene = dora.wire.next('scene');
  await follow(dora.wire, table, { as: null });
  expect((await scene).chat.map(({ text, seat }) => [text, seat])).toEqual([['she has the ring', null]]);
});

test('everybody sees who is here', async () => {
  const [anna, bela] = await two();
  const table = await seated([anna, bela], { listed: true });
  await follow(anna.wire, table, { as: 0 });
  const both = anna.wire.next('presence', ({ presence }) => presence.seats.every(Boolean));
  await follow(bela.wire, table, { as: 1 });
  await both;
  const gone = anna.wire.next('presence', ({ presence }) => presence.seats[1] === false);
  bela.wire.kill();
  await gone;
});

test('the host sends people away and silences them', async () => {
  const [anna, bela] = await two();
  const { table, invite } = await made(anna, { listed: true });
  must(await sit(anna, table, 0));
  must(await sit(bela, table, 1));
  await follow(anna.wire, table, { as: 0 });
  await follow(bela.wire, table, { as: 1 });
  const line = anna.wire.next('chat');
  must(await bela.wire.ask({ t: 'say', table, text: 'nonsense' }));
  const mute = { t: 'mute', table, room: 'players', said: (await line).said.n, muted: true } as const;
  expect(await bela.wire.ask(mute)).toMatchObject({ refused: 'not-host' });
  must(await anna.wire.ask(mute));
  expect(await bela.wire.ask({ t: 'say', table, text: 'more' })).toMatchObject({ refused: 'muted' });
  must(await anna.wire.ask({ ...mute, muted: false }));
  must(await bela.wire.ask({ t: 'say', table, text: 'more' }));
  expect(await bela.wire.ask({ t: 'kick', table, seat: 0 })).toMatchObject({ refused: 'not-host' });
  must(await anna.wire.ask({ t: 'kick', table, seat: 1 }));
  expect(await sit(bela, table, 1, invite)).toMatchObject({ refused: 'kicked' });
  expect(await bela.wire.ask({ t: 'join', table, as: null, invite })).toMatchObject({ refused: 'kicked' });
});

test('who is sent away from a game is played for, and another may take over with the invitation', async () => {
  const [anna, bela] = await two();
  const table = await seated([anna, bela]);
  const seat = await follow(anna.wire, table, { as: 0 });
  must(await anna.wire.ask({ t: 'kick', table, seat: 1 }));
  expect(seat.scene().chairs[1]).toMatchObject({ kind: 'human', standIn: 'random' });
  expect(await bela.wire.ask({ t: 'stand-in', table, seat: 1, level: null })).toMatchObject({ refused: 'kicked' });
  const { invite } = (await anna.call('GET', `/api/tables/${table}`)).body;
  const cora = await player(hall.url, 'Cora');
  expect(await sit(cora, table, 1)).toMatchObject({ refused: 'not-invited' });
  expect(await sit(anna, table, 1, invite)).toMatchObject({ refused: 'no-seat' });
  must(await sit(cora, table, 1, invite));
  expect((await follow(cora.wire, table, { as: 1 })).scene().chairs[1]).toMatchObject({ name: 'Cora', standIn: null });
});

test('who gave the seat to a bot can be sent away too', async () => {
  const [anna, bela] = await two();
  const table = await seated([anna, bela]);
  must(await bela.wire.ask({ t: 'stand-in', table, seat: 1, level: 'random' }));
  must(await anna.wire.ask({ t: 'kick', table, seat: 1 }));
  expect(await sit(bela, table, 1)).toMatchObject({ refused: 'kicked' });
});

test('a seat goes to a bot and back', async () => {
  const [anna, bela] = await two();
  const table = await seated([anna, bela]);
  const seat = await follow(bela.wire, table, { as: 1 });
  must(await bela.wire.ask({ t: 'stand-in', table, seat: 1, level: 'random' }));
  await seat.until(({ prompts }) => prompts.some((prompt) => prompt.seat === 1 && prompt.answered));
  must(await sit(bela, table, 1));
  expect(seat.scene().chairs[1]?.standIn).toBe(null);
});

test('only who made the table seats bots, and they may be sent off again', async () => {
  const [anna, bela] = await two();
  const { table } = await made(anna, { listed: true });
  expect(await bela.wire.ask({ t: 'bot', table, seat: 1, level: 'random' })).toMatchObject({ refused: 'not-host' });
  must(await anna.wire.ask({ t: 'bot', table, seat: 1, level: 'random' }));
  expect(await anna.wire.ask({ t: 'bot', table, seat: 0, level: 'archmage' })).toMatchObject({ refused: 'bad-move' });
  must(await anna.wire.ask({ t: 'stand', table, seat: 1 }));
  const { scene } = await follow(anna.wire, table, { as: null });
  expect(scene().chairs.map(({ kind }) => kind)).toEqual(['open', 'open']);
});

test('a rematch is one table, however many ask, and all who sat are invited', async () => {
  const players = await two();
  const [anna, bela] = players;
  const table = await seated(players, { listed: true, options: { lives: 1 } });
  const seats = await Promise.all(players.map(({ wire }, as) => follow(wire, table, { as })));
  const cora = await player(hall.url, 'Cora');
  await follow(cora.wire, table, { as: null });
  expect((await anna.call('POST', `/api/tables/${table}/rematch`)).status).toBe(400);
  await playOn(players, seats as Followed[], { table, most: 400 });
  expect((await cora.call('POST', `/api/tables/${table}/rematch`)).status).toBe(403);
  const [told, watched] = [bela.wire.next('rematch'), cora.wire.next('rematch')];
  const first = (await anna.call('POST', `/api/tables/${table}/rematch`)).body;
  expect(await told).toMatchObject({ table, next: first.table, invite: first.invite });
  expect(await watched).toEqual({ t: 'rematch', table, next: first.table });
  expect((await bela.call('POST', `/api/tables/${table}/rematch`)).body).toEqual(first);
  expect((await bela.call('GET', `/api/tables/${first.table}?invite=${first.invite}`)).body.config).toMatchObject({
    options: { lives: 1 },
  });
});

test('who made a table takes it away before the game', async () => {
  const [anna, bela] = await two();
  const { table } = await made(anna, { listed: true });
  expect((await bela.call('DELETE', `/api/tables/${table}`)).status).toBe(403);
  expect((await anna.call('DELETE', `/api/tables/${table}`)).status).toBe(200);
  expect((await anna.call('GET', `/api/tables/${table}`)).status).toBe(404);
});

test('a table nobody looks at is put away, and is the same when somebody comes', async () => {
  const short = await serve({ idle: 0, beats: { order: 5 } });
  const players = [await player(short.url, 'Anna'), await player(short.url, 'Bela')] as [Player, Player];
  const table = await seated(players);
  const seats = await Promise.all(players.map(({ wire }, as) => follow(wire, table, { as })));
  const [anna, bela] = seats as [Followed, Followed];
  const picks = [anna.prompt()?.choices[0]?.pick as string];
  must(await players[0].wire.ask({ t: 'move', table, seat: 0, picks }));
  const before = await bela.until(({ seq }) => seq === 4);
  for (const { wire } of players) wire.kill();
  await expect.poll(async () => (await players[0].call('GET', '/api/health')).body.tables, { timeout: 30_000 }).toBe(0);
  const wire = await players[1].connect();
  expect((await follow(wire, table, { as: 1 })).scene()).toEqual(before);
  await short.stop();
});

test('so many watch a table, and no more', async () => {
  const strict = await serve({ limits: { spectatorsPerTable: 1 } });
  const anna = await player(strict.url, 'Anna');
  const { table } = await made(anna, { listed: true });
  must(await anna.wire.ask({ t: 'join', table, as: null }));
  const bela = await player(strict.url, 'Bela');
  expect(await bela.wire.ask({ t: 'join', table, as: null })).toMatchObject({ refused: 'too-many' });
  must(await anna.wire.ask({ t: 'leave', table }));
  must(await bela.wire.ask({ t: 'join', table, as: null }));
  await strict.stop();
});

test('tables past their time are gone when the hall opens, and running ones stay', async () => {
  const first = await serve();
  const players = [await player(first.url, 'Anna'), await player(first.url, 'Bela')] as [Player, Player];
  const [anna, bela] = players;
  const done = await seated(players);
  must(await bela.wire.ask({ t: 'resign', table: done, seat: 1 }));
  const { table: waiting } = await made(anna);
  const played = await seated(players);
  await first.stop();
  const second = await serve({ data: first.data, port: first.port, keep: { over: 0, gathering: 0 } });
  await second.logged('swept');
  const { body } = await anna.call('GET', '/api/tables');
  expect((body as TableSummary[]).map(({ table }) => table)).toEqual([played]);
  for (const id of [done, waiting]) expect((await anna.call('GET', `/api/tables/${id}`)).status).toBe(404);
  await second.stop();
});

test('caps hold for tables, bots and spectators of one place', async () => {
  const strict = await serve({ limits: { tablesPerAddress: 2, botsPerAddress: 1, spectatorsPerAddress: 1 } });
  const anna = await player(strict.url, 'Anna');
  const bots = await anna.call('POST', '/api/tables', { game: 'duel', seats: 2, bots: ['random', 'random'] });
  expect(bots).toMatchObject({ status: 429, body: { refused: 'too-many' } });
  const { table } = await made(anna, { listed: true });
  must(await anna.wire.ask({ t: 'join', table, as: null }));
  const bela = await player(strict.url, 'Bela');
  expect(await bela.wire.ask({ t: 'join', table, as: null })).toMatchObject({ refused: 'too-many' });
  must(await anna.wire.ask({ t: 'bot', table, seat: 1, level: 'random' }));
  expect(await anna.wire.ask({ t: 'bot', table, seat: 0, level: 'random' })).toMatchObject({ refused: 'too-many' });
  await made(anna);
  expect((await anna.call('POST', '/api/tables', { game: 'duel', seats: 2 })).status).toBe(429);
  await strict.stop();
});
