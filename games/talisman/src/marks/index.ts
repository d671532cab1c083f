import type { Marks, Phrase } from '@questhall/kernel';
import type { Board } from '../board.js';
import { CHARACTER_IDS } from '../cards/characters.js';
import { IS_ENEMY, IS_FOLLOWER, IS_OBJECT, KIND_IDS, KINDS, kindNamed, kindOf, NUMBER_OF } from '../cards/kinds.js';
import { SPELL_IDS } from '../cards/spells.js';
import { SPACES } from '../map.js';
import { ABILITIES, abilitiesUsed } from './abilities.js';
import { ROWS, rowsRolled } from './rows.js';

/** Every card met, fought or owned; space moved to; row rolled; ability used; Spell cast; character played. */
export const talismanMarks: Readonly<Record<string, Marks<Board>>> = {
  characters: { all: CHARACTER_IDS, seen: (_, events) => told(events, ['character', 'reborn'], 'character') },
  cards: { all: KIND_IDS, seen: (b, events) => [...cardsMet(events), ...cardsOwned(b)] },
  spaces: { all: SPACES.map((space) => space.id), seen: (_, events) => told(events, ['moved'], 'space') },
  rows: { all: ROWS, seen: rowsRolled },
  abilities: { all: ABILITIES, seen: abilitiesUsed },
  spells: { all: SPELL_IDS, seen: (_, events) => told(events, ['spell.cast'], 'spell') },
};

function told(events: readonly Phrase[], keys: readonly string[], name: string): string[] {
  return events.filter(({ key }) => keys.includes(key)).map(({ args }) => String(args?.[name]));
}

/** What is met is met by a card's own encounter; an Enemy by a fight; Gold is taken and lies nowhere after. */
function cardsMet(events: readonly Phrase[]): string[] {
  const foes = events.flatMap(({ key, args }) => (key === 'fought' ? (args?.foes as string[]) : []));
  const taken = events.flatMap(({ key, args }) => (key === 'claimed' ? (args?.cards as string[]) : []));
  return [
    ...told(events, ['card'], 'card').filter((id) => !isKept(id)),
    ...foes.filter((id) => IS_ENEMY[kindNamed(id)]),
    ...taken.filter((id) => KINDS[kindNamed(id)].gold !== undefined),
  ];
}

function isKept(id: string): boolean {
  const kind = kindNamed(id);
  return kind >= 0 && NUMBER_OF[kind] === 5;
}

/** Objects and Followers count when they are somebody's; a Raft waits for its journey. */
function cardsOwned(b: Board): string[] {
  const kinds = [...b.objects.flat(), ...b.followers.flat().map(kindOf), ...b.raft.filter((kind) => kind >= 0)];
  return kinds.filter((kind) => IS_OBJECT[kind] || IS_FOLLOWER[kind]).map((kind) => KIND_IDS[kind]);
}
