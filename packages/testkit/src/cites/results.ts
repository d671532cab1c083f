import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { named, sourceFiles } from './rulebook.js';

/** How one `rule()` test went. */
export interface RuleResult {
  readonly file: string;
  readonly name: string;
  readonly ids: readonly string[];
  /** The ids of which code that cites them ran. */
  readonly ran: readonly string[];
  readonly assertions: number;
  readonly pass: boolean;
}

/** What is kept of a game's last test run in `out/rules/<slug>.json`. */
export interface RuleResults {
  readonly game: string;
  /** Over everything the tests depend on; another stamp means the results are of another code. */
  readonly stamp: string;
  /** The test files that ran from end to end. */
  readonly files: readonly string[];
  readonly tests: readonly RuleResult[];
}

/** A hash over the game's sources, tests and rules, and over the packages beneath it. */
export function stampOf(root: string, slug: string): string {
  const game = join(root, 'games', slug);
  const beneath = ['kernel', 'boards', 'testkit'].map((name) => join(root, 'packages', name, 'src'));
  const files = [join(game, 'rules.json'), ...[join(game, 'src'), join(game, 'test'), ...beneath].flatMap(filesUnder)];
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${named(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => join(dir, name)).filter((file) => statSync(file).isFile());
}

/** The files of a game that have `rule()` tests, named from the root. */
export function ruleTestFiles(root: string, slug: string): string[] {
  const files = sourceFiles(join(root, 'games', slug, 'test')).filter((file) => file.endsWith('.test.ts'));
  return files.filter((file) => /\brule\(/.test(readFileSync(file, 'utf8'))).map((file) => named(root, file));
}

function resultsFile(root: string, slug: string): string {
  return join(root, 'out', 'rules', `${slug}.json`);
}

export function readResults(root: string, slug: string): RuleResults | null {
  const file = resultsFile(root, slug);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RuleResults) : null;
}

/** Whether these results are of the code as it is now, and of all of its `rule()` tests. */
export function areFresh(results: RuleResults | null, root: string, slug: string): results is RuleResults {
  if (results?.stamp !== stampOf(root, slug)) return false;
  return ruleTestFiles(root, slug).every((file) => results.files.includes(file));
}

/** Keeps results, together with those of other tests of the same code that ran earlier. */
export function keepResults(root: string, results: RuleResults): void {
  const earlier = readResults(root, results.game);
  const merged = earlier?.stamp === results.stamp ? merge(earlier, results) : results;
  const file = resultsFile(root, results.game);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(merged, null, 1)}\n`);
  renameSync(`${file}.${process.pid}`, file);
}

function merge(earlier: RuleResults, now: RuleResults): RuleResults {
  const key = ({ file, name }: RuleResult) => `${file}\n${name}`;
  const again = new Set(now.tests.map(key));
  const kept = earlier.tests.filter((one) => !again.has(key(one)) && !now.files.includes(one.file));
  return { ...now, files: [...new Set([...earlier.files, ...now.files])].sort(), tests: [...kept, ...now.tests] };
}
