// npm run soak -- [game] [--games N] [--laws N]: thousands of random games for every number of seats and every option.
// [--seats 2,4] plays only tables of so many by the usual options. [--sample SHARE] [--retold SHARE] are simulate's own:
// the share of decisions the laws look at, and of games that are told again. [--from LOT] goes on with a run cut short.
// npm run soak -- secrecy [--games N] [--seed S]: a thousand random games through the table, beside worlds in which
// something hidden is otherwise: nobody may receive a byte that differs.
import { parseArgs } from 'node:util';
import { ask, install, run } from './house.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    laws: { type: 'string' },
    sample: { type: 'string' },
    retold: { type: 'string' },
    seats: { type: 'string' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'soak' },
  },
});

/** How a game is soaked unless told otherwise. */
const USUAL = { games: 2000, otherwise: 2000, laws: '20', lot: 2000 };
/** Where a game of pure chance takes tens of thousands of decisions: a few looks at each game, and word of every lot. */
const LONG = { games: 1000, otherwise: 100, laws: 'all', sample: '0.002', retold: '0.1', lot: 50 };
/** Where many options change the rules at many tables: a few games at each, and a look at one decision in three hundred. */
const WIDE = { games: 30, otherwise: 30, laws: 'all', sample: '0.003', retold: '0.05', lot: 30 };
const PLANS = { talisman: LONG, 'lords-and-wizards': WIDE };

/** Every table to play: each number of seats; each choice of each option that is not the usual one; all switches on. */
function tables({ game, seats, options }) {
  const plan = { ...(PLANS[game] ?? USUAL) };
  for (const word of ['laws', 'sample', 'retold']) if (values[word] !== undefined) plan[word] = values[word];
  const table = (n, chosen, games) => ({ game, seats: n, options: chosen, plan, games: Number(values.games ?? games) });
  if (values.seats) return values.seats.split(',').map((n) => table(Number(n), {}, plan.games));
  const plain = [];
  for (let n = seats.min; n <= seats.max; n++) plain.push(table(n, {}, plan.games));
  const changed = options.flatMap(({ id, choices, default: given }) =>
    choices.filter((choice) => choice !== given).map((choice) => ({ [id]: choice })),
  );
  const switches = options.filter(({ choices, default: given }) => given === false && choices.includes(true));
  if (switches.length > 1) changed.push(Object.fromEntries(switches.map(({ id }) => [id, true])));
  return [...plain, ...changed.flatMap((choice) => numbers(seats).map((n) => table(n, choice, plan.otherwise)))];
}

/** A table's games in lots, so that a long run tells how it goes. */
function lots(table) {
  const { games, plan } = table;
  if (games <= plan.lot) return [{ ...table, seed: values.seed }];
  return Array.from({ length: Math.ceil(games / plan.lot) }, (_, i) => {
    return { ...table, games: Math.min(plan.lot, games - i * plan.lot), seed: `${values.seed} ${i}`, lot: i };
  });
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

function soak({ game, seats, options, plan, games, seed, lot }) {
  const words = ['--games', `${games}`, '--laws', plan.laws, '--seed', seed, '--json'];
  for (const word of ['sample', 'retold']) if (plan[word]) words.push(`--${word}`, plan[word]);
  const bots = new Array(seats).fill('random').join(',');
  const report = questhall('simulate', game, '--seats', bots, '--options', JSON.stringify(options), ...words);
  const good = report.violations === 0 && report.finished === report.games;
  const what = `${game} for ${seats} ${JSON.stringify(options)}${lot === undefined ? '' : `, lot ${lot + 1}`}`;
  const looks = plan.sample ? `at ${plan.sample} of decisions, ${plan.retold ?? 1} of games retold` : '';
  const told = `${report.finished}/${report.games} finished, ${report.decisions} decisions, ${report.checks} checks${looks && ` (${looks})`}, ${report.violations} violations`;
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
// The first lot of every table, small tables first, then the second: cut short, a run has looked at most of them.
const due = games
  .flatMap(tables)
  .flatMap(lots)
  .filter(({ lot = 0 }) => lot + 1 >= Number(values.from));
const results = due.sort((a, b) => (a.lot ?? 0) - (b.lot ?? 0) || a.seats - b.seats).map(soak);
const failed = results.filter((good) => !good).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
