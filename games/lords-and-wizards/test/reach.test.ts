import { expect, test } from 'vitest';
import { boardOf, placeId, reachOf, type View, view } from '../src/index.js';
import { FIELD } from './stage.js';
import { world } from './table.js';

const stack = (units: Record<string, number>, hex: string, more = {}) =>
  world({
    seats: 2,
    position: { hexes: { [hex]: { seat: 0, units }, ...more } },
    begin: { proc: 'movement', vars: { seat: 0 } },
  });

function reached(t: ReturnType<typeof stack>, hex: string) {
  const b = boardOf(view(t.board, 0) as View);
  const units = b.kind.flatMap((kind, unit) =>
    kind >= 0 && b.owner[unit] === 0 && placeId(b.at[unit] as number) === hex ? [unit] : [],
  );
  return reachOf(b, units);
}

test.each([
  ['foot', { 'light-infantry': 2 }, FIELD.middle],
  ['horse and foot', { 'light-horse': 1, bowmen: 1 }, '2516'],
  ['a Roc', { roc: 1 }, '3621'],
])('every way that is shown to %s can be gone', (_, units, hex) => {
  const ways = reached(stack(units, hex), hex);
  expect(ways.length).toBeGreaterThan(6);
  for (const { path, place } of ways.filter((_, i) => i % 7 === 0)) {
    const t = stack(units, hex);
    t.picks(0, `move ${hex}`, 'all', ...path.map((one) => `to ${placeId(one)}`));
    if (t.at() === 'march.step') t.picks(0, 'halt');
    expect(t.truth(`hexes.${placeId(place)}.seat`)).toBe(0);
  }
});

test('enemies and unconquered cities are left out', () => {
  const t = stack({ 'light-infantry': 1 }, FIELD.middle, { [FIELD.north]: { seat: 1, units: { bowmen: 1 } } });
  const places = reached(t, FIELD.middle).map(({ place }) => placeId(place));
  expect(places).not.toContain(FIELD.north);
  expect(places).toContain(FIELD.south);
});
