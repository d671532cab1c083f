import { expect, test } from 'vitest';
import type { Point } from '../../src/draw/geometry.js';
import { picture } from '../../src/draw/ground.js';
import type { Land, Sheet, Skin } from '../../src/draw/sheet.js';

/** A flat-topped hex of radius 15. */
function hex(column: number, row: number, skin: Skin): Land {
  const [x, y] = [column * 22.5, row * 26 + (column % 2) * 13];
  const polygon = Array.from({ length: 6 }, (_, i): Point => {
    const angle = (i * Math.PI) / 3;
    return [Math.round((x + Math.cos(angle) * 15) * 10) / 10, Math.round((y + Math.sin(angle) * 15) * 10) / 10];
  });
  return { id: `${column}${row}`, kind: 'land', polygon, centre: [x, y], group: skin, skin, name: '' };
}

const skins: Skin[] = ['plain', 'swamp', 'mountain', 'forest', 'desert', 'meadow', 'moor', 'mist', 'castle'];
const sheet: Sheet = {
  id: 'hexes',
  world: [-60, -60, 160, 160],
  whole: [-20, -20, 100, 100],
  style: { warp: 2.5, scale: 60, levels: 3, seed: '9' },
  hexes: true,
  cells: skins.map((skin, i) => hex(i % 3, Math.floor(i / 3), skin)),
  rivers: [],
  roads: [
    { kind: 'road', through: ['00', '10', '20'] },
    { kind: 'trail', through: ['01', '11'] },
  ],
  names: [
    {
      id: 'delber',
      text: 'Lake <Delber>',
      kind: 'sea',
      curve: [
        [0, 0],
        [10, 4],
        [20, 0],
      ],
    },
  ],
  islets: [],
  compass: { at: [80, 80], size: 12 },
  cartouche: null,
  keepsFree: () => [],
  seaLife: '',
};

test('a map of hexes is drawn by the same engine, without its grid', () => {
  const { ground, lettering, groups } = picture(sheet);
  expect(ground).not.toMatch(/NaN|undefined/);
  expect(groups.size).toBe(skins.length);
  for (const skin of skins) expect(ground).toContain(`class="wash ${skin}"`);
  expect(ground).toContain('stroke-dasharray="4 3"');
  expect(lettering).toContain('Lake &lt;Delber>');
});

test('coasts of hexes lose their corners: no point of them is one of the data', () => {
  const { cells } = picture(sheet);
  const corner = sheet.cells[0].polygon.map(String);
  expect(
    cells
      .get('00')
      ?.shape.map(String)
      .filter((p) => corner.includes(p)),
  ).toEqual([]);
});
