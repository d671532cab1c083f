import type { Lore } from '@questhall/kernel';
import { CHARACTERS } from '../cards/characters.js';
import { KINDS } from '../cards/kinds.js';
import { SPELLS } from '../cards/spells.js';
import { ALIGNMENTS, QUESTS } from '../effects.js';
import { type Encounter, type Host, OPPOSITE, SPACES } from '../map.js';

function hostsOf(encounter: Encounter): [host: Host, whom: string][] {
  if (encounter.kind === 'visit') return encounter.hosts.map((host) => [host, 'all']);
  if (encounter.kind !== 'alignment') return [];
  return encounter.rows.flatMap((row, i) =>
    'hosts' in row ? row.hosts.map((host): [Host, string] => [host, ALIGNMENTS[i]]) : [],
  );
}

/** Board and cards, for those who have neither before them. */
export const lore: readonly Lore[] = [
  {
    title: 'Spaces',
    says: 'The Outer and the Middle Region clockwise, then the Inner Region and the Crown of Command. The bridge joins sentinel and middle-hills, the Portal portal-of-power and plain-of-peril. Opposite is what a Raft can reach.',
    head: ['name', 'region', 'opposite', 'what it has'],
    rows: SPACES.map((s, at) => [s.id, s.region, OPPOSITE[at].map((o) => SPACES[o].id).join(', '), s.text]),
  },
  {
    title: 'Hosts',
    says: 'Who can be called on, once a turn and one of them, and where. Only who would be of use is offered: no healing without a wound and the Gold for it, no Alchemist without an Object.',
    head: ['host', 'space', 'for', 'what it does'],
    rows: SPACES.flatMap((s) => hostsOf(s.encounter).map(([host, whom]) => [host.id, s.id, whom, host.text])),
  },
  {
    title: 'Characters',
    says: 'All have four Lives and one Gold.',
    head: ['name', 'alignment', 'starts at', 'Strength', 'Craft', 'Spells', 'abilities'],
    rows: CHARACTERS.map((c) => [
      c.id,
      c.alignment,
      c.start,
      String(c.strength),
      String(c.craft),
      String(c.spells),
      c.abilities.map((a) => a.text).join(' '),
    ]),
  },
  {
    title: 'Adventure, Purchase and Talisman Cards',
    says: 'Strength or Craft of Enemies in the fourth column.',
    head: ['card', 'type', 'copies', 'points', 'what it does'],
    rows: KINDS.map((c) => [c.id, c.type, String(c.copies), String(c.strength ?? c.craft ?? ''), c.text]),
  },
  {
    title: 'Spells',
    says: 'In the order in which hands are kept.',
    head: ['spell', 'copies', 'what it does'],
    rows: SPELLS.map((s) => [s.id, String(s.copies), s.text]),
  },
  {
    title: 'Quests',
    says: "The Warlock's quests by their numbers.",
    head: ['number', 'quest'],
    rows: QUESTS.map((q) => [String(q.task), q.says]),
  },
];
