import { type Box, coarse, line, loop, loops, type Point } from '../../../draw/geometry.js';
import type { Painted } from '../../../draw/ground.js';
import { d, type Markup, outline, put, turned, use } from '../../../draw/markup.js';
import { type Mesh, mesh } from '../../../draw/mesh.js';
import { chance } from '../../../draw/random.js';
import { bridge } from '../../../draw/symbols/works.js';
import { waterLining } from '../../../draw/water.js';
import { glyph } from '../../../kit/glyph.js';
import { BANKS, CELLS, type RingCell, SIDE } from './cells.js';
import { cracks } from './landmarks.js';
import { badges, names, riverName } from './letters.js';
import { scenes } from './scenes.js';

/** A space as it is drawn. */
export interface Drawn {
  readonly land: RingCell;
  readonly outline: string;
  readonly clip: string;
  readonly shape: readonly Point[];
  readonly at: Point;
}

export interface Board extends Painted {
  readonly lettering: Markup;
  readonly cells: ReadonlyMap<string, Drawn>;
  warp(p: Point): Point;
}

type Region = RingCell['group'];
const REGIONS: readonly Region[] = ['outer', 'middle', 'inner', 'crown'];
const NAME = 'talisman';
const WHOLE: Box = [-24, -24, SIDE + 24, SIDE + 24];
const WORLD: Box = [-520, -520, SIDE + 520, SIDE + 520];

/** The whole board, drawn when it is first looked at and never again. */
export function picture(): Board {
  const net = mesh(CELLS, { warp: 7, scale: 110, seed: '2', levels: 5, rough });
  const cells = CELLS.map((land): Drawn => {
    const shape = net.shape(land);
    return {
      land,
      shape,
      outline: `${NAME}-shape-${land.id}`,
      clip: `${NAME}-cell-${land.id}`,
      at: net.warp(middle(land.box)),
    };
  });
  const rings = new Map(REGIONS.map((region) => [region, loops(net.outlines((cell) => belongs(cell, region)))]));
  const layers = [
    defs(cells, rings),
    table(),
    river(),
    washes(cells, ['outer', 'middle']),
    wallOfFire(),
    washes(cells, ['inner', 'crown']),
    colouring(cells),
    borders(net),
    '<circle cx="500" cy="500" r="92" fill="url(#talisman-glow)"/>',
    embers(cells),
    scenes(cells.map(({ land, at, shape }) => ({ cell: land, at, shape: coarse(shape, 4) })))
      .map(({ markup }) => markup)
      .join(''),
    crown(),
    crossing(cells),
    badges(cells, net.warp),
  ];
  return {
    sheet: { world: WORLD, whole: WHOLE },
    ground: layers.join(''),
    lettering: riverName((BANKS[0] + BANKS[1]) / 2) + names(cells, net.warp),
    cells: new Map(cells.map((cell) => [cell.land.id, cell])),
    groups: rings,
    warp: net.warp,
  };
}

/** The crown lies in the inner region; its own outline is its own. */
function belongs(cell: RingCell, region: Region): boolean {
  return cell.group === region || (region === 'inner' && cell.group === 'crown');
}

/** Coasts stray more than borders; the rim of the board least. */
function rough(cells: readonly RingCell[], key: string): number {
  if (isRim(key)) return 0.02;
  return cells.length === 1 ? 0.085 : 0.05;
}

function isRim(key: string): boolean {
  const ends = key.split('|').map((end) => end.split(',').map(Number));
  return [0, 1].some((axis) => [0, SIDE].some((edge) => ends.every((end) => end[axis] === edge)));
}

