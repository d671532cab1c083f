import { borders, cornerTicks, edgeColour, groupOutline, toneOf, washes } from './colouring.js';
import { cartouche, compass } from './furniture.js';
import { type Box, coarse, loop, loops, type Point } from './geometry.js';
import { curvedNames, namesRoom, placeName } from './lettering.js';
import { type Markup, outline, put, use } from './markup.js';
import { edgeKey, type Mesh, mesh } from './mesh.js';
import { roadworks } from './roads.js';
import type { Ground, Land, Sheet } from './sheet.js';
import { grown, mistOver } from './terrain.js';
import { islets, rhumbs, ribbon, riverRun, waterLining, waves } from './water.js';

/** One cell as it is drawn. */
export interface Drawn {
  readonly land: Land;
  /** Names of its outline and of the clip that keeps things inside it. */
  readonly outline: string;
  readonly clip: string;
  /** Its outline in words of a path, and where its middle lies. */
  readonly d: string;
  readonly shape: readonly Point[];
  readonly at: Point;
}

/** What a window onto a map needs to know of it. */
export interface Painted {
  readonly sheet: Pick<Sheet, 'world' | 'whole'>;
  readonly ground: Markup;
  readonly cells: ReadonlyMap<string, { readonly land: Pick<Land, 'group' | 'tint'> & { readonly skin: string } }>;
  /** Outlines of whole groups by their name. */
  readonly groups: ReadonlyMap<string, string>;
}

/** A board, drawn. Built once: what changes on it is drawn elsewhere. */
export interface Picture extends Painted {
  readonly sheet: Sheet;
  /** Above highlights, below tokens. */
  readonly lettering: Markup;
  readonly cells: ReadonlyMap<string, Drawn>;
  /** Drawn lines of rivers by id. */
  readonly rivers: ReadonlyMap<string, readonly Point[]>;
  warp(p: Point): Point;
  /** The outline of any cell, water too; none for what is no cell. */
  shapeOf(id: string): readonly Point[];
}

/** Draws a sheet, from the bottom of the sea to the last name. */
export function picture(sheet: Sheet): Picture {
  const net = mesh(sheet.cells, meshStyle(sheet));
  const cells = drawnCells(sheet, net);
  const coast = net.outlines((cell) => cell.kind === 'land');
  const groups = new Map([...new Set(cells.map(({ land }) => land.group))].map((g) => [g, groupOutline(net, g)]));
  const rivers = new Map(sheet.rivers.map((river) => [river.id, riverRun(net, river.course)]));
  const layers = [
    outlines(sheet, cells, coast, groups),
    sea(sheet, coast),
    land(sheet, net, cells, groups),
    streams(sheet, rivers),
    use(`${sheet.id}-coast`, 'class="ink" stroke-width="1.8"'),
    roadworks(sheet.roads, (id) => cells.find((cell) => cell.land.id === id)!.at),
    symbols(sheet, cells),
    mistOver(sheet.id, cells),
    sheet.seaLife,
    compass(sheet.compass.at, sheet.compass.size),
    sheet.cartouche ? cartouche(sheet.cartouche.at, sheet.cartouche.over, sheet.cartouche.title) : '',
  ];
  return {
    sheet,
    ground: layers.join(''),
    lettering: curvedNames(sheet.id, sheet.names) + cells.map(({ land, at }) => placeName(land, at)).join(''),
    cells: new Map(cells.map((cell) => [cell.land.id, cell])),
    groups,
    rivers,
    warp: net.warp,
    shapeOf: (id) => shapesOf(net, id),
  };
}

/** Land alone, without the sea and its furniture: for a piece of a map that is held in the hand. */
export function landAlone(sheet: Sheet): Pick<Picture, 'ground' | 'cells'> {
  const net = mesh(sheet.cells, meshStyle(sheet));
  const cells = drawnCells(sheet, net);
  const groups = new Map([...new Set(cells.map(({ land }) => land.group))].map((g) => [g, groupOutline(net, g)]));
  const layers = [
    outlines(
      sheet,
      cells,
      net.outlines((cell) => cell.kind === 'land'),
      groups,
    ),
    land(sheet, net, cells, groups),
    use(`${sheet.id}-coast`, 'class="ink" stroke-width="1.8"'),
    symbols(sheet, cells),
    mistOver(sheet.id, cells),
  ];
  return { ground: layers.join(''), cells: new Map(cells.map((cell) => [cell.land.id, cell])) };
}

function shapesOf(net: Mesh<Ground>, id: string): readonly Point[] {
  const cell = net.cells.find((one) => one.id === id);
  return cell ? net.shape(cell) : [];
}

/** How far an edge strays: ocean coast most, an inner border least. */
function meshStyle(sheet: Sheet) {
  const rivers = riverEdges(sheet);
  const skinOf = (cell: Ground) => (cell.kind === 'land' ? cell.skin : 'water');
  return {
    ...sheet.style,
    rough: (cells: readonly Ground[], key: string) => {
      const dry = cells.filter((cell) => cell.kind === 'land').length;
      if (cells.length === 1) return sheet.hexes ? 0.3 : 0.27;
      if (dry === 1) return 0.2;
      if (dry === 0) return 0.02;
      if (sheet.hexes) return skinOf(cells[0]) === skinOf(cells[1]) ? 0.02 : 0.2;
      return rivers.has(key) ? 0.12 : 0.1;
    },
    ...(sheet.eased && { relaxes: (cells: readonly Ground[]) => cells.some((cell) => cell.kind === 'land') }),
    ...(sheet.hexes && {
      relaxes: (cells: readonly Ground[]) => cells.length === 1 || skinOf(cells[0]) !== skinOf(cells[1]),
    }),
  };
}

