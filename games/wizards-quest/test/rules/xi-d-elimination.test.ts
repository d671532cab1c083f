import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

/** Seat 0 stands in Red Dune before the only man of seat 1 in Dewbury; seat 2 is far away. */
const lastMan = { 'red-dune': { seat: 0, men: 4 }, dewbury: { seat: 1, men: 1 }, 'castle-3': { seat: 2, men: 1 } };
const attackOnLastMan = { proc: 'campaign', vars: { seat: 0, from: 'red-dune', to: 'dewbury' } };

rule('WQ XI.D', 'a player without a counter on the board is out, the others play on', () => {
  const t = marnon({ seats: 3, position: { spaces: lastMan }, begin: attackOnLastMan, dice: { battle: [1, 6] } });
  expect(t.truth('players.1.out')).toBe(false);
  t.picks(0, 'fight');
  expect([t.truth('players.0.out'), t.truth('players.1.out'), t.truth('players.2.out')]).toEqual([false, true, false]);
  expect(t.events().filter((event) => event.key === 'out')).toEqual([{ key: 'out', args: { seat: 1, cards: [] } }]);
  expect(t.result).toBeNull();
  expect([t.asked(), t.at()]).toEqual([[0], 'campaign.capture']);
});

rule('WQ XI.D', 'one man left is enough to stay in the game', () => {
  const t = marnon({
    seats: 3,
    position: { spaces: { ...lastMan, 'castle-8': { seat: 1, men: 1 } } },
    begin: attackOnLastMan,
    dice: { battle: [1, 6] },
  });
  t.picks(0, 'fight', 'capture 1 men', 'end turn');
  expect(t.truth('players.1')).toMatchObject({ out: false, pieces: 1 });
  expect([t.asked(), t.at()]).toEqual([[1], 'petition.choose']);
});

rule(['WQ R43', 'WQ R90'], 'the cards of a player who is out are discarded, his boats with them', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: lastMan,
      players: { 1: { hand: ['boat', 'men2', 'peek'], boats: 2 }, 2: { hand: ['men3'], boats: 1 } },
    },
    begin: attackOnLastMan,
    dice: { battle: [1, 6] },
  });
  t.picks(0, 'fight');
  expect(t.truth('players.1')).toMatchObject({ handSize: 0, hand: [], boats: 0 });
  expect(t.truth('players.2')).toMatchObject({ hand: ['men3'], boats: 1 });
  expect([t.truth('discardSize'), t.truth('topDiscard')]).toEqual([5, 'boat']);
  expect(t.truth('discard')).toEqual(['boat', 'boat', 'men2', 'peek', 'boat']);
  expect(t.events()).toContainEqual({ key: 'out', args: { seat: 1, cards: ['boat', 'men2', 'peek'] } });
});

rule('WQ R43', 'his treasures and those he hid stay where they lie, and nobody is told what they are', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: {
        ...lastMan,
        'castle-1': { treasure: { owner: 1, kind: 'crown' } },
        pembroke: { treasure: { owner: 0, kind: 'ring' } },
      },
    },
    begin: attackOnLastMan,
    dice: { battle: [1, 6] },
  });
  t.picks(0, 'fight');
  expect(t.truth('players.1.out')).toBe(true);
  expect(t.sees(0, 'spaces.castle-1.treasure')).toEqual({ owner: 1, kind: 'unknown' });
  expect(t.sees(2, 'spaces.castle-1.treasure')).toEqual({ owner: 1, kind: 'crown' });
  expect(t.sees(2, 'spaces.pembroke.treasure')).toEqual({ owner: 0, kind: 'unknown' });
  expect(t.sees(null, 'spaces.pembroke.treasure')).toEqual({ owner: 0, kind: 'unknown' });
});

rule('WQ R43', 'whose last counter falls in his own turn has no more of it', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: { 'red-dune': { seat: 0 }, dewbury: { orcs: 1 }, 'castle-2': { seat: 1 }, 'castle-3': { seat: 2 } },
      campaigns: 3,
      players: { 0: { boats: 1 } },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'red-dune', to: 'dewbury' } },
    dice: { battle: [6, 1] },
  });
  t.picks(0, 'fight');
  expect(t.truth('players.0')).toMatchObject({ out: true, boats: 0 });
  expect([t.asked(), t.at(), t.truth('active')]).toEqual([[1], 'petition.choose', 1]);
  t.picks(1, 'go on', 'place 4 castle-2');
  expect(t.truth('campaigns')).toBe(1);
});

