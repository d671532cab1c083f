import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

const mine = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { seat: 0 }]));

/** A turn of seat 0 from its reinforcements on, holding these spaces; all else is orcs and one castle of seat 1. */
function holding(...ids: string[]) {
  return marnon({
    seats: 2,
    position: { spaces: { ...mine(...ids), 'castle-2': { seat: 1 } }, elsewhere: { orcs: 1 } },
    begin: { proc: 'reinforce', vars: { seat: 0 } },
  });
}
const received = (t: ReturnType<typeof holding>) => t.events().find(({ key }) => key === 'reinforced')?.args?.men;
const kingdom = (...ids: string[]) => holding(...ids).computed('kingdom-spaces', { seat: 0 });

rule('WQ X.B.1', 'men come for the kingdom spaces held at that moment, after the cards', () => {
  const six = ['castle-1', 'brecknock', 'tanglebriar', 'mistledown', 'pembroke', 'hazelmere'];
  const t = marnon({
    seats: 2,
    position: {
      spaces: { ...mine(...six), 'castle-2': { seat: 1 } },
      dragon: 'haven',
      players: { 0: { hand: ['senddragon'] } },
    },
    begin: { proc: 'petition', vars: { seat: 0 } },
    dice: { send: [4], gobble: [1] },
  });
  expect(t.computed('reinforcements', { seat: 0 })).toBe(6);
  t.picks(0, 'play senddragon', 'send misty-forest', 'go on');
  expect(received(t)).toBe(4);
  expect(t.computed('kingdom-spaces', { seat: 0 })).toBe(4);
});

rule('WQ X.B.1', 'the kingdom of another is no kingdom of mine', () => {
  const t = holding('castle-1', 'brecknock');
  expect(t.computed('kingdom-spaces', { seat: 1 })).toBe(1);
  expect(t.computed('kingdom-spaces', { seat: 0 })).toBe(2);
});

rule('WQ X.B.1.a', 'a castle alone is a kingdom, and so is a chain of spaces that hangs on one', () => {
  expect(kingdom('castle-1')).toBe(1);
  expect(kingdom('castle-1', 'brecknock', 'castle-7', 'windfor', 'frostspire')).toBe(5);
  expect(kingdom('castle-8')).toBe(1);
});

rule('WQ X.B.1.a', 'spaces without a castle are none, however many hang together', () => {
  expect(kingdom('pembroke', 'hazelmere', 'owlhanger', 'fogarth-glade', 'mistledown')).toBe(0);
  expect(kingdom('castle-1', 'hazelmere', 'owlhanger')).toBe(1);
});

rule('WQ X.B.1.b', 'the spaces of all kingdoms are counted', () => {
  expect(kingdom('castle-1', 'mistledown', 'castle-8', 'britton', 'owlhanger', 'castle-3', 'haven')).toBe(6);
  expect(kingdom('castle-8', 'castle-1')).toBe(2);
});

rule('WQ X.B.1.c', 'a space that hangs on two castles counts once', () => {
  expect(kingdom('castle-1', 'brecknock', 'castle-7')).toBe(3);
  expect(kingdom('castle-1', 'brecknock', 'earthen-pass', 'castle-7')).toBe(4);
});

rule('WQ X.B.1.d', 'a kingdom is linked through the Great Tunnel', () => {
  expect(kingdom('castle-1', 'earthen-pass', 'marls-gate', 'rootholm')).toBe(4);
  expect(kingdom('castle-1', 'earthen-pass', 'rootholm')).toBe(2);
});

rule('WQ X.B.1.d', 'and over bridges, as long as they stand, but not across the river', () => {
  expect(kingdom('castle-8', 'melting-sands', 'dewbury')).toBe(3);
  expect(kingdom('castle-8', 'portston-moor', 'dewbury')).toBe(2);
  const fallen = marnon({
    seats: 2,
    options: { 'blank-card': true },
    position: { spaces: { ...mine('castle-8', 'melting-sands', 'dewbury'), 'castle-2': { seat: 1 } }, bridges: [] },
    begin: { proc: 'reinforce', vars: { seat: 0 } },
  });
  expect(fallen.computed('kingdom-spaces', { seat: 0 })).toBe(2);
});

rule('WQ X.B.2.1', 'four kingdom spaces or fewer bring four men', () => {
  for (const held of [['castle-1'], ['castle-1', 'brecknock', 'tanglebriar', 'mistledown']]) {
    const t = holding(...held);
    expect([received(t), t.offers(0).includes('place 4 castle-1')]).toEqual([4, true]);
    expect(t.refuses(0, 'place 5 castle-1').refused).toBe('not-offered');
  }
});

rule('WQ E8', 'without a castle there are no kingdom spaces, and four men', () => {
  const t = holding('pembroke', 'hazelmere', 'owlhanger', 'fogarth-glade', 'mistledown');
  expect([t.computed('kingdom-spaces', { seat: 0 }), received(t)]).toEqual([0, 4]);
});

rule('WQ X.B.2.2', 'five or more bring a man each', () => {
  const five = ['castle-1', 'brecknock', 'tanglebriar', 'mistledown', 'pembroke'];
  const t = holding(...five);
  expect([received(t), t.offers(0).includes('place 5 brecknock')]).toEqual([5, true]);
  expect(received(holding(...five, 'hazelmere', 'owlhanger', 'fogarth-glade'))).toBe(8);
});

