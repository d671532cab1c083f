import type { Words } from '@questhall/kernel';
import type { Board } from '../board.js';
import { APART } from '../groups.js';
import { ITEM_IDS } from '../items.js';
import { PLACES, placeId, SITES } from '../map.js';
import { PACTS } from '../procedures/deal.js';
import { ALIGNMENTS, KIND_IDS } from '../units.js';
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

const places = Array.from({ length: PLACES }, (_, place) => placeId(place));

/** How people write positions of Lords & Wizards, and read them. */
export const lordsAndWizardsWords: Words<Board, View> = {
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
    hex: places.filter((id) => !id.includes('-')),
    place: places,
    site: SITES.map((site) => site.id),
    unit: KIND_IDS,
    item: ITEM_IDS,
    leader: ['lord', 'wizard'],
    alignment: ALIGNMENTS,
    pact: PACTS,
    apart: APART,
    seat: Array.from({ length: 12 }, (_, seat) => String(seat)),
  },
  read,
  write,
  truth,
  beginnings,
  computed,
};
