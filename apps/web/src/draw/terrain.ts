import type { Box, Point } from './geometry.js';
import { d, type Markup, put } from './markup.js';
import { type Chance, chance } from './random.js';
import { type Strewing, strewn } from './scatter.js';
import type { Skin } from './sheet.js';
import { dune, hill, mountain } from './symbols/heights.js';
import { field, flowers, pine, reed, tree, tuft } from './symbols/plants.js';
import { cairn, sword } from './symbols/works.js';

interface Growth extends Strewing {
  symbol(next: Chance): Markup;
  /** How far a symbol rises above its foot: room that keep-out boxes need below them. */
  readonly height: number;
}

const GROWTH: Readonly<Record<Skin, Growth>> = {
  mountain: { most: 9, gap: 23, edge: 9, height: 24, symbol: peak },
  forest: { most: 26, gap: 11.5, edge: 7, height: 0, symbol: (next) => tree(next, 5.4 + next() * 2.8) },
  mist: { most: 24, gap: 11.5, edge: 7, height: 0, symbol: (next) => pine(next, 5.2 + next() * 2.7) },
  desert: { most: 7, gap: 24, edge: 11, height: 0, symbol: (next) => dune(next, 22 + next() * 10) },
  moor: {
    most: 11,
    gap: 16,
    edge: 8,
    height: 0,
    symbol: (next) =>
      some(next, [
        [0.16, () => cairn(next, 5)],
        [0.42, () => sword(next, 7)],
        [1, () => tuft(next, 5.5)],
      ]),
  },
  meadow: {
    most: 12,
    gap: 16,
    edge: 8,
    height: 0,
    symbol: (next) =>
      some(next, [
        [0.22, () => field(next, 20)],
        [0.34, () => tree(next, 5)],
        [0.7, () => flowers(next, 6)],
        [1, () => tuft(next, 4.5)],
      ]),
  },
  castle: {
    most: 9,
    gap: 17,
    edge: 9,
    height: 0,
    symbol: (next) =>
      some(next, [
        [0.4, () => tuft(next, 4.5)],
        [0.7, () => tree(next, 4.6)],
        [1, () => field(next, 15)],
      ]),
  },
  plain: {
    most: 6,
    gap: 20,
    edge: 9,
    height: 0,
    symbol: (next) =>
      some(next, [
        [0.6, () => tuft(next, 4.5)],
        [0.8, () => tree(next, 5)],
        [1, () => hill(next, 18)],
      ]),
  },
  swamp: { most: 9, gap: 17, edge: 8, height: 0, symbol: (next) => reed(next, 6 + next() * 2) },
};

/** What grows on a cell: symbols with the y of their feet, to be drawn in that order with those of all others. */
export function grown(
  cell: { readonly id: string; readonly skin: Skin; readonly shape: readonly Point[] },
  keep: readonly Box[],
): { y: number; markup: Markup }[] {
  const next = chance(`terr${cell.id}`);
  const growth = GROWTH[cell.skin];
  const clear = keep.map(([x0, y0, x1, y1]): Box => [x0, y0, x1, y1 + growth.height]);
  return strewn(cell.shape, growth, clear, next).map((p) => ({ y: p[1], markup: put(p, growth.symbol(next)) }));
}

/** Veils of mist over the woods that have it. */
export function mistOver(
  sheet: string,
  cells: readonly { readonly land: { readonly skin: Skin }; readonly at: Point }[],
): Markup {
  const next = chance(`${sheet}mist`);
  let veils = '';
  for (const { at } of cells.filter(({ land }) => land.skin === 'mist')) {
    for (let i = 0; i < 3; i++)
      veils += d`M${at[0] - 46 + next() * 40} ${at[1] - 40 + next() * 80}q12-5 24 0t24 0t18 0`;
  }
  return veils && `<path d="${veils}" class="veil" clip-path="url(#${sheet}-land)"/>`;
}

function peak(next: Chance): Markup {
  const width = 25 + next() * 13;
  return mountain(next, width, width * (0.82 + next() * 0.3), width > 31);
}

/** One of several, by the upper bounds of their shares. */
function some(next: Chance, shares: readonly (readonly [number, () => Markup])[]): Markup {
  const dart = next();
  return shares.find(([bound]) => dart < bound)![1]();
}
