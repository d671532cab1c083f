import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { marnon } from '../table.js';

const ON = { 'treasure-by-dispersal': true };
const OFF = { 'treasure-by-dispersal': false };

/** A sorcerer of seat 0 in Red Dune attacks seat 1 in Dewbury, whose own treasure lies in Pembroke. */
function dispersing(
  kind: string,
  options: object,
  more: { players?: object; defender?: object; monsters?: object; dice?: object } = {},
) {
  return marnon({
    seats: 3,
    options: options as Record<string, unknown>,
    position: {
      spaces: {
        'red-dune': { seat: 0, sorcerer: true, men: 4 },
        dewbury: { seat: 1, men: 3, ...more.defender },
        pembroke: { treasure: { owner: 1, kind } },
        'castle-1': { seat: 1, hero: true, men: 1 },
        'castle-3': { seat: 2 },
      },
      players: { ...more.players },
      ...more.monsters,
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'red-dune', to: 'dewbury' } },
    dice: { battle: [2, 6], ...more.dice },
  });
}

rule('WQ R35', 'counters dispersed onto their own treasure do not take it', () => {
  const t = dispersing('crown', {});
  t.picks(0, 'fight', 'disperse 2 men pembroke');
  expect(t.truth('spaces.pembroke')).toMatchObject({ seat: 1, men: 2, treasure: { owner: 1, kind: 'crown' } });
  expect([t.truth('players.1.taken'), t.asked(), t.at()]).toEqual([[], [0], 'campaign.order']);
  expect(t.sees(1, 'spaces.pembroke.treasure')).toEqual({ owner: 1, kind: 'unknown' });
});

rule('WQ R35', 'he takes it when he has lost the space and captures it again', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: {
        pembroke: { seat: 1, treasure: { owner: 0, kind: 'crown' } },
        mistledown: { seat: 0, men: 4 },
        'castle-2': { seat: 1 },
      },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'mistledown', to: 'pembroke' } },
    dice: { battle: [1, 6] },
  });
  t.picks(0, 'fight', 'capture 1 men', 'place 3 pembroke');
  expect([t.truth('players.0.taken'), t.truth('spaces.pembroke.men')]).toEqual([['crown'], 4]);
});

rule('WQ R35', 'at a table that lets them, the same battle gives the treasure to who was dispersed', () => {
  const story = ['fight', 'disperse 2 men pembroke'];
  const players = { 1: { taken: ['ring', 'chest'] } };
  const off = dispersing('crown', OFF, { players }).picks(0, ...story);
  expect([off.result, off.truth('players.1.taken')]).toEqual([null, ['ring', 'chest']]);
  const on = dispersing('crown', ON, { players }).picks(0, ...story);
  expect(on.result).toMatchObject({ winners: [1], rule: 'WQ X.E.2' });
  expect(on.truth('spaces.pembroke.treasure')).toBeNull();
});

rule('WQ R35', "there it takes the owner's counters on the owner's treasure, nothing else", () => {
  const t = dispersing('crown', ON);
  t.picks(0, 'fight', 'disperse 2 men haven');
  expect([t.truth('spaces.pembroke.treasure'), t.truth('players.1.taken')]).toEqual([{ owner: 1, kind: 'crown' }, []]);

  const other = marnon({
    seats: 3,
    options: ON,
    position: {
      spaces: {
        'red-dune': { seat: 0, sorcerer: true, men: 4 },
        dewbury: { seat: 1, men: 3 },
        pembroke: { treasure: { owner: 2, kind: 'crown' } },
        'castle-3': { seat: 2 },
      },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'red-dune', to: 'dewbury' } },
    dice: { battle: [2, 6] },
  });
  other.picks(0, 'fight', 'disperse 2 men pembroke');
  expect([other.truth('players.1.taken'), other.truth('players.2.taken')]).toEqual([[], []]);
});

