import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import './hall.js';

const script = fileURLToPath(new URL('../scripts/kill9.mjs', import.meta.url));

// The long version, 50 rounds with 24 tables, is `npm run kill -w @questhall/hall`.
test('kill -9 under load, in a snapshot, a migration and a backup: nothing acknowledged is lost or done twice', async () => {
  const child = spawn(process.execPath, [script, '--rounds', '4', '--tables', '5'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  child.stdout.on('data', (part) => {
    told += part;
  });
  const code = await new Promise((done) => child.on('exit', done));
  expect(JSON.parse(told)).toMatchObject({
    rounds: 4,
    kinds: { load: 1, snapshot: 1, migration: 1, backup: 1 },
    lost: 0,
    duplicated: 0,
    misplaced: 0,
    denied: 0,
    unloaded: 0,
    unlike: 0,
    gaps: 0,
    badCopies: 0,
  });
  expect(code).toBe(0);
}, 240_000);
