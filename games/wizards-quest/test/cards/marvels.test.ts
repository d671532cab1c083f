import { type Opening, rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

/** Seat 0 plays this card at the start of its turn. */
function plays(card: string, position: NonNullable<Opening['position']>, dice: Opening['dice'] = {}) {
  const t = marnon({
    seats: 3,
    position: { players: { 0: { hand: [card] } }, ...position },
    begin: { proc: 'petition', vars: { seat: 0 } },
    dice,
  });
  return t.picks(0, `play ${card}`);
}
const castles = { 'castle-1': { seat: 0, men: 3 }, 'castle-2': { seat: 1, men: 2 }, 'castle-3': { seat: 2 } };

rule('WQ R78', 'The treasure wanders: any treasure, to a space of the same sort that its owner does not hold', () => {
  const t = plays('movetreasure', {
    spaces: {
      ...castles,
      dewbury: { seat: 1 },
      haven: { treasure: { owner: 1, kind: 'crown' } },
      britton: { treasure: { owner: 0, kind: 'ring' } },
      'castle-4': { treasure: { owner: 2, kind: 'chest' } },
    },
  });
  expect([...t.offers(0)].sort()).toEqual(['treasure britton', 'treasure castle-4', 'treasure haven']);
  t.picks(0, 'treasure haven');
  expect([t.offers(0).length, t.offers(0).some((pick) => pick.includes('castle'))]).toEqual([33, false]);
  expect(t.refuses(0, 'to britton')).toMatchObject({ rule: 'WQ IV.D.5.c.2' });
  expect(t.refuses(0, 'to haven')).toMatchObject({ rule: 'WQ IV.D.5.c.2' });
  expect(t.refuses(0, 'to dewbury')).toMatchObject({ rule: 'WQ R78' });
  expect(t.refuses(0, 'to castle-5')).toMatchObject({ rule: 'WQ R78' });
  t.picks(0, 'to pembroke');
  expect([t.truth('spaces.haven.treasure'), t.truth('spaces.pembroke.treasure')]).toEqual([
    null,
    { owner: 1, kind: 'crown' },
  ]);
  expect([t.at(), t.truth('topDiscard')]).toEqual(['petition.choose', 'movetreasure']);
});

rule('WQ R78', 'The treasure wanders: from castle to castle, also to one that another holds', () => {
  const t = plays('movetreasure', { spaces: { ...castles, 'castle-4': { treasure: { owner: 2, kind: 'chest' } } } });
  const others = ['castle-1', 'castle-2', 'castle-5', 'castle-6', 'castle-7', 'castle-8'];
  expect(t.offers(0)).toEqual(others.map((id) => `to ${id}`));
  t.picks(0, 'to castle-1');
  expect(t.truth('spaces.castle-1')).toMatchObject({ seat: 0, treasure: { owner: 2, kind: 'chest' } });
});

rule('WQ R42', 'The treasure wanders: where none lies, or none can go, it has no effect', () => {
  const t = plays('movetreasure', { spaces: castles });
  expect([t.at(), t.truth('topDiscard')]).toEqual(['petition.choose', 'movetreasure']);
  expect(t.events().at(-1)).toEqual({ key: 'card.no-effect', args: { seat: 0, card: 'movetreasure' } });

  const all = ['castle-2', 'castle-3', 'castle-4', 'castle-5', 'castle-6', 'castle-7', 'castle-8'];
  const held = Object.fromEntries(all.map((id) => [id, { seat: 1 }]));
  const stuck = plays('movetreasure', {
    spaces: { ...held, 'castle-1': { seat: 0, treasure: { owner: 1, kind: 'ring' } }, haven: { seat: 2 } },
  });
  expect([stuck.at(), stuck.truth('spaces.castle-1.treasure')]).toEqual([
    'petition.choose',
    { owner: 1, kind: 'ring' },
  ]);
});

rule('WQ R78', 'A vision: a secret look at one own treasure, which stays', () => {
  const t = plays('peek', {
    spaces: {
      ...castles,
      haven: { treasure: { owner: 0, kind: 'crown' } },
      dewbury: { treasure: { owner: 1, kind: 'ring' } },
      'lair-of-the-lizard': { treasure: { owner: 0, kind: 'ring' } },
    },
  });
  expect([t.asked(), t.offers(0)]).toEqual([[0], ['look haven', 'look lair-of-the-lizard']]);
  t.picks(0, 'look haven');
  expect([t.sees(0, 'spaces.haven.treasure'), t.sees(2, 'spaces.haven.treasure')]).toEqual([
    { owner: 0, kind: 'crown' },
    { owner: 0, kind: 'unknown' },
  ]);
  expect([t.truth('players.0.looked'), t.at()]).toEqual([['haven'], 'petition.choose']);
});

rule('WQ R84', 'A vision: the blank can be looked at as any other', () => {
  const t = marnon({
    seats: 2,
    options: { 'blank-treasure': true },
    position: {
      spaces: { 'castle-1': { seat: 0 }, 'castle-2': { seat: 1 }, haven: { treasure: { owner: 0, kind: 'blank' } } },
      players: { 0: { hand: ['peek'] } },
    },
    begin: { proc: 'petition', vars: { seat: 0 } },
  });
  t.picks(0, 'play peek', 'look haven');
  expect(t.sees(0, 'spaces.haven.treasure')).toEqual({ owner: 0, kind: 'blank' });
});

rule('WQ R42', 'A vision: who has no treasure on the board sees nothing', () => {
  const t = plays('peek', { spaces: { ...castles, haven: { treasure: { owner: 1, kind: 'crown' } } } });
  expect([t.at(), t.truth('topDiscard'), t.events().at(-1)?.key]).toEqual([
    'petition.choose',
    'peek',
    'card.no-effect',
  ]);
});

rule(
  'WQ R77',
  'Peacemaker hears you: the wizard goes to a region of choice and a diced territory, and prospers it',
  () => {
    const position = { spaces: { ...castles, haven: { seat: 1 } }, wizard: 'britton' };
    const t = plays('sendwizard', position, { send: [6] });
    expect(t.offers(0).length).toBe(6);
    t.picks(0, 'send whispery-meadow');
    expect([t.truth('wizard'), t.asked(), t.at()]).toEqual(['haven', [1], 'place.choose']);
    t.picks(1, 'place 3 haven');
    expect([t.truth('spaces.haven.men'), t.asked(), t.at()]).toEqual([4, [0], 'petition.choose']);
  },
);

rule('WQ R77', 'Peacemaker hears you: orcs prosper too, and he may stay in his region', () => {
  const t = plays('sendwizard', { spaces: { ...castles, dewbury: { orcs: 2 } }, wizard: 'britton' }, { send: [2] });
  t.picks(0, 'send golden-dunes');
  expect([t.truth('wizard'), t.truth('spaces.dewbury.orcs')]).toEqual(['dewbury', 4]);
});

rule('WQ R77', 'Dragon bait: the dragon goes to a region of choice and a diced territory, and gobbles once', () => {
  const t = plays(
    'senddragon',
    { spaces: { ...castles, haven: { orcs: 3 } }, dragon: 'britton' },
    { send: [6], gobble: [2] },
  );
  t.picks(0, 'send whispery-meadow');
  expect([t.truth('dragon'), t.truth('spaces.haven.orcs')]).toEqual(['haven', 1]);
  expect([t.asked(), t.at(), t.leftDice()]).toEqual([[0], 'petition.choose', {}]);
});

rule('WQ R77', "Dragon bait: nothing is gobbled in the wizard's region", () => {
  const position = { spaces: { ...castles, haven: { seat: 1, men: 3 } }, dragon: 'britton', wizard: 'larkmead' };
  const t = plays('senddragon', position, { send: [6] });
  t.picks(0, 'send whispery-meadow');
  expect([t.truth('dragon'), t.truth('spaces.haven.men')]).toEqual(['haven', 3]);
});

rule('WQ R77', 'Dragon bait: a slain dragon does not come', () => {
  const t = plays('senddragon', { spaces: castles });
  expect([t.truth('dragon'), t.at(), t.truth('topDiscard')]).toEqual([null, 'petition.choose', 'senddragon']);
  expect(t.events().at(-1)).toEqual({ key: 'card.no-effect', args: { seat: 0, card: 'senddragon' } });
});

rule('WQ III.B.3', 'The orcs quarrel: up to three leave one space, and one stays', () => {
  const t = plays('routorcs', {
    spaces: { ...castles, haven: { orcs: 4 }, dewbury: { orcs: 2 }, britton: { orcs: 1 }, 'castle-8': { orcs: 3 } },
  });
  expect(t.offers(0)).toEqual([
    'rout 1 dewbury',
    'rout 1 haven',
    'rout 2 haven',
    'rout 3 haven',
    'rout 1 castle-8',
    'rout 2 castle-8',
  ]);
  t.picks(0, 'rout 3 haven');
  expect([t.truth('spaces.haven.orcs'), t.at(), t.truth('topDiscard')]).toEqual([1, 'petition.choose', 'routorcs']);
});

rule('WQ R42', 'The orcs quarrel: where all are alone nobody leaves', () => {
  const t = plays('routorcs', { spaces: { ...castles, haven: { orcs: 1 } } });
  expect([t.truth('spaces.haven.orcs'), t.at(), t.events().at(-1)?.key]).toEqual([
    1,
    'petition.choose',
    'card.no-effect',
  ]);
});

rule('WQ R42', 'one target is enough for each of these cards', () => {
  const rout = plays('routorcs', { spaces: { ...castles, haven: { orcs: 2 } } });
  expect(rout.truth('spaces.haven.orcs')).toBe(1);

  const lair = { 'lair-of-the-lizard': { treasure: { owner: 0, kind: 'ring' } } };
  const vision = plays('peek', { spaces: { ...castles, ...lair } }).picks(0, 'look lair-of-the-lizard');
  expect(vision.truth('players.0.looked')).toEqual(['lair-of-the-lizard']);
  const anywhere = plays('movetreasure', { spaces: { ...castles, ...lair } }).picks(0, 'to dewbury');
  expect(anywhere.truth('spaces.dewbury.treasure')).toEqual({ owner: 0, kind: 'ring' });

  const all = ['castle-2', 'castle-3', 'castle-4', 'castle-5', 'castle-6', 'castle-7'];
  const held = Object.fromEntries(all.map((id) => [id, { seat: 1 }]));
  const wander = plays('movetreasure', {
    spaces: { ...held, 'castle-1': { seat: 0, treasure: { owner: 1, kind: 'ring' } }, haven: { seat: 2 } },
  });
  expect(wander.truth('spaces.castle-8.treasure')).toEqual({ owner: 1, kind: 'ring' });
});
