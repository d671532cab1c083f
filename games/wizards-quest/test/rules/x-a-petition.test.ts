import { prompts } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { marnon } from '../table.js';

const spaces = { 'castle-1': { seat: 0, men: 2 }, 'castle-2': { seat: 1, men: 2 } };
const petition = { proc: 'petition', vars: { seat: 0 } };

rule('WQ X.A.1', 'one may draw a card, but only one', () => {
  const t = marnon({ seats: 2, position: { spaces }, begin: petition, dice: { petition: ['men2'] } });
  expect(t.offers(0)).toEqual(['draw', 'go on']);
  t.picks(0, 'draw');
  expect([t.truth('deckSize'), t.truth('players.0.hand')]).toEqual([34, ['men2']]);
  expect(t.offers(0)).toEqual(['play men2', 'go on']);
  expect(t.refuses(0, 'draw')).toMatchObject({ refused: 'not-offered', rule: 'WQ X.A.1' });
});

rule('WQ X.A.1', 'one may also decline', () => {
  const t = marnon({ seats: 2, position: { spaces }, begin: petition });
  t.picks(0, 'go on');
  expect([t.truth('deckSize'), t.truth('players.0.handSize'), t.at()]).toEqual([35, 0, 'place.choose']);
});

rule('WQ X.A.1', 'who can neither draw nor play is asked all the same, and all learn only that', () => {
  const hand = wholeDeck();
  const t = marnon({ seats: 2, position: { spaces, players: { 1: { hand } } }, begin: petition });
  expect(t.offers(0)).toEqual(['go on']);
  expect([t.asked(), t.at()]).toEqual([[0], 'petition.choose']);
  const [toOther] = prompts(wizardsQuest, t.state, 1);
  expect([toOther.private, toOther.choices]).toEqual([true, []]);
});

rule(['WQ X.A.2.1', 'WQ R67'], 'a drawn card may be kept and played in a later turn', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, first: 1, elsewhere: { orcs: 1 } },
    begin: petition,
    dice: { petition: ['men2'], orcs: [1, 2], dragon: [1, 1], gobble: [1], wizard: [4, 4], first: [1, 1, 6, 6] },
  });
  t.picks(0, 'draw', 'go on', 'place 4 castle-1', 'end turn');
  expect([t.asked(), t.truth('turn')]).toEqual([[0], 2]);
  expect(t.offers(0)).toEqual(['draw', 'play men2', 'go on']);
  t.picks(0, 'play men2', 'go on');
  expect(t.offers(0)).toContain('place 6 castle-1');
});

rule('WQ X.A.2.1', 'or it is played at once', () => {
  const t = marnon({ seats: 2, position: { spaces }, begin: petition, dice: { petition: ['men2'] } });
  t.picks(0, 'draw', 'play men2');
  expect([t.truth('players.0.handSize'), t.truth('award'), t.truth('topDiscard')]).toEqual([0, 2, 'men2']);
});

rule('WQ X.A.2.2', 'a card marked so is played when drawn, before anything else', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { ...spaces, windfor: { seat: 0, men: 2 }, saddybury: { seat: 0 } },
      players: { 0: { hand: ['men2'], boats: 1 } },
    },
    begin: petition,
    dice: { petition: ['noreinf'] },
  });
  expect(t.offers(0)).toContain('sail windfor saddybury');
  t.picks(0, 'draw');
  expect(t.offers(0)).toEqual(['play noreinf']);
  expect(t.asked()).toEqual([0]);
  for (const pick of ['go on', 'play men2', 'draw', 'sail windfor saddybury'])
    expect(t.refuses(0, pick)).toEqual(expect.objectContaining({ refused: 'not-offered', rule: 'WQ X.A.2.2' }));
  t.picks(0, 'play noreinf');
  expect(t.offers(0)).toEqual(['play men2', 'sail windfor saddybury', 'go on']);
});

rule('WQ X.A.2.2', 'any other card need not be played when drawn', () => {
  const t = marnon({ seats: 2, position: { spaces }, begin: petition, dice: { petition: ['senddragon'] } });
  t.picks(0, 'draw', 'go on');
  expect([t.truth('players.0.hand'), t.at()]).toEqual([['senddragon'], 'place.choose']);
});

