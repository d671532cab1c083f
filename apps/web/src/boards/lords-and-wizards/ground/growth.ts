import {
  CLEAR,
  DESERT,
  HEXES,
  type Hex,
  LINE,
  MOUNTAIN,
  SITE_AT,
  SWAMP,
  TERRAIN,
  WOODS,
} from '@questhall/lords-and-wizards';
import { type Box, holds, type Point } from '../../../draw/geometry.js';
import { fine, type Markup, put } from '../../../draw/markup.js';
import { type Chance, chance } from '../../../draw/random.js';
import { dune, hill, mountain } from '../../../draw/symbols/heights.js';
import { reed, tree, trees, tuftPath } from '../../../draw/symbols/plants.js';
import { CENTRES } from './hexes.js';
import { warp } from './net.js';

/** Something that stands on the ground, with the y of its feet: near things overlap far ones. */
export interface Standing {
  readonly y: number;
  readonly markup: Markup;
}

/** What grows on all land, clear of names. Grass is one path for the whole map; a wood is two a hex. */
export function growth(names: readonly Box[]): Standing[] {
  const found: Standing[] = [];
  let grass = '';
  for (let hex = 0; hex < HEXES; hex++) {
    if (SITE_AT[hex] >= 0) continue;
    const [x, y] = warp(CENTRES[hex]);
    const near = names.filter((box) => box[0] < x + 40 && box[2] > x - 40 && box[1] < y + 40 && box[3] > y - 50);
    const isFree = (p: Point) => !near.some((box) => holds(box, p));
    const plot: Plot = { at: [x, y], next: chance(`hex${hex}`), road: hasWay(hex), isFree };
    found.push(...(GROWS[TERRAIN[hex]]?.(plot) ?? []));
    if (TERRAIN[hex] === CLEAR) grass += grassOn(plot);
  }
  return [{ y: -1000, markup: fine(grass) }, ...found];
}

interface Plot {
  readonly at: Point;
  readonly next: Chance;
  /** A road or trail leads through its middle. */
  readonly road: boolean;
  isFree(p: Point): boolean;
}

const GROWS: Readonly<Record<number, (plot: Plot) => Standing[]>> = {
  [WOODS]: wood,
  [MOUNTAIN]: peaks,
  [DESERT]: dunes,
  [SWAMP]: reeds,
  [CLEAR]: open,
};

function hasWay(hex: Hex): boolean {
  return [0, 1, 2, 3, 4, 5].some((side) => LINE[hex * 6 + side] > 0);
}

function wood({ at: [x, y], next, road, isFree }: Plot): Standing[] {
  const many = road ? 5 : 7;
  const spots = Array.from({ length: many }, (_, i): Point => {
    const angle = (i / many) * 2 * Math.PI + next() * 0.7;
    const reach = (i === 0 && !road ? 2 : 17) * (0.8 + next() * 0.4);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9 + 5];
  }).filter(isFree);
  spots.sort((a, b) => a[1] - b[1]);
  const half = Math.ceil(spots.length / 2);
  return [spots.slice(0, half), spots.slice(half)]
    .filter((row) => row.length > 0)
    .map((row) => ({ y: row[row.length - 1][1], markup: trees(next, row, () => 6 + next() * 2.4) }));
}

function peaks({ at: [x, y], next, road, isFree }: Plot): Standing[] {
  return Array.from({ length: road ? 1 : 2 }, (_, i): Standing[] => {
    const p: Point = [x + (next() - 0.5) * 14 + (i ? 12 : -8) + (road ? 14 : 0), y + 15 - i * 18 + (next() - 0.5) * 6];
    const [w, h] = [30 + next() * 10, 27 + next() * 12];
    const snow = next() < 0.5;
    // A name needs the room over the foot as well.
    if (!isFree(p) || !isFree([p[0], p[1] - h * 0.6])) return [];
    return [{ y: p[1], markup: put(p, mountain(next, w, h, snow)) }];
  }).flat();
}

function dunes({ at: [x, y], next, road, isFree }: Plot): Standing[] {
  const p: Point = [x + (next() - 0.5) * 10, y + 8 + (next() - 0.5) * 10];
  return road || !isFree(p) ? [] : [{ y: p[1], markup: put(p, dune(next, 24 + next() * 10)) }];
}

function reeds({ at: [x, y], next, isFree }: Plot): Standing[] {
  return [-1, 0, 1].flatMap((i): Standing[] => {
    const p: Point = [x + i * 14 + (next() - 0.5) * 6, y + (next() - 0.5) * 24 + 6];
    return isFree(p) ? [{ y: p[1], markup: put(p, reed(next, 6)) }] : [];
  });
}

/** Open country: mostly nothing, here and there a hill or a tree. */
function open({ at: [x, y], next, road, isFree }: Plot): Standing[] {
  const dart = next();
  const p: Point = [x + (next() - 0.5) * 16, y + 9];
  if (road || !isFree(p)) return [];
  if (dart < 0.09) return [{ y: p[1], markup: put(p, hill(next, 30)) }];
  return dart < 0.14 ? [{ y: p[1], markup: put(p, tree(next, 6.4)) }] : [];
}

function grassOn({ at: [x, y], next, road, isFree }: Plot): string {
  if (next() > 0.42) return '';
  const p: Point = [x + (next() - 0.5) * 26, y + (road ? 16 : 0) + (next() - 0.5) * 18];
  return isFree(p) ? tuftPath(p, 4.6) : '';
}
