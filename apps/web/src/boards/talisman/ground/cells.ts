import { SPACES, type Space } from '@questhall/talisman';
import type { Box, Point } from '../../../draw/geometry.js';
import type { Cell } from '../../../draw/mesh.js';

/** What the ground of a space looks like. */
export type Skin =
  | 'meadow'
  | 'plain'
  | 'hills'
  | 'forest'
  | 'mist'
  | 'mountain'
  | 'desert'
  | 'castle'
  | 'moor'
  | 'ash'
  | 'ember';

export interface RingCell extends Cell {
  readonly space: Space;
  readonly group: Space['region'];
  readonly skin: Skin;
  readonly box: Box;
}

/** The board is a thousand units wide and high. */
export const SIDE = 1000;
/** The lines of the seven columns of the outer region, of the five of the middle, and of the three of the inner. */
const OUTER = [0, 150, 290, 430, 570, 710, 850, SIDE];
/** Where the Storm River begins and ends. */
export const BANKS = [150, 184] as const;
const MIDDLE = lines(BANKS[1], 5);
/** Room for the wall of fire round the inner region. */
const WALL = 12;
const INNER = lines(MIDDLE[1] + WALL, 3);

const SKINS: readonly (readonly [RegExp, Skin])[] = [
  [/^(Fields|Village|Chapel)$/, 'meadow'],
  [/^Woods$/, 'forest'],
  [/^Forest$/, 'mist'],
  [/^(Hills|Sentinel)$/, 'hills'],
  [/^Plains$/, 'plain'],
  [/^(Crags|Chasm|Hidden Valley)$/, 'mountain'],
  [/^(Desert|Oasis)$/, 'desert'],
  [/^(City|Tavern|Castle|Temple)$/, 'castle'],
];

/** Every space as a cell of the three rings, in the order of the rules. */
export const CELLS: readonly RingCell[] = SPACES.map((space) => {
  const [x0, y0, x1, y1] = boxOf(space);
  const polygon: Point[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  return { id: space.id, space, group: space.region, skin: skinOf(space), polygon, box: [x0, y0, x1, y1] };
});

export function isCorner({ space, group }: RingCell): boolean {
  return group === 'outer' && space.grid.every((n) => n === 0 || n === 6);
}

function skinOf({ region, name }: Space): Skin {
  if (region === 'inner') return 'ash';
  if (region === 'crown') return 'ember';
  return SKINS.find(([names]) => names.test(name))?.[1] ?? 'moor';
}

function boxOf({ region, grid: [row, column] }: Space): Box {
  const [lines, skipped] = region === 'outer' ? [OUTER, 0] : region === 'middle' ? [MIDDLE, 1] : [INNER, 2];
  return [lines[column - skipped], lines[row - skipped], lines[column - skipped + 1], lines[row - skipped + 1]];
}

/** Lines that part a centred square into so many columns. */
function lines(from: number, parts: number): number[] {
  return Array.from({ length: parts + 1 }, (_, i) => from + (i * (SIDE - 2 * from)) / parts);
}
