// A hall to be measured: forked by `benchHall`, tells its port, its memory and its processor time.

import type { HallOptions } from '../options.js';
import { startHall } from '../start.js';

const endless = { rate: 1e9, burst: 1e9 };
const most = 1e9;
const given = JSON.parse(process.argv[2] ?? '{}') as HallOptions;
const hall = await startHall({
  port: 0,
  limits: {
    messages: endless,
    addressMessages: endless,
    requests: endless,
    files: endless,
    socketsPerAddress: most,
    tablesPerAddress: most,
    guestsPerAddress: most,
    botsPerAddress: most,
  },
  ...given,
});

process.on('message', async (word) => {
  if (word === 'stop') {
    await hall.close();
    process.exit(0);
  }
  if (word === 'spent') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
    return;
  }
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapKB: heapUsed / 1024, rssKB: rss / 1024 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: hall.port });
