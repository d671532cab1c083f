import type { IconName } from './icon-names.js';
import dragonlords from './icons/dragonlords.svg?url';
import lordsAndWizards from './icons/lords-and-wizards.svg?url';
import talisman from './icons/talisman.svg?url';
import sprite from './icons.svg?url';

/** The files of glyphs that only one game uses; a browser fetches one when it first draws of it. */
const OF_GAMES: Readonly<Record<string, string>> = {
  dragonlords,
  'lords-and-wizards': lordsAndWizards,
  talisman,
};

/** Where a glyph can be used from. */
export function glyph(name: IconName): string {
  const [game, own] = name.split('/');
  return own ? `${OF_GAMES[game]}#${own}` : `${sprite}#${name}`;
}

/** A glyph centred on a point, as text for an SVG. */
export function glyphAt(
  name: IconName,
  size: number,
  colour: string,
  [x, y]: readonly [number, number] = [0, 0],
): string {
  return `<use href="${glyph(name)}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" color="${colour}"/>`;
}
