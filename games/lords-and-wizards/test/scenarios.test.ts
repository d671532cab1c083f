import { readdirSync, readFileSync } from 'node:fs';
import { runScenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { kit } from './table.js';

const folder = new URL('scenarios/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

test.each(files)('%s holds', (name) => {
  const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  expect(runScenario({ 'lords-and-wizards': kit }, file).why).toBe('');
});
