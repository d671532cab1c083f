import type { Words } from '@questhall/kernel';
import type { Board } from '../board.js';
import { CHARACTER_IDS } from '../cards/characters.js';
import {
  CHARMED,
  FIRST_PILE,
  followerId,
  IS_FOLLOWER,
  IS_STRONG,
  KIND_IDS,
  KINDS,
  RAISED,
  TYPE_OF,
} from '../cards/kinds.js';
import { SPELL_IDS } from '../cards/spells.js';
import { ALIGNMENTS } from '../effects.js';
import { SPACES } from '../map.js';
import type { View } from '../view.js';
import { asks } from './asks.js';
import { beginnings } from './beginnings.js';
import { computed } from './computed.js';
import { dice, notes, results } from './dice.js';
import { events } from './events.js';
import { lore } from './lore.js';
import { position, shows, views } from './paths.js';
import { picks } from './picks.js';
import { read } from './read.js';
import { truth, write } from './write.js';

const FOLLOWERS = KINDS.flatMap((_, kind) => [
  ...(IS_FOLLOWER[kind] ? [followerId(kind)] : []),
  ...(IS_STRONG[kind] ? [followerId(kind + RAISED)] : []),
  ...(TYPE_OF[kind] === 'animal' ? [followerId(kind + CHARMED)] : []),
]);
const HOSTS = SPACES.flatMap(({ encounter }) => {
  if (encounter.kind === 'visit') return encounter.hosts.map((h) => h.id);
  if (encounter.kind !== 'alignment') return [];
  return encounter.rows.flatMap((row) => ('hosts' in row ? row.hosts.map((h) => h.id) : []));
});

/** How people write positions of Talisman, and read them. */
export const talismanWords: Words<Board, View> = {
  position,
  views,
  shows,
  picks,
  asks,
  events,
  dice,
  results,
  notes,
  lore,
  names: {
    space: SPACES.map((s) => s.id),
    card: KIND_IDS,
    pile: KIND_IDS.slice(FIRST_PILE),
    follower: FOLLOWERS,
    enemy: KIND_IDS.filter((_, kind) => IS_STRONG[kind]),
    spell: SPELL_IDS,
    character: CHARACTER_IDS,
    alignment: ALIGNMENTS,
    host: [...new Set(HOSTS)],
    wish: ['spell', 'gold', 'strength', 'craft', 'life', 'travel'],
    player: ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'],
    seat: ['0', '1', '2', '3', '4', '5'],
  },
  read,
  write,
  truth,
  beginnings,
  computed,
};