rule(
  ['WQ X.A.3', 'WQ R68'],
  'of three cards one must be played before the step can end, a new one or an old one',
  () => {
    for (const played of ['men2', 'men3', 'men4']) {
      const t = marnon({
        seats: 2,
        position: { spaces, players: { 0: { hand: ['men2', 'men3'] } } },
        begin: petition,
        dice: { petition: ['men4'] },
      });
      expect(t.offers(0)).toContain('go on');
      t.picks(0, 'draw');
      expect(t.offers(0)).toEqual(['play men2', 'play men3', 'play men4']);
      expect(t.refuses(0, 'go on')).toMatchObject({ rule: 'WQ X.A.3' });
      t.picks(0, `play ${played}`);
      expect(t.offers(0)).toContain('go on');
      t.picks(0, 'go on');
      expect(t.truth('players.0.hand')).toEqual(['men2', 'men3', 'men4'].filter((card) => card !== played));
    }
  },
);

rule('WQ R68', 'a card that must be played comes first even with two in hand, and the two may then be kept', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, players: { 0: { hand: ['men2', 'men3'] } } },
    begin: petition,
    dice: { petition: ['halfreinf'] },
  });
  t.picks(0, 'draw');
  expect(t.offers(0)).toEqual(['play halfreinf']);
  t.picks(0, 'play halfreinf', 'go on');
  expect(t.truth('players.0.hand')).toEqual(['men2', 'men3']);
});

rule(
  ['WQ X.A.4.1', 'WQ R67'],
  'any or all cards are played in whatever order, before or after the draw or without it',
  () => {
    const t = marnon({
      seats: 2,
      position: { spaces, players: { 0: { hand: ['men3', 'camp1'] } } },
      begin: petition,
      dice: { petition: ['men2'] },
    });
    t.picks(0, 'play camp1');
    expect(t.offers(0)).toEqual(['draw', 'play men3', 'go on']);
    t.picks(0, 'draw', 'play men2', 'play men3');
    expect(t.offers(0)).toEqual(['go on']);
    expect([t.truth('award'), t.truth('campaigns')]).toEqual([5, 2]);
    const played = t.events().flatMap(({ key, args }) => (key === 'petition.played' ? [args?.card] : []));
    expect(played).toEqual(['camp1', 'men2', 'men3']);
  },
);

rule('WQ X.A.4.1', 'cards are played at the opening of the turn and at no other time', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, players: { 0: { hand: ['men3'] }, 1: { hand: ['men2'] } } },
    begin: petition,
  });
  expect(t.refuses(1, 'play men2').refused).toBe('not-asked');
  expect(t.refuses(0, 'play men2')).toMatchObject({ refused: 'not-offered', rule: 'WQ X.A.4.1' });
  t.picks(0, 'go on');
  expect(t.refuses(0, 'play men3').refused).toBe('not-offered');
  t.picks(0, 'place 4 castle-1');
  expect([t.at(), t.refuses(0, 'play men3').refused, t.refuses(0, 'draw').refused]).toEqual([
    'attack.choose',
    'not-offered',
    'not-offered',
  ]);
});

rule('WQ X.A.4.2', 'what a card says is done at once, all of it and in its order', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { ...spaces, haven: { orcs: 4 } }, players: { 0: { hand: ['mencamp', 'routorcs'] } } },
    begin: petition,
  });
  t.picks(0, 'play mencamp');
  expect([t.truth('award'), t.truth('campaigns'), t.at()]).toEqual([1, 2, 'petition.choose']);
  expect(t.events().map((event) => event.key)).toEqual(['petition.played', 'award.men', 'award.campaigns']);
  t.picks(0, 'play routorcs');
  expect([t.asked(), t.at()]).toEqual([[0], 'card:rout.choose']);
  t.picks(0, 'rout 2 haven');
  expect([t.truth('spaces.haven.orcs'), t.at()]).toEqual([2, 'petition.choose']);
});

rule('WQ X.A.4.1', 'boats may sail between the cards, and all know how many cards are fresh from the deck', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { ...spaces, windfor: { seat: 0, men: 3 }, 'cattle-meade': { seat: 0 } },
      players: { 0: { boats: 2 } },
    },
    begin: petition,
    dice: { petition: ['men2'] },
  });
  t.picks(0, 'draw');
  expect(t.events()).toEqual([{ key: 'petition.drawn', args: { seat: 0 } }]);
  expect(wizardsQuest.view(t.board, 1).freshCards).toBe(1);
  t.picks(0, 'sail windfor cattle-meade', 'sail 2 men');
  expect([t.truth('spaces.windfor.men'), t.truth('spaces.cattle-meade.men'), t.at()]).toEqual([
    1,
    3,
    'petition.choose',
  ]);
  expect(wizardsQuest.view(t.board, 1).freshCards).toBe(0);
  expect(t.offers(0)).toEqual(['play men2', 'sail cattle-meade windfor', 'go on']);
});

function wholeDeck(): string[] {
  const { deck } = marnon({ seats: 2, position: { spaces }, begin: petition }).truth() as { deck: string[] };
  return deck;
}
