import { CITY, REBELS } from '@questhall/lords-and-wizards';
import type { Markup } from '../../../draw/markup.js';
import { armsOf, rimOf } from '../../../kit/arms.js';
import { glyphAt } from '../../../kit/glyph.js';
import type { IconName } from '../../../kit/icon-names.js';
import { KIND_ICONS } from '../icons.js';
import { faceOf, type Stack, sizeOf } from '../stacks.js';

interface Colours {
  readonly field: string;
  readonly tone: string;
  readonly ink: string;
  readonly edge: string;
  readonly rim: string;
  readonly pattern: string;
}

/** Colour and pattern of an owner; cities and rebels are iron. */
function coloursOf(owner: number): Colours {
  if (owner === CITY) return iron('#4a4a44', '#6d6d64', 'M-15-3h30v5h-30Z');
  if (owner === REBELS) return iron('#2b1a14', '#8a3a20', 'M-15 8L15-12V-3L-15 17Z');
  const { field, tone, ink, edge, pattern } = armsOf(owner);
  return { field, tone, ink, edge, pattern, rim: rimOf(owner) };
}

function iron(field: string, tone: string, pattern: string): Colours {
  return { field, tone, pattern, ink: '#f4ead2', edge: '#17120c', rim: 'url(#kit-iron)' };
}

export interface Face {
  readonly owner: number;
  readonly icon: IconName;
  readonly foot: string;
  readonly alignment: number;
  readonly deep?: number;
}

const card = (at: number, more: string) =>
  `<rect x="${-15 + at}" y="${-15 - at}" width="30" height="30" rx="4" ${more}/>`;

/** One square of card: pattern and glyph above, what it is worth on the cream foot, its alignment at the left. */
export function chit({ owner, icon, foot, alignment, deep = 1 }: Face): Markup {
  const { field, tone, ink, edge, rim, pattern } = coloursOf(owner);
  const below = [4.4, 2.2].slice(Math.max(0, 3 - deep)).map((at) => card(at, `fill="${edge}" class="chit-edge"`));
  const side = alignment < 0 ? '' : `<path d="M-15-15h5v20.400h-5Z" fill="url(#lords-alignment-${alignment})"/>`;
  return (
    `<g class="chit"><rect x="-13" y="-11.500" width="30" height="30" rx="4" fill="#1b0d02" opacity=".36"/>${below.join('')}` +
    `${card(0, `fill="${field}" class="chit-edge"`)}<g clip-path="url(#lords-chit)">` +
    `<path d="${pattern}" fill="${tone}" opacity=".6"/><path d="M-15-15h30v30h-30Z" fill="url(#kit-gloss)"/>` +
    `<path d="M-15 5.400h30v9.600h-30Z" class="chit-foot"/>${side}</g>` +
    `<rect x="-14.200" y="-14.200" width="28.400" height="28.400" rx="3.400" fill="none" stroke="${rim}" stroke-width="1.400"/>` +
    `<g class="chit-glyph">${glyphAt(icon, 18, ink, [2, -4.8])}</g><text class="chit-foot-words" y="13.200">${foot}</text></g>`
  );
}

/** A stack as its uppermost chit, with its leaders and how many lie in it. */
export function stackChit(stack: Stack, alignment: number): Markup {
  const { owner, form, aboard, attack, defence, leaders } = stack;
  const foot = form === 'fleet' && aboard.length === 0 ? 'fleet' : `${attack}-${defence}`;
  const n = sizeOf(stack);
  const count =
    n > 1
      ? `<g class="chit-count" transform="translate(12.500 -13.500)"><circle r="8.400"/><text y="4.300">${n}</text></g>`
      : '';
  const medals = leaders
    .slice(0, 2)
    .map(
      ({ kind, level }, i) =>
        `<g class="chit-leader" transform="translate(${-16 + i * 12} -17)"><circle r="6.600"/>` +
        `${glyphAt(KIND_ICONS[kind], 8.4, '#2a1605', [0, -0.6])}${level > 0 ? `<text y="11">${level}</text>` : ''}</g>`,
    );
  return chit({ owner, icon: KIND_ICONS[faceOf(stack)], foot, alignment, deep: n }) + count + medals.join('');
}

/** What chits share: the clip of their corners, and a colour with a pattern for each alignment. */
export const CHIT_DEFS =
  '<clipPath id="lords-chit"><rect x="-15" y="-15" width="30" height="30" rx="4"/></clipPath>' +
  pattern(0, '#f3f0e2', '#3f6fb5', 'M0 1.2h5M0 3.700h5') +
  pattern(1, '#9a9a86', '#3c4436', 'M1.200 1.200h.01M3.700 3.700h.01') +
  pattern(2, '#2a0f12', '#e2603c', 'M-1 4L4-1M1 6L6 1');

function pattern(alignment: number, field: string, ink: string, d: string): string {
  return (
    `<pattern id="lords-alignment-${alignment}" width="5" height="5" patternUnits="userSpaceOnUse">` +
    `<rect width="5" height="5" fill="${field}"/><path d="${d}" stroke="${ink}" stroke-width="1.300" stroke-linecap="round" fill="none"/></pattern>`
  );
}
