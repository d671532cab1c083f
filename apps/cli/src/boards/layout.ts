import { padTo, widthOf } from '../play/paint.js';
import type { People } from '../play/people.js';

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The sides of a hex, from the top. */
export const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** What every board marks. */
export const MARKS = ['> offered', '* changed since you last looked'];

/** Each name once, with how often it comes: "Sword ×2". */
export function tallied(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`));
}

/** Blocks side by side, each so wide, as many as the screen is wide but no more than `most`. */
export function beside(blocks: readonly (readonly string[])[], cell: number, width: number, most = 3): string[] {
  const across = Math.max(1, Math.min(most, Math.floor(width / cell)));
  const lines: string[] = [];
  for (let i = 0; i < blocks.length; i += across) {
    const row = blocks.slice(i, i + across);
    const height = Math.max(...row.map((block) => block.length));
    for (let y = 0; y < height; y++) {
      const line = row.map((block) => padTo(block[y] ?? '', cell)).join('');
      lines.push(line.trimEnd());
    }
    lines.push('');
  }
  return lines;
}

/** Parts one after the other in lines no wider than this; one that is too long by itself is broken between words. */
export function flowed(parts: readonly string[], width: number, between = ' · ', indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (text: string, glue: string) => {
    if (line !== '' && widthOf(line) + widthOf(glue) + widthOf(text) <= width) line += glue + text;
    else {
      if (line !== '') lines.push(line.trimEnd());
      line = lines.length > 0 ? indent + text : text;
    }
  };
  for (const part of parts) {
    if (widthOf(part) + indent.length <= width) add(part, between);
    else for (const [i, word] of part.split(' ').entries()) add(word, i === 0 ? between : ' ');
  }
  return line === '' ? lines : [...lines, line];
}

/** A text no wider than this; of one that is, the beginning. Without colours. */
export function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text;
}

/** A line or more a seat: its letter and name, then what is told of it, the rest of it under that. */
export function seatRows(people: People, told: readonly (readonly string[])[], width: number): string[] {
  const longest = Math.max(...told.map((_, seat) => people.name(seat).length));
  const column = Math.min(longest + 4, Math.floor(width / 3));
  return told.flatMap((parts, seat) => {
    const head = `${people.letter(seat)} ${cut(people.name(seat), column - 4)}`;
    const lines = flowed(parts, width - column);
    return lines.map((line, i) => padTo(i === 0 ? head : '', column) + line);
  });
}
