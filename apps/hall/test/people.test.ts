import { beforeAll, expect, test } from 'vitest';
import { freshNonce, guest, visitor } from '../src/bench/visitor.js';
import { resetPassword } from '../src/people/reset.js';
import { made, must, type Process, player, seated, serve } from './hall.js';
import { follow } from './sitting.js';

let hall: Process;
beforeAll(async () => {
  hall = await serve();
});

const PASSWORD = 'correct horse';
let n = 0;
const fresh = (name: string) => `${name} ${n++}`;

test('a name is enough to be known, by a cookie that no script can read', async () => {
  const anna = visitor(hall.url);
  expect((await anna.call('GET', '/api/me')).status).toBe(401);
  const { body, headers } = await anna.call('POST', '/api/me', { name: ' Anna ' });
  expect(body).toMatchObject({ name: 'Anna', account: false });
  expect(headers.get('set-cookie')).toMatch(/^questhall=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  expect((await anna.call('GET', '/api/me')).body).toEqual(body);
  expect((await anna.call('POST', '/api/me', { name: 'Anne' })).body).toEqual({ ...body, name: 'Anne' });
});

test('behind TLS the cookie is Secure, for this host alone', async () => {
  const secure = await serve({ publicUrl: 'https://play.example.org', trustProxy: true });
  const answer = await fetch(`${secure.url}/api/me`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://play.example.org' },
    body: '{"name":"Anna"}',
  });
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-questhall=.+; HttpOnly; SameSite=Lax; .*Secure$/);
  expect(answer.headers.get('strict-transport-security')).toMatch(/max-age/);
  await secure.stop();
});

test('an account keeps the tables across devices', async () => {
  const name = fresh('Anna');
  const anna = await player(hall.url, name);
  const table = await seated([anna, await player(hall.url, 'Bela')]);
  expect((await anna.call('POST', '/api/account', { name, password: PASSWORD })).body).toMatchObject({ account: true });
  const phone = visitor(hall.url);
  expect((await phone.call('POST', '/api/login', { name: name.toUpperCase(), password: PASSWORD })).status).toBe(200);
  const { body } = await phone.call('GET', '/api/tables');
  expect(body.map((row: { table: string; seat: number }) => [row.table, row.seat])).toEqual([[table, 0]]);
  const wire = await phone.connect();
  expect((await follow(wire, table, { as: 0 })).prompt()).toBeDefined();
});

test('a guest who logs in takes the seats along', async () => {
  const name = fresh('Anna');
  await (await guest(hall.url, name)).call('POST', '/api/account', { name, password: PASSWORD });
  const anna = await player(hall.url, 'Annie');
  const table = await seated([anna, await player(hall.url, 'Bela')]);
  await anna.call('POST', '/api/login', { name, password: PASSWORD });
  expect(await anna.wire.closed).toBe(4001);
  anna.wire = await anna.connect();
  const seat = await follow(anna.wire, table, { as: 0 });
  const picks = [seat.prompt()?.choices[0]?.pick as string];
  must(await anna.wire.ask({ t: 'move', table, seat: 0, picks }));
});

test('a name is taken once, and a wrong password says nothing about the name', async () => {
  const name = fresh('Anna');
  await (await guest(hall.url, name)).call('POST', '/api/account', { name, password: PASSWORD });
  const other = await visitor(hall.url).call('POST', '/api/account', { name: `${name}  `, password: PASSWORD });
  expect(other).toMatchObject({ status: 400, body: { why: 'that name is taken' } });
  const wrong = await visitor(hall.url).call('POST', '/api/login', { name, password: 'wrong horse' });
  const nobody = await visitor(hall.url).call('POST', '/api/login', { name: fresh('Nobody'), password: 'wrong horse' });
  expect(wrong.body).toEqual(nobody.body);
});

test('too many wrong passwords, and even the right one must wait', async () => {
  const strict = await serve({ limits: { failuresPerName: 3 } });
  const name = 'Anna';
  await (await guest(strict.url, name)).call('POST', '/api/account', { name, password: PASSWORD });
  for (let tries = 0; tries < 3; tries++)
    await visitor(strict.url).call('POST', '/api/login', { name, password: 'wrong horse' });
  const right = await visitor(strict.url).call('POST', '/api/login', { name, password: PASSWORD });
  expect(right).toMatchObject({ status: 429, body: { refused: 'too-fast' } });
  await strict.stop();
});

test('too many wrong codes from one place, and even a right one must wait', async () => {
  const strict = await serve({ limits: { failuresPerAddress: 2 } });
  const { code } = (await (await guest(strict.url, 'Anna')).call('POST', '/api/device-code')).body;
  const use = (given: string) => visitor(strict.url).call('POST', '/api/device-code/use', { code: given });
  for (const wrong of ['AAAA-AAAA', 'BBBB-BBBB']) expect((await use(wrong)).status).toBe(403);
  expect((await use(code)).status).toBe(429);
  await strict.stop();
});

