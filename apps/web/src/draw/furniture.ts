import { loop, type Point } from './geometry.js';
import { d, escaped, fine, inked, type Markup, put } from './markup.js';

/** A compass rose. */
export function compass(at: Point, size: number): Markup {
  let ticks = '';
  for (let i = 0; i < 32; i++) {
    const [x, y] = [Math.cos((i * Math.PI) / 16) * size, Math.sin((i * Math.PI) / 16) * size];
    ticks += d`M${x * 0.69} ${y * 0.69}L${x * 0.74} ${y * 0.74}`;
  }
  const ring = (r: number) => `<circle r="${d`${r}`}" class="ink fine"/>`;
  const north = `<path d="${d`M0 ${-size - 15}l5 6-5 -2-5 2z`}" fill="var(--sea-line)"/>`;
  return put(
    at,
    `<g class="compass"><circle r="${d`${size * 0.96}`}" class="compass-pool"/>${ring(size * 0.74)}${ring(size * 0.69)}${fine(ticks)}` +
      star(8, size * 0.5, size * 0.13, Math.PI / 8) +
      star(4, size * 0.66, size * 0.16, Math.PI / 4) +
      star(4, size, size * 0.17, 0) +
      `<circle r="${d`${size * 0.07}`}" fill="var(--gold)" class="inked"/>${north}</g>`,
  );
}

/** Rays with a light and a dark half each. */
function star(rays: number, length: number, waist: number, turn: number): Markup {
  const at = (angle: number, reach: number): Point => [Math.sin(angle) * reach, -Math.cos(angle) * reach];
  let drawn = '';
  for (let i = 0; i < rays; i++) {
    const angle = turn + (i * 2 * Math.PI) / rays;
    const half = (side: 1 | -1) => loop([[0, 0], at(angle, length), at(angle + (side * Math.PI) / rays, waist)]);
    drawn += inked(half(1), 'compass-dark') + inked(half(-1), 'compass-light');
  }
  return drawn;
}

/** A scroll with the land's name. */
export function cartouche(at: Point, over: string, title: string): Markup {
  const outer =
    'M-92-34Q-100-34-100-26Q-94-18-100 0Q-94 18-100 26Q-100 36-90 36H90Q100 36 100 26Q94 18 100 0Q94-18 100-26Q100-34 92-34Z';
  const inner =
    'M-86-27H86Q92-27 90-20Q86-10 90 0Q86 10 90 22Q92 29 86 29H-86Q-92 29-90 22Q-86 10-90 0Q-86-10-90-20Q-92-27-86-27Z';
  const text = `<text class="cartouche-over" y="-6">${escaped(over)}</text><text class="cartouche-title" y="20">${escaped(title)}</text>`;
  return put(at, inked(outer, 'halo') + fine(inner) + text);
}

/** The neat line round a sheet of so many pixels, with alternating graduations. */
export function neatLine(width: number, height: number): Markup {
  const [margin, band] = [9, 6];
  const [w, h] = [width - 2 * margin, height - 2 * margin];
  const across = graduations(w, (x, step) =>
    [margin, margin + h - band].map((y) => d`M${margin + x} ${y}h${step}v${band}h${-step}Z`).join(''),
  );
  const down = graduations(h, (y, step) =>
    [margin, margin + w - band].map((x) => d`M${x} ${margin + y}v${step}h${band}v${-step}Z`).join(''),
  );
  const frame = (inset: number) =>
    d`M${inset} ${inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}Z`;
  return (
    `<path fill-rule="evenodd" d="${frame(0)}${frame(margin)}" fill="var(--paper)"/>` +
    `<path fill-rule="evenodd" d="${frame(margin)}${frame(margin + band)}" fill="var(--halo)"/>` +
    `<path d="${across}${down}" fill="var(--ink-2)"/>` +
    `<path d="${frame(margin)}" class="ink" stroke-width="1.2"/><path d="${frame(margin + band)}" class="ink" stroke-width="1.8"/>`
  );
}

/** Every second stretch of about 46 along a length. */
function graduations(length: number, drawn: (at: number, step: number) => string): string {
  const many = Math.max(1, Math.round(length / 46));
  const step = length / many;
  let path = '';
  for (let i = 1; i < many; i += 2) path += drawn(i * step, step);
  return path;
}