function riverEdges(sheet: Sheet): Set<string> {
  return new Set(sheet.rivers.flatMap(({ course }) => course.slice(1).map((p, i) => edgeKey(course[i], p))));
}

function drawnCells(sheet: Sheet, net: Mesh<Ground>): Drawn[] {
  return sheet.cells
    .filter((cell) => cell.kind === 'land')
    .map((cell) => {
      const shape = net.shape(cell);
      const [outline, clip] = [`${sheet.id}-shape-${cell.id}`, `${sheet.id}-cell-${cell.id}`];
      return { land: cell, shape, d: loop(shape), outline, clip, at: net.warp(cell.centre) };
    });
}

/** Everything that is drawn more than once: the sea's colour, outlines of cells, groups and coast, and clips of them. */
function outlines(
  sheet: Sheet,
  cells: readonly Drawn[],
  coast: readonly Point[][],
  groups: ReadonlyMap<string, string>,
): Markup {
  const [x0, y0, x1, y1] = sheet.whole;
  const clip = (id: string, name: string) => `<clipPath id="${id}">${use(name, 'clip-rule="evenodd"')}</clipPath>`;
  return [
    `<defs><radialGradient id="${sheet.id}-sea" gradientUnits="userSpaceOnUse" cx="${(x0 + x1) / 2}" cy="${(y0 + y1) / 2}" r="${(x1 - x0) * 0.8}">`,
    '<stop offset="0" class="sea-near"/><stop offset="1" class="sea-far"/></radialGradient>',
    ...cells.map((cell) => outline(cell.outline, cell.d) + clip(cell.clip, cell.outline)),
    ...[...groups].map(([group, d]) => outline(`${sheet.id}-outline-${group}`, d)),
    ...[...groups.keys()].map((group) => clip(`${sheet.id}-group-${group}`, `${sheet.id}-outline-${group}`)),
    outline(`${sheet.id}-coast`, loops(coast)),
    outline(`${sheet.id}-isles`, islets(sheet.islets, sheet.id)),
    clip(`${sheet.id}-land`, `${sheet.id}-coast`),
    '</defs>',
  ].join('');
}

function sea(sheet: Sheet, coast: readonly (readonly Point[])[]): Markup {
  const [x0, y0, x1, y1] = sheet.world;
  const paint = `url(#${sheet.id}-sea)`;
  const reaches = sheet.hexes ? [2.4, 5, 9, 14, 20] : [4, 9, 16, 25, 36];
  return (
    `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="${paint}"/>` +
    rhumbs(sheet.compass.at, 1600) +
    waves(
      sheet.world,
      coast.map((shore) => coarse(shore, 8)),
      sheet.id,
    ) +
    waterLining([`${sheet.id}-coast`, `${sheet.id}-isles`], reaches, paint) +
    use(`${sheet.id}-coast`, 'fill-rule="evenodd" transform="translate(3 5)" fill="#1a0d02" opacity=".3"') +
    use(`${sheet.id}-isles`, 'fill="var(--paper)" class="inked"')
  );
}

function land(sheet: Sheet, net: Mesh<Ground>, cells: readonly Drawn[], groups: ReadonlyMap<string, string>): Markup {
  const rivers = riverEdges(sheet);
  const toneIn = (group: string) => toneOf(cells.find((cell) => cell.land.group === group)!.land);
  const coloured = [...groups.keys()].map((group) =>
    edgeColour(`${sheet.id}-outline-${group}`, `${sheet.id}-group-${group}`, toneIn(group)),
  );
  return (
    washes(cells) +
    coloured.join('') +
    (sheet.hexes ? cornerTicks(net) : borders(net, (key) => rivers.has(key))) +
    shoreShade(sheet)
  );
}

/** The land darkens a little towards the coast. */
function shoreShade({ id }: Sheet): Markup {
  const shade = use(`${id}-coast`, 'class="ink" stroke-opacity=".14" stroke-width="11"');
  return `<g clip-path="url(#${id}-land)">${shade}</g>`;
}

function streams(sheet: Sheet, runs: ReadonlyMap<string, readonly Point[]>): Markup {
  return sheet.rivers
    .map(({ id, widths }) => {
      const run = runs.get(id)!;
      const mouth = run[0];
      const { banks, middle } = ribbon([[mouth[0] - 14, mouth[1] - 4], ...run], widths, id);
      return (
        `<g clip-path="url(#${sheet.id}-land)"><path d="${banks}" class="inked" fill="var(--sea-0)" stroke-width="1.300"/>` +
        `<path d="${middle}" class="sea-line" stroke-opacity=".7" stroke-width=".9" stroke-dasharray="9 6"/></g>`
      );
    })
    .join('');
}

/** Everything that stands, in order of its feet, so that near things overlap far ones. */
function symbols(sheet: Sheet, cells: readonly Drawn[]): Markup {
  const lettered: readonly Box[] = namesRoom(sheet.names.filter((name) => name.kind === 'region').map((n) => n.curve));
  return cells
    .flatMap(({ land, shape, at }) => [
      ...grown({ id: land.id, skin: land.skin, shape: coarse(shape, 4) }, [...sheet.keepsFree(land, at), ...lettered]),
      ...(sheet.stands?.(land, at) ?? []).map((s) => ({ y: s.at[1], markup: put(s.at, s.markup) })),
    ])
    .sort((a, b) => a.y - b.y)
    .map(({ markup }) => markup)
    .join('');
}
