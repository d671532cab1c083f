import { readdirSync, readFileSync } from 'node:fs';
import { runScenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { dragonlords, dragonlordsWords } from '../src/index.js';

const games = { dragonlords: { game: dragonlords, words: dragonlordsWords } };
const folder = new URL('scenarios/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

interface Line {
  readonly expect?: readonly object[];
}
interface File extends Line {
  readonly name: string;
  readonly play?: readonly Line[];
}

function read(name: string): File {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}

test.each(files)('%s holds', (name) => {
  expect(runScenario(games, read(name)).why).toBe('');
});

describe('the scenarios together show a writer all there is', () => {
  const all = files.map(read);
  const lines = all.flatMap((file) => file.play ?? []);
  const expectations = [...all, ...lines].flatMap((line) => line.expect ?? []);

  test.each([
    [
      'path',
      'computed',
      'sees',
      'offered',
      'notOffered',
      'options',
      'optionCount',
      'asked',
      'says',
      'events',
      'noEvent',
      'result',
    ],
    [
      'is',
      'isNot',
      'atLeast',
      'atMost',
      'near',
      'has',
      'hasNot',
      'missing',
      'at',
      'of',
      'to',
      'rule',
      'heardBy',
      'note',
    ],
  ])('they expect %s and more', (...words) => {
    const used = new Set(expectations.flatMap((e) => Object.keys(e)));
    expect(words.filter((word) => !used.has(word))).toEqual([]);
  });

  test('they play picks, lists of picks, refused ones and what must hold on the way', () => {
    const used = new Set(lines.flatMap((line) => Object.keys(line)));
    expect(['seat', 'pick', 'picks', 'refused', 'rule', 'expect', 'note'].filter((word) => !used.has(word))).toEqual(
      [],
    );
  });

  test('they are told from a seat and by a spectator', () => {
    const viewers = expectations.flatMap((e) => ('sees' in e ? [e.sees] : []));
    expect(viewers).toContain('spectator');
    expect(viewers).toContain(0);
  });
});
