// `npm run mutate -- <slug> [--sample N] [--seed S] [--json]`: breaks cited places of a game's code one at a time and says which
// breaks the tests of the cited rules did not notice. Exit 0 fine, 1 below the least rate, 2 wrong words.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ask, root } from './house.mjs';

const usage = 'expected: npm run mutate -- <slug> [--sample N] [--seed S] [--json]';
const words = read();
if (typeof words === 'string') {
  console.error(`${words}; ${usage}`);
  process.exitCode = 2;
} else {
  // What is started must end with this: an interrupt leaves by the door.
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
  process.exitCode = await main(words);
}

function read() {
  const options = { sample: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { sample = '60', seed = '1', json = false } = values;
    if (positionals.length !== 1) return 'one game is broken at a time';
    if (!existsSync(`${root}games/${positionals[0]}/rules.json`)) return `there is no game ${positionals[0]}`;
    if (!/^[1-9]\d*$/.test(sample)) return `--sample takes a number from 1, not ${sample}`;
    return { slug: positionals[0], sample: Number(sample), seed, json };
  } catch (error) {
    return error.message;
  }
}

async function main({ slug, sample, seed, json }) {
  const built = ask('tsc', '-b', 'packages/testkit');
  if (built.code !== 0) {
    console.error(built.out || built.err);
    return 1;
  }
  const { leastRate, mutate } = await import('@questhall/testkit/cites');
  const watch = json ? undefined : (done, of) => console.error(`${done} of ${of}`);
  try {
    const report = await mutate({ slug, root, sample, seed, watch });
    console.log(json ? JSON.stringify(report, null, 2) : told(report));
    return report.rate < leastRate ? 1 : 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

function told({ game, sample, killed, rate, survivors }) {
  const lines = survivors.map(
    ({ id, file, line, mutation, tests }) => `${file}:${line}  ${id}  ${mutation}\n  ${tests.join('\n  ')}`,
  );
  return [...lines, `${game}: ${killed} of ${sample} broken places were noticed (${Math.round(rate * 100)} %)`].join(
    '\n',
  );
}
