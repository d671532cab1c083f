import { atlasOf, BARE, CELLS, type Layout, laid, openCentres, TILES } from '@questhall/wizards';
import { expect, test } from 'vitest';
import { CENTRES, cornersOf } from '../../../src/boards/wizards/ground/hexes.js';
import { common } from '../../../src/boards/wizards/ground/walls.js';
import { islands, spreadOf } from '../../../src/boards/wizards/sheet.js';
import { distance, inside } from '../../../src/draw/geometry.js';

/** All tiles, each turned otherwise, as close to the corner as they go. */
function full(): Layout {
  return TILES.reduce((layout, _, tile) => laid(layout, tile, openCentres(layout)[0], tile % 6), BARE);
}

test('every space of every tile is drawn, and pieces stand inside it', () => {
  const lie = { layout: full(), phase: 'days' as const };
  expect(islands(lie).cells.size).toBe(TILES.length * 19);
  const astray = [...islands(lie).cells.values()].filter(({ at, shape }) => !inside(at, shape));
  expect(astray.map(({ land }) => land.id)).toEqual([]);
});

test('hexes beside each other name their common corners alike', () => {
  const { cellOf } = atlasOf(full());
  const [middle, north] = [cellOf[0], cellOf[13]];
  expect(distance(CENTRES[middle], CENTRES[north])).toBeCloseTo(41.6, 1);
  expect(common(cornersOf(middle), cornersOf(north))).toHaveLength(2);
});

test('islands are drawn once however many scenes show them', () => {
  const layout = full();
  const drawn = islands({ layout, phase: 'days' });
  expect(islands({ layout: { at: [...layout.at], turn: [...layout.turn] }, phase: 'days' })).toBe(drawn);
});

test('tiles that lie face down show neither names nor ground', () => {
  const drawn = islands({ layout: laid(BARE, 0, openCentres(BARE)[0], 0), phase: 'blind' });
  expect(drawn.lettering).toBe('');
  expect(new Set([...drawn.cells.values()].map(({ land }) => `${land.skin} ${land.tint}`))).toEqual(
    new Set(['plain of-face-down']),
  );
});

test('water has a shape of its own wherever it is', () => {
  const lie = { layout: BARE, phase: 'setup' as const };
  const ids = new Set(Array.from({ length: CELLS }, (_, cell) => spreadOf(lie, cell).outline));
  expect(ids.size).toBe(CELLS);
});