rule('WQ E7', 'six kingdom spaces bring six men', () => {
  const t = holding('castle-1', 'brecknock', 'tanglebriar', 'mistledown', 'castle-8', 'britton', 'haven');
  expect([t.computed('kingdom-spaces', { seat: 0 }), received(t)]).toEqual([6, 6]);
});

rule(
  'WQ SUMMARY.D.2',
  'a card if one likes, then a man a kingdom space and at least four, two of them for a hero',
  () => {
    const t = marnon({
      seats: 2,
      position: { spaces: { ...mine('castle-1', 'brecknock'), 'castle-2': { seat: 1 } } },
      begin: { proc: 'player-turn', vars: { seat: 0 } },
      dice: { petition: ['men3'] },
    });
    expect(t.offers(0)).toEqual(['draw', 'go on']);
    t.picks(0, 'draw', 'go on');
    expect(received(t)).toBe(4);
    t.picks(0, 'place hero castle-1');
    expect([t.offers(0).includes('place 2 castle-1'), t.offers(0).includes('place 3 castle-1')]).toEqual([true, false]);
    t.picks(0, 'place sorcerer brecknock');
    expect([t.at(), t.truth('players.0.pieces')]).toEqual(['attack.choose', 4]);
  },
);

rule('WQ X.B.3', 'the men go to any spaces the player holds, in any split, and to no others', () => {
  const t = holding('castle-1', 'pembroke');
  const places = ['castle-1', 'pembroke'].flatMap((id) =>
    ['hero', 'sorcerer', 1, 2, 3, 4].map((n) => `place ${n} ${id}`),
  );
  expect([...t.offers(0)].sort()).toEqual(places.sort());
  expect(t.refuses(0, 'place 1 castle-2')).toMatchObject({ rule: 'WQ X.B.3' });
  expect(t.refuses(0, 'place 1 haven')).toMatchObject({ rule: 'WQ X.B.3' });
  t.picks(0, 'place 1 pembroke', 'place 2 castle-1', 'place 1 pembroke');
  expect([t.truth('spaces.castle-1.men'), t.truth('spaces.pembroke.men'), t.at()]).toEqual([3, 3, 'attack.choose']);
});

rule('WQ X.B.3', 'who holds one space puts them all there', () => {
  const t = holding('castle-8');
  expect(t.offers(0)).toEqual(['place hero castle-8', 'place sorcerer castle-8', 'place 4 castle-8']);
  t.picks(0, 'place hero castle-8');
  expect([t.at(), t.truth('spaces.castle-8.men'), t.truth('players.0.hero')]).toEqual(['attack.choose', 3, 'castle-8']);
});

rule('WQ X.B.3', 'a space just named may be named again, and the last man has a place to choose too', () => {
  const t = holding('castle-1', 'pembroke', 'lair-of-the-lizard');
  t.picks(0, 'place 3 castle-1');
  expect(t.offers(0)).toEqual(['place 1 lair-of-the-lizard', 'place 1 pembroke', 'place 1 castle-1']);
  t.picks(0, 'place 1 lair-of-the-lizard');
  expect(t.truth('players.0.pieces')).toBe(7);
});

rule('WQ R70', 'no man may be declined or saved', () => {
  const t = holding('castle-1', 'pembroke');
  t.picks(0, 'place 3 pembroke');
  expect([t.asked(), t.at(), t.offers(0)]).toEqual([[0], 'place.choose', ['place 1 pembroke', 'place 1 castle-1']]);
  expect(t.refuses(0, 'end turn').refused).toBe('not-offered');
  expect(t.refuses(0, 'place 2 pembroke')).toMatchObject({ rule: 'WQ R70' });
  const one = holding('castle-1');
  expect(one.offers(0)).toEqual(['place hero castle-1', 'place sorcerer castle-1', 'place 4 castle-1']);
  expect(one.refuses(0, 'place 3 castle-1')).toMatchObject({ rule: 'WQ R70' });
});

rule('WQ R70', 'men of cards and for kingdoms are one pool, from which both super powers can be had', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { ...mine('castle-1', 'pembroke'), 'castle-2': { seat: 1 } },
      players: { 0: { hand: ['boat', 'noreinf'] } },
    },
    begin: { proc: 'petition', vars: { seat: 0 } },
  });
  t.picks(0, 'play noreinf', 'play boat', 'go on');
  expect([received(t), t.offers(0)]).toEqual([1, ['place 1 pembroke', 'place 1 castle-1']]);

  const two = marnon({
    seats: 2,
    position: { spaces: { ...mine('castle-1', 'pembroke'), 'castle-2': { seat: 1 } }, share: 0.5, award: 2 },
    begin: { proc: 'reinforce', vars: { seat: 0 } },
  });
  two.picks(0, 'place hero castle-1', 'place sorcerer pembroke');
  expect([received(two), two.at()]).toEqual([4, 'attack.choose']);
});

rule('WQ R70', 'where none are due nobody is asked', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { ...mine('castle-1'), 'castle-2': { seat: 1 } }, share: 0 },
    begin: { proc: 'reinforce', vars: { seat: 0 } },
  });
  expect([received(t), t.at()]).toEqual([0, 'attack.choose']);
});
