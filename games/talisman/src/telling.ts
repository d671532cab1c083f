import type { Telling } from '@questhall/kernel';
import { CHARACTER_IDS } from './cards/characters.js';
import { FIRST_PILE, KIND_IDS } from './cards/kinds.js';
import { SPELL_IDS } from './cards/spells.js';
import { OPTIONS } from './house.js';
import { phrases } from './phrases.js';

const ADVENTURES = KIND_IDS.slice(0, FIRST_PILE);

/** Talisman as a screen needs it, which shows it and does not play it. */
export const talismanTelling: Telling = {
  id: 'talisman',
  title: 'Talisman',
  version: 1,
  // T R1 Two to six.
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  streams: [
    'character',
    'first',
    'move',
    'portal',
    'adventure',
    'divination',
    'placing',
    'spell',
    'combat',
    'foe',
    'save',
    'table',
    'charm',
    'beguile',
    'chasm',
    'crypt',
    'mines',
    'werewolf',
    'death',
    'vampire',
    'pits',
    'command',
    'random',
  ],
  faces: { character: CHARACTER_IDS, adventure: ADVENTURES, divination: ADVENTURES, spell: SPELL_IDS },
  hidden: ['spell', 'divination'],
  phrases,
};
