import { chai, test } from 'vitest';
import { mutantHere } from './cites/mutant.js';
import type { CiteTable } from './cites/probes.js';
import { allIds, citedFor, gameDirOf, loadRulebook, type Rulebook } from './cites/rulebook.js';

/** What a `rule()` test leaves for the report: which of its ids were cited by code that ran, and how often it asserted. */
export interface RuleMeta {
  readonly ids: readonly string[];
  readonly ran: readonly string[];
  readonly assertions: number;
}

declare module 'vitest' {
  interface TaskMeta {
    questhallRule?: RuleMeta;
  }
}

/**
 * A test of one rule, or of up to three (rules, examples or rulings), told as a story:
 * `rule('WQ X.C.5.1', 'an emptied space must be captured', () => …)`.
 * It fails unless it asserts something and runs code that cites each of its ids; for an example, code that cites its rule will do.
 */
export function rule(ids: string | readonly string[], story: string, fn: () => unknown): void {
  const cited = typeof ids === 'string' ? [ids] : [...ids];
  if (cited.length < 1 || cited.length > 3)
    throw new Error(`rule(): one to three ids were expected, not ${cited.length} (${story})`);
  test(`${cited.map((id) => `[${id}]`).join(' ')} ${story}`, async ({ task }) => {
    if (mutantHere()) return void (await fn());
    const book = bookOf(task.file.filepath);
    const unknown = cited.filter((id) => !allIds(book).includes(id));
    if (unknown.length > 0) throw new Error(`rule(): ${unknown.join(', ')} is no id of ${book.game}`);
    task.meta.questhallRule = { ids: cited, ran: [], assertions: 0 };
    const meta = await watched(fn, book, cited);
    task.meta.questhallRule = meta;
    if (meta.assertions === 0) throw new Error(`rule(${cited.join(', ')}): the test asserted nothing`);
    const unseen = cited.filter((id) => !meta.ran.includes(id));
    if (unseen.length > 0)
      throw new Error(
        `rule(): the test ran no code that cites ${unseen.map((id) => citedFor(book, id).join(' or ')).join(', ')}`,
      );
  });
}

async function watched(fn: () => unknown, book: Rulebook, ids: readonly string[]): Promise<RuleMeta> {
  for (const { hits } of tables()) hits.fill(0);
  const before = counter.asserted;
  await fn();
  const seen = new Set(tables().flatMap((table) => table.ids.filter((_, n) => table.hits[n] === 1).flat()));
  const ran = ids.filter((id) => citedFor(book, id).some((one) => seen.has(one)));
  return { ids, ran, assertions: counter.asserted - before };
}

function tables(): CiteTable[] {
  return (globalThis as { __questhallCites?: CiteTable[] }).__questhallCites ?? [];
}

const books = new Map<string, Rulebook>();

function bookOf(testFile: string): Rulebook {
  const known = books.get(testFile);
  if (known) return known;
  const gameDir = gameDirOf(testFile);
  if (!gameDir) throw new Error(`rule(): no rules.json above ${testFile}`);
  const book = loadRulebook(gameDir);
  books.set(testFile, book);
  return book;
}

/** Counts what matchers decide. The count vitest keeps is of `expect(…)` alone, so that `expect(x);` would do. */
const counter = countAssertions();

function countAssertions(): { asserted: number } {
  const counted = { asserted: 0 };
  const made = chai.Assertion.prototype as { assert(...args: unknown[]): void };
  const assert = made.assert;
  made.assert = function counting(...args) {
    counted.asserted += 1;
    return assert.apply(this, args);
  };
  // This matcher decides by itself, without `assert`.
  const matchers = chai.Assertion.prototype as unknown as { toMatchObject(...args: unknown[]): void };
  const match = matchers.toMatchObject;
  matchers.toMatchObject = function counting(...args) {
    counted.asserted += 1;
    return match.apply(this, args);
  };
  return counted;
}
