// A hall with the bench games, forked by `driver.mjs` and by measures: tells its port, its memory and its processor time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHall } from '@questhall/hall';

const data = mkdtempSync(join(tmpdir(), 'questhall-bench-'));
const endless = { rate: 1e9, burst: 1e9 };
const many = 1e9;
const hall = await startHall({
  port: 0,
  data,
  durable: process.env.HALL_DURABLE !== '0',
  games: [new URL('./dist/index.js', import.meta.url).href],
  limits: {
    messages: endless,
    addressMessages: endless,
    requests: endless,
    socketsPerAddress: many,
    tablesPerAddress: many,
    guestsPerAddress: many,
    botsPerAddress: many,
  },
});

process.on('message', (word) => {
  const { user, system } = process.cpuUsage();
  const cpu = (user + system) / 1000;
  if (word === 'cpu') process.send({ cpu });
  if (word === 'stats') {
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send({ stats: { heapMB: heapUsed / 2 ** 20, rssMB: rss / 2 ** 20, cpuMs: cpu } });
  }
  if (word === 'stop') end();
});
process.on('disconnect', end);
process.send({ ready: true, port: hall.port });

function end() {
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
}
