import type { WasteKind } from '@questhall/dragonlords';
import { d, fine, ink, inked, type Markup, wash } from '../../../draw/markup.js';
import { castle, cave, house, spire, town } from '../../../draw/symbols/works.js';
import { glyph } from '../../../kit/glyph.js';
import type { IconName } from '../../../kit/icon-names.js';

/** A glyph printed into the ground. */
export function printed(name: IconName, size: number, colour: string, more = ''): Markup {
  return d`<use href="${glyph(name)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" color="${colour}" ${more}/>`;
}

export const keep = (): Markup => castle(11.5);

/** A ring of standing stones with a light inside. */
export function stones(): Markup {
  const stone = (x: number, y: number, h: number) =>
    inked(d`M${x - 3} ${y}L${x - 2.2} ${y - h}Q${x} ${y - h - 2.4} ${x + 2.4} ${y - h + 0.5}L${x + 3} ${y}Z`, 'stone');
  const back = stone(-9, -5, 11) + stone(0, -8, 13) + stone(9, -5, 11);
  const front = stone(-12, 2, 10) + stone(12, 2, 10) + stone(-5, 6, 8) + stone(6, 6, 8);
  return `<ellipse cx="0" cy="0" rx="15" ry="8" class="portal-light"/>${back}<ellipse cx="0" cy="-1" rx="8" ry="5" class="portal-heart"/>${front}`;
}

/** A heap of gold; beside a shaft in a mine. */
export function hoard(isMine: boolean): Markup {
  const coin = (x: number, y: number) => `<ellipse ${d`cx="${x}" cy="${y}"`} rx="4" ry="2.300" class="inked heap"/>`;
  const heap = [
    [-6, 2],
    [0, 3],
    [6, 2],
    [-3, -0.5],
    [3, -0.5],
    [0, -3],
  ].map(([x, y]) => coin(x + (isMine ? 11 : 0), y));
  return (isMine ? `<g transform="translate(-5 2)">${cave(10)}${timbers()}</g>` : '') + heap.join('');
}

function timbers(): Markup {
  return ink('M-6.500 0V-8.500M6.500 0V-8.500M-8-8.800H8', 'stroke-width="2.200"');
}

/** What stands in a space of the Wastelands. */
export function wasteScene(kind: WasteKind): Markup {
  switch (kind) {
    case 'village':
      return town(2, 7);
    case 'den':
      return `${hut()}<g transform="translate(13 -6)">${printed('dragonlords/cauldron', 15, 'var(--ink)')}</g>`;
    case 'shrine':
      return temple();
    case 'lair':
      return `${cave(16)}<g transform="translate(0 -7)">${printed('dragonlords/dragon-spiral', 15, '#e8b06a')}</g>`;
    case 'quest':
      return signpost();
    default: {
      const never: never = kind;
      return never;
    }
  }
}

function hut(): Markup {
  return house(-7, 0, 8.5) + fine('M-4-14q3-4 0-7t2-7');
}

function temple(): Markup {
  const column = (x: number) => inked(d`M${x - 1.4} 0V-11H${x + 1.4}V0Z`, 'wall');
  return (
    spire(0, -9, 5, 8) +
    inked('M-15 0V-2.500H15V0Z', 'wall-shade') +
    [-11, -4, 4, 11].map(column).join('') +
    inked('M-16-11L0-20L16-11Z', 'roof')
  );
}

/** A crystal on a cairn marks a place of adventure. */
function signpost(): Markup {
  return (
    inked('M-9 1Q-7-4-2-3Q1-6 5-3Q9-3 10 1Z', 'stone') +
    inked('M0-24L6-14L3-3H-3L-6-14Z', '#b9a4d8') +
    wash('M0-24L6-14L3-3H0Z', '#7d63a8') +
    fine('M-6-14L0-12L6-14M0-12V-3')
  );
}
