import { d, fine, ink, inked, type Markup, wash } from '../../../draw/markup.js';

/** What stands on this board and on no other. Each with its feet at the origin. */

export function gravestone(): Markup {
  return inked('M-9 0V-14Q-9-23 0-23Q9-23 9-14V0Z', 'stone') + ink('M0-19v11M-4-15h8');
}

/** A standing stone with a rune cut into it, glowing. */
export function runeStone(w: number, h: number, rune: string): Markup {
  const stone = d`M${-w / 2} 0L${-w * 0.42} ${-h * 0.86}L${-w * 0.1} ${-h}L${w * 0.36} ${-h * 0.9}L${w / 2} 0Z`;
  const shade = d`M${w * 0.06} 0L${w * 0.1} ${-h * 0.95}L${w * 0.36} ${-h * 0.9}L${w / 2} 0Z`;
  return (
    `<ellipse rx="${d`${w * 0.8}`}" ry="4" fill="#000" opacity=".2"/>` +
    inked(stone, 'stone') +
    wash(shade, '#0003') +
    `<path d="${rune}" class="rune" transform="${d`scale(1 ${h / 54})`}"/>`
  );
}

/** A cross for the top of a tower. */
export function steeple(): Markup {
  return ink('M0 0v-13M-5-8h10', 'stroke-width="2"');
}

export function temple(): Markup {
  const columns = [0, 1, 2, 3, 4].map(
    (i) => inked(d`M${-39 + i * 18} -11V-42h7v31Z`, 'wall') + wash(d`M${-35.5 + i * 18} -11V-42h3.5v31Z`, 'wall-shade'),
  );
  return (
    '<ellipse cy="3" rx="52" ry="7" fill="#000" opacity=".18"/>' +
    inked('M-50 2H50V-5H-50Z', 'wall-shade') +
    inked('M-44-5H44V-11H-44Z', 'wall') +
    columns.join('') +
    inked('M-45-42H45V-49H-45Z', 'wall') +
    inked('M-49-49L0-70L49-49Z', 'roof') +
    wash('M0-70L49-49H8Z', '#0003')
  );
}

/** A black rent across the space. */
export function chasm(): Markup {
  const rent = 'M-52-20L-34-11L-25-18L-7-5L5-13L24 0L34-7L54 4V22L35 13L25 23L8 14L-5 25L-24 13L-35 22L-52 9Z';
  const walls = 'M-34-11l2 13M-25-18l1 14M-7-5l2 11M5-13v13M24 0l2 11M34-7l1 13M-44-15l1 11M15-6l1 11';
  return `${inked(rent, '#1d130b')}<path d="${walls}" class="ink rent-wall"/>`;
}

/** The arch of the Portal of Power, and what shimmers in it. */
export function portal(): Markup {
  const arch = 'M-38 0V-34C-38-80 38-80 38-34V0H23V-32C23-58-23-58-23-32V0Z';
  const shade = 'M23 0V-32C23-47 10-53 0-53V-69C21-69 38-59 38-34V0Z';
  const stones = 'M-38-19h15M-37-40l14 4M-25-59l9 11M0-69v15M25-59l-9 11M37-40l-14 4M38-19H23';
  return (
    '<path d="M-30 0V-34C-30-70 30-70 30-34V0Z" fill="url(#talisman-power)"/>' +
    inked(arch, 'stone') +
    wash(shade, '#0003') +
    fine(stones) +
    '<path d="M-10-14C-18-34 12-44 10-26C8-14-6-20 0-28" class="swirl"/>'
  );
}

/** Embers in the ashes of the inner region. */
export function cracks(next: () => number, [x, y]: readonly [number, number]): Markup {
  let path = '';
  for (let i = 0; i < 5; i++) {
    path += d`M${x - 44 + next() * 88} ${y - 16 + next() * 56}`;
    for (let k = 0; k < 4; k++) path += d`l${(next() - 0.5) * 18} ${(next() - 0.3) * 11}`;
  }
  return `<path d="${path}" class="crack"/><path d="${path}" class="ember-line"/>`;
}

/** Backs of cards in the corner of a space: as many as are drawn there. */
export function cardBacks(many: number): Markup {
  let backs = '';
  for (let i = many - 1; i >= 0; i--)
    backs +=
      `<rect x="${-8 + i * 4}" y="${-11 - i * 3}" width="16" height="22" rx="2.500" class="back"/>` +
      `<rect x="${-5.5 + i * 4}" y="${-8.5 - i * 3}" width="11" height="17" rx="1.500" class="back-line"/>`;
  return backs;
}
