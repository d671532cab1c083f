// `npm run kill -w @questhall/hall [-- --rounds 50 --tables 24]`: kill -9 at random moments under load, also during
// snapshots, migrations and backups. Clients keep their own list of what was acknowledged and send again, by id, what
// was not. Prints what happened as JSON; fails if an acknowledged pick is lost, one is done twice, one that is stored was
// refused in the end, or a table does not load or loads as another than its whole story tells. `hits` counts the kills that
// struck while the snapshot, the migration or the backup was still under way. Needs `npm run build`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from './kill9/check.mjs';
import { crowd } from './kill9/crowd.mjs';
import { backingUp, hallIn, stepDown } from './kill9/hall.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, tables: { type: 'string' }, port: { type: 'string' } },
});
const rounds = Number(values.rounds ?? 50);
const tables = Number(values.tables ?? 24);
const KINDS = ['load', 'snapshot', 'migration', 'backup', 'load', 'load'];
const data = mkdtempSync(join(tmpdir(), 'questhall-kill9-'));
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const count = { rounds: 0, inFlight: 0, picksInFlight: 0, kinds: {}, hits: {} };

let hall = await hallIn(data);
const people = crowd(hall.url, tables);
await people.seated();

for (let round = 0; round < rounds; round++) {
  const kind = KINDS[round % KINDS.length];
  const from = people.acknowledged();
  while (people.acknowledged() < from + tables) await wait(20);
  await wait(Math.random() * 300);
  await moment(kind);
  const flying = people.inFlight();
  await hall.kill();
  if (kind === 'snapshot' && hall.snapshots() > 0) hit(kind);
  count.rounds += 1;
  if (flying > 0) count.inFlight += 1;
  count.picksInFlight += flying;
  count.kinds[kind] = (count.kinds[kind] ?? 0) + 1;
  if (kind === 'migration') await killedWhileMigrating();
  hall = await hallIn(data, hall.port);
  await people.back();
  process.stderr.write(
    `${round + 1}/${rounds} ${kind}: ${flying} picks in flight, ${people.acknowledged()} acknowledged\n`,
  );
}

people.finish();
while (people.inFlight() > 0) await wait(20);
const story = await people.story();
await hall.stop();
const found = await check(data, story);
people.close();
rmSync(data, { recursive: true, force: true });
const report = { ...count, tables: story.length, acknowledged: people.acknowledged(), ...found };
console.log(JSON.stringify(report, null, 2));
const { entries: _, copies: __, ...faults } = found;
const bad = Object.values(faults).reduce((sum, n) => sum + n, 0);
process.exitCode = bad === 0 && count.inFlight >= Math.floor(rounds * 0.9) ? 0 : 1;

/** Wait for the moment at which this kind of kill strikes. */
async function moment(kind) {
  if (kind === 'snapshot') await hall.logged('snapshot');
  if (kind === 'backup') {
    const backup = await backingUp(data, join(data, 'copies'));
    // Sometimes the copy is killed as well, and must leave nothing that looks whole.
    if (Math.random() < 0.5) backup.kill('SIGKILL');
    if (backup.exitCode === null) hit(kind);
  }
}

/** An older form of the database, a hall that brings it up, and a kill in the midst of it. */
async function killedWhileMigrating() {
  await stepDown(data);
  const migrating = await hallIn(data, hall.port, 'migrating');
  await wait(Math.random() * 12);
  if (!migrating.isOpen()) hit('migration');
  await migrating.kill();
}

function hit(kind) {
  count.hits[kind] = (count.hits[kind] ?? 0) + 1;
}
