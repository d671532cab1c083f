import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { document, fed, questhall, scratch } from './questhall.js';

const holds = { game: 'duel', name: 'two wizards', seats: 2, expect: [] };
const fails = { ...holds, name: 'nobody', expect: [{ asked: [] }] };

test('a scenario that holds passes', () => {
  const file = scratch('holds.json', JSON.stringify(holds));
  expect(document('scenario', file)).toEqual([{ file, name: 'two wizards', pass: true, why: '' }]);
});

test('one that does not hold fails, says why, and the exit tells', () => {
  const file = scratch('fails.json', JSON.stringify(fails));
  const { code, out, err } = questhall('scenario', file, '--json');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const [report] = JSON.parse(out);
  expect(report).toMatchObject({ file, name: 'nobody', pass: false });
  expect(report.why).not.toBe('');
});

test('a file may hold a list of scenarios', () => {
  const file = scratch('list.json', JSON.stringify([holds, holds]));
  expect(document('scenario', file)).toHaveLength(2);
});

test('a folder stands for all scenarios in it', () => {
  const folder = scratch('many');
  mkdirSync(join(folder, 'deep'), { recursive: true });
  scratch('many/a.json', JSON.stringify(holds));
  scratch('many/deep/b.json', JSON.stringify(holds));
  scratch('many/notes.txt', 'no scenario');
  const files = document('scenario', folder).map((r: { file: string }) => r.file);
  expect(files).toEqual([join(folder, 'a.json'), join(folder, 'deep', 'b.json')]);
});

test('- reads the standard input', () => {
  const { code, out } = fed(JSON.stringify(holds), 'scenario', '-', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject([{ file: '-', pass: true }]);
});

test.each([
  ['truncated', '{"game": "duel", "sea', /not JSON, or it was cut short/],
  ['foreign', 'hello', /not JSON/],
  ['empty', '[]', /empty list/],
  ['nothing', 'null', /./],
  ['unknown-game', '{"game": "chess", "seats": 2}', /no game "chess"/],
  ['unknown-word', '{"game": "duel", "seats": 2, "exspect": []}', /exspect/],
])('a %s file is a failed result, not a crash', (name, text, why) => {
  const file = scratch(`${name}.json`, text);
  const { code, out, err } = questhall('scenario', file, '--json');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const [report] = JSON.parse(out);
  expect(report).toMatchObject({ file, pass: false });
  expect(report.why).toMatch(why);
});

test('a file that is not there is a failed result too, and the others are still run', () => {
  const file = scratch('there.json', JSON.stringify(holds));
  const { code, out } = questhall('scenario', scratch('missing.json'), file, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out).map((r: { pass: boolean }) => r.pass)).toEqual([false, true]);
});
