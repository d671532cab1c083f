import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { comes, draws, ELF, isOver, of, type Words } from './deck.js';

const HERE = 'outer-fields-1';
const moves = (words: Words, stage = {}) =>
  hero({ character: 'thief', space: HERE, ...words }, { begin: 'move', others: [ELF], ...stage });
const visits = (space: string, words: Words, dice = {}) => comes({ character: 'thief', space, ...words }, { dice });

rule(['T 15:9', 'T 6:2', 'T 6:1'], 'Maiden, Unicorn: taken by who likes, as many as there are', () => {
  const t = draws(['maiden', 'unicorn']);
  expect(t.offers(0)).toEqual(['done', 'take maiden', 'take unicorn']);
  t.picks(0, 'take maiden', 'take unicorn');
  expect([t.sees(1, 'players.0.followers'), t.truth('spaces.ruins.cards')]).toEqual([['maiden', 'unicorn'], []]);
});

rule(
  ['T 2:1', 'T 2:5', 'T 1:6'],
  'Maiden, Unicorn: 2 Craft of the one, 1 Strength and 1 Craft of the other, without counters',
  () => {
    const t = moves({ followers: ['maiden', 'unicorn'] });
    expect([
      t.computed('strength', { seat: 0 }),
      t.computed('craft', { seat: 0 }),
      of(t, 0, 'strength', 'craft'),
    ]).toEqual([4, 6, [3, 3]]);
    const fight = draws(['wolf'], { followers: ['unicorn'] }, { dice: { combat: [1], foe: [1] } });
    expect(told(fight, 'fought')).toMatchObject([{ scores: [2 + 1 + 1, 3] }]);
  },
);

rule(['T 6:4', 'T 20:2.1'], 'Alchemist: at any time turns Objects into Gold', () => {
  const t = moves({ followers: ['alchemist'], objects: ['sword', 'ring'] }).picks(0, 'alchemist', 'gild ring', 'done');
  expect([of(t, 0, 'objects', 'gold'), t.truth('discard'), t.at()]).toEqual([[['sword'], 2], ['ring'], 'move.how']);
  const away = hero(ELF, {
    begin: 'move',
    others: [{ character: 'thief', followers: ['alchemist'], objects: ['axe'] }],
  });
  away.unasked(1, 'alchemist').picks(1, 'gild axe');
  expect(of(away, 1, 'objects', 'gold')).toEqual([[], 2]);
});

rule(
  ['T R87', 'T 6:3', 'T R93'],
  'Cursed by a Hag: has to be taken; all other Followers leave, and none can be had',
  () => {
    const t = draws(['cursed-by-a-hag', 'maiden'], { followers: ['pixie', 'prince'] });
    expect([of(t, 0, 'followers'), t.truth('discard'), t.truth('spaces.ruins.cards')]).toEqual([
      [['cursed-by-a-hag']],
      ['pixie', 'prince'],
      ['maiden'],
    ]);
    expect(isOver(t)).toBe(true);
  },
);

rule('T R87', 'Cursed by a Hag: she cannot be laid down, and the Mystic frees from her, whatever he says', () => {
  const cursed = { character: 'thief', followers: ['cursed-by-a-hag'], objects: ['axe'] };
  expect(hero(ELF, { begin: 'move', others: [cursed] }).offersUnasked(1)).toEqual(['ditch axe']);
  const freed = visits('village', { followers: ['cursed-by-a-hag'] }, { table: [1] }).picks(0, 'call on mystic');
  expect([of(freed, 0, 'followers'), freed.truth('discard')]).toEqual([[[]], ['cursed-by-a-hag']]);
});

rule('T 18:2.iii', 'Cursed by a Hag, Poltergeist: they may be evaded when met, and wait', () => {
  for (const card of ['cursed-by-a-hag', 'poltergeist']) {
    const t = draws([card], { invisible: true }).picks(0, 'evade');
    expect([of(t, 0, 'followers'), t.truth(`spaces.${HERE}.cards`)]).toEqual([[[]], [card]]);
  }
});

rule(['T R90', 'T R87', 'T R93'], 'Poltergeist: has to be taken, and holds to one space a turn', () => {
  expect(of(draws(['poltergeist']), 0, 'followers')).toEqual([['poltergeist']]);
  const t = moves({ followers: ['poltergeist'] });
  expect(t.offers(0)).toEqual(['go outer-hills-1', 'go city']);
  expect(t.refuses(0, 'roll')).toMatchObject({ rule: 'T R90' });
  expect(t.offersUnasked(0)).toEqual([]);
});

rule(['T 11:9', 'T 11:18.1'], 'Poltergeist: crossing the Storm River shakes it off', () => {
  const stage = { dice: { adventure: ['ring'] } };
  const raft = moves({ followers: ['poltergeist'], objects: ['axe'], space: 'outer-woods-3' }, stage);
  raft.picks(0, 'raft runes-3');
  expect([told(raft, 'follower.gone'), of(raft, 0, 'followers')]).toEqual([[{ seat: 0, card: 'poltergeist' }], [[]]]);
  const bridge = moves({ followers: ['poltergeist'], space: 'middle-hills' }, stage).picks(0, 'cross');
  expect(of(bridge, 0, 'followers', 'space')).toEqual([[], 'sentinel']);
  const along = moves({ followers: ['poltergeist'] }, stage).picks(0, 'go outer-hills-1');
  expect(of(along, 0, 'followers')).toEqual([['poltergeist']]);
});

