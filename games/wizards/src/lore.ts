import type { Spell } from './spells.js';

/** What each spell does, in short. */
export const SPELL_NOTES: Readonly<Record<Spell, string>> = {
  'boat-summoning':
    'On a coast, while a movement point is left: an empty Boat within range comes to a water space beside you.',
  swiftness: 'While you move: woods, mountains or both count as plains for the rest of the turn.',
  transporting: 'In place of the movement roll: you are carried off. If it fails you do not move this turn.',
  'animal-summoning': 'Where a Random Encounter might be and you met nothing: roll on the table of animals.',
  'demon-dispelling':
    'Against Demons in your space: they are gone, and you gain a die of points. If it fails they attack.',
  'dragon-taming': 'Against the Dragon: it does nothing, and on 1 to 3 you learn where a Secret Wizard is.',
  escaping: 'When you meet a Trap: it is avoided. Sorcerers and Druids of Rank 4 resist being carried off, too.',
  telepathy:
    'In an Elven Dwelling, while no Wizard is about: on 1 or 2 a High Wizard is reached. Below Rank 4 only to advance.',
  'gem-summoning': 'In the Tower of a Master Sorcerer: a Gem is asked of a High Wizard from afar.',
  perception: 'At Rank 4 a Druid looks at all Gem cards, and the False Wizard steals from him on 1 to 3 only.',
};

/** What animals do for whom they follow. */
export const ANIMAL_NOTES: Readonly<Record<string, string>> = {
  unicorn:
    'On your next turn it carries you to any space, the Star Crest too, but not into water nor into the centre of the Sacred Circle.',
  'winged-horse':
    'On your next two turns you fly ten spaces over all ground and walls; not into water, the centre of the Sacred Circle or the Lair.',
  horse: 'For three turns it adds 4 to your movement roll, and swims two spaces. It fears Boats, Demons and Dragons.',
  hound: 'For four turns it adds 1 to your movement roll. It fears Demons and Dragons.',
};
