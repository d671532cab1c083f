import type { Box, Point } from '../../../draw/geometry.js';
import { type Markup, put } from '../../../draw/markup.js';
import { type Chance, chance } from '../../../draw/random.js';
import { strewn } from '../../../draw/scatter.js';
import { dune, hill, mountain } from '../../../draw/symbols/heights.js';
import { field, flowers, pine, tree, tuft } from '../../../draw/symbols/plants.js';
import { cairn, castle, cave, house, spire, tower } from '../../../draw/symbols/works.js';
import { glyph } from '../../../kit/glyph.js';
import type { IconName } from '../../../kit/icon-names.js';
import type { RingCell } from './cells.js';
import { chasm, gravestone, portal, runeStone, steeple, temple } from './landmarks.js';

/** Something that stands in a space: where its feet are, and how it looks. */
export interface Stood {
  readonly y: number;
  readonly markup: Markup;
}

/** A space that is being furnished: its middle, its outline, and dice of its own. */
interface Plot {
  readonly cell: RingCell;
  readonly at: Point;
  readonly shape: readonly Point[];
  readonly next: Chance;
}

type Scene = (plot: Plot) => readonly Stood[];

/** What can be strewn over a space: how many, how far apart, how tall. */
interface Sowing {
  readonly most: number;
  readonly gap: number;
  readonly tall: number;
  /** How far from the border. */
  readonly edge?: number;
  symbol(next: Chance): Markup;
}

const SCENES: Readonly<Record<string, Scene>> = {
  Fields: sown({ most: 15, gap: 23, tall: 40, symbol: meadow }),
  Plains: sown({ most: 14, gap: 22, tall: 46, symbol: plain }),
  Hills: sown({ most: 7, gap: 25, tall: 62, edge: 22, symbol: (r) => hill(r, 42 + r() * 14) }),
  Woods: sown({ most: 24, gap: 15, tall: 56, symbol: (r) => tree(r, 8.5 + r() * 3.5) }),
  Forest: sown({ most: 24, gap: 14, tall: 64, symbol: (r) => pine(r, 9 + r() * 4) }),
  Crags: sown({ most: 7, gap: 23, tall: 76, edge: 20, symbol: (r) => peak(r, 38 + r() * 16) }),
  Desert: sown({ most: 7, gap: 24, tall: 56, edge: 20, symbol: (r) => dune(r, 36 + r() * 12) }),
  City: ({ at, next }) => [
    ...houses(at, [
      [-52, 46, 13],
      [52, 48, 13],
      [34, 60, 11],
      [-34, 62, 11],
    ]),
    stood(at, [0, 44], castle(28)),
    stood(at, [-2, 66], tree(next, 7)),
  ],
  Village: ({ at, next }) => [
    ...houses(at, [
      [-42, 26, 17],
      [2, 16, 15],
      [44, 30, 17],
      [-14, 54, 18],
    ]),
    stood(at, [34, 58], tree(next, 12)),
    stood(at, [-52, 58], tree(next, 10)),
  ],
  Tavern: ({ at }) => [
    stood(at, [-8, 50], house(-20, 0, 34) + house(32, 3, 21)),
    drawn(at, [-28, 34], 'talisman/beer-stein', 30, 60),
  ],
  Chapel: ({ at, next }) => [
    stood(at, [0, 56], house(-20, 0, 28) + spire(24, 0, 24, 44) + put([24, -78], steeple())),
    stood(at, [-54, 56], tree(next, 10)),
  ],
  Graveyard: ({ at, next }) =>
    [0, 1, 2, 3, 4, 5].map((i) =>
      stood(
        at,
        [-44 + (i % 3) * 42 + next() * 8, 18 + Math.floor(i / 3) * 32 + next() * 6],
        gravestone() + tuft(next, 4),
      ),
    ),
  Ruins: ({ at, next }) => [
    stood(at, [-40, 32], tower(0, 0, 24, 44)),
    stood(at, [20, 38], tower(0, 0, 22, 34)),
    stood(at, [48, 36], tower(0, 0, 18, 20)),
    stood(at, [-8, 46], cairn(next, 11)),
    stood(at, [26, 56], tuft(next, 7)),
    stood(at, [-44, 56], tuft(next, 8)),
  ],
  Sentinel: ({ at, next }) => [
    stood(at, [-34, 34], hill(next, 44)),
    stood(at, [10, 40], spire(0, 0, 28, 50)),
    stood(at, [42, 46], tuft(next, 8)),
  ],
  Castle: ({ at }) => [stood(at, [0, 42], castle(24))],
  Oasis: ({ at }) => [
    stood(at, [0, 30], '<ellipse rx="38" ry="12" cy="4" class="inked" fill="var(--sea-0)"/>'),
    drawn(at, [0, 2], 'talisman/palm-tree', 60, 40),
  ],
  "Warlock's Cave": ({ at, next }) => [
    stood(at, [-36, 26], mountain(next, 48, 42, false)),
    stood(at, [34, 24], mountain(next, 52, 46, true)),
    stood(at, [0, 44], cave(28)),
    stood(at, [44, 54], pine(next, 9)),
    stood(at, [-46, 56], pine(next, 10)),
  ],
  'Hidden Valley': ({ at, next }) => [
    stood(at, [-32, 26], mountain(next, 46, 44, true)),
    stood(at, [32, 28], mountain(next, 48, 46, true)),
    ...[
      [0, 46, 9],
      [-16, 50, 8],
      [17, 52, 8],
    ].map(([x, y, size]) => stood(at, [x, y], tree(next, size))),
  ],
  Runes: ({ at, next }) => [
    stood(at, [-34, 36], runeStone(24, 46, 'M-5-34V-12M-5-34L4-27L-5-22')),
    stood(at, [2, 27], runeStone(27, 54, 'M-4-44L5-36L-4-28L5-20L-4-12')),
    stood(at, [37, 40], runeStone(23, 44, 'M0-32V-10M-6-26L0-32L6-26')),
    stood(at, [-14, 52], tuft(next, 7)),
    stood(at, [18, 54], tuft(next, 6)),
  ],
  Temple: ({ at, next }) => [
    stood(at, [0, 46], temple()),
    stood(at, [-54, 52], tuft(next, 6)),
    stood(at, [54, 54], tree(next, 8)),
  ],
  Chasm: ({ at, next }) => [
    stood(at, [0, 8], chasm()),
    stood(at, [-36, 54], mountain(next, 34, 22, false)),
    stood(at, [26, 57], mountain(next, 38, 24, false)),
    stood(at, [-4, 58], tuft(next, 6)),
  ],
  'Portal of Power': ({ at, next }) => [stood(at, [0, 48], portal()), stood(at, [-48, 54], cairn(next, 7))],
  'Black Knight': ({ at, next }) => [
    stood(at, [-34, 42], hill(next, 50)),
    stood(at, [38, 46], hill(next, 48)),
    drawn(at, [0, 14], 'talisman/black-knight-helm', 60, 70),
    stood(at, [0, 56], tuft(next, 8)),
  ],
  'Cursed Glade': ({ at, next }) => [
    ...(
      [
        [-34, 12, 42],
        [30, 8, 46],
        [0, 26, 56],
      ] as const
    ).map(([x, y, size]) => drawn(at, [x, y], 'talisman/dead-wood', size, y + size / 2)),
    ...[0, 1, 2, 3].map((i) => stood(at, [-44 + i * 28, 52 + next() * 6], tuft(next, 6))),
  ],
  'Valley of Fire': ({ at }) => [drawn(at, [0, 12], 'talisman/volcano', 54, 30)],
  'Werewolf Den': ({ at }) => [drawn(at, [0, 12], 'talisman/werewolf', 56, 30)],
  'Dice with Death': ({ at }) => [drawn(at, [0, 12], 'talisman/grim-reaper', 56, 30)],
  Crypt: ({ at }) => [drawn(at, [0, 12], 'talisman/crypt-entrance', 52, 30)],
  'Plain of Peril': ({ at }) => [drawn(at, [0, 12], 'talisman/skull-crossed-bones', 54, 30)],
  Mines: ({ at }) => [drawn(at, [0, 12], 'talisman/mine-wagon', 54, 30)],
  "Vampire's Tower": ({ at }) => [drawn(at, [0, 12], 'talisman/evil-tower', 58, 30)],
  Pits: ({ at }) => [drawn(at, [0, 12], 'talisman/imp', 54, 30)],
};

