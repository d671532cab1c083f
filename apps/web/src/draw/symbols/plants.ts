import type { Point } from '../geometry.js';
import { d, fine, ink, inked, inkedAs, type Markup, wash } from '../markup.js';
import type { Chance } from '../random.js';

/** A round tree: bumpy crown, a crescent of shade, two lines of trunk. */
export function tree(next: Chance, s: number): Markup {
  return trees(next, [[0, 0]], () => s);
}

/** Trees side by side as one: four paths, however many there are. */
export function trees(next: Chance, at: readonly Point[], size: () => number): Markup {
  let [trunks, crowns, shades, leaves] = ['', '', '', ''];
  for (const [x, y] of at) {
    const s = size();
    trunks += d`M${x - s * 0.1} ${y - s * 0.3}v${s * 0.64}M${x + s * 0.12} ${y - s * 0.3}v${s * 0.64}`;
    crowns += crown(next, [x, y], s);
    shades += d`M${x + s * 0.15} ${y - s * 1.35}q${s * 0.75} ${s * 0.25} ${s * 0.6} ${s}q${-s * 0.3} ${s * 0.2} ${-s * 0.75} ${s * 0.12}q${s * 0.55} ${-s * 0.5} ${s * 0.15} ${-s * 1.12}Z`;
    leaves += d`M${x - s * 0.45} ${y - s * 0.75}q${s * 0.18} ${-s * 0.2} ${s * 0.36} 0M${x - s * 0.1} ${y - s * 1.08}q${s * 0.15} ${-s * 0.16} ${s * 0.32} 0`;
  }
  return ink(trunks) + inked(crowns, 'leaf') + wash(shades, 'leaf-shade') + fine(leaves);
}

function crown(next: Chance, [x, y]: Point, s: number): string {
  let path = d`M${x - s * 0.8} ${y - s * 0.42}`;
  for (let i = 0; i < 7; i++) {
    const angle = Math.PI * (1 + i / 6);
    const reach = s * (0.92 + next() * 0.22);
    const [dx, dy] = [Math.cos(angle) * reach * 0.86, -s * 0.55 + Math.sin(angle) * reach];
    path += d`Q${x + dx * 1.22} ${y + dy * 1.08 - s * 0.06} ${x + dx} ${y + dy}`;
  }
  return `${path}${d`Q${x + s * 1.06} ${y - s * 0.3} ${x + s * 0.5} ${y - s * 0.26}Q${x} ${y - s * 0.02} ${x - s * 0.5} ${y - s * 0.26}Q${x - s} ${y - s * 0.22} ${x - s * 0.8} ${y - s * 0.42}Z`}`;
}

/** A fir of four tiers, its right half darker. */
export function pine(next: Chance, s: number): Markup {
  const [h, w] = [s * 2.3, s * 0.82];
  const tier = (i: number) => -h + (h * 0.86 * i) / 4;
  const reach = (i: number) => w * (0.3 + (0.7 * i) / 4) * (0.9 + next() * 0.2);
  let east = d`M0 ${-h}`;
  for (let i = 1; i <= 4; i++) {
    const x = reach(i);
    east += d`L${x} ${tier(i)}L${x * 0.5} ${tier(i) - h * 0.035}`;
  }
  let west = '';
  for (let i = 4; i >= 1; i--) {
    const x = reach(i);
    west += d`L${-x} ${tier(i)}`;
    if (i > 1) west += d`L${-x * 0.42} ${tier(i) - h * 0.19}`;
  }
  return (
    ink(d`M0 ${-h * 0.16}V${s * 0.3}`) +
    inked(`${east}${west}Z`, 'pine') +
    wash(`${east}${d`L0 ${-h * 0.14}`}Z`, 'pine-shade')
  );
}

export function tuft(_: Chance, s: number): Markup {
  return fine(tuftPath([0, 0], s));
}

/** A tuft of grass as a path of its own, so that a meadow can be one. */
export function tuftPath([x, y]: Point, s: number): string {
  return d`M${x - s * 0.6} ${y}q${s * 0.1} ${-s * 0.5} ${-s * 0.2} ${-s * 0.8}M${x - s * 0.2} ${y}q0 ${-s * 0.7} ${-s * 0.05} ${-s * 1.1}M${x + s * 0.2} ${y}q0 ${-s * 0.6} ${s * 0.15} ${-s}M${x + s * 0.6} ${y}q0 ${-s * 0.4} ${s * 0.3} ${-s * 0.7}`;
}

/** Reeds over lines of water. */
export function reed(_: Chance, s: number): Markup {
  const water = d`M${-s} 0h${s * 2}M${-s * 0.6} ${s * 0.35}h${s * 1.2}`;
  const stems = d`M${-s * 0.3} 0v${-s}M0 0v${-s * 1.4}M${s * 0.35} 0v${-s * 1.05}`;
  const heads = d`M0 ${-s * 1.4}v${-s * 0.35}M${s * 0.35} ${-s * 1.05}v${-s * 0.3}`;
  return inkedAs('still-water', water) + fine(stems) + ink(heads, 'stroke-width="1.6"');
}

/** Furrows of a ploughed field. */
export function field(next: Chance, w: number): Markup {
  const tilt = (next() - 0.5) * 2;
  let furrows = '';
  for (let i = 0; i < 5; i++)
    furrows += d`M${-w * 0.4 + i * w * 0.03} ${(i - 2) * w * 0.13 + tilt}q${w * 0.4} ${-w * 0.06} ${w * 0.8} 0`;
  return inkedAs('furrow', furrows);
}

export function flowers(next: Chance, s: number): Markup {
  let dots = '';
  for (let i = 0; i < 4; i++) dots += d`M${(next() - 0.5) * s * 2.4} ${(next() - 0.5) * s * 1.5}h.01`;
  return inkedAs(next() > 0.5 ? 'pale bloom' : 'bloom', dots);
}
