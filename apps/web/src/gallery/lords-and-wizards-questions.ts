import type { Json } from '@questhall/kernel';
import type { Shown } from './shown.js';

type Words = Readonly<Record<string, Json>>;
type Dice = NonNullable<Shown['dice']>;

/** Order before Chaos in open country, with bows, leaders and items on both sides; and Chaos before Lavidian. */
const clash: Words = {
  turn: 24,
  players: {
    0: {
      alignment: 'order',
      gold: 60,
      lord: { at: '3124', level: 4, items: ['cloak-of-sinthea'] },
      wizard: { at: '3124', level: 5 },
    },
    1: { alignment: 'chaos', gold: 60, lord: { at: '3125', level: 3, items: ['sword-of-ice'] }, wizard: { level: 2 } },
    2: { alignment: 'neutral', gold: 63, lord: { level: 2 } },
    3: { alignment: 'order', gold: 12 },
  },
  hexes: {
    3124: { seat: 0, units: { 'heavy-infantry': 3, bowelves: 3, 'light-infantry': 2, roc: 1, narque: 1 } },
    3225: { seat: 0, units: { 'heavy-horse': 2 } },
    3125: { seat: 1, units: { igrash: 4, 'orcish-bow': 3, troll: 2 } },
    1107: {
      seat: 0,
      units: { 'elvish-infantry': 2, bowelves: 1 },
      inside: { seat: 0, units: { 'heavy-infantry': 3 } },
    },
    1106: { seat: 1, units: { igrash: 5, skorre: 1 } },
  },
  sites: { gelken: { control: 0 }, telven: { legend: 'swords-of-order' } },
};
const players = clash.players as Readonly<Record<string, Words>>;
const hexes = clash.hexes as Words;
/** A Space Door in the hands of Order's Lord. */
const door: Words = {
  ...clash,
  players: { ...players, 0: { ...players[0], lord: { at: '3124', level: 4, items: ['space-door'] } } },
};

/** Fleets at sea and on the river, and those who wait for them. */
const coast: Words = {
  ...clash,
  hexes: { ...hexes, '0611': { seat: 0, units: { 'light-infantry': 3, bowmen: 2 } } },
  sites: { tenmor: { control: 0 } },
  fleets: [
    { seat: 0, place: '0913', kind: 'transport', aboard: { 'light-horse': 2, bowmen: 2 } },
    { seat: 0, place: '0913', kind: 'battle-fleet' },
    { seat: 1, place: '0914', kind: 'transport', aboard: { igrash: 3, 'orcish-bow': 1 } },
    { seat: 0, place: '0611', kind: 'transport', aboard: { bowelves: 1 } },
    { seat: 0, place: '1107-1207', kind: 'transport', aboard: { 'light-infantry': 2, bowmen: 1 } },
  ],
};

const ring = { seat: 0, units: { 'light-infantry': 2 } };
/** A stack in a ring of enemies, and a castle whose city is lost. */
const camp: Words = {
  turn: 3,
  players: { 0: { gold: 60 }, 1: { gold: 60, lord: { at: '1607', inside: true }, wizard: null } },
  castles: ['1607'],
  hexes: {
    1607: { seat: 0, units: { troll: 3, bowmen: 2 }, inside: { seat: 1, units: { bowmen: 2 } } },
    ...Object.fromEntries(['3124', '3224', '3225', '3126', '3025', '3024'].map((hex) => [hex, ring])),
    3125: { seat: 1, units: { bowmen: 4 } },
  },
  sites: { hell: { control: 0 }, westend: { control: 1 } },
};

/** A realm at peace, with a leader where Rocs and Dragons live. */
const realm: Words = {
  turn: 24,
  players: {
    0: { alignment: 'order', gold: 60, lord: { at: '1410', level: 3 }, wizard: { level: 5 } },
    1: { alignment: 'chaos', gold: 60 },
  },
  hexes: {
    1107: {
      seat: 0,
      units: { 'elvish-infantry': 2, bowelves: 1 },
      inside: { seat: 0, units: { 'heavy-infantry': 3 } },
    },
    1211: { seat: 0, units: { 'heavy-horse': 4, 'light-infantry': 3 } },
    1311: { seat: 0, units: { 'light-infantry': 3, bowmen: 2 } },
  },
  castles: ['1311'],
  sites: { gelken: { control: 0 }, hell: { control: 0 } },
};