rule('WQ R43', 'men that were not placed yet do not save him', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: { dewbury: { seat: 0 }, 'castle-2': { seat: 1 }, 'castle-3': { seat: 2 } },
      dragon: 'haven',
      players: { 0: { hand: ['men5', 'senddragon'] } },
    },
    begin: { proc: 'petition', vars: { seat: 0 } },
    dice: { send: [2], gobble: [3] },
  });
  t.picks(0, 'play men5');
  expect(t.truth('award')).toBe(5);
  t.picks(0, 'play senddragon', 'send golden-dunes');
  expect(t.truth('players.0.out')).toBe(true);
  expect([t.asked(), t.truth('award')]).toEqual([[1], 0]);
  t.picks(1, 'go on');
  expect(t.offers(1)).toContain('place 4 castle-2');
});

rule('WQ R43', 'in a battle nobody is out before his lost counters are dispersed', () => {
  const t = marnon({
    seats: 3,
    position: { spaces: { ...lastMan, 'red-dune': { seat: 0, sorcerer: true, men: 3 } } },
    begin: attackOnLastMan,
    dice: { battle: [1, 6] },
  });
  t.picks(0, 'fight', 'disperse 1 men pembroke');
  expect(t.truth('spaces.pembroke')).toMatchObject({ seat: 1, men: 1 });
  expect(t.truth('players.1')).toMatchObject({ out: false, pieces: 1 });
  expect(t.events().map((event) => event.key)).not.toContain('out');
});

rule('WQ R43', 'in the set-up nobody is out for having no counter yet', () => {
  const t = marnon({ seats: 3, begin: { proc: 'castles' } });
  expect([t.result, t.asked()]).toEqual([null, [0]]);
  t.picks(0, 'take castle-1');
  expect(t.truth('players.1.out')).toBe(false);
  expect([t.result, t.asked()]).toEqual([null, [1]]);
});

rule('WQ R44', 'who alone is left has won at once', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { 'red-dune': { seat: 0, men: 4 }, dewbury: { seat: 1 } } },
    begin: attackOnLastMan,
    dice: { battle: [1, 6] },
  });
  t.picks(0, 'fight');
  expect(t.result).toEqual({ winners: [0], rule: 'WQ R44', says: { key: 'over.survivor', args: { seat: 0 } } });
  expect(t.asked()).toEqual([]);
});

rule('WQ R44', 'a defender can be the one who is left', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { 'red-dune': { seat: 0 }, dewbury: { seat: 1 } } },
    begin: attackOnLastMan,
    dice: { battle: [6, 1] },
  });
  t.picks(0, 'fight');
  expect(t.result).toEqual({ winners: [1], rule: 'WQ R44', says: { key: 'over.survivor', args: { seat: 1 } } });
});

rule('WQ R44', 'if the last two fall in one battle the game is drawn', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { 'red-dune': { seat: 0 }, dewbury: { seat: 1 } } },
    begin: attackOnLastMan,
    dice: { battle: [1, 1] },
  });
  t.picks(0, 'fight');
  expect(t.result).toEqual({ winners: [], rule: 'WQ R44', says: { key: 'over.nobody', args: { seat: -1 } } });
});

rule('WQ R44', 'with two left of three the game goes on', () => {
  const t = marnon({
    seats: 3,
    position: { spaces: { 'red-dune': { seat: 0 }, dewbury: { seat: 1 }, 'castle-3': { seat: 2, men: 2 } } },
    begin: attackOnLastMan,
    dice: { battle: [6, 1] },
  });
  t.picks(0, 'fight');
  expect([t.result, t.asked()]).toEqual([null, [1]]);
});

rule('WQ R76', "the first player's office passes clockwise to one who is still in", () => {
  const t = marnon({
    seats: 4,
    position: { first: 1, spaces: { ...lastMan, 'castle-4': { seat: 3 }, 'castle-3': {} } },
    begin: attackOnLastMan,
    dice: { battle: [1, 6] },
  });
  expect([t.truth('first'), t.truth('players.2.out')]).toEqual([1, true]);
  t.picks(0, 'fight');
  expect(t.truth('first')).toBe(3);
});

rule('WQ R76', 'the office stays when another is out', () => {
  const t = marnon({
    seats: 3,
    position: { first: 2, spaces: lastMan },
    begin: attackOnLastMan,
    dice: { battle: [1, 6] },
  });
  t.picks(0, 'fight');
  expect([t.truth('players.1.out'), t.truth('first')]).toEqual([true, 2]);
});
