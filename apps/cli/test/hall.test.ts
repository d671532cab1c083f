import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { FLAGS } from '@questhall/hall';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, document, questhall, scratch } from './questhall.js';

const data = scratch('hall');
const logs: string[] = [];
let [url, cookie] = ['', ''];
let stop: () => Promise<number | null> = async () => null;

beforeAll(async () => {
  const hall = spawn(bin, ['serve', '--port', '0', '--data', data, '--log', 'debug']);
  const ended = new Promise<number | null>((done) => hall.on('exit', done));
  createInterface({ input: hall.stderr }).on('line', (line) => logs.push(line));
  const told = await new Promise<string>((opened) => createInterface({ input: hall.stdout }).once('line', opened));
  url = told.replace(/^Questhall is open at /, '');
  stop = () => {
    hall.kill('SIGTERM');
    return ended;
  };
});
afterAll(() => stop());

async function call(method: string, path: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', Connection: 'close', cookie };
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

test('node runs a hall that is served as it runs one that is measured', () => {
  expect(readFileSync(bin, 'utf8').split('\n')[0]).toBe(`#!/usr/bin/env -S node ${FLAGS.join(' ')}`);
});

test('a hall that is served says that it is well', async () => {
  expect(await call('GET', '/api/health')).toMatchObject({ status: 200, body: { ok: true, tables: 0, sockets: 0 } });
});

test('a second hall at the same port says so, and is gone', () => {
  const { port } = new URL(url);
  const { code, err } = questhall('serve', '--port', port, '--data', scratch('second'), '--log', 'error');
  expect(code).toBe(1);
  expect(err).toContain(`somebody listens at port ${port} already; choose another one with --port`);
});

test('a forgotten password is replaced by command while the hall is open', async () => {
  await call('POST', '/api/account', { name: 'Maren', password: 'correct horse' });
  const { password } = document('reset-password', 'Maren', '--data', data);
  expect((await call('GET', '/api/me')).status).toBe(401);
  expect((await call('POST', '/api/login', { name: 'Maren', password: 'correct horse' })).status).toBe(403);
  expect((await call('POST', '/api/login', { name: 'Maren', password })).status).toBe(200);
  expect(questhall('reset-password', 'Nobody', '--data', data)).toMatchObject({ code: 1 });
});

test('a copy is taken and put back by command while the hall is open', async () => {
  const table = { game: 'wizards-quest', seats: 2 };
  const before = (await call('POST', '/api/tables', table)).body.table;
  const { file } = document('backup', scratch('copies'), '--data', data);
  const after = (await call('POST', '/api/tables', table)).body.table;
  expect(document('restore', file, '--data', data).before).toContain('before-restore-');
  expect((await call('GET', `/api/tables/${before}`)).status).toBe(200);
  expect((await call('GET', `/api/tables/${after}`)).status).toBe(404);
});

test('what it logs is JSON and has no secrets; it closes when it is told to', async () => {
  const invite = (await call('POST', '/api/tables', { game: 'wizards-quest', seats: 2 })).body.invite;
  expect(await stop()).toBe(0);
  const whats = logs.map((line) => (JSON.parse(line) as { what: string }).what);
  expect(whats).toContain('open');
  expect(whats.at(-1)).toBe('closed');
  for (const secret of [invite, cookie.split('=')[1], 'correct horse', 'Maren'])
    expect(logs.join()).not.toContain(secret);
});
