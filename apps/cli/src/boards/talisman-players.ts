import type { Seat } from '@questhall/kernel';
import { ALIGNMENTS, craftOf, LIFTS, PITS, QUESTS, SPELLS, strengthOf, UNKNOWN, type View } from '@questhall/talisman';
import type { Drawing } from './drawing.js';
import { counted, flowed, seatRows, tallied } from './layout.js';
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

function toldOf(view: View, seat: Seat): string[] {
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

const OFFERS: Readonly<Record<string, string>> = {
  wizard: 'the wizard offers a way to any outer space',
  boatman: 'the boatman offers a way to the Temple',
};

/** What holds a character up, lies before it or waits for it. */
function plights(view: View, seat: Seat): string[] {
  const offer = OFFERS[LIFTS[view.lift[seat]]];
  return [
    ...(view.toad[seat] > 0 ? [`a Toad for ${counted(view.toad[seat], 'turn')}`] : []),
    ...(view.misses[seat] > 0 ? [`misses ${counted(view.misses[seat], 'turn')}`] : []),
    ...(view.enslaved[seat] ? ['held in the Temple'] : []),
    ...foes(view, seat),
    ...quest(view, seat),
    ...(view.raft[seat] >= 0 ? ['a Raft for the next move'] : []),
    ...(offer ? [offer] : []),
    ...(view.invisible[seat] ? ['invisible this turn'] : []),
  ];
}

/** Who still waits in an inner space. */
function foes(view: View, seat: Seat): string[] {
  const left = view.foe[seat];
  if (!view.due[seat] || left === 0) return [];
  return [view.at[seat] === PITS ? `${counted(left, 'Pitfiend')} left` : `Werewolf of Strength ${left}`];
}

function quest(view: View, seat: Seat): string[] {
  const task = QUESTS.find(({ task: n }) => n === view.quest[seat]);
  if (!task) return [];
  return [view.questDone[seat] ? "the Warlock's quest is done" : `quest: ${task.says}`];
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
