import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Desk } from '../src/http/call.js';
import { hallRoutes } from '../src/http/routes/hall.js';
import { peopleRoutes } from '../src/http/routes/people.js';
import { tableRoutes } from '../src/http/routes/tables.js';
import { readHallOptions } from '../src/options.js';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

test('the page lists every route, and no other', () => {
  const desk = { house: { options: readHallOptions({}) } } as unknown as Desk;
  const routes = { ...hallRoutes(desk), ...peopleRoutes(desk), ...tableRoutes(desk) };
  const listed = [...page.matchAll(/^\| `([A-Z]+ \/api\/[^`?]+)/gm)].map(([, route]) => route);
  expect(listed.sort()).toEqual(Object.keys(routes).sort());
});
