import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

const spaces = { 'castle-1': { seat: 0, men: 2 }, 'castle-2': { seat: 1, men: 2 } };
const petition = { proc: 'petition', vars: { seat: 0 } };
const hand = (...cards: string[]) => ({ players: { 0: { hand: cards } } });

rule('WQ X.A.6.a', 'men of cards are placed with the reinforcements of this turn', () => {
  const t = marnon({ seats: 2, position: { spaces, ...hand('men2', 'men3') }, begin: petition });
  t.picks(0, 'play men2');
  expect([t.truth('award'), t.truth('spaces.castle-1.men'), t.at()]).toEqual([2, 2, 'petition.choose']);
  t.picks(0, 'play men3', 'go on');
  expect(t.events()).toContainEqual({ key: 'reinforced', args: { seat: 0, men: 9 } });
  t.picks(0, 'place 9 castle-1');
  expect([t.truth('spaces.castle-1.men'), t.truth('award')]).toEqual([11, 0]);
});

rule('WQ X.A.6.a', 'they come this turn only, and only to who played the card', () => {
  const t = marnon({ seats: 2, position: { spaces, ...hand('men2') }, begin: petition });
  t.picks(0, 'play men2', 'go on', 'place 6 castle-1', 'end turn');
  t.picks(1, 'go on');
  expect(t.events()).toContainEqual({ key: 'reinforced', args: { seat: 1, men: 4 } });
});

rule('WQ X.A.6.b', 'extra campaigns are carried out after the normal one', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { ...spaces, 'castle-1': { seat: 0, men: 5 } }, ...hand('camp1') },
    begin: petition,
  });
  t.picks(0, 'play camp1');
  expect([t.truth('campaigns'), t.at()]).toEqual([2, 'petition.choose']);
  t.picks(0, 'go on', 'place 4 castle-1', 'campaign castle-1 brecknock', 'capture 2 men');
  expect([t.truth('campaigns'), t.truth('spaces.brecknock.men')]).toEqual([1, 2]);
  t.picks(0, 'campaign brecknock radner-fen', 'capture 1 men');
  expect([t.truth('campaigns'), t.truth('spaces.radner-fen.men')]).toEqual([0, 1]);
  expect(t.refuses(0, 'campaign castle-1 mistledown')).toMatchObject({ rule: 'WQ X.C.1.1' });
});

rule('WQ X.A.6.b', 'a free campaign uses none of them up', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { haven: { seat: 0, hero: true, men: 3 }, 'castle-2': { seat: 1 } }, dragon: 'haven' },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'haven', against: 'dragon', free: true } },
    dice: { battle: [6, 1] },
  });
  t.picks(0, 'lose 1 men', 'stop');
  expect(t.truth('campaigns')).toBe(1);
});

rule('WQ R61', 'a super power may be summoned again for an extra campaign', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: {
        'castle-1': { seat: 0, men: 3 },
        haven: { seat: 0, men: 3 },
        pembroke: { seat: 0, hero: true, men: 2 },
        'castle-2': { seat: 1 },
      },
      campaigns: 2,
    },
    begin: { proc: 'attack', vars: { seat: 0 } },
  });
  t.picks(0, 'campaign castle-1 brecknock');
  expect(t.offers(0)).toEqual(['no summons', 'summon hero']);
  t.picks(0, 'summon hero', 'capture 1 men');
  expect(t.truth('players.0.hero')).toBe('castle-1');
  t.picks(0, 'campaign haven sheep-meade');
  expect(t.offers(0)).toEqual(['no summons', 'summon hero']);
  t.picks(0, 'summon hero', 'capture hero 2 men');
  expect([t.truth('players.0.hero'), t.truth('campaigns')]).toEqual(['sheep-meade', 0]);
});

rule('WQ X.A.6.d', 'hero and sorcerer are pieces as men are', () => {
  const board = (men: number) => ({
    'castle-1': { seat: 0, hero: true, men },
    haven: { seat: 0, sorcerer: true, men: 1 },
    'castle-2': { seat: 1, men: 9 },
  });
  for (const [men, pieces, award] of [
    [3, 6, 6],
    [4, 7, 0],
  ] as const) {
    const t = marnon({ seats: 2, position: { spaces: board(men), ...hand('underdog') }, begin: petition });
    expect(t.computed('pieces', { seat: 0 })).toBe(pieces);
    t.picks(0, 'play underdog');
    expect(t.truth('award')).toBe(award);
  }
});

rule('WQ R69', 'a card that costs reinforcements takes the men for kingdoms and no others', () => {
  const t = marnon({ seats: 2, position: { spaces, ...hand('men3', 'noreinf') }, begin: petition });
  t.picks(0, 'play noreinf');
  expect(t.truth('share')).toBe(0);
  t.picks(0, 'play men3', 'go on');
  expect(t.events()).toContainEqual({ key: 'reinforced', args: { seat: 0, men: 3 } });
});

rule('WQ R69', 'halved men are rounded down, and those of cards come in full', () => {
  const five = ['castle-1', 'brecknock', 'tanglebriar', 'mistledown', 'pembroke'];
  const held = Object.fromEntries(five.map((id) => [id, { seat: 0 }]));
  const t = marnon({
    seats: 2,
    position: { spaces: { ...held, 'castle-2': { seat: 1 } }, ...hand('men3', 'halfreinf') },
    begin: petition,
  });
  t.picks(0, 'play halfreinf', 'play men3', 'go on');
  expect(t.truth('share')).toBe(0.5);
  expect(t.events()).toContainEqual({ key: 'reinforced', args: { seat: 0, men: 5 } });
});

rule('WQ R69', 'of two such cards the harder one tells, and the next turn is whole again', () => {
  const t = marnon({ seats: 2, position: { spaces, ...hand('noreinf', 'halfreinf') }, begin: petition });
  t.picks(0, 'play noreinf', 'play halfreinf');
  expect(t.truth('share')).toBe(0);
  t.picks(0, 'go on', 'end turn');
  expect([t.asked(), t.truth('share')]).toEqual([[1], 1]);
});
