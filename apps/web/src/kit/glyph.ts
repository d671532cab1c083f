import type { IconName } from './icon-names.js';
import sprite from './icons.svg?url';

/** Where a glyph can be used from. */
export function glyph(name: IconName): string {
  return `${sprite}#${name}`;
}
