import { type Card, type CardType, CHARACTERS, KINDS, kindNamed, SPELLS } from '@questhall/talisman';
import type { CardFace } from '../../kit/Card.js';
import { CARD_ICONS, CHARACTER_ICONS } from './icons.js';

/** What a kind of card is called, its colour, and that of the sky in its picture. */
const LOOKS: Readonly<Record<CardType | 'spell', readonly [string, string, string]>> = {
  event: ['Event', '#4a4038', '#8c7a5e'],
  animal: ['Enemy: animal', '#6b3d12', '#c9924a'],
  monster: ['Enemy: monster', '#47561c', '#9fae5a'],
  dragon: ['Enemy: dragon', '#8a1528', '#c36a2f'],
  spirit: ['Enemy: spirit', '#3a2a6b', '#8f86c9'],
  stranger: ['Stranger', '#1f5f6a', '#86b8b0'],
  object: ['Object', '#4a5870', '#aab4c2'],
  'magic-object': ['Magic object', '#7a5208', '#d8b25a'],
  follower: ['Follower', '#7a3f8a', '#c79ad0'],
  place: ['Place', '#2f6b3a', '#9db76a'],
  spell: ['Spell', '#2d2466', '#8f7fd0'],
};

/** A card as it is drawn, by its kind. */
export function cardFace(kind: number): CardFace {
  return faceFrom(KINDS[kind]);
}

/** The same by its name. */
export function faceOf(id: string): CardFace {
  return cardFace(kindNamed(id));
}

export function spellFace(kind: number): CardFace {
  const [what, colour, sky] = LOOKS.spell;
  if (!SPELLS[kind]) return COMMAND_FACE;
  const { id, name, text } = SPELLS[kind];
  return { title: name, kind: what, icon: CARD_ICONS[id], text, colour, sky };
}

/** The Command Spell is no card, but is cast like one. */
const COMMAND_FACE: CardFace = {
  title: 'The Command Spell',
  kind: 'cast from the Crown of Command',
  icon: 'talisman/imperial-crown',
  text: 'A die: on 4, 5 or 6 every other character loses a Life or gives up; on less nothing happens.',
  colour: '#8c3a22',
  sky: '#f0962e',
};

/** A character's own card. */
export function characterFace(character: number): CardFace {
  const { id, name, alignment, strength, craft, abilities } = CHARACTERS[character];
  const texts = abilities.map((ability) => ability.text);
  const text = [`Strength ${strength}, Craft ${craft}, ${alignment}.`, ...texts].join(' ');
  return { title: name, kind: alignment, icon: CHARACTER_ICONS[id], text, colour: '#5d3c1c', sky: '#c7a56a' };
}

function faceFrom(card: Card): CardFace {
  const [kind, colour, sky] = LOOKS[card.type];
  const value = card.strength ?? card.craft;
  // Bought cards and given talismans are drawn as those that are found.
  const icon = CARD_ICONS[card.id.replace(/^(bought|given)-/, '')];
  return { title: card.name, kind, icon, text: card.text, colour, sky, ...(value && { value: String(value) }) };
}
