// `npm test`: every check there is, one step after the other. The last line is `N passed, N failed`,
// counting each test and each step.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ask, install, root, run } from './house.mjs';
import { buildScreen, findChromium } from './screen.mjs';

const report = `${root}out/test.json`;
const count = { passed: 0, failed: 0 };
const times = [];

const ready = step('install', () => install() === 0);
if (ready) {
  step('types', () => run('tsc', '-b') === 0);
  step('lint', () => run('biome', 'ci', '--error-on-warnings', '.') === 0);
  step('imports', () => run('imports') === 0);
  step('screen', () => buildScreen() === 0 && run('budget') === 0);
  step('tests', () => tests('house', 'games'));
  step('browser', inBrowser);
  step('rules', rules);
}
console.log(`\n${times.join('\n')}\n`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

function step(name, check) {
  console.log(`\n== ${name}`);
  const from = performance.now();
  const fine = check();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  count[fine ? 'passed' : 'failed'] += 1;
  times.push(`${name.padEnd(8)} ${seconds.padStart(6)} s  ${fine ? 'passed' : 'FAILED'}`);
  return fine;
}

/** Tests on the built screen, served by a real hall to a real browser. */
function inBrowser() {
  const chromium = findChromium();
  if (!chromium) return false;
  process.env.CHROMIUM = chromium;
  return tests('browser');
}

function tests(...projects) {
  rmSync(report, { force: true });
  const code = run(
    'vitest',
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  );
  if (!existsSync(report)) return false;
  const told = JSON.parse(readFileSync(report, 'utf8'));
  const unread = told.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const idle = told.numPendingTests + told.numTodoTests;
  if (idle > 0) console.log(`${idle} tests were skipped: each counts as failed.`);
  count.passed += told.numPassedTests;
  count.failed += told.numFailedTests + unread.length + idle;
  return code === 0 && idle === 0;
}

/** Every testable rule of every game is implemented and tested. */
function rules() {
  const { code, out, err } = ask('questhall', 'rules', '--json');
  const games = readJson(out);
  if (!Array.isArray(games) || games.length === 0) {
    console.log(`\`questhall rules --json\` gave no list of games (exit ${code}).\n${err || out}`);
    return false;
  }
  for (const { game, testable, tested, missing } of games) {
    console.log(
      `${game}: ${tested} of ${testable} rules tested${missing.length > 0 ? `; missing ${missing.join(', ')}` : ''}`,
    );
  }
  return code === 0 && games.every(({ missing }) => missing.length === 0);
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