rule(['T 11:9', 'T R87'], 'Poltergeist: the boatman shakes it off, but who is brought over otherwise keeps it', () => {
  const boat = moves({ followers: ['poltergeist'], space: 'tavern', lift: 'boatman' }).picks(0, 'boatman');
  expect(of(boat, 0, 'space', 'followers')).toEqual(['temple', []]);
  const imp = draws(
    ['imp', 'sword', 'axe', 'ring'],
    { followers: ['poltergeist'], space: HERE },
    { dice: { table: [5] } },
  );
  expect(of(imp, 0, 'space', 'followers')).toEqual(['hidden-valley', ['poltergeist']]);
  const out = visits('crypt', { followers: ['poltergeist'], due: true }, { crypt: [6, 6, 6] });
  expect(of(out, 0, 'space', 'followers')).toEqual(['city', ['poltergeist']]);
});

rule(['T 11:24.1', 'T 14:6'], 'Gnome: one die at the Portal by Craft, two in the Mines', () => {
  const t = moves({ followers: ['gnome'] });
  const dice = ['craft', 'strength'].map((ability) => t.computed('portal-dice', { seat: 0, ability }));
  expect(dice).toEqual([1, 2]);
  const mines = visits('mines', { followers: ['gnome'], due: true }, { mines: [1, 2] });
  expect([told(mines, 'exit'), of(mines, 0, 'space')]).toMatchObject([[{ dice: [1, 2], result: 0 }], ['mines']]);
});

rule(['T 8:1', 'T R84'], 'Gnome: no roll in the Crags, and evading in Hills', () => {
  expect(
    visits('crags', { followers: ['gnome'] })
      .picks(0, 'follow crags')
      .offers(0),
  ).toEqual(['pass', 'roll']);
  const t = visits('outer-hills-1', { followers: ['gnome'] }, { adventure: ['dragon'] });
  expect(t.offers(0)).toEqual(['fight', 'evade']);
});

rule('T 8:1', 'Guide: no need to roll in Chasm, Crags or Forest, for his Followers neither', () => {
  for (const space of ['chasm', 'crags', 'forest']) {
    const t = visits(space, { followers: ['guide', 'maiden'] }).picks(0, `follow ${space}`);
    expect(t.offers(0)).toEqual(['pass', 'roll']);
    t.picks(0, 'pass');
    expect([of(t, 0, 'followers', 'lives', 'misses'), isOver(t)]).toEqual([[['guide', 'maiden'], 4, 0], true]);
  }
});

rule(['T 3:3', 'T 15:9'], 'Mercenary: joins for a Gold, else waits', () => {
  const t = draws(['mercenary'], { gold: 1 }).picks(0, 'take mercenary');
  expect(of(t, 0, 'followers', 'gold')).toEqual([['mercenary'], 0]);
  const poor = draws(['mercenary'], { gold: 0 });
  expect([of(poor, 0, 'followers'), poor.truth(`spaces.${HERE}.cards`)]).toEqual([[[]], ['mercenary']]);
});

rule('T 1:6', 'Mercenary: 3 Strength in a Combat for another Gold, once a turn', () => {
  const words = { followers: ['mercenary'], gold: 2 };
  const t = draws(['giant'], words, { dice: { combat: [3], foe: [1] } });
  expect([t.at(), t.offers(0)]).toEqual(['ready.choose', ['fight', 'pay mercenary']]);
  t.picks(0, 'pay mercenary');
  expect([told(t, 'fought'), of(t, 0, 'gold')]).toMatchObject([[{ scores: [2 + 3 + 3, 7] }], [1]]);
  const twice = draws(['cave', 'wolf'], words, { dice: { table: [2], combat: [3, 3], foe: [1, 1] } });
  twice.picks(0, 'pay mercenary');
  expect([told(twice, 'fought').length, of(twice, 0, 'gold')]).toEqual([2, [1]]);
});

rule(['T 8:1', 'T 18:1.1'], 'Pixie: no roll in the Forest, and evading in Woods', () => {
  expect(
    visits('forest', { followers: ['pixie'] })
      .picks(0, 'follow forest')
      .offers(0),
  ).toEqual(['pass', 'roll']);
  const t = visits('outer-woods-2', { followers: ['pixie'] }, { adventure: ['dragon'] });
  expect(t.offers(0)).toEqual(['fight', 'evade']);
});

rule(
  ['T 4:6', 'T 3:4'],
  'Prince, Princess: the Royal Doctor heals freely, and each may be handed over for three Gold',
  () => {
    for (const royal of ['prince', 'princess']) {
      const t = visits('castle', { followers: [royal], lives: 1, gold: 0 });
      expect(t.offers(0)).toEqual(['done', 'call on royal-doctor', `hand over ${royal}`]);
      t.picks(0, 'call on royal-doctor');
      expect(of(t, 0, 'lives', 'gold')).toEqual([4, 0]);
      t.picks(0, `hand over ${royal}`);
      expect([of(t, 0, 'gold', 'followers'), t.truth('discard')]).toEqual([[3, []], [royal]]);
    }
    expect(visits('castle', { lives: 1, gold: 1 }).picks(0, 'call on royal-doctor').truth('players.0.gold')).toBe(0);
  },
);
