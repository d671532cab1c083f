import type { Seat } from '@questhall/kernel';
import { ALIGNMENTS, craftOf, plights, SPELLS, strengthOf, UNKNOWN, type View } from '@questhall/talisman';
import type { Drawing } from './drawing.js';
import { flowed, seatRows, tallied } from './layout.js';
import { cardName, characterName, followerName, spaceName, spellName } from './talisman-words.js';

/** Everybody's character and what lies before it, then what the viewer alone knows. */
export function drawCharacters(drawing: Drawing<View>): string[] {
  const { before, lit, people, view, width } = drawing;
  const told = view.out.map((_, seat) => {
    const [first, ...rest] = toldOf(view, seat);
    const changed = before !== null && [first, ...rest].join() !== toldOf(before, seat).join();
    return [`${lit.has(`seat-${seat}`) ? '>' : ''}${changed ? '*' : ''}${first}`, ...rest];
  });
  return [...seatRows(people, told, width), ...ownSpells(drawing), ...foreseen(drawing)];
}

/** What lies open before a player. */
export function toldOf(view: View, seat: Seat): string[] {
  if (view.out[seat]) return ['out of the game'];
  if (view.character[seat] < 0) return [view.phase === 'setup' ? 'no character yet' : 'dead: a new character comes'];
  const named = (title: string, names: readonly string[]) =>
    names.length > 0 ? [`${title}: ${tallied(names).join(', ')}`] : [];
  return [
    `${characterName(view, seat)}, ${ALIGNMENTS[view.alignment[seat]]}, ${whereIs(view, seat)}`,
    `Lives ${view.lives[seat]}`,
    ...values(view, seat),
    `Gold ${view.gold[seat]}`,
    ...spells(view, seat),
    ...named('Objects', view.objects[seat].map(cardName)),
    ...named('Followers', view.followers[seat].map(followerName)),
    ...named('Trophies', view.trophies[seat].map(cardName)),
    ...plights(view, seat),
  ];
}

function whereIs(view: View, seat: Seat): string {
  return view.at[seat] < 0 ? 'off the board' : `in ${spaceName(view.at[seat])}`;
}

/** Strength and Craft as they count now, and the character's own where cards add to it. */
function values(view: View, seat: Seat): string[] {
  const isToad = view.toad[seat] > 0;
  const value = (name: string, now: number, own: number) => `${name} ${now}${now === own ? '' : ` (own ${own})`}`;
  return [
    value('Strength', strengthOf(view, seat), isToad ? view.toadStrength[seat] : view.strength[seat]),
    value('Craft', craftOf(view, seat), isToad ? view.toadCraft[seat] : view.craft[seat]),
  ];
}

/** How many Spells, and which where the viewer reads those of others. */
function spells({ spells: hands, viewer }: View, seat: Seat): string[] {
  const hand = hands[seat];
  if (hand.length === 0) return [];
  const isOpen = viewer !== seat && !hand.includes(UNKNOWN);
  return [isOpen ? `Spells: ${hand.map(spellName).join(', ')}` : `Spells ${hand.length}`];
}

function ownSpells({ view, viewer, width }: Drawing<View>): string[] {
  if (viewer === null || view.spells[viewer].length === 0) return [];
  const held = view.spells[viewer].flatMap((spell) => {
    const { name, text } = SPELLS[spell];
    return flowed(`  ${name}: ${text}`.split(/(?<=\S) /), width, ' ', '    ');
  });
  return ['Your Spells', ...held];
}

/** The next Adventure Cards that the viewer has looked at. */
function foreseen({ view, width }: Drawing<View>): string[] {
  if (view.top.every((kind) => kind === UNKNOWN)) return [];
  const cards = view.top.map((kind) => (kind === UNKNOWN ? 'one unknown' : cardName(kind)));
  return flowed([`Next Adventure Cards, as you know: ${cards.join(', ')}`], width, ' ', '  ');
}
