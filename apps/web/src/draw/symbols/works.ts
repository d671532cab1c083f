import { loop } from '../geometry.js';
import { d, fine, ink, inked, type Markup, turned, wash } from '../markup.js';
import type { Chance } from '../random.js';

export function cairn(_: Chance, s: number): Markup {
  return (
    inked(
      d`M${-s} 0q${-s * 0.1} ${-s * 0.6} ${s * 0.6} ${-s * 0.6}h${s * 0.8}q${s * 0.7} 0 ${s * 0.6} ${s * 0.6}Z`,
      'stone',
    ) +
    inked(
      d`M${-s * 0.6} ${-s * 0.6}q0 ${-s * 0.5} ${s * 0.55} ${-s * 0.5}q${s * 0.6} 0 ${s * 0.55} ${s * 0.5}Z`,
      'stone',
    ) +
    inked(
      d`M${-s * 0.3} ${-s * 1.1}q.2 ${-s * 0.45} ${s * 0.3} ${-s * 0.45}q${s * 0.35} 0 ${s * 0.3} ${s * 0.45}Z`,
      'stone',
    )
  );
}

/** A sword left standing in the ground. */
export function sword(next: Chance, s: number): Markup {
  const blade = ink(d`M0 0V${-s * 1.5}M${-s * 0.45} ${-s * 1.1}H${s * 0.45}`, 'stroke-width="1.5"');
  return turned(
    [0, 0],
    (next() - 0.5) * 36,
    blade + fine(d`M${-s * 0.7} ${s * 0.1}q${s * 0.7} ${-s * 0.5} ${s * 1.4} 0`),
  );
}

export function house(x: number, y: number, s: number): Markup {
  const walls = loop([
    [x - s * 0.7, y],
    [x - s * 0.7, y - s * 0.8],
    [x, y - s * 1.5],
    [x + s * 0.7, y - s * 0.8],
    [x + s * 0.7, y],
  ]);
  const roof = loop([
    [x - s * 0.9, y - s * 0.7],
    [x, y - s * 1.6],
    [x + s * 0.9, y - s * 0.7],
  ]);
  return inked(walls, 'wall') + inked(roof, 'roof');
}

/** A tower with battlements, its right side in the shade. */
export function tower(x: number, y: number, w: number, h: number): Markup {
  const t = w * 0.2;
  const walls = d`M${x - w / 2} ${y}V${y - h}h${t}v${t}h${t}v${-t}h${t}v${t}h${t}v${-t}h${t}V${y}Z`;
  return (
    inked(walls, 'wall') +
    wash(d`M${x + w * 0.08} ${y - h + w * 0.22}H${x + w / 2}V${y}H${x + w * 0.08}Z`, 'wall-shade')
  );
}

/** A tower under a pointed roof. */
export function spire(x: number, y: number, w: number, h: number): Markup {
  const roof = loop([
    [x - w * 0.68, y - h],
    [x, y - h - w * 1.35],
    [x + w * 0.68, y - h],
  ]);
  return (
    inked(d`M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}Z`, 'wall') +
    wash(d`M${x} ${y - h}H${x + w / 2}V${y}H${x}Z`, 'wall-shade') +
    inked(roof, 'roof')
  );
}

/** A castle: keep behind, curtain wall with a gate, two towers before it. */
export function castle(s: number): Markup {
  const t = s * 0.2;
  const merlon = d`v${-s * 0.14}h${t}v${s * 0.14}h${t}`;
  const wall = d`M${-s} 0V${-s * 0.62}${merlon}${merlon}${d`v${-s * 0.14}h${2 * t}v${s * 0.14}h${t}`}${merlon}${d`v${-s * 0.14}h${t}v${s * 0.14}`}V0Z`;
  return (
    `<ellipse cx="1" cy="1" rx="${d`${s * 1.35}`}" ry="${d`${s * 0.26}`}" fill="#000" opacity=".18"/>` +
    tower(-s * 0.55, -s * 0.28, s * 0.42, s * 0.95) +
    tower(s * 0.55, -s * 0.28, s * 0.42, s * 0.95) +
    spire(0, -s * 0.2, s * 0.62, s * 1.35) +
    inked(wall, 'wall') +
    tower(-s, 0, s * 0.46, s * 0.98) +
    tower(s, 0, s * 0.46, s * 0.98) +
    wash(d`M${-s * 0.2} 0V${-s * 0.26}a${s * 0.2} ${s * 0.22} 0 0 1 ${s * 0.4} 0V0Z`, 'ink') +
    ink(d`M0 ${-s * 2.35}v${-s * 0.4}`)
  );
}

/** A hamlet, a town or a city by size 1 to 3. */
export function town(size: 1 | 2 | 3, s: number): Markup {
  if (size === 1) return house(-s, 0, s * 0.9) + house(s * 0.9, s * 0.3, s * 0.8);
  if (size === 2)
    return (
      house(-s * 1.8, -s * 0.5, s) +
      house(s * 1.7, -s * 0.5, s) +
      spire(0, -s * 0.3, s * 1.2, s * 2.6) +
      house(-s * 0.9, s * 0.5, s)
    );
  return castle(s * 2.2) + house(-s * 3.4, s * 0.6, s) + house(s * 3.4, s * 0.7, s);
}

/** Planks between two bowed rails, lying along x. */
export function bridge(length: number, width: number): Markup {
  const [l, w] = [length / 2, width / 2];
  let planks = '';
  for (let x = -l + 2; x < l; x += 3.2) planks += d`M${x} ${-w}V${w}`;
  const rail = (y: number) => d`M${-l - 2} ${y}q${l + 2} -5 ${length + 4} 0`;
  return (
    inked(d`M${-l} ${-w}H${l}V${w}H${-l}Z`, 'wood') +
    fine(planks) +
    ink(rail(-w - 1) + rail(w + 1), 'stroke-width="1.6"')
  );
}

/** The two stumps that are left of a bridge. */
export function brokenBridge(length: number, width: number): Markup {
  const [l, w] = [length / 2, width / 2];
  const stump = (side: 1 | -1) =>
    inked(
      d`M${side * l} ${-w}L${side * l * 0.5} ${-w}l${-side * 3} ${w * 0.6}l${side * 4} ${w * 0.5}L${side * l * 0.45} ${w}H${side * l}Z`,
      'wood',
    );
  return stump(1) + stump(-1);
}

/** A stone arch with a black mouth. */
export function cave(s: number): Markup {
  const stones = d`M${-s * 0.95} ${-s * 0.5}l${s * 0.3} ${s * 0.1}M${-s * 0.5} ${-s * 1.02}l${s * 0.15} ${s * 0.28}M${s * 0.1} ${-s * 1.15}v${s * 0.3}M${s * 0.62} ${-s * 0.9}l${-s * 0.18} ${s * 0.26}M${s * 0.95} ${-s * 0.45}l${-s * 0.3} ${s * 0.08}`;
  return (
    inked(d`M${-s} 0C${-s * 1.1} ${-s * 1.5} ${s * 1.1} ${-s * 1.6} ${s} 0Z`, 'stone') +
    wash(d`M${-s * 0.6} 0C${-s * 0.6} ${-s} ${s * 0.6} ${-s} ${s * 0.6} 0Z`, '#1d130b') +
    ink(stones)
  );
}
