import { expect, test } from 'vitest';
import {
  assaultPicks,
  boardOf,
  journeyPicks,
  placeId,
  placeNamed,
  reachOf,
  target,
  travelled,
  view,
} from '../src/index.js';
import { count, FIELD } from './stage.js';
import { world } from './table.js';

type Units = Record<string, number>;
const { middle, north } = FIELD;

function orders(units: Units, hex: string, more: object = {}) {
  const t = () =>
    world({
      seats: 2,
      position: { hexes: { [hex]: { seat: 0, units } }, ...more },
      begin: { proc: 'movement', vars: { seat: 0 } },
    });
  const b = boardOf(view(t().board, 0));
  const here = b.kind.flatMap((kind, unit) =>
    kind >= 0 && b.owner[unit] === 0 && b.aboard[unit] < 0 && placeId(b.at[unit]) === hex ? [unit] : [],
  );
  return { t, b, here };
}

test.each([
  ['foot', { 'light-infantry': 2 }, middle],
  ['horse and foot', { 'light-horse': 1, bowmen: 1 }, '2516'],
  ['a Roc over the sea', { roc: 1 }, '3621'],
])('one gesture sends %s anywhere in reach, and no pick is too many', (_, units, hex) => {
  const { t, b, here } = orders(units, hex);
  const ways = reachOf(b, here);
  for (const { path, place } of ways.filter((_, i) => i % 5 === 0)) {
    const table = t();
    table.picks(0, ...journeyPicks(b, 0, { units: here, path: [placeNamed(hex), ...path] }));
    expect(table.at()).toBe('movement.choose');
    expect(table.truth(`hexes.${placeId(place)}.seat`)).toBe(0);
  }
});

test('part of a stack goes, the rest stays', () => {
  const { t, b, here } = orders({ 'light-infantry': 3, bowmen: 2 }, middle);
  const table = t();
  const path = [middle, north].map(placeNamed);
  table.picks(0, ...journeyPicks(b, 0, { units: [here[0], here[1], here[4]], path }));
  const there = (kind: string, hex: string) => count(table, 0, hex, kind);
  expect(there('light-infantry', north) + there('bowmen', north)).toBe(3);
  expect(there('light-infantry', middle) + there('bowmen', middle)).toBe(2);
});

test('fleets sail by one gesture too', () => {
  const fleets = [{ seat: 0, place: '0101', kind: 'transport', aboard: { bowmen: 2 } }];
  const { t, b, here } = orders({}, '0101', { hexes: {}, fleets });
  const table = t();
  const far = reachOf(b, here).find(({ path }) => path.length === 5);
  table.picks(0, ...journeyPicks(b, 0, { units: here, path: [placeNamed('0101'), ...(far?.path ?? [])] }));
  expect(table.board.at[here[0]]).toBe(far?.place);
});

test('an attack names who joins, or all', () => {
  const hexes = { [middle]: { seat: 0, units: { 'heavy-horse': 3 } }, [north]: { seat: 1, units: { bowmen: 1 } } };
  const t = world({ seats: 2, position: { hexes }, begin: { proc: 'combat', vars: { seat: 0 } } });
  const b = boardOf(view(t.board, 0));
  const horse = b.kind.flatMap((kind, unit) => (kind >= 0 && placeId(b.at[unit]) === middle ? [unit] : []));
  const aim = target(placeNamed(north), 'open', 1);
  expect(assaultPicks(b, 0, aim, horse)).toEqual(['all']);
  t.picks(0, `attack ${north}`, ...assaultPicks(b, 0, aim, horse.slice(1)));
  expect(t.events().some(({ key, args }) => key === 'battle' && args?.attackers === 2)).toBe(true);
});

test('who goes by stages has so much less left', () => {
  const { t, b, here } = orders({ 'light-infantry': 2 }, middle);
  const stage = [middle, north].map(placeNamed);
  const then = travelled(b, 0, { units: here, path: stage });
  const on = reachOf(then, here).find(({ path }) => path.length === 2);
  const table = t();
  table.picks(0, ...journeyPicks(b, 0, { units: here, path: [...stage, ...(on?.path ?? [])] }));
  expect(on?.cost).toBe(4);
  expect(table.truth(`hexes.${placeId(on?.place ?? 0)}.seat`)).toBe(0);
});
