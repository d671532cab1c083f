import type { RulesReport } from '@questhall/testkit/cites';
import { beside, type Passage, passage, passages, search, wrapped } from '../book.js';
import { command } from '../command.js';
import { Failed, WrongWords } from '../failure.js';
import { GAMES } from '../games.js';
import type { House } from '../house.js';
import { aside, json, say, table } from '../output.js';
import { namedGame } from '../read.js';
import { ROOT } from '../root.js';

export const rules = command({
  name: 'rules',
  words: '[game]',
  says: 'every rule, and whether it is implemented and tested',
  flags: {
    list: { says: 'list the rules, examples and rulings' },
    why: { value: 'ID', says: 'print one of them, in our words, e.g. "WQ X.C.5"' },
    find: { value: 'WORDS', says: 'print those that have all these words' },
    json: { says: 'print JSON: [{game, rules, testable, implemented, tested, rulings, examples, missing, …}]' },
  },
  more: ['Results of the rule tests are kept while the code stays the same; otherwise the tests are run first.'],
  run: async (given) => {
    if (given.words.length > 1) throw new WrongWords(`rules takes one game; what is "${given.words[1]}"?`);
    const houses = given.words.length === 0 ? Object.values(GAMES) : [await namedGame(given.words[0])];
    const asked = [given.list, given.why, given.find].filter((x) => x !== undefined);
    if (asked.length > 1) throw new WrongWords('--list, --why and --find exclude each other');
    if (asked.length === 1) return read(houses, given);
    return report(houses, given.json === true);
  },
});

interface Reading {
  readonly why?: string | undefined;
  readonly find?: string | undefined;
  readonly json?: true | undefined;
}

function read(houses: readonly House[], { why, find, json: asJson }: Reading): number {
  const found = houses.flatMap(({ book }) => {
    if (why === undefined) return find === undefined ? passages(book) : search(book, find);
    return passage(book, why) ?? [];
  });
  if (found.length === 0) throw nothingFound(houses, why);
  if (asJson) json(found);
  else if (why === undefined && find === undefined) for (const { id, title } of found) say(`${id}  ${title}`);
  else for (const one of found) print(one, houses);
  return 0;
}

function nothingFound(houses: readonly House[], why: string | undefined): Error {
  const ids = houses.flatMap(({ book }) => book.rules.map((r) => r.id));
  if (why === undefined) return new Failed('no rule has all these words');
  return new WrongWords(
    `there is no rule "${why}"; expected an id such as ${ids.slice(0, 3).join(', ')}; --list has all`,
  );
}

function print({ id, title, text }: Passage, houses: readonly House[]): void {
  say(`${id}  ${title}`);
  for (const line of wrapped(text, 100, '  ')) say(line);
  const more = houses.flatMap(({ book }) => beside(book, id));
  if (more.length > 0) say(`  see also ${more.join(', ')}`);
}

async function report(houses: readonly House[], asJson: boolean): Promise<number> {
  const { rulesReport } = await import('@questhall/testkit/cites');
  const reports: RulesReport[] = [];
  for (const { game } of houses) {
    if (!asJson && process.stderr.isTTY) aside(`${game.id}: joining rules, code and tests …`);
    reports.push(await rulesReport(game.id, ROOT));
  }
  if (asJson) json(reports);
  else tell(reports);
  return reports.every((r) => r.complete) ? 0 : 1;
}

function tell(reports: readonly RulesReport[]): void {
  const head = ['game', 'rules', 'testable', 'implemented', 'tested', 'rulings', 'examples', 'missing'];
  const rows = reports.map((r) => [
    r.game,
    r.rules,
    r.testable,
    r.implemented,
    r.tested,
    `${r.rulingsCited + r.rulingsHeld} of ${r.rulings}`,
    `${r.examplesTested} of ${r.examples}`,
    r.missing.length,
  ]);
  say(table(head, rows));
  for (const r of reports) {
    const lists = { missing: r.missing, 'rulings missing': r.rulingsMissing, 'examples missing': r.examplesMissing };
    for (const [what, ids] of Object.entries(lists)) if (ids.length > 0) tellIds(what, ids);
    for (const name of r.failing) say(`failing: ${name}`);
    for (const name of r.unknown) say(`unknown: ${name}`);
  }
}

function tellIds(what: string, ids: readonly string[]): void {
  const whole = ids.map((id) => id.replaceAll(' ', '\u00a0'));
  for (const line of wrapped(`${what}: ${whole.join(', ')}`, 100)) say(line);
}