function middle([x0, y0, x1, y1]: Box): Point {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

function defs(cells: readonly Drawn[], rings: ReadonlyMap<Region, string>): Markup {
  const clip = (id: string, name: string) => `<clipPath id="${id}">${use(name, '')}</clipPath>`;
  const [from, to] = [BANKS[0] - 30, SIDE - 2 * (BANKS[0] - 30)];
  return [
    '<defs><radialGradient id="talisman-power"><stop offset="0" stop-color="#e9d9ff"/><stop offset=".5" stop-color="#7b5bd0"/><stop offset="1" stop-color="#2d2466"/></radialGradient>',
    '<radialGradient id="talisman-glow"><stop offset="0" stop-color="#ffe9a0"/><stop offset=".5" stop-color="#f0962e" stop-opacity=".75"/><stop offset="1" stop-color="#8c2a12" stop-opacity="0"/></radialGradient>',
    `<clipPath id="${NAME}-water"><path d="M${from} ${from}h${to}v${to}h${-to}Z"/></clipPath>`,
    ...cells.map((cell) => outline(cell.outline, loop(cell.shape)) + clip(cell.clip, cell.outline)),
    ...[...rings].map(([region, path]) => outline(`${NAME}-ring-${region}`, path)),
    '</defs>',
  ].join('');
}

/** The vellum that the board is painted on, and its shadow. */
function table(): Markup {
  const [x0, y0, x1, y1] = WORLD;
  return (
    `<path d="M${x0} ${y0}H${x1}V${y1}H${x0}Z" class="vellum"/>` +
    use(`${NAME}-ring-outer`, 'class="vellum-shadow" transform="translate(4 6)"')
  );
}

/** The Storm River, water-lined between two coasts. */
function river(): Markup {
  const coasts = [`${NAME}-ring-outer`, `${NAME}-ring-middle`];
  return (
    `<g clip-path="url(#${NAME}-water)"><rect x="100" y="100" width="800" height="800" fill="var(--sea-0)"/>` +
    waterLining(coasts, [3.5, 8, 14], 'var(--sea-0)') +
    '<rect x="290" y="290" width="420" height="420" class="pit"/>' +
    use(`${NAME}-ring-middle`, 'class="land-shadow" transform="translate(3 5)"') +
    '</g>'
  );
}

function washes(cells: readonly Drawn[], regions: readonly Region[]): Markup {
  return cells
    .filter(({ land }) => regions.includes(land.group))
    .map(({ land, outline: name }) => use(name, `class="wash ${land.skin}"`))
    .join('');
}

function wallOfFire(): Markup {
  const ring = (kind: string) => use(`${NAME}-ring-inner`, `class="${kind}"`);
  return ring('wall-stone') + ring('wall-fire') + ring('wall-sparks');
}

/** Hand colouring: every space darkens towards its border. */
function colouring(cells: readonly Drawn[]): Markup {
  const strokes = (name: string) =>
    [
      [36, 0.09],
      [20, 0.12],
      [9, 0.2],
    ]
      .map(([width, opacity]) => use(name, `stroke-width="${width}" stroke-opacity="${opacity}"`))
      .join('');
  return cells
    .map(
      ({ land, outline: name, clip }) => `<g clip-path="url(#${clip})" class="edge ${land.skin}">${strokes(name)}</g>`,
    )
    .join('');
}

function borders(net: Mesh<RingCell>): Markup {
  const shared = [...net.edges.values()].filter(({ cells }) => cells.length === 2).map(({ points }) => line(points));
  const path = shared.join('');
  return (
    `<path d="${path}" class="ink" stroke-width="3.400" stroke-opacity=".8"/>` +
    `<path d="${path}" class="cream" stroke-width="1.100" stroke-opacity=".75"/>` +
    use(`${NAME}-ring-outer`, 'class="ink" stroke-width="2.200"') +
    use(`${NAME}-ring-middle`, 'class="ink" stroke-width="2.200"')
  );
}

function embers(cells: readonly Drawn[]): Markup {
  return cells
    .filter(({ land }) => land.skin === 'ash')
    .map(({ land, clip, at }) => `<g clip-path="url(#${clip})">${cracks(chance(`s${land.id}`), at)}</g>`)
    .join('');
}

/** The Sentinel's bridge. */
function crossing(cells: readonly Drawn[]): Markup {
  const [a, b] = ['sentinel', 'middle-hills'].map((id) => cells.find(({ land }) => land.id === id)?.at ?? [0, 0]);
  const at: Point = [(a[0] + b[0]) / 2 + 2, SIDE - (BANKS[0] + BANKS[1]) / 2];
  return turned(at, 90, `<g transform="${d`scale(1.5)`}">${put([0, 0], bridge(36, 15))}</g>`);
}

function crown(): Markup {
  const gilt = (kind: string, y: number) =>
    `<use href="${glyph('talisman/imperial-crown')}" x="468" y="${y - 32}" width="64" height="64" class="${kind}"/>`;
  return gilt('crown-shadow', 502.5) + gilt('crown-gold', 500);
}
