// `npm run hostile -w @questhall/hall [-- --seconds 3]`: honest people play while strangers from another address do
// what they can, one kind of mischief after the other. Prints as JSON what each kind met, and how long honest picks took
// meanwhile; fails if the hall logs a fault, answers a stranger with anything but refusals, or stops answering. Needs
// `npm run build`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pair } from '../dist/bench/pair.js';
import { hallIn } from './hostile/hall.mjs';
import { attack, KINDS } from './hostile/strangers.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string' }, tables: { type: 'string' } } });
const milliseconds = Number(values.seconds ?? 3) * 1000;
const data = mkdtempSync(join(tmpdir(), 'questhall-hostile-'));
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

const hall = await hallIn(data);
const pairs = await Promise.all(
  Array.from({ length: Number(values.tables ?? 8) }, () => pair(hall.url, 'wizards-quest')),
);
let times = [];
for (const one of pairs) one.play((ms) => times.push(ms), 60);
await wait(2000);

const report = { calm: await during(null) };
for (const name of KINDS) {
  report[name] = await during(name);
  await wait(300);
}
report.after = await during(null);
for (const one of pairs) one.close();
const faults = hall.logs.filter(({ level }) => level === 'error');
const isWell = (await fetch(`${hall.url}/api/health`)).ok;
await hall.stop();
rmSync(data, { recursive: true, force: true });
const granted = Object.values(report).reduce((n, { granted: g = 0 }) => n + g, 0);
console.log(JSON.stringify({ ...report, faults, granted, isWell }, null, 2));
process.exitCode = faults.length === 0 && granted === 0 && isWell ? 0 : 1;

async function during(name) {
  const strangers = name ? attack(name, hall.url, milliseconds) : null;
  await strangers?.begun;
  times = [];
  await wait(milliseconds);
  const met = await strangers?.met;
  const sorted = times.sort((a, b) => a - b);
  const at = (share) => Number((sorted[Math.floor(share * sorted.length)] ?? Number.NaN).toFixed(1));
  return { picks: sorted.length, p50: at(0.5), p99: at(0.99), ...met };
}
