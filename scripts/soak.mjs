// npm run soak -- [game] [--games N] [--laws N]: thousands of random games for every number of seats and every option.
// npm run soak -- secrecy [--games N] [--seed S]: a thousand random games through the table, beside worlds in which
// something hidden is otherwise: nobody may receive a byte that differs.
import { parseArgs } from 'node:util';
import { ask, install, run } from './house.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    laws: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'soak' },
  },
});

/** Every table to play: each number of seats; each choice of each option that is not the usual one; all switches on. */
function tables({ game, seats, options }) {
  const plain = [];
  for (let n = seats.min; n <= seats.max; n++) plain.push({ game, seats: n, options: {} });
  const changed = options.flatMap(({ id, choices, default: given }) =>
    choices.filter((choice) => choice !== given).map((choice) => ({ [id]: choice })),
  );
  const switches = options.filter(({ choices, default: given }) => given === false && choices.includes(true));
  if (switches.length > 1) changed.push(Object.fromEntries(switches.map(({ id }) => [id, true])));
  return [...plain, ...changed.flatMap((choice) => numbers(seats).map((n) => ({ game, seats: n, options: choice })))];
}

/** How many sit where an option is changed: a few numbers if many or one alone can sit there, else the usual one. */
function numbers({ min, max }) {
  if (min === 1) return [1, 4, max];
  return max > 6 ? [min, 4, 6, max] : [Math.min(Math.max(4, min), max)];
}

function questhall(...words) {
  const { out, err } = ask('questhall', ...words);
  if (!out) throw new Error(err || `questhall ${words.join(' ')} said nothing`);
  return JSON.parse(out);
}

function soak({ game, seats, options }) {
  const words = ['--games', values.games ?? '2000', '--laws', values.laws, '--seed', values.seed, '--json'];
  const bots = new Array(seats).fill('random').join(',');
  const report = questhall('simulate', game, '--seats', bots, '--options', JSON.stringify(options), ...words);
  const good = report.violations === 0 && report.finished === report.games;
  const what = `${game} for ${seats} ${JSON.stringify(options)}`;
  const told = `${report.finished}/${report.games} finished, ${report.decisions} decisions, ${report.checks} checks, ${report.violations} violations`;
  console.log(`${good ? 'good' : 'BAD '} ${what}: ${told}`);
  for (const violation of report.violationList ?? []) console.log(violation.story ?? violation.why);
  return good;
}

/** The test of secrecy, with many more games than `npm test` has time for. */
function soakSecrecy() {
  process.env.SECRECY_GAMES = values.games ?? '1000';
  process.env.SECRECY_SEED = values.seed;
  return run('vitest', 'run', 'packages/table/test/secrecy.test.ts', '--testTimeout=0', '--reporter=verbose');
}

if (install() !== 0) process.exit(1);
if (positionals[0] === 'secrecy') process.exit(soakSecrecy());
if (run('tsc', '-b') !== 0) process.exit(1);
const games = questhall('games', '--json').filter(({ game }) => positionals.length === 0 || positionals.includes(game));
if (games.length === 0) throw new Error(`there is no game ${positionals.join(', ')}`);
const results = games.flatMap(tables).map(soak);
const failed = results.filter((good) => !good).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
