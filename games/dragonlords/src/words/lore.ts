import type { Lore } from '@questhall/kernel';
import { BRIDGES, FIRST_WASTE, gatesOf, HARBOUR_OF, idOf, LANDS, NEIGHBOURS, REALMS, WASTES } from '../map.js';
import { PEOPLES } from '../peoples.js';
import { type Monster, OMENS, type Outcome, QUESTS, type Quest, RED_DRAGON } from '../quests.js';
import { SCROLLS } from '../scrolls.js';
import { TOOLS } from '../tools.js';
import { TREASURES, treasureRow } from '../treasures.js';

/** The map and the cards, for those who have neither before them. */
export const lore: readonly Lore[] = [
  {
    title: 'Peoples',
    says: 'All have a defence of 6.',
    head: ['people', 'attack', 'price', 'ships go'],
    rows: PEOPLES.map((p) => [
      p.id,
      String(p.attack),
      'bargain' in p ? '3, or 4 for 10' : String(p.price),
      String(p.sails),
    ]),
  },
  {
    title: 'Lands',
    says: `Neighbours over open borders and bridges. Bridges: ${BRIDGES.map((b) => `${b.between.join(' – ')}`).join(', ')}. The two right-hand realms and what belongs to them are tundra in the smaller game.`,
    head: ['name', 'kind', 'realm', 'neighbours', 'harbour', 'tundra'],
    rows: LANDS.map((land, at) => [
      land.id,
      land.mine ? 'gold, mine' : land.kind,
      land.realm < 0 ? '–' : REALMS[land.realm].id,
      NEIGHBOURS[at].map(idOf).join(', ') || '–',
      HARBOUR_OF[at] < 0 ? '–' : idOf(HARBOUR_OF[at]),
      land.tundra ? 'yes' : '',
    ]),
  },
  {
    title: 'Wastelands',
    says: 'Each path in its order; a party that enters by bridge or ship begins at the village, by a pass at the lair.',
    head: ['name', 'kind', 'leads to', 'harbour'],
    rows: WASTES.map((waste, i) => [
      waste.id,
      waste.kind,
      gatesOf(FIRST_WASTE + i)
        .map(idOf)
        .join(', ') || '–',
      HARBOUR_OF[FIRST_WASTE + i] < 0 ? '–' : idOf(HARBOUR_OF[FIRST_WASTE + i]),
    ]),
  },
  {
    title: 'Scrolls',
    says: 'The order here is the order of scrolls in lists.',
    head: ['scroll', 'title', 'copies', 'cast by'],
    rows: SCROLLS.map((s) => [s.id, s.name, String(s.copies), s.by]),
  },
  {
    title: 'Treasures',
    says: 'For the units of its owner in the place of its bearer; once it is shown.',
    head: ['treasure', 'title', 'what it does'],
    rows: TREASURES.map((t, i) => [t.id, t.name, treasureWords(i)]),
  },
  {
    title: 'Tools',
    says: 'Sold where it says.',
    head: ['tool', 'price', 'sold at'],
    rows: TOOLS.map((t) => [t.id, String(t.price), t.at]),
  },
  {
    title: 'Quest cards',
    says: `Reconstructed. Figures of monsters are attack / defence. In the lair: [${monsterWords(RED_DRAGON)}] (treasure 1). A unit hit by Dragon Fire does not strike back; fireballs do nothing to Dragons.`,
    head: ['quest', 'title', 'needs', ...OMENS],
    rows: QUESTS.map((card) => {
      const q: Quest = card;
      return [q.id, q.name, q.needs ?? '–', ...OMENS.map((omen) => outcomeWords(q.outcomes[omen]))];
    }),
  },
];

function treasureWords(i: number): string {
  const row = treasureRow(i);
  return [
    row.friends ? `T.A.S. of friends +${row.friends}` : '',
    row.foes ? `T.A.S. of enemies ${row.foes}` : '',
    row.atSea ? `T.A.S. of friends at sea +${row.atSea}` : '',
    row.wardsFire ? 'wards off fireballs and Dragon Fire' : '',
    row.wardsLightning ? 'wards off lightning' : '',
    row.wardsScrolls ? "wards off others' scrolls" : '',
    row.again ? `its bearer casts ${row.again} twice` : '',
    row.saves ? 'each unit lost is saved on 1 or 2' : '',
    row.anyZone ? 'its ship goes to any zone' : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function outcomeWords({ says, monster, wardedBy, needs, reward }: Outcome): string {
  const foe = monster ? ` [${monsterWords(monster)}${wardedBy ? `; kept off by a ${wardedBy}` : ''}]` : '';
  const gain = reward
    ? ` (${Object.entries(reward)
        .map(([what, n]) => `${what} ${n}`)
        .join(', ')})`
    : '';
  return `${says}${foe}${gain}${needs ? ` {only with a ${needs}}` : ''}`;
}

function monsterWords({ count, name, attack, defence, hits, poison, dragon, first }: Monster): string {
  const figures = `${count} × ${name} ${attack}/${defence}`;
  const ways = [
    hits ? `${hits} hits beat it` : '',
    poison ? 'poison' : '',
    dragon ? 'Dragon Fire' : '',
    first ? 'who is hit does not strike back' : '',
  ];
  return [figures, ...ways.filter(Boolean)].join('; ');
}
