import type { ScenarioReport } from '@questhall/testkit/tools';
import { command } from '../command.js';
import { WrongWords } from '../failure.js';
import { filesIn, readText } from '../files.js';
import { allGames } from '../games.js';
import { json, say } from '../output.js';

interface Report extends ScenarioReport {
  readonly file: string;
}
type Run = (scenario: unknown) => ScenarioReport;

export const scenario = command({
  name: 'scenario',
  words: 'FILE…',
  says: 'set positions, force dice, play picks, and see whether what must hold does',
  flags: { json: { says: 'print JSON: [{file, name, pass, why}]' } },
  more: [
    'A folder stands for all files in it that end in .json; - reads the standard input. A file may hold one scenario or',
    'a list of them. docs/scenarios.md has the format and all its words.',
  ],
  run: async (given) => {
    if (given.words.length === 0) {
      throw new WrongWords('scenario needs a file; expected one or more files or folders, or - for the standard input');
    }
    const { runScenario } = await import('@questhall/testkit/tools');
    const all = await allGames();
    const run: Run = (one) => runScenario(all, one);
    const reports = given.words.flatMap((word) => reportsOf(word, run));
    if (given.json) json(reports);
    else tell(reports);
    return reports.length > 0 && reports.every((r) => r.pass) ? 0 : 1;
  },
});

function reportsOf(word: string, run: Run): Report[] {
  const files = filesIn(word, '.json');
  if (files.length === 0) return [failed(word, 'this folder holds no .json file')];
  return files.flatMap((file) => fileReports(file, run));
}

function fileReports(file: string, run: Run): Report[] {
  const text = readText(file);
  if (typeof text !== 'string') return [failed(file, text.why)];
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return [failed(file, `this is not JSON, or it was cut short: ${(error as Error).message}`)];
  }
  const list = Array.isArray(content) ? content : [content];
  if (list.length === 0) return [failed(file, 'this file holds an empty list; expected a scenario')];
  return list.map((one, i) => {
    const report = run(one);
    // Of several without a name it must still be clear which one it is.
    const isNamed = list.length === 1 || one?.name !== undefined;
    return { file, ...report, ...(!isNamed && { name: `${report.name}, ${i + 1} of ${list.length}` }) };
  });
}

function failed(file: string, why: string): Report {
  return { file, name: file, pass: false, why };
}

function tell(reports: readonly Report[]): void {
  for (const { file, name, pass, why } of reports) {
    say(`${pass ? 'pass' : 'FAIL'}  ${file}: ${name}`);
    for (const line of why ? why.split('\n') : []) say(`      ${line}`);
  }
  const passed = reports.filter((r) => r.pass).length;
  say(`${passed} of ${reports.length} scenarios hold`);
}
