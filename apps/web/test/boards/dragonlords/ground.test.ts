import { FIRST_SHIP, FIRST_ZONE, idOf, KINGDOMS, LANDS, ZONES } from '@questhall/dragonlords';
import { expect, test } from 'vitest';
import { laidOn, spent, unitsOn, withUnits } from '../../../src/boards/dragonlords/draft.js';
import { CELLS, harbours, sharedCorners } from '../../../src/boards/dragonlords/ground/cells.js';
import { berths, realms, spreads } from '../../../src/boards/dragonlords/sheet.js';
import { distance, inside } from '../../../src/draw/geometry.js';

test('every land, Wasteland space and sea zone is drawn, and its tokens stand inside it', () => {
  expect(spreads().size).toBe(FIRST_SHIP + ZONES.length);
  const astray = [...spreads()].filter(([, { at, shape }]) => !inside(at, shape)).map(([, { id }]) => id);
  expect(astray).toEqual([]);
});

test('neighbours by land share a border, and lands behind mountains do too', () => {
  const apart = LANDS.flatMap((land) =>
    land.borders
      .filter(({ via, to }) => via !== 'bridge' && sharedCorners(land.id, to).length < 2)
      .map(({ to }) => `${land.id} ${to}`),
  );
  expect(apart).toEqual([]);
});

test('a harbour zone touches its land, and ships in harbour lie in that zone', () => {
  for (const { place, zone } of harbours()) {
    const shore = CELLS.find(({ id }) => id === place)?.polygon ?? [];
    const sea = CELLS.find(({ id }) => id === idOf(zone))?.polygon ?? [];
    const nearest = Math.min(...shore.flatMap((p) => sea.map((q) => distance(p, q))));
    expect(nearest, place).toBeLessThan(30);
    expect(inside(berths().get(zone)!, spreads().get(zone)!.shape), place).toBe(true);
  }
});

test('no two tokens of land stand on each other', () => {
  const lands = LANDS.map((_, place) => spreads().get(place)!);
  const close = lands.flatMap((a, i) =>
    lands.slice(i + 1).flatMap((b) => (distance(a.at, b.at) < 34 ? [a.id, b.id] : [])),
  );
  expect(close).toEqual([]);
});

test('the ground names what is drawn more than once just once', () => {
  const ids = [...realms().ground.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const kingdom of KINGDOMS) expect(ids).toContain(`realms-shape-${idOf(kingdom)}`);
  expect(ids).toContain(`realms-cell-${idOf(FIRST_ZONE)}`);
});

test('units are laid out, taken back and counted', () => {
  const laid = withUnits(withUnits([], 'icegate', 2), 'icegate', 1);
  expect(laid).toEqual(['place 3 icegate']);
  const all = [...withUnits(laid, 'wolfmoor', 1), 'place ship rimeholt'];
  expect(spent(all)).toEqual({ units: 4, ships: 1 });
  expect(laidOn(all, 'rimeholt')).toBe('ship');
  expect(unitsOn(withUnits(all, 'icegate', -3), 'icegate')).toBe(0);
});
