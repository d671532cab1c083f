import { HEATER } from './arms.js';

const stops = (list: readonly (readonly [number, string, number?])[]) =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const gradient = (id: string, x2: number, list: Parameters<typeof stops>[0]) =>
  `<linearGradient id="kit-${id}" x1="0" y1="0" x2="${x2}" y2="1">${stops(list)}</linearGradient>`;

// Light falls from the upper left: every gloss and bevel agrees.
const DEFS = `<defs>${gradient('gloss', 0.55, [
  [0, '#fff', 0.46],
  [0.42, '#fff', 0.04],
  [0.6, '#000', 0.02],
  [1, '#000', 0.34],
])}${gradient('brass', 0.7, [
  [0, '#fff1bf'],
  [0.35, '#d9ac51'],
  [0.65, '#8f6420'],
  [1, '#f0cf82'],
])}${gradient('iron', 0.7, [
  [0, '#c3c8c2'],
  [0.4, '#6d736c'],
  [0.7, '#343832'],
  [1, '#8d938a'],
])}<radialGradient id="kit-dusk" cx=".5" cy=".3" r=".8">${stops([
  [0, '#fff2c8', 0.75],
  [0.5, '#fff', 0],
  [1, '#1a0802', 0.6],
])}</radialGradient><clipPath id="kit-heater"><path d="${HEATER}"/></clipPath></defs>`;

/** Puts the gradients and clips that all pieces share into the page, once. Covers are painted where there is no page. */
export function ensureDefs(): void {
  if (typeof document === 'undefined' || document.getElementById('kit-defs')) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = 'kit-defs';
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'unseen');
  svg.innerHTML = DEFS;
  document.body.prepend(svg);
}
