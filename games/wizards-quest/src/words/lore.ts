import type { Lore } from '@questhall/kernel';
import { BLANK_TABLE } from '../blank.data.js';
import { CARDS } from '../cards.js';
import {
  BRIDGED,
  DEFENCE,
  FRENZY_ORDER,
  NEIGHBOURS,
  REGIONS,
  SPACES,
  type SpaceId,
  TUNNEL,
  via,
  WATERS,
} from '../map.js';

const id = (space: SpaceId) => SPACES[space].id;

/** The map and the cards, for those who have neither before them. */
export const lore: readonly Lore[] = [
  {
    title: 'Regions',
    says: 'A region is written by name in picks; dice and some events give its number.',
    head: ['number', 'name', 'terrain', 'a defender adds'],
    rows: REGIONS.map((r) => [String(r.number), r.id, r.terrain, r.isWooded ? '1' : '0']),
  },
  {
    title: 'Spaces',
    says: `Territories are numbered region.territory, as dice name them; castles have a number of their own, and their defender adds 2. Neighbours are listed clockwise from north, those over a bridge or through the tunnel marked. Boats go between spaces at the same water. The bridges, by their first ends: ${BRIDGED.map(([a, b], i) => `${i} \`${id(a)}\` (to ${id(b)})`).join(', ')}; the tunnel joins ${id(TUNNEL[0])} and ${id(TUNNEL[1])}.`,
    head: ['name', 'number', 'a defender adds', 'neighbours', 'water'],
    rows: SPACES.map((s, space) => [
      s.id,
      s.kind === 'castle' ? `castle ${s.number}` : `${s.region}.${s.number}`,
      String(DEFENCE[space]),
      NEIGHBOURS[space].map((other) => joined(space, other)).join(', '),
      WATERS.filter((w) => w.spaces.includes(space))
        .map((w) => w.id)
        .join(', '),
    ]),
  },
  {
    title: 'Frenzy order',
    says: 'In which order frenzying orcs come to the neighbours of a space; those they may not attack are passed.',
    head: ['from', 'order'],
    rows: SPACES.map((s, space) => [s.id, FRENZY_ORDER[space].map(id).join(', ')]),
  },
  {
    title: 'Petition cards',
    says: 'Cards marked immediate must be played when drawn. The order here is the order of cards in lists.',
    head: ['card', 'title', 'copies', 'timing', 'what it does'],
    rows: CARDS.map((c) => [c.id, c.title, String(c.copies || '1, by option'), c.timing, c.text]),
  },
  {
    title: 'The blank card',
    says: 'What two dice of the stream event bring.',
    head: ['sum', 'what happens'],
    rows: BLANK_TABLE.map((row) => [String(row.roll), row.text]),
  },
];

function joined(space: SpaceId, other: SpaceId): string {
  const passage = via(space, other);
  return passage === 'land' ? id(other) : `${id(other)} (${passage})`;
}
