import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { visitor } from '../src/bench/visitor.js';
import { must, type Player, type Process, player, seated, serve } from './hall.js';
import { follow } from './sitting.js';

let hall: Process;
let table: string;
let anna: Player;
beforeAll(async () => {
  hall = await serve();
  anna = await player(hall.url, 'Anna');
  table = await seated([anna, await player(hall.url, 'Bela')]);
});

/** The hall answers others as if nothing had happened. */
async function isWell(): Promise<void> {
  must(await anna.wire.ask({ t: 'ping' }));
  expect((await anna.call('GET', '/api/health')).body).toMatchObject({ ok: true });
  expect(hall.logs.filter(({ level }) => level === 'error')).toEqual([]);
}

const NONSENSE: unknown[] = [
  null,
  0,
  '',
  [],
  {},
  { t: 'move' },
  { t: 'toString', id: 'x' },
  { t: '__proto__', id: 'x' },
  { t: 'ping', id: 5 },
  { t: 'ping', id: 'x', more: 1 },
  { t: 'join', id: 'x', table: '../../etc/passwd', as: 0 },
  { t: 'join', id: 'x', table: 't', as: 99 },
  { t: 'join', id: 'x', table: 't', as: 0, since: -1 },
  { t: 'join', id: 'x', table: 't', as: 0, since: 1.5 },
  { t: 'move', id: 'x', table: 't', seat: 0, picks: [] },
  { t: 'move', id: 'x', table: 't', seat: 0.5, picks: ['a'] },
  { t: 'move', id: 'x', table: 't', seat: '0', picks: ['a'] },
  { t: 'move', id: 'x', table: 't', seat: 0, picks: [{}] },
  { t: 'move', id: 'x', table: 't', seat: 0, picks: new Array(101).fill('a') },
  { t: 'sit', id: 'x', table: 't', seat: 0, name: '\u0000', nonce: 'f'.repeat(32) },
  { t: 'sit', id: 'x', table: 't', seat: 0, name: 'a', nonce: "'; drop table entries; --" },
  { t: 'say', id: 'x', table: 't', text: 'x'.repeat(501) },
  { t: 'orders', id: 'x', table: 't', seat: 0, orders: [{ ask: '*', pick: 'pass', until: 'doomsday' }] },
  { t: 'move', id: 'x', table: 't', seat: 0, picks: ['a'], constructor: { prototype: 1 } },
];

test('messages of a wrong form get a refusal that says what is wrong, and no trace of our insides', async () => {
  const wire = await anna.connect();
  for (const message of NONSENSE) {
    const no = wire.next('no');
    wire.send(JSON.stringify(message));
    expect(await no).toMatchObject({ refused: 'bad-message', why: expect.stringMatching(/^[^\n]{3,200}$/) });
    expect(wire.heard.at(-1)).not.toMatch(/\bat .*\.[jt]s|node_modules|Error:/);
  }
  await isWell();
});

test('frames of chance do no harm', async () => {
  for (let n = 0; n < 30; n++) {
    const wire = await anna.connect();
    const noise = randomBytes(1 + ((n * 37) % 900));
    const no = Promise.race([wire.next('no'), wire.closed]);
    wire.send(n % 2 ? noise : noise.toString('latin1'));
    await no;
    wire.kill();
  }
  await isWell();
});

test('a valid message with one byte wrong is refused or does what it says', async () => {
  const wire = await anna.connect();
  const whole = JSON.stringify({ t: 'join', id: 'x', table, as: 0 });
  for (let at = 0; at < whole.length; at++) {
    const answered = Promise.race([wire.next('no'), wire.next('ok'), wire.next('scene')]);
    wire.send(`${whole.slice(0, at)}~${whole.slice(at + 1)}`);
    await answered;
  }
  wire.close();
  await isWell();
});