const OPTIONS = {
  advanced: true,
  treachery: true,
  capture: true,
  siege: true,
  creation: true,
  'castle-building': true,
} as const;

/** Where it begins, with picks as `0: move 1107`; who is asked then is who looks. */
function after(position: Words, begin: string, plays: readonly string[] = [], more: Partial<Shown> = {}): Shown {
  const [proc = '', of = '0', site] = begin.split(' ');
  return {
    seat: Number(of),
    position,
    begin: { proc, vars: { seat: Number(of), ...(site && { site }) } },
    options: OPTIONS,
    play: plays.map((play) => ({ seat: Number(play.slice(0, 1)), picks: [play.slice(3)] })),
    ...more,
  };
}
const plainly = { options: {} };
const rolled = (dice: Dice) => ({ dice });
const chaotic: Words = {
  ...clash,
  players: {
    ...players,
    0: { alignment: 'chaos', gold: 60, lord: { at: '3124', level: 4, items: ['drum-of-summoning'] } },
  },
};

const sally = ['1: attack whole lavidian', '1: join 5 igrash from 1106', '1: fight'];

/** For every question of the rules a position in which it is asked. */
export const QUESTIONS: Readonly<Record<string, Shown>> = {
  'setup.capital': { seat: 0, begin: { proc: 'setup' }, options: { empires: 'chosen' }, dice: { order: [6, 5, 4, 3] } },
  'setup.leader': {
    seat: 0,
    names: ['Corvin', 'Ysolde', 'Maren', 'Tobias', 'Ada', 'Bruno', 'Clara'],
    begin: { proc: 'setup' },
    dice: { order: [6, 5, 4, 3, 2, 1, 1, 2, 1] },
    play: [
      { seat: 0, picks: ['take lavidian'] },
      { seat: 0, picks: ['play chaos'] },
    ],
  },
  'setup.alignment': { seat: 0, begin: { proc: 'setup' }, dice: { order: [6, 5, 4, 3] } },
  'opening.choose': after({ ...realm, turn: 1 }, 'opening'),
  'movement.choose': after(clash, 'movement'),
  'march.who': after(clash, 'movement', ['0: move 3124']),
  'march.step': after(clash, 'movement', ['0: move 3225', '0: all']),
  'sail.who': after(coast, 'movement', ['0: sail 0913']),
  'sail.step': after(coast, 'movement', ['0: sail 0913', '0: all']),
  'carry.carrier': after(clash, 'movement', ['0: carry 3124']),
  'carry.passenger': after(clash, 'movement', ['0: carry 3124', '0: by roc']),
  'carry.step': after(clash, 'movement', ['0: carry 3124', '0: by roc', '0: carry light-infantry']),
  'embark.who': after(realm, 'movement', ['0: embark 1107-1206']),
  'debark.where': after(coast, 'movement', ['0: debark 1107-1207']),
  'debark.who': after(coast, 'movement', ['0: debark 1107-1207', '0: at 1207']),
  'garrison.choose': after(clash, 'movement', ['0: garrison 1107']),
  'hand.to': after(door, 'movement', ['0: hand space-door']),
  'door.column': after(door, 'movement', ['0: door space-door']),
  'door.to': after(door, 'movement', ['0: door space-door', '0: column 12']),
  'create.what': after(realm, 'movement', ['0: create wizard']),
  'create.whom': after(realm, 'movement', ['0: create wizard', '0: make scroll-of-control']),
  'investigation.choose': after(
    { ...camp, players: { ...(camp.players as object), 0: { gold: 60, lord: { at: '3025', level: 3 } } } },
    'investigation',
  ),
  'bargain.enter': after(
    {
      ...realm,
      players: { 0: { gold: 60, lord: { at: '1417', level: 5 } }, 1: {} },
      hexes: { 1417: { seat: 0, units: { bowmen: 2 } } },
    },
    'investigation',
    ['0: bargain rosenburg lord'],
    rolled({ bargain: [1] }),
  ),
  'besiege.choose': after(camp, 'besiege'),
  'siege.bid': after(camp, 'besiege', ['0: besiege 3125', '0: no more sieges', '0: siege 3125']),
  'siege.answer': after(camp, 'besiege', ['0: besiege 3125', '0: no more sieges', '0: siege 3125', '0: spend 12'], {
    seat: 1,
  }),
  'siege.enter': after(
    camp,
    'besiege',
    ['0: besiege 3125', '0: no more sieges', '0: siege 3125', '0: spend 25', '1: spend 0'],
    rolled({ siege: [1] }),
  ),
  'lifting.step': after(camp, 'besiege', [
    '0: besiege 3125',
    '0: no more sieges',
    '0: siege 3125',
    '0: spend 0',
    '1: spend 5',
  ]),
  'combat.choose': after(clash, 'combat'),
  'assault.join': after(clash, 'combat', ['0: attack 3125']),
  'battle.aloof': after(
    {
      ...clash,
      order: [0, 1, 2, 3],
      players: { ...players, 0: { alignment: 'order', gold: 60, wizard: { level: 5 } } },
      hexes: { 1107: { seat: 0, units: { 'golden-dragon': 4 } }, 1106: { seat: 1, units: { igrash: 5 } } },
    },
    'movement',
    [
      '0: create wizard',
      '0: make potion-of-speed',
      '0: end movement',
      '0: end combat',
      '0: no more',
      '0: end hiring',
      '1: end movement',
      '1: attack city lavidian',
      '1: all',
    ],
  ),
  'treachery.choose': after(clash, 'combat', ['0: attack 3125', '0: all']),
  'magic.choose': after(clash, 'combat 1', ['1: attack 3124', '1: all'], { ...plainly, seat: 0 }),
  'summon.choose': after(chaotic, 'combat', ['0: attack 3125', '0: all', '0: use drum-of-summoning'], plainly),
  'designation.choose': after(clash, 'combat', ['0: attack 1106', '0: all'], {
    options: { advanced: true },
  }),
  'duels.offer': after(
    { ...clash, players: { ...players, 1: { alignment: 'chaos', wizard: { at: '3125', level: 4 } } } },
    'combat',
    ['0: attack 3125', '0: all', '0: no item'],
    plainly,
  ),
  'losses.choose': after({ ...clash, players: {} }, 'combat', ['0: attack 3125', '0: all'], {
    ...plainly,
    ...rolled({ combat: [1] }),
  }),
  'withdrawal.attacker': after(clash, 'combat 1', sally, { ...plainly, ...rolled({ combat: [5] }) }),
  'withdrawal.defender': after(camp, 'combat 1', ['1: attack 3124', '1: join 2 bowmen from 3125', '1: fight'], {
    ...plainly,
    ...rolled({ combat: [5] }),
    seat: 0,
  }),
  'retreat.castle': after(
    clash,
    'combat 1',
    ['1: attack city lavidian', '1: all', '0: lose bowelves', '1: fight on', '0: withdraw'],
    { ...plainly, ...rolled({ combat: [5], withdrawal: [1] }), seat: 0 },
  ),
  'retreat.step': after(clash, 'combat 1', [...sally, '1: withdraw', '0: fight on'], {
    ...plainly,
    ...rolled({ combat: [5], withdrawal: [1] }),
  }),
  'retreat.fleets': after(
    {
      ...clash,
      hexes: { '0711': { seat: 1, units: { igrash: 3 } } },
      sites: { tenmor: { control: 0 } },
      fleets: [1, 2, 3, 4].map(() => ({ seat: 0, place: '0611', kind: 'battle-fleet' })),
    },
    'combat 1',
    ['1: attack fleets 0611 0', '1: all', '1: fight on', '0: withdraw'],
    { options: { advanced: true }, ...rolled({ combat: [5], withdrawal: [1] }), seat: 0 },
  ),
  'advance.choose': after(
    { ...clash, hexes: { ...hexes, 1107: { seat: 0, units: { bowelves: 1 } } } },
    'combat 1',
    ['1: attack city lavidian', '1: all'],
    { ...plainly, ...rolled({ combat: [6] }) },
  ),
  'bestow.to': after(
    {
      ...clash,
      players: { ...players, 0: { alignment: 'order' } },
      hexes: {
        3225: { seat: 0, units: { 'heavy-horse': 4, 'medium-horse': 2 } },
        3125: { seat: 1, units: { 'orcish-bow': 1 } },
      },
    },
    'combat',
    ['0: attack 3125', '0: all', '1: no lord combat'],
    { ...plainly, ...rolled({ combat: [6] }) },
  ),
  'capture.choose': after(
    camp,
    'besiege',
    ['0: besiege 1607 castle', '0: no more sieges', '0: siege 1607 castle', '0: spend 40', '1: spend 0'],
    rolled({ siege: [1] }),
  ),
  'homecoming.where': after(
    camp,
    'besiege',
    ['0: besiege 1607 castle', '0: no more sieges', '0: siege 1607 castle', '0: spend 40', '1: spend 0', '0: free'],
    { ...rolled({ siege: [1] }), seat: 1 },
  ),
  'sorties.strike': after(
    {
      ...realm,
      players: { 0: { alignment: 'order', gold: 60, lord: { level: 3 } } },
      hexes: { 1606: { seat: 0, units: { bowmen: 4 } }, 1708: { seat: 0, units: { bowmen: 4 } } },
      sites: { hell: { legend: 'monster-a', shown: true, defence: 5 } },
    },
    'investigation',
    [
      '0: attack hell',
      '0: done',
      '0: lose bowmen 1606',
      '0: lose bowmen 1708',
      '0: withdraw',
      ...['1807', '1707', '1606', '1507', '1407', '1508'].map((hex) => `0: to ${hex}`),
    ],
    rolled({ combat: [5], withdrawal: [1] }),
  ),
  'sea-battle.lose': after(
    {
      ...coast,
      fleets: [
        { seat: 0, place: '0913', kind: 'battle-fleet' },
        { seat: 1, place: '0913', kind: 'transport', aboard: { igrash: 3, 'orcish-bow': 2 } },
        { seat: 1, place: '0913', kind: 'transport', aboard: { igrash: 1, troll: 2 } },
      ],
    },
    'combat',
    ['0: sea battle 0913 1'],
    { ...rolled({ sea: [5] }), seat: 1 },
  ),
  'cull.choose': after(clash, 'attrition', [], { ...plainly, ...rolled({ attrition: [1] }) }),
  'upkeep.choose': after({ ...clash, players: { ...players, 0: { alignment: 'order', gold: 21 } } }, 'attrition', [], {
    options: { upkeep: true },
  }),
  'taxing.choose': after(realm, 'income'),
  'rebellion.flee': after(realm, 'rebellion 0 gelken'),
  'rebellion.run': after(
    { ...realm, hexes: {}, players: { 0: { gold: 20, lord: { at: '1311' } }, 1: {} } },
    'rebellion 0 gelken',
    ['0: outside'],
    rolled({ rebellion: [2] }),
  ),
  'rebellion.offer': after(realm, 'rebellion 0 gelken', ['0: in 3 light-infantry', '0: in 2 bowmen']),
  'hiring.choose': after(realm, 'hiring'),
  'raise.choose': after(realm, 'hiring', ['0: hire gelken']),
  'seek.dragon': after(
    {
      ...realm,
      players: { 0: { alignment: 'order', gold: 60, lord: { at: '1410', level: 3, items: ['space-door'] } }, 1: {} },
    },
    'hiring',
    ['0: seek golden-dragon lord'],
    rolled({ seek: [1] }),
  ),
  'seek.pay': after(realm, 'hiring', ['0: seek roc lord'], rolled({ seek: [1] })),
  'deal.compose': after(clash, 'movement', ['0: deal with 1']),
  'deal.answer': after(
    clash,
    'movement',
    ['0: deal with 1', '0: give 10 gold', '0: promise peace', '0: propose to 1'],
    {
      seat: 1,
    },
  ),
  'vote.ask': after(clash, 'movement', ['0: move to end the game'], { seat: 1 }),
};
