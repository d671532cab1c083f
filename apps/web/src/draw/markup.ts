import { type Point, round } from './geometry.js';

/** SVG as text. A ground is built once and never touched again, so it needs no nodes of its own until then. */
export type Markup = string;

/** The words of a path, every number in them rounded. */
export function d(words: TemplateStringsArray, ...numbers: readonly (number | string)[]): string {
  return words.reduce((text, word, i) => {
    const value = numbers[i - 1];
    return `${text}${typeof value === 'number' ? round(value) : value}${word}`;
  });
}

/** An inked line. */
export function ink(path: string, more = ''): Markup {
  return `<path d="${path}" class="ink"${more && ` ${more}`}/>`;
}

/** An inked line of its own kind: `fine`, `furrow`, `bloom` … */
export function inkedAs(kind: string, path: string): Markup {
  return `<path d="${path}" class="ink ${kind}"/>`;
}

/** A fine inked line. */
export function fine(path: string): Markup {
  return inkedAs('fine', path);
}

/** A colour without an outline. */
export function wash(path: string, colour: string): Markup {
  return `<path d="${path}" fill="${paint(colour)}"/>`;
}

/** A colour with an inked outline. */
export function inked(path: string, colour: string): Markup {
  return `<path d="${path}" class="inked" fill="${paint(colour)}"/>`;
}

/** The name of a theme colour, or any other colour as it is. */
export function paint(colour: string): string {
  return /^[a-z]/.test(colour) && !colour.startsWith('url(') ? `var(--${colour})` : colour;
}

/** An outline that is drawn many times is written once, and used by its name. */
export function outline(id: string, path: string): Markup {
  return `<path id="${id}" d="${path}"/>`;
}

export function use(id: string, how: string): Markup {
  return `<use href="#${id}" ${how}/>`;
}

export function put(at: Point, markup: Markup): Markup {
  return `<g transform="${d`translate(${at[0]} ${at[1]})`}">${markup}</g>`;
}

export function turned(at: Point, degrees: number, markup: Markup): Markup {
  return `<g transform="${d`translate(${at[0]} ${at[1]}) rotate(${degrees})`}">${markup}</g>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