rule(
  'WQ R35',
  'there the reward comes when all losses are dealt with, and a power on its way is no power to be had',
  () => {
    const t = dispersing('chest', ON, { defender: { sorcerer: true, men: 1 } });
    t.picks(0, 'fight', 'disperse 1 men pembroke');
    expect([t.asked(), t.at()]).toEqual([[0], 'losses.disperse']);
    t.picks(0, 'disperse sorcerer haven');
    expect(t.truth('spaces.pembroke')).toMatchObject({ seat: 1, men: 5 });
    expect([t.truth('players.1.sorcerer'), t.truth('players.1.taken')]).toEqual(['haven', ['chest']]);
    expect([t.asked(), t.at()]).toEqual([[0], 'campaign.capture']);
    expect(wizardsQuest.invariants(t.board)).toEqual([]);
  },
);

rule('WQ R35', 'there a treasure that two dispersals have found is taken once', () => {
  const t = dispersing('crown', ON);
  t.picks(0, 'fight', 'disperse 1 men pembroke', 'disperse 1 men pembroke');
  expect([t.asked(), t.at()]).toEqual([[1], 'place.choose']);
  t.picks(1, 'place 3 castle-1');
  expect([t.asked(), t.truth('players.1.taken'), t.truth('players.1.pieces')]).toEqual([[0], ['crown'], 8]);
});

rule('WQ R42', 'campaigns that such a ring gives out of turn are of no use to anybody', () => {
  const t = dispersing('ring', ON, { dice: { petition: ['camp2'] } });
  t.picks(0, 'fight', 'disperse 2 men pembroke');
  expect([t.asked(), t.at(), t.offers(1)]).toEqual([[1], 'ring.choose', ['play', 'keep']]);
  t.picks(1, 'play');
  expect(t.truth('campaigns')).toBe(0);
  expect(t.events().at(-1)).toEqual({ key: 'card.no-effect', args: { seat: 1, card: 'camp2' } });
  expect([t.asked(), t.at()]).toEqual([[0], 'campaign.order']);
});

rule(['WQ VIII.C.1', 'WQ R13', 'WQ R14'], 'a campaign ends when such a ring brings wizard or dragon', () => {
  const called = (card: string, men: number, dice: object) => {
    const monsters = { wizard: 'frostspire', dragon: 'frostspire' };
    const t = dispersing('ring', ON, { monsters, defender: { men }, dice: { petition: [card], ...dice } });
    t.picks(0, 'fight', 'disperse 2 men pembroke').picks(1, 'play', 'send golden-dunes');
    return [t.at(), t.truth('spaces.dewbury.seat'), t.truth('campaigns')];
  };
  expect(called('sendwizard', 3, { send: [1] })).toEqual(['attack.choose', 1, 0]);
  expect(called('sendwizard', 2, { send: [1] })).toEqual(['attack.choose', null, 0]);
  expect(called('senddragon', 4, { send: [2], gobble: [1] })).toEqual(['attack.choose', 1, 0]);
});

rule('WQ R35', 'there it is so for every seat, and for the attacker when two sorcerers meet', () => {
  const t = marnon({
    seats: 2,
    options: ON,
    position: {
      spaces: {
        'red-dune': { seat: 0, sorcerer: true, men: 1 },
        dewbury: { seat: 1, sorcerer: true, men: 4 },
        pembroke: { treasure: { owner: 0, kind: 'crown' } },
        'castle-1': { seat: 0 },
      },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'red-dune', to: 'dewbury' } },
    dice: { battle: [6, 1] },
  });
  t.picks(0, 'fight', 'lose 1 men');
  expect([t.asked(), t.at()]).toEqual([[1], 'losses.disperse']);
  t.picks(1, 'disperse 1 men pembroke');
  expect([t.asked(), t.at(), t.truth('players.0.taken')]).toEqual([[0], 'place.choose', ['crown']]);
  t.picks(0, 'place 3 red-dune');
  expect([t.at(), t.truth('players.0.pieces')]).toEqual(['campaign.order', 6]);
});
