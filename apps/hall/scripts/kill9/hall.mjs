// Halls as processes that can be killed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openBase } from '../../dist/store/base.js';
import { migrate } from '../../dist/store/migrate.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const games = [new URL('../../../../packages/bench-games/dist/index.js', import.meta.url).href];
const endless = { rate: 1e9, burst: 1e9 };
const limits = {
  messages: endless,
  addressMessages: endless,
  requests: endless,
  socketsPerAddress: 1e9,
  tablesPerAddress: 1e9,
  guestsPerAddress: 1e9,
};

/** A hall in a folder, as soon as it is open, or as soon as it logs a certain word. */
export async function hallIn(data, port = 0, until = 'open') {
  const options = { data, port, games, limits, snapshotEvery: 12, idle: 3000 };
  const child = spawn(process.execPath, [here('../../test/serve.mjs'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Once all it said is read.
  const exited = new Promise((done) => child.on('close', done));
  const hearers = new Set();
  const lines = createInterface({ input: child.stdout });
  let at = port;
  let isOpen = false;
  let snapshots = 0;
  const logged = (what) =>
    new Promise((done) => {
      const hear = (line) => {
        if (line.what !== what) return;
        hearers.delete(hear);
        done();
      };
      hearers.add(hear);
    });
  lines.on('line', (text) => {
    const line = JSON.parse(text);
    if (line.what === 'open') {
      isOpen = true;
      at = line.port;
    }
    if (line.what === 'snapshot') snapshots += 1;
    if (line.what === 'snapshot stored') snapshots -= 1;
    if (line.level === 'error') process.stderr.write(`${text}\n`);
    for (const hear of hearers) hear(line);
  });
  await Promise.race([
    logged(until),
    exited.then((code) => {
      throw new Error(`the hall ended with ${code}`);
    }),
  ]);
  return {
    get port() {
      return at;
    },
    url: `http://127.0.0.1:${at}`,
    logged,
    isOpen: () => isOpen,
    /** How many are under way. */
    snapshots: () => snapshots,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Back to an older form, as if an older version had run until now. */
export async function stepDown(data) {
  const base = openBase(join(data, 'questhall.db'));
  await migrate(base.db, '001-tables');
  base.raw.close();
}

/** A backup that is under way. */
export async function backingUp(data, folder) {
  const script = `import { backup } from ${JSON.stringify(new URL('../../dist/index.js', import.meta.url).href)};
    process.stdout.write('begun\\n'); await backup(${JSON.stringify(data)}, ${JSON.stringify(folder)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done) => child.stdout.once('data', done));
  await new Promise((done) => setTimeout(done, Math.random() * 25));
  return child;
}
