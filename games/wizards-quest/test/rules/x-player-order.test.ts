import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

const castles = {
  'castle-1': { seat: 0, men: 2 },
  'castle-2': { seat: 1, men: 2 },
  'castle-3': { seat: 2, men: 2 },
};

rule('WQ X.1', 'from the first player clockwise each has a whole turn, and who is out has none', () => {
  const t = marnon({
    seats: 4,
    position: { first: 2, spaces: castles, elsewhere: { orcs: 1 } },
    begin: { proc: 'players' },
    dice: { orcs: [1, 2, 3], dragon: [1, 1], gobble: [1], wizard: [4, 4], first: [6, 6, 1, 1, 2, 2] },
  });
  for (const seat of [2, 0, 1]) {
    expect([t.asked(), t.at(), t.truth('active')]).toEqual([[seat], 'petition.choose', seat]);
    t.picks(seat, 'go on');
    expect([t.asked(), t.at()]).toEqual([[seat], 'place.choose']);
    t.picks(seat, `place 4 castle-${seat + 1}`);
    expect([t.asked(), t.at()]).toEqual([[seat], 'attack.choose']);
    t.picks(seat, 'end turn');
  }
  expect(t.events().flatMap(({ key, args }) => (key === 'player-turn' ? [args?.seat] : []))).toEqual([2, 0, 1, 2]);
});

rule('WQ X.1', 'a player struck out before his turn comes is passed over', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: { ...castles, 'castle-2': { orcs: 2 }, shardfell: { seat: 1 }, eaglestair: { seat: 0, men: 4 } },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'eaglestair', to: 'shardfell' } },
    dice: { battle: [1, 6] },
  });
  t.picks(0, 'no summons', 'fight', 'capture 1 men', 'end turn');
  expect(t.truth('players.1.out')).toBe(true);
  expect([t.asked(), t.at()]).toEqual([[2], 'petition.choose']);
});

rule('WQ SUMMARY.D.4', 'when all have had their turn a new one begins, with the orcs', () => {
  const t = marnon({
    seats: 3,
    position: { turn: 4, first: 0, spaces: castles, elsewhere: { orcs: 1 } },
    begin: { proc: 'attack', vars: { seat: 2 } },
    dice: { orcs: [1, 2, 3], dragon: [1, 1], gobble: [1], wizard: [4, 4], first: [1, 1, 6, 6, 2, 2] },
  });
  t.picks(2, 'end turn');
  expect(t.truth('turn')).toBe(5);
  expect(t.truth('spaces.haven.orcs')).toBe(1);
  expect(t.truth('spaces.dewbury.orcs')).toBe(2);
  const wanted = ['turn', 'orcs.generation', 'dragon.moves', 'wizard.moves', 'first.is', 'player-turn'];
  const told = t.events().map((event) => event.key);
  expect(wanted.map((key) => told.indexOf(key))).toEqual(wanted.map((key) => told.indexOf(key)).sort((a, b) => a - b));
  expect([t.asked(), t.at()]).toEqual([[1], 'petition.choose']);
});

rule('WQ X.2', 'while one player attacks the others can do nothing of their own accord', () => {
  const t = marnon({
    seats: 3,
    position: { spaces: { ...castles, saddybury: { seat: 0, men: 3 } }, players: { 1: { hand: ['men2'], boats: 1 } } },
    begin: { proc: 'attack', vars: { seat: 0 } },
    dice: { battle: [6, 6] },
  });
  for (const seat of [1, 2]) {
    expect(t.offers(seat)).toEqual([]);
    expect(t.offersUnasked(seat)).toEqual([]);
    expect(t.refuses(seat, 'end turn').refused).toBe('not-asked');
  }
  t.picks(0, 'campaign saddybury castle-2');
  expect(t.refuses(1, 'stop').refused).toBe('not-asked');
  t.picks(0, 'fight');
  expect(t.truth('spaces.saddybury.men')).toBe(2);
  t.picks(0, 'stop');
  expect([t.asked(), t.at(), t.offers(0)]).toEqual([[0], 'attack.choose', ['end turn']]);
  t.picks(0, 'end turn');
  expect(t.asked()).toEqual([1]);
  expect(t.refuses(0, 'end turn').refused).toBe('not-asked');
});

rule('WQ R51', 'a defender chooses his losses in the turn of another, and then is asked no more', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { 'red-dune': { seat: 0, men: 6 }, dewbury: { seat: 1, sorcerer: true, men: 2 }, britton: { seat: 1 } },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'red-dune', to: 'dewbury' } },
    dice: { battle: [1, 6, 2, 6] },
  });
  t.picks(0, 'fight');
  expect([t.asked(), t.at()]).toEqual([[1], 'losses.choose']);
  expect(t.offers(1)).toEqual(['lose 1 men', 'lose sorcerer']);
  expect(t.refuses(0, 'lose sorcerer').refused).toBe('not-asked');
  t.picks(1, 'lose sorcerer');
  expect(t.truth('spaces.dewbury')).toMatchObject({ seat: 1, men: 2, sorcerer: false });
  expect(t.asked()).toEqual([0]);
  t.picks(0, 'fight');
  expect([t.asked(), t.at()]).toEqual([[0], 'campaign.capture']);
});

rule('WQ R51', 'who keeps his super power loses men instead, and who loses all is not asked', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { 'red-dune': { seat: 0, men: 6 }, dewbury: { seat: 1, sorcerer: true, men: 4 }, britton: { seat: 1 } },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'red-dune', to: 'dewbury' } },
    dice: { battle: [2, 1, 3, 6] },
  });
  t.picks(0, 'fight');
  expect(t.offers(1)).toEqual(['lose 2 men', 'lose sorcerer 1 men']);
  t.picks(1, 'lose 2 men');
  expect(t.truth('spaces.dewbury')).toMatchObject({ men: 2, sorcerer: true });
  expect(t.truth('spaces.red-dune.men')).toBe(5);
  t.picks(0, 'fight');
  expect(t.truth('players.1')).toMatchObject({ pieces: 1, sorcerer: null });
  expect(t.asked()).toEqual([0]);
});

rule('WQ X.1', 'that the first player falls in his turn does not change whose turn comes next', () => {
  const t = marnon({
    seats: 3,
    position: {
      first: 0,
      spaces: { ...castles, 'castle-1': {}, dewbury: { seat: 0 } },
      dragon: 'haven',
      players: { 0: { hand: ['senddragon'] } },
    },
    begin: { proc: 'players' },
    dice: { send: [2], gobble: [1] },
  });
  t.picks(0, 'play senddragon', 'send golden-dunes');
  expect([t.truth('players.0.out'), t.truth('first'), t.asked()]).toEqual([true, 1, [1]]);
  t.picks(1, 'go on', 'place 4 castle-2', 'end turn');
  expect(t.asked()).toEqual([2]);
});