test('who logs out is nobody: the old cookie and the open socket are worth nothing', async () => {
  const anna = await player(hall.url, 'Anna');
  const old = anna.cookie as string;
  await anna.call('POST', '/api/logout');
  expect(await anna.wire.closed).toBe(4001);
  expect((await visitor(hall.url, old).call('GET', '/api/me')).status).toBe(401);
});

test('a new password ends the other sessions', async () => {
  const name = fresh('Anna');
  const anna = await guest(hall.url, name);
  await anna.call('POST', '/api/account', { name, password: PASSWORD });
  const phone = visitor(hall.url);
  await phone.call('POST', '/api/login', { name, password: PASSWORD });
  const bad = await anna.call('POST', '/api/account/password', { password: 'wrong horse', next: 'battery staple' });
  expect(bad.status).toBe(403);
  await anna.call('POST', '/api/account/password', { password: PASSWORD, next: 'battery staple' });
  expect((await anna.call('GET', '/api/me')).status).toBe(200);
  expect((await phone.call('GET', '/api/me')).status).toBe(401);
  expect((await phone.call('POST', '/api/login', { name, password: 'battery staple' })).status).toBe(200);
});

test('who runs the hall gives an account a new password while it is open', async () => {
  const name = fresh('Anna');
  const anna = await guest(hall.url, name);
  await anna.call('POST', '/api/account', { name, password: PASSWORD });
  const wire = await anna.connect();
  const password = await resetPassword(hall.data, name);
  expect(await wire.closed).toBe(4001);
  expect((await anna.call('GET', '/api/me')).status).toBe(401);
  expect((await anna.call('POST', '/api/login', { name, password })).status).toBe(200);
  expect(await resetPassword(hall.data, 'Nobody at all')).toBe(null);
});

test('a code takes a guest with the seats to another device, once', async () => {
  const anna = await player(hall.url, 'Anna');
  const table = await seated([anna, await player(hall.url, 'Bela')]);
  const { body } = await anna.call('POST', '/api/device-code');
  expect(body.code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  const phone = visitor(hall.url);
  const used = await phone.call('POST', '/api/device-code/use', { code: body.code.replace('-', '') });
  expect(used.body).toEqual((await anna.call('GET', '/api/me')).body);
  const seat = await follow(await phone.connect(), table, { as: 0 });
  expect(seat.prompt()?.choices.length).toBeGreaterThan(0);
  const second = await visitor(hall.url).call('POST', '/api/device-code/use', { code: body.code });
  expect(second.status).toBe(403);
});

test('a person can take everything along, and be forgotten', async () => {
  const name = fresh('Anna');
  const anna = await player(hall.url, name);
  const bela = await player(hall.url, 'Bela');
  await anna.call('POST', '/api/account', { name, password: PASSWORD });
  anna.wire = await anna.connect();
  const table = await seated([anna, bela]);
  const seat = await follow(bela.wire, table, { as: 1 });
  await follow(anna.wire, table, { as: 0 });
  must(await anna.wire.ask({ t: 'say', table, text: 'good luck' }));
  const tale = (await anna.call('GET', '/api/account/export')).body;
  expect(tale).toMatchObject({ name, tables: [{ table, seat: 0 }], chat: [{ table, text: 'good luck' }] });
  expect(JSON.stringify(tale)).not.toMatch(/argon2|hash/);
  expect((await anna.call('DELETE', '/api/account', {})).status).toBe(403);
  expect((await anna.call('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);
  expect((await anna.call('GET', '/api/me')).status).toBe(401);
  const { chairs } = await seat.until((scene) => scene.chairs[0]?.standIn !== null);
  expect(chairs[0]?.kind).toBe('human');
  const again = await follow(await bela.connect(), table, { as: 1 });
  expect(again.scene().chairs[0]?.name).toBe('departed');
  expect((await visitor(hall.url).call('POST', '/api/login', { name, password: PASSWORD })).status).toBe(403);
});

test('newcomers from one place are counted', async () => {
  const strict = await serve({ limits: { guestsPerAddress: 2 } });
  await guest(strict.url, 'Anna');
  await guest(strict.url, 'Bela');
  await expect(guest(strict.url, 'Cora')).rejects.toThrow('too many newcomers');
  await strict.stop();
});

test('nobody without a name sits down', async () => {
  const anna = await player(hall.url, 'Anna');
  const { table } = await made(anna, { listed: true });
  const wire = await visitor(hall.url).connect();
  const sit = await wire.ask({ t: 'sit', table, seat: 0, name: 'Ghost', nonce: freshNonce() });
  expect(sit).toMatchObject({ t: 'no', refused: 'who-are-you' });
});