test('frames that break the protocol close that socket alone', async () => {
  const raw = connect(hall.port, '127.0.0.1');
  raw.on('error', () => {});
  const head = `GET /socket HTTP/1.1\r\nHost: 127.0.0.1:${hall.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`;
  raw.write(`${head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
  await new Promise((done) => raw.once('data', done));
  const closed = new Promise((done) => raw.on('close', done));
  // Unmasked, reserved bits, an opcode nobody knows.
  raw.write(Buffer.from([0xff, 0x05, 1, 2, 3, 4, 5]));
  await closed;
  await isWell();
});

test('a message that is too long closes the socket', async () => {
  const wire = await anna.connect();
  wire.send(JSON.stringify({ t: 'say', id: 'x', table, text: 'x'.repeat(200_000) }));
  expect(await wire.closed).toBe(1009);
  await isWell();
});

test('a flood is refused, then cut off, and others do not notice', async () => {
  const strict = await serve({ limits: { messages: { rate: 20, burst: 40 } } });
  const [flooder, other] = [await player(strict.url, 'Flood'), await player(strict.url, 'Other')];
  for (let n = 0; n < 400; n++) flooder.wire.send('{"t":"ping","id":"x"}');
  for (let n = 0; n < 10; n++) must(await other.wire.ask({ t: 'ping' }));
  expect(await flooder.wire.closed).toBe(1008);
  expect(flooder.wire.heard.some((text) => text.includes('too-fast'))).toBe(true);
  await strict.stop();
});

test('many sockets of one place have one measure together', async () => {
  const strict = await serve({ limits: { addressMessages: { rate: 0.001, burst: 6 } } });
  const wires = [await visitor(strict.url).connect(), await visitor(strict.url).connect()] as const;
  for (let n = 0; n < 3; n++) for (const wire of wires) must(await wire.ask({ t: 'ping' }));
  const no = wires[1].next('no');
  wires[1].send('{"t":"ping","id":"x"}');
  expect(await no).toMatchObject({ refused: 'too-fast' });
  await strict.stop();
});

test('so many sockets from one place, and no more', async () => {
  const strict = await serve({ limits: { socketsPerAddress: 3 } });
  const wires = [];
  for (let n = 0; n < 3; n++) wires.push(await visitor(strict.url).connect());
  await expect(visitor(strict.url).connect()).rejects.toThrow('429');
  wires[0]?.close();
  await wires[0]?.closed;
  await expect
    .poll(() =>
      visitor(strict.url)
        .connect()
        .then(
          () => true,
          () => false,
        ),
    )
    .toBe(true);
  await strict.stop();
});

test('requests are counted by address, and a proxy is believed only if it is ours', async () => {
  const strict = await serve({ limits: { requests: { rate: 0.001, burst: 3 } }, trustProxy: true });
  const from = (address: string) =>
    fetch(`${strict.url}/api/games`, { headers: { 'X-Forwarded-For': address } }).then(({ status }) => status);
  for (let n = 0; n < 3; n++) expect(await from('192.0.2.1')).toBe(200);
  expect(await from('192.0.2.1')).toBe(429);
  expect(await from('198.51.100.1, 192.0.2.1')).toBe(429);
  expect(await from('192.0.2.2')).toBe(200);
  await strict.stop();
  const plain = await serve({ limits: { requests: { rate: 0.001, burst: 1 } } });
  const forged = (n: number) =>
    fetch(`${plain.url}/api/games`, { headers: { 'X-Forwarded-For': `192.0.2.${n}` } }).then(({ status }) => status);
  expect([await forged(1), await forged(2)]).toEqual([200, 429]);
  await plain.stop();
});

test('files of the screen are counted apart from what is asked of the hall', async () => {
  const once = { rate: 0.001, burst: 1 };
  const strict = await serve({ limits: { requests: once, files: { rate: 0.001, burst: 2 } } });
  const get = (path: string) => fetch(`${strict.url}${path}`).then(({ status }) => status);
  expect([await get('/api/games'), await get('/api/games')]).toEqual([200, 429]);
  const pages = [await get('/'), await get('/tables'), await get('/')];
  expect(pages.map((status) => status === 429)).toEqual([false, false, true]);
  await strict.stop();
});

test('nobody gets a seat by saying so', async () => {
  const mallory = await player(hall.url, 'Mallory');
  const { invite } = (await anna.call('GET', `/api/tables/${table}`)).body;
  const forged = { table, seat: 0 };
  const asked = [
    { t: 'join', table, as: 0, invite } as const,
    { t: 'move', ...forged, picks: ['0'] } as const,
    { t: 'undo', ...forged } as const,
    { t: 'resign', ...forged } as const,
    { t: 'pause', ...forged } as const,
    { t: 'stand-in', ...forged, level: 'random' } as const,
    { t: 'orders', ...forged, orders: [] } as const,
    { t: 'offer', ...forged, kind: 'end', to: 0 } as const,
    { t: 'sit', ...forged, name: 'Anna', nonce: 'f'.repeat(32), invite } as const,
    { t: 'kick', ...forged } as const,
    { t: 'begin', table } as const,
  ];
  for (const message of asked) expect(await mallory.wire.ask(message as never)).toMatchObject({ t: 'no' });
  const guess = visitor(hall.url, `questhall=${randomBytes(32).toString('base64url')}`);
  expect((await guess.call('GET', '/api/me')).status).toBe(401);
  const { scene } = await follow(anna.wire, table, { as: 0 });
  expect(scene().seq).toBe(3);
  await isWell();
});

test('what the machines of the house do, no message can ask for', async () => {
  const wire = await anna.connect();
  for (const t of ['flag', 'wake', 'seat-bot', 'unseat']) {
    const no = wire.next('no');
    wire.send(JSON.stringify({ t, id: 'x', table, seat: 0, away: 1e9, level: 'random' }));
    expect(await no).toMatchObject({ refused: 'bad-message' });
  }
  const by = wire.next('no');
  wire.send(JSON.stringify({ t: 'move', id: 'y', table, seat: 1, picks: ['0'], by: 'bot' }));
  expect(await by).toMatchObject({ refused: 'bad-message' });
});

test('pages of other sites can neither open a socket nor change anything', async () => {
  await expect(anna.connect({ Origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(anna.connect({ Origin: 'null' })).rejects.toThrow('403');
  const post = (headers: Record<string, string>, path = '/api/me') =>
    fetch(hall.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: anna.cookie as string, ...headers },
      body: '{"name":"Eve"}',
    }).then(({ status }) => status);
  expect(await post({ Origin: 'https://evil.example' })).toBe(403);
  expect(await post({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await post({ Origin: hall.url })).toBe(200);
  expect(await post({ Origin: hall.url, 'Content-Type': 'text/plain' })).toBe(400);
  must(await (await anna.connect({ Origin: hall.url })).ask({ t: 'ping' }));
  anna.wire = await anna.connect();
});

test('paths lead nowhere but to our own files', async () => {
  const raw = (path: string) =>
    new Promise<string>((done) => {
      const socket = connect(hall.port, '127.0.0.1');
      let text = '';
      socket.on('data', (part) => {
        text += part;
      });
      socket.on('close', () => done(text));
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
  for (const path of [
    '/../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cquesthall.db',
    '/questhall.db',
    '/api/tables/..%2f..%2fetc%2fpasswd',
    '/%00',
    '/%',
    '//etc/passwd',
  ])
    expect(await raw(path)).not.toMatch(/root:|SQLite/);
  expect(await raw('nonsense')).toMatch(/^HTTP\/1.1 400/);
  await isWell();
});

test('bodies that are too long, no JSON, or of a wrong form are refused', async () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${hall.url}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': type, Cookie: anna.cookie as string },
      body,
    });
  for (const body of ['{', '[]', '{"game":1}', '{"game":"duel","seats":99}', '{"game":"chess","seats":2}'])
    expect(await (await post(body)).json()).toMatchObject({ why: expect.any(String) });
  expect((await post(JSON.stringify({ name: 'x'.repeat(100_000) }))).status).toBe(400);
  expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(400);
  expect((await fetch(`${hall.url}/api/nothing`)).status).toBe(404);
  await isWell();
});

test('nothing that proves a person, invites or decides dice is ever logged', async () => {
  const { invite } = (await anna.call('GET', `/api/tables/${table}`)).body;
  const logged = JSON.stringify(hall.logs);
  for (const secret of [invite, anna.cookie?.split('=')[1], 'Anna', 'Mallory']) expect(logged).not.toContain(secret);
});
