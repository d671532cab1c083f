import { COMMAND, CREATURES, FIRST_PILE, type Fight, KINDS, type Offer, type View } from '@questhall/talisman';
import type { Drawing } from './drawing.js';
import { flowed, MARKS } from './layout.js';
import { drawLand } from './talisman-map.js';
import { drawCharacters } from './talisman-players.js';
import { cardName, characterName, followerName, spellName } from './talisman-words.js';

/** Talisman in a terminal: the three Regions as nested squares, then the characters. */
export function drawTalisman(drawing: Drawing<View>): string[] {
  return [
    ...heading(drawing),
    ...drawLand(drawing),
    ...underWay(drawing),
    '',
    ...drawCharacters(drawing),
    '',
    ...piles(drawing),
    ...legend(drawing),
  ];
}

function heading({ view, people, paint, width }: Drawing<View>): string[] {
  const parts = [
    view.phase === 'setup' ? 'Setting up' : `Turn ${view.turn}`,
    ...(view.active >= 0 ? [`turn of ${people.seat(view.active)}`] : []),
    ...(view.extra > 0 ? [`and ${view.extra} more in a row`] : []),
    `Adventure Cards ${view.stockSize}, discards ${view.discardSize}`,
    `Spells ${view.spellStockSize}, discards ${view.spellDiscardSize}`,
    ...(view.blizzardLeft > 0 ? ['a Blizzard: moves are one space'] : []),
    ...(view.quietBy >= 0 ? [`magic is destroyed until the next turn of ${people.seat(view.quietBy)}`] : []),
    ...(view.crowned ? ['the Crown was reached: death is final'] : []),
  ];
  return flowed(parts, width).map(paint.strong);
}

/** The fight, the Spells and the offer that are being dealt with. */
function underWay(drawing: Drawing<View>): string[] {
  const { view, width } = drawing;
  const cast = view.casting.map((spell, i) => `${castName(spell)}${view.countered[i] ? ' (undone)' : ''}`);
  const lines = [
    ...(view.fight ? [fightLine(drawing, view.fight)] : []),
    ...(cast.length > 0 ? [`Being cast: ${cast.join(', then ')}`] : []),
    ...(view.offer ? [offerLine(drawing, view.offer)] : []),
  ];
  return lines.flatMap((line) => flowed([line], width, ' ', '  '));
}

function castName(spell: number): string {
  return spell === COMMAND ? 'the Command Spell' : spellName(spell);
}

function fightLine({ people, view }: Drawing<View>, { seat, other, foes, creature, psychic, dice }: Fight): string {
  const who = (one: number) => `${people.seat(one)}'s ${characterName(view, one)}`;
  const cards = foes.map(cardName).join(' and ');
  const against = other >= 0 ? who(other) : creature >= 0 ? CREATURES[creature].name : cards || 'nobody any more';
  const rolled = dice[0] > 0 ? `, dice ${dice[0]}${dice[1] > 0 ? ` against ${dice[1]}` : ''}` : '';
  return `Fight by ${psychic ? 'Craft' : 'Strength'}: ${who(seat)} against ${against}${rolled}`;
}

function offerLine({ people }: Drawing<View>, offer: Offer): string {
  const gives = [...offer.gives.map(cardName), ...offer.follows.map(followerName), ...offer.spells.map(spellName)];
  const wants = [...offer.wants.map(cardName), ...offer.wantsFollowers.map(followerName)];
  if (offer.gold > 0) gives.push(`${offer.gold} Gold`);
  if (offer.wantsGold > 0) wants.push(`${offer.wantsGold} Gold`);
  if (offer.wantsSpells > 0) wants.push(`${offer.wantsSpells} of his Spells`);
  const list = (things: readonly string[]) => things.join(', ') || 'nothing';
  return `Market Day: ${people.seat(offer.from)} offers ${people.seat(offer.to)} ${list(gives)} for ${list(wants)}`;
}

/** What is left to be bought, and the Talismans; not again to who has seen it. */
function piles({ before, view, paint, width }: Drawing<View>): string[] {
  if (before !== null && before.piles.join() === view.piles.join()) return [];
  const left = view.piles.flatMap((n, i) => (n > 0 ? [`${KINDS[FIRST_PILE + i].name} ${n}`] : []));
  return flowed(['Left in the piles', ...left], width, ' · ', '  ').map(paint.faint);
}

const SIGNS = [
  'A stands there',
  'Bear 3 by Strength',
  'Ghost 4c by Craft',
  '$2 Gold',
  '+3 things, named below',
  '≈ river',
  '^ mountains',
];

function legend({ before, paint, width }: Drawing<View>): string[] {
  const signs = before === null ? [...SIGNS, ...MARKS] : [...MARKS, '`board` tells all signs'];
  return flowed(signs, width).map(paint.faint);
}
