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
