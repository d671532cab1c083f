import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Mutant, mutantEnv } from './mutant.js';
import type { RuleResult } from './results.js';
import { runVitest } from './vitest.js';

interface Trial {
  readonly root: string;
  readonly mutant: Mutant;
  readonly args: readonly string[];
  readonly limit: number;
}

interface Outcome {
  readonly failed: boolean;
  readonly passed: number;
  readonly said: string;
}

/** Whether one of these tests fails, or does not end within `limit` milliseconds, when that place is broken. */
export async function isKilled(trial: Omit<Trial, 'args'>, tests: readonly RuleResult[]): Promise<boolean> {
  const files = new Set(tests.map((one) => one.file));
  const names = tests.map(({ name }) => pattern(name)).join('|');
  const { failed, passed, said } = await run({ ...trial, args: [...files, '-t', `^(?:${names})$`, '--bail=1'] });
  if (!failed && passed < tests.length)
    throw new Error(`${passed} tests ran where ${tests.length} were expected; vitest said:\n${said}`);
  return failed;
}

/** Throws unless the tests of these files pass with nothing broken: else a kill would mean nothing. */
export async function mustPass(root: string, files: ReadonlySet<string>): Promise<void> {
  const nothing: Mutant = { file: 'nothing', start: 0, end: 0, text: '' };
  const { failed, said } = await run({ root, mutant: nothing, args: [...files], limit: 600_000 });
  if (failed) throw new Error(`tests fail though nothing is broken; mend them first:\n${said}`);
}

/** Between a group of tests and a test vitest prints ` > ` but matches a blank. */
function pattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' > ', '(?: > | )');
}

async function run({ root, mutant, args, limit }: Trial): Promise<Outcome> {
  const folder = join(root, 'out', 'mutants');
  mkdirSync(folder, { recursive: true });
  const answer = join(mkdtempSync(join(folder, 'trial-')), 'answer.json');
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${answer}`, '--maxWorkers=1'];
  const { code, said } = await runVitest({ root, args: [...args, ...report], env: mutantEnv(mutant), limit });
  const told = existsSync(answer) ? (JSON.parse(readFileSync(answer, 'utf8')) as Told) : null;
  rmSync(dirname(answer), { recursive: true });
  if (code === null) return { failed: true, passed: 0, said: `${said}\nIt did not end in time.` };
  // A program that broke down has noticed, too.
  if (!told) return { failed: true, passed: 0, said };
  return { failed: !told.success || code !== 0, passed: told.numPassedTests, said };
}

/** The part of vitest's answer that is read. */
interface Told {
  readonly numPassedTests: number;
  readonly success: boolean;
}
