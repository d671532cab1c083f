import { prompts } from '@questhall/kernel';
import { type Opening, rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { marnon } from '../table.js';

/** The ring of seat 0 draws this card in its attack step, with these in hand. */
function ringDraws(card: string, hand: string[] = [], more: Opening['position'] = {}, dice: Opening['dice'] = {}) {
  return marnon({
    seats: 2,
    position: {
      spaces: { haven: { seat: 0, men: 4 }, britton: { seat: 0 }, dewbury: { orcs: 2 }, 'castle-2': { seat: 1 } },
      players: { 0: { hand } },
      ...more,
    },
    begin: { proc: 'ring', vars: { seat: 0 } },
    dice: { petition: [card], ...dice },
  });
}

rule('WQ X.E.1.c.1', 'the ring draws a card, which may be kept', () => {
  const t = ringDraws('men3', ['men2']);
  expect([t.asked(), t.at(), t.offers(0)]).toEqual([[0], 'ring.choose', ['play', 'keep']]);
  expect(t.truth('ring')).toEqual({ seat: 0, card: 'men3' });
  t.picks(0, 'keep');
  expect([t.truth('players.0.hand'), t.truth('ring'), t.truth('discardSize')]).toEqual([['men2', 'men3'], null, 0]);
  expect([t.at(), wizardsQuest.invariants(t.board)]).toEqual(['attack.choose', []]);
  expect([t.board.ringCard, t.board.ringSeat]).toEqual([-1, -1]);
});

rule('WQ X.E.1.c.1', 'or played at once', () => {
  const t = ringDraws('camp2');
  t.picks(0, 'play');
  expect([t.truth('campaigns'), t.truth('players.0.handSize'), t.truth('ring')]).toEqual([3, 0, null]);
  expect([t.truth('topDiscard'), wizardsQuest.invariants(t.board)]).toEqual(['camp2', []]);
});

rule('WQ X.E.1.c.1', 'what it drew is for its owner alone, who is asked even without a choice', () => {
  const t = ringDraws('orcsurge', [], {}, { omens: [1] });
  expect(t.offers(0)).toEqual(['play']);
  const [toOther] = prompts(wizardsQuest, t.state, 1);
  expect([toOther.seat, toOther.private, toOther.choices]).toEqual([0, true, []]);
});

rule('WQ X.E.1.c.2', 'with two cards held it is played or discarded', () => {
  const t = ringDraws('men3', ['men2', 'peek']);
  expect(t.offers(0)).toEqual(['play', 'discard']);
  expect(t.refuses(0, 'keep')).toMatchObject({ refused: 'not-offered', rule: 'WQ X.E.1.c.2' });
  t.picks(0, 'discard');
  expect([t.truth('players.0.hand'), t.truth('discard'), t.truth('ring')]).toEqual([['men2', 'peek'], ['men3'], null]);
  for (const viewer of [1, null]) {
    expect(t.sees(viewer, 'topDiscard')).toBe('men3');
    expect(t.heard(viewer).at(-1)).toEqual({ key: 'ring.discard', args: { seat: 0, card: 'men3' } });
  }
  expect(t.at()).toBe('attack.choose');
});

rule('WQ X.E.1.c.2', 'it is this very card that is played then', () => {
  const t = ringDraws('camp1', ['men2', 'peek']);
  expect(t.refuses(0, 'play men2')).toMatchObject({ rule: 'WQ R39' });
  t.picks(0, 'play');
  expect([t.truth('players.0.hand'), t.truth('campaigns')]).toEqual([['men2', 'peek'], 2]);
});

rule('WQ R68', 'with fewer than two held no card is thrown away', () => {
  for (const hand of [[], ['men2']]) {
    const t = ringDraws('men3', hand);
    expect(t.refuses(0, 'discard')).toMatchObject({ refused: 'not-offered', rule: 'WQ R68' });
    expect(t.offers(0)).toEqual(['play', 'keep']);
  }
});

rule('WQ R65', 'with two cards held a boat card may be played to lie face up', () => {
  const t = ringDraws('boat', ['men2', 'men3']);
  expect(t.offers(0)).toEqual(['play', 'discard']);
  t.picks(0, 'play', 'place 1 haven');
  expect(t.truth('players.0')).toMatchObject({ hand: ['men2', 'men3'], boats: 1 });
  expect([t.truth('spaces.haven.men'), t.truth('discardSize')]).toEqual([5, 0]);
});

rule('WQ X.E.1.c.3', 'a card that costs reinforcements is dropped and not replaced', () => {
  for (const card of ['noreinf', 'halfreinf']) {
    const t = ringDraws(card, ['men2']);
    expect([t.at(), t.asked(), t.leftDice()]).toEqual(['attack.choose', [0], {}]);
    expect([t.truth('share'), t.truth('players.0.hand'), t.truth('discard')]).toEqual([1, ['men2'], [card]]);
    expect(t.truth('ring')).toBeNull();
    expect(t.heard(1)).toEqual([{ key: 'ring.dropped', args: { seat: 0, card } }]);
  }
});

rule('WQ R39', 'men of such a card are placed at once, wherever the player stands', () => {
  const t = ringDraws('men3');
  t.picks(0, 'play');
  expect([t.at(), t.truth('award')]).toEqual(['place.choose', 0]);
  expect(t.refuses(0, 'place 1 dewbury')).toMatchObject({ rule: 'WQ X.B.3' });
  t.picks(0, 'place hero britton', 'place 1 haven');
  expect(t.truth('spaces.britton')).toMatchObject({ men: 1, hero: true });
  expect([t.truth('spaces.haven.men'), t.at()]).toEqual([5, 'attack.choose']);
});

rule('WQ R39', 'extra campaigns may be used later in the same turn', () => {
  const t = ringDraws('camp1', [], { campaigns: 0 });
  t.picks(0, 'play');
  expect([t.truth('campaigns'), t.offers(0).includes('campaign haven hidden-hollow')]).toEqual([1, true]);
});

rule('WQ R39', 'a card marked immediate must be played, and takes effect', () => {
  const t = ringDraws('orcsurge', ['men2', 'men3'], {}, { omens: [1] });
  expect(t.offers(0)).toEqual(['play']);
  for (const pick of ['keep', 'discard']) expect(t.refuses(0, pick)).toMatchObject({ rule: 'WQ X.A.2.2' });
  t.picks(0, 'play');
  expect([t.truth('spaces.dewbury.orcs'), t.truth('topDiscard')]).toEqual([3, 'orcsurge']);
});

rule('WQ R39', 'a boat may be used from then on', () => {
  const t = ringDraws('boat', [], { campaigns: 1 });
  t.picks(0, 'play', 'place 1 haven');
  expect(t.offers(0)).toContain('campaign haven dewbury by boat');
});

rule('WQ R39', 'other effects are carried out at once, other held cards not', () => {
  const t = ringDraws('routorcs', ['men2']);
  expect(t.refuses(0, 'play men2')).toMatchObject({ refused: 'not-offered', rule: 'WQ R39' });
  t.picks(0, 'play');
  expect(t.truth('spaces.dewbury.orcs')).toBe(1);
  expect(t.refuses(0, 'play men2').refused).toBe('not-offered');
});

rule('WQ X.A.2.2', 'through the ring too a card marked so can only be played', () => {
  const forced = ringDraws('orcsurge', [], {}, { omens: [4] });
  expect([forced.offers(0), forced.refuses(0, 'keep').rule]).toEqual([['play'], 'WQ X.A.2.2']);
  expect(ringDraws('underdog').offers(0)).toEqual(['play', 'keep']);
});
