import {
  hasRebels,
  isUnconquered,
  NO_LEGEND,
  SITE_AT,
  SITES,
  UNKNOWN_LEGEND,
  type View,
} from '@questhall/lords-and-wizards';
import { createMemo, type JSX } from 'solid-js';
import { d, type Markup } from '../../../draw/markup.js';
import { castle } from '../../../draw/symbols/works.js';
import { armsOf, HEATER } from '../../../kit/arms.js';
import { glyphAt } from '../../../kit/glyph.js';
import type { IconName } from '../../../kit/icon-names.js';
import { reckoning } from '../scene.js';
import { pointOf } from './layout.js';

const CASTLE = `<g transform="translate(-13 0)">${castle(8.4)}</g>`;

/** Control, castles, legends, taxes, rebels, plague and sieges: what a city is about, at a glance. */
export function Sites(props: { view: View }): JSX.Element {
  const marks = createMemo(() => [...placesOf(props.view)].map((hex) => markOf(props.view, hex)).join(''));
  return <g class="tokens marks" attr:aria-hidden="true" innerHTML={marks()} />;
}

/** Every city and ruin, castles in open country, and those that are being built. */
function placesOf({ castles, works }: View): Set<number> {
  return new Set([...SITES.map(({ hex }) => hex), ...castles, ...works.map(({ hex }) => hex)]);
}

function markOf(view: View, hex: number): Markup {
  const [x, y] = pointOf(hex);
  const isCastle = view.castles.includes(hex);
  const rises = !isCastle && view.works.some((works) => works.hex === hex);
  const site = SITE_AT[hex];
  const owner = site < 0 ? -1 : view.control[site];
  const besieger = view.sieges.find((siege) => siege.hex === hex)?.besieger ?? -1;
  const parts = [
    besieger < 0 ? '' : ring(armsOf(besieger).field),
    isCastle ? CASTLE : '',
    rises ? sign(-18, -10, 'lords-and-wizards/stone-crafting', '#5a3a12') : '',
    owner < 0 ? '' : banner(owner),
    site < 0 ? '' : legend(view, site),
    signs(view, hex, besieger >= 0),
  ];
  return `<g transform="${d`translate(${x} ${y})`}"><g class="mark">${parts.join('')}</g></g>`;
}

/** The line of the besiegers. */
function ring(colour: string): Markup {
  return `<circle r="29" class="siege-ring dark"/><circle r="29" class="siege-ring" stroke="${colour}"/>`;
}

/** The arms of who holds it, on a staff. */
function banner(owner: number): Markup {
  const { field, tone, edge, pattern } = armsOf(owner);
  return (
    '<g class="banner" transform="translate(-11 -8)"><path d="M0 0V-24" class="ink" stroke-width="1.800"/>' +
    `<g transform="translate(8.500 -16) scale(.56)" clip-path="url(#kit-heater)"><path d="${HEATER}" fill="${field}"/>` +
    `<path d="${pattern}" fill="${tone}"/><path d="${HEATER}" fill="none" stroke="${edge}" stroke-width="4.400"/></g></g>`
  );
}

/** A legend lies there: hidden, or known to the viewer and not yet gone. */
function legend(view: View, site: number): Markup {
  const found = view.legend[site] ?? NO_LEGEND;
  const isHidden = found === UNKNOWN_LEGEND;
  if (!isHidden && (found === NO_LEGEND || !isUnconquered(reckoning(view), site))) return '';
  return (
    `<g class="legend${isHidden ? '' : ' known'}" transform="translate(-22 -2)">` +
    `<path d="M-6-6Q0-9 6-6V5Q0 9-6 5Z"/><text y="4">${isHidden ? '?' : '!'}</text></g>`
  );
}

/** What befalls a place: a picture each, and a word where it says too little. */
function signs(view: View, hex: number, isBesieged: boolean): Markup {
  const site = SITE_AT[hex];
  const all: [boolean, IconName, string, string?][] = [
    [view.taxed[site] > 1, 'two-coins', '#7a4a0c', `×${view.taxed[site]}`],
    [hasRebels(reckoning(view), hex), 'lords-and-wizards/uprising', '#9c2a1c'],
    [view.plague.includes(site), 'lords-and-wizards/plague-doctor-profile', '#3d2a55'],
    [view.declared.includes(site), 'crossed-swords', '#9c2a1c'],
    [isBesieged, 'lords-and-wizards/catapult', '#5a2a08'],
  ];
  return all
    .filter(([isSo]) => isSo)
    .map(([, icon, colour, word = ''], i) => sign(-24 + i * 19, -24, icon, colour, word))
    .join('');
}

function sign(x: number, y: number, icon: IconName, colour: string, word = ''): Markup {
  const words = word && `<text x="9" y="9">${word}</text>`;
  return `<g class="sign" transform="translate(${x} ${y})"><circle r="9.500"/>${glyphAt(icon, 13, colour)}${words}</g>`;
}
