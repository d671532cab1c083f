import { determinize, random } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { cardNamed, wizardsQuest } from '../../src/index.js';
import { marnon } from '../table.js';

const spaces = { 'castle-1': { seat: 0, men: 3 }, britton: { seat: 0 }, 'castle-2': { seat: 1, men: 2 } };

/** Seat 0 draws the blank card, rolls 11 on the tournament table and draws these two. */
function draws(first: string, second: string, hand: string[] = []) {
  return marnon({
    seats: 2,
    options: { 'blank-card': true },
    position: { spaces, players: { 0: { hand } } },
    begin: { proc: 'petition', vars: { seat: 0 } },
    dice: { event: [5, 6], petition: ['blank', first, second] },
  }).picks(0, 'draw', 'play blank');
}

rule('WQ R68', '11: two cards are drawn, to keep or to play under the usual limit', () => {
  const t = draws('men2', 'men5');
  expect([t.truth('players.0.hand'), t.truth('deckSize')]).toEqual([['men2', 'men5'], 33]);
  expect(t.offers(0)).toEqual(['play men2', 'play men5', 'go on']);
  const full = draws('men2', 'men5', ['peek', 'camp1']);
  expect(full.refuses(0, 'go on')).toMatchObject({ rule: 'WQ X.A.3' });
  full.picks(0, 'play men2');
  expect(full.refuses(0, 'go on')).toMatchObject({ rule: 'WQ X.A.3' });
  full.picks(0, 'play peek');
  expect(full.offers(0)).toContain('go on');
});

rule('WQ R58', '11: what was drawn only the drawer sees', () => {
  const t = draws('men2', 'men5');
  const drawn = { key: 'petition.drawn', args: { seat: 0 } };
  expect(t.heard(1).filter(({ key }) => key === 'petition.drawn')).toEqual([drawn, drawn, drawn]);
  expect(t.heard(0).at(-1)).toEqual({ key: 'petition.drawn', args: { seat: 0, card: 'men5' } });
});

rule('WQ X.A.2.2', '11: two that must be played are played one after the other', () => {
  const t = draws('noreinf', 'orcsurge');
  expect(t.offers(0)).toEqual(['play noreinf']);
  t.picks(0, 'play noreinf');
  expect([t.offers(0), t.refuses(0, 'go on').rule]).toEqual([['play orcsurge'], 'WQ X.A.2.2']);
});

rule('WQ X.A.2.2', '11: until both are dealt with, others may think the second is such a card too', () => {
  const t = draws('noreinf', 'orcsurge').picks(0, 'play noreinf');
  const chance = random('worlds');
  const imagined = Array.from({ length: 60 }, () => determinize(wizardsQuest, t.state, 1, chance).board.hands[0]);
  const forced = ['noreinf', 'halfreinf', 'orcsurge'].map(cardNamed);
  expect(imagined.some((hand) => forced.some((kind) => hand[kind] > 0))).toBe(true);
  expect(imagined.some((hand) => forced.every((kind) => hand[kind] === 0))).toBe(true);
  const kept = draws('men2', 'men5').picks(0, 'play men2');
  const later = Array.from({ length: 60 }, () => determinize(wizardsQuest, kept.state, 1, chance).board.hands[0]);
  expect(later.some((hand) => forced.some((kind) => hand[kind] > 0))).toBe(false);
  const sizes = [...imagined, ...later].map((hand) => hand.reduce((all, n) => all + n, 0));
  expect(new Set(sizes)).toEqual(new Set([1]));
  expect(Math.min(...imagined.flat(), ...later.flat())).toBe(0);
});

rule('WQ R40', '11: of one card left only one is drawn', () => {
  const begin = { proc: 'petition', vars: { seat: 0 } };
  const { deck } = marnon({ seats: 2, position: { spaces }, begin }).truth() as { deck: string[] };
  const t = marnon({
    seats: 2,
    options: { 'blank-card': true },
    position: { spaces, players: { 1: { hand: deck } } },
    begin,
    dice: { event: [5, 6], petition: ['blank', 'blank'] },
  });
  t.picks(0, 'draw', 'play blank');
  expect([t.truth('players.0.hand'), t.truth('deckSize'), t.truth('discardSize')]).toEqual([['blank'], 0, 0]);
});

rule('WQ R39', '11: drawn by the ring, each of the two comes as the ring’s own did', () => {
  const t = marnon({
    seats: 2,
    options: { 'blank-card': true },
    position: { spaces, players: { 0: { hand: ['peek'] } } },
    begin: { proc: 'ring', vars: { seat: 0 } },
    dice: { event: [6, 5], petition: ['blank', 'men2', 'camp1'] },
  });
  expect(t.offers(0)).toEqual(['play']);
  t.picks(0, 'play');
  expect([t.at(), t.truth('ring')]).toEqual(['ring.choose', { seat: 0, card: 'men2' }]);
  t.picks(0, 'keep');
  expect([t.truth('ring'), t.offers(0)]).toEqual([{ seat: 0, card: 'camp1' }, ['play', 'discard']]);
  t.picks(0, 'play');
  expect([t.truth('campaigns'), t.truth('players.0.hand'), t.at()]).toEqual([2, ['men2', 'peek'], 'attack.choose']);
});

rule('WQ R39', '9: drawn by the ring, the men are placed at once', () => {
  const t = marnon({
    seats: 2,
    options: { 'blank-card': true },
    position: { spaces },
    begin: { proc: 'ring', vars: { seat: 0 } },
    dice: { event: [4, 5], petition: ['blank'] },
  });
  t.picks(0, 'play', 'place 3 britton');
  expect([t.truth('spaces.britton.men'), t.truth('award'), t.at()]).toEqual([4, 0, 'attack.choose']);
});
