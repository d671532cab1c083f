import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { told } from '../stage.js';
import { draws, ELF, isOver, of, type Words } from './deck.js';

const market = (words: Words, other: Words, options = {}) =>
  draws(['market-day'], words, { others: [{ ...ELF, ...other }], options });

rule('T R99', 'Market Day: one offers, the other accepts, and both have what was agreed', () => {
  const t = market({ objects: ['ring'], gold: 2 }, { followers: ['maiden'], gold: 1 });
  expect([t.at(), t.asked()]).toEqual(['trade.build', [0]]);
  t.picks(0, 'give gold', 'give ring', 'want maiden', 'offer');
  expect([told(t, 'trade.offered'), t.asked(), t.offers(1)]).toMatchObject([
    [{ from: 0, to: 1, gives: ['ring'], gold: 1, wants: ['maiden'] }],
    [1],
    ['accept', 'decline'],
  ]);
  t.picks(1, 'accept');
  expect([of(t, 0, 'objects', 'gold', 'followers'), of(t, 1, 'objects', 'gold', 'followers')]).toEqual([
    [[], 1, ['maiden']],
    [['ring'], 2, []],
  ]);
});

rule('T R99', 'Market Day: declined, all stays as it was; then the other may offer', () => {
  const t = market({ objects: ['ring'] }, {});
  t.picks(0, 'give ring', 'want gold', 'offer').picks(1, 'decline');
  expect([of(t, 0, 'objects', 'gold'), t.at(), t.asked()]).toEqual([[['ring'], 1], 'trade.build', [1]]);
  t.picks(1, 'no offer');
  expect([isOver(t), t.truth('discard')]).toEqual([true, ['market-day']]);
});

rule(['T R99', 'T R87'], 'Market Day: neither Hag nor Poltergeist, and nothing to one who may not have it', () => {
  const t = market({ followers: ['poltergeist', 'pixie'], objects: ['runesword'] }, { followers: ['cursed-by-a-hag'] });
  // The Elf is Good, and with the Hag he can have no Follower.
  expect(t.offers(0)).toEqual(['no offer', 'give gold', 'want gold']);
});

rule('T R99', 'Market Day: Spells change hands unseen by others', () => {
  const t = market({ spells: ['hex'] }, { spells: ['random', 'teleport'] });
  t.picks(0, 'pass').picks(1, 'pass').picks(0, 'pass').picks(1, 'pass');
  t.picks(0, 'give spell hex', 'want spell', 'offer');
  const heard = (seat: number | null) => t.heard(seat).find((e) => e.key === 'trade.offered')?.args;
  expect([heard(1), heard(null)]).toMatchObject([{ which: ['hex'] }, { spells: 1 }]);
  expect(heard(null)).not.toHaveProperty('which');
  t.picks(1, 'accept');
  expect([t.at(), t.offers(1)]).toEqual(['trade.pay', ['give random', 'give teleport']]);
  t.picks(1, 'give teleport');
  expect([of(t, 0, 'spells'), of(t, 1, 'spells')]).toEqual([[['teleport']], [['hex', 'random']]]);
});

rule(['T R99', 'T 5:5'], 'Market Day: limits are looked at when all is done', () => {
  const t = market({ objects: ['ring', 'cross'] }, { objects: ['sword', 'axe', 'helmet', 'shield'] });
  t.picks(0, 'give cross', 'give ring', 'offer').picks(1, 'accept');
  expect([of(t, 1, 'objects')[0], t.at()]).toEqual([
    ['sword', 'axe', 'helmet', 'shield', 'cross', 'ring'],
    'trade.build',
  ]);
  t.picks(1, 'no offer');
  expect([t.asked(), t.at()]).toEqual([[1], 'tidy.objects']);
  t.picks(1, 'lay axe', 'lay helmet');
  expect(t.truth('spaces.outer-woods-1.cards')).toEqual(['axe', 'helmet']);
});

rule('T R99', 'Market Day: Toads take no part, and by option nobody does', () => {
  expect(isOver(market({}, { toad: 3 }))).toBe(true);
  expect(isOver(market({ gold: 5 }, { gold: 5 }, { 'open-trade': false }))).toBe(true);
});
