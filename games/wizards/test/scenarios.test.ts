import { readdirSync, readFileSync } from 'node:fs';
import { runScenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { wizards, wizardsWords } from '../src/index.js';

const games = { wizards: { game: wizards, words: wizardsWords } };
const folder = new URL('scenarios/', import.meta.url);

test.each(readdirSync(folder))('%s holds', (name) => {
  expect(runScenario(games, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))).why).toBe('');
});