/** Everything that stands on the board, the farthest back first. */
export function scenes(plots: readonly Omit<Plot, 'next'>[]): readonly Stood[] {
  return plots
    .flatMap((plot) => SCENES[plot.cell.space.name]?.({ ...plot, next: chance(`scene${plot.cell.id}`) }) ?? [])
    .sort((a, b) => a.y - b.y);
}

function stood([x, y]: Point, [dx, dy]: Point | readonly number[], markup: Markup): Stood {
  return { y: y + dy, markup: put([x + dx, y + dy], markup) };
}

/** A glyph as part of the picture, with its middle there. */
function drawn([x, y]: Point, [dx, dy]: Point, name: IconName, size: number, feet: number): Stood {
  const markup = `<use href="${glyph(name)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" class="drawn-glyph"/>`;
  return { y: y + feet, markup: put([x + dx, y + dy], markup) };
}

function houses(at: Point, list: readonly (readonly [number, number, number])[]): Stood[] {
  return list.map(([x, y, size]) => stood(at, [x, y], house(0, 0, size)));
}

/** Strewn over the whole space, but not over its name nor where cards are drawn. */
function sown({ most, gap, tall, edge = 13, symbol }: Sowing): Scene {
  return ({ cell, at: [x, y], shape, next }) => {
    const keep: Box[] = [
      [x - 90, -40, x + 90, cell.box[1] + tall],
      [x + 34, y + 26, x + 90, y + 90],
    ];
    return strewn(shape, { most, gap, edge }, keep, next).map((p) => ({ y: p[1], markup: put(p, symbol(next)) }));
  };
}

function meadow(next: Chance): Markup {
  const dart = next();
  return dart < 0.42 ? field(next, 38) : dart < 0.62 ? flowers(next, 11) : dart < 0.72 ? tree(next, 8) : tuft(next, 8);
}

function plain(next: Chance): Markup {
  const dart = next();
  return dart < 0.66 ? tuft(next, 9) : dart < 0.8 ? tree(next, 8.5) : cairn(next, 6);
}

function peak(next: Chance, width: number): Markup {
  return mountain(next, width, width * 0.95, width > 44);
}
