import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Citation, citations } from './citations.js';
import { idFinder } from './ids.js';
import { areFresh, type RuleResult, type RuleResults, readResults, ruleTestFiles, stampOf } from './results.js';
import { allIds, loadRulebook, named, type Rulebook, sourceFiles } from './rulebook.js';
import { runVitest } from './vitest.js';

/** What `questhall rules` says of a game. */
export interface RulesReport {
  readonly game: string;
  /** How many rules, rulings and examples the book has. */
  readonly rules: number;
  readonly testable: number;
  /** How many testable rules are cited by code of a function, and have a green test that ran such code. */
  readonly implemented: number;
  readonly tested: number;
  readonly rulings: number;
  readonly rulingsCited: number;
  readonly rulingsHeld: number;
  readonly examples: number;
  readonly examplesTested: number;
  /** Testable rules that are not implemented or not tested. */
  readonly missing: readonly string[];
  readonly notImplemented: readonly string[];
  readonly notTested: readonly string[];
  readonly rulingsMissing: readonly string[];
  readonly examplesMissing: readonly string[];
  /** `rule()` tests that failed. */
  readonly failing: readonly string[];
  /** Citations, in code or by tests, of ids that the book does not have, as `id (file:line)`. */
  readonly unknown: readonly string[];
  /** Whether nothing is missing, failing or unknown. */
  readonly complete: boolean;
}

/** Joins a game's rulebook, the citations in its code and its test results, which are made anew if they are of other code. */
export async function rulesReport(slug: string, root: string): Promise<RulesReport> {
  const gameDir = join(root, 'games', slug);
  const book = loadRulebook(gameDir);
  const results = await freshResults(slug, root);
  return joined(book, gameCitations(root, slug, book), results.tests);
}

/** Every citation in the sources of a game. The rulebook as data (`rules.data.ts`) names ids all the time and cites none. */
export function gameCitations(root: string, slug: string, book: Rulebook): Citation[] {
  const ids = idFinder(book);
  const files = sourceFiles(join(root, 'games', slug, 'src')).filter((file) => !file.endsWith('rules.data.ts'));
  return files.flatMap((file) => citations(readFileSync(file, 'utf8'), named(root, file), ids));
}

/** The results of the game's `rule()` tests: those kept, if they are of this code, or else of a run now. */
export async function freshResults(slug: string, root: string): Promise<RuleResults> {
  const kept = readResults(root, slug);
  if (areFresh(kept, root, slug)) return kept;
  const files = ruleTestFiles(root, slug);
  const stamp = stampOf(root, slug);
  if (files.length === 0) return { game: slug, stamp, files: [], tests: [] };
  const { said } = await runVitest({ root, args: files });
  const made = readResults(root, slug);
  if (made?.stamp !== stamp)
    throw new Error(`the tests of ${slug} left no results; vitest said:\n${said.slice(-2000)}`);
  return made;
}

/** The joining alone, for those who have the parts. */
export function joined(book: Rulebook, cited: readonly Citation[], tests: readonly RuleResult[]): RulesReport {
  const inCode = new Set(cited.filter((one) => one.effective).map((one) => one.id));
  const implemented = new Set(cited.filter((one) => one.executable).map((one) => one.id));
  const tested = new Set(tests.filter((one) => one.pass && one.assertions > 0).flatMap((one) => one.ran));
  const testable = book.rules.filter((rule) => rule.testable).map((rule) => rule.id);
  const lacks = (ids: readonly string[], having: ReadonlySet<string>) => ids.filter((id) => !having.has(id));

  const held = book.ambiguities.filter((one) => isHeld(one.held) && !inCode.has(one.id)).map((one) => one.id);
  const lists = {
    missing: testable.filter((id) => !implemented.has(id) || !tested.has(id)),
    notImplemented: lacks(testable, implemented),
    notTested: lacks(testable, tested),
    rulingsMissing: lacks(
      book.ambiguities.map((one) => one.id),
      new Set([...inCode, ...held]),
    ),
    examplesMissing: lacks(
      book.examples.map((one) => one.id),
      tested,
    ),
    failing: tests.filter((one) => !one.pass).map((one) => one.name),
    unknown: unknownIds(book, cited, tests),
  };
  return {
    game: book.game,
    rules: book.rules.length,
    testable: testable.length,
    implemented: testable.length - lists.notImplemented.length,
    tested: testable.length - lists.notTested.length,
    rulings: book.ambiguities.length,
    rulingsCited: book.ambiguities.length - lists.rulingsMissing.length - held.length,
    rulingsHeld: held.length,
    examples: book.examples.length,
    examplesTested: book.examples.length - lists.examplesMissing.length,
    ...lists,
    complete: Object.values(lists).every((list) => list.length === 0),
  };
}

function isHeld(reason: string | undefined): boolean {
  return typeof reason === 'string' && reason.trim() !== '';
}

function unknownIds(book: Rulebook, cited: readonly Citation[], tests: readonly RuleResult[]): string[] {
  const ids = new Set(allIds(book));
  const inCode = cited.filter((one) => !one.known).map(({ id, file, line }) => `${id} (${file}:${line})`);
  const inTests = tests.flatMap(({ ids: of, file }) => of.filter((id) => !ids.has(id)).map((id) => `${id} (${file})`));
  return [...inCode, ...inTests];
}
