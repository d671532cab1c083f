import { speak } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { attacker } from '../attacker.js';
import { marnon } from '../table.js';

const FAR = { shardfell: { seat: 1, men: 2 }, hazelmere: { seat: 0, men: 2 } };

rule('WQ R71', 'losses without a choice are taken by themselves, and a story may name them', () => {
  const spaces = { ...FAR, haven: { seat: 0, men: 4 }, 'hidden-hollow': { seat: 1, men: 3 } };
  const t = attacker({ spaces }, [1, 1, 2, 5]);
  t.picks(0, 'campaign haven hidden-hollow', 'fight').picks(1, 'lose 1 men').picks(0, 'lose 1 men');
  expect(t.refuses(1, 'lose 2 men').refused).toBe('not-asked');
  t.picks(0, 'fight').picks(1, 'lose 2 men').picks(0, 'capture 1 men');
  expect(t.truth('spaces.hidden-hollow.seat')).toBe(0);
});

rule('WQ R71', 'a force that is wiped out is not asked about its hero, but may name him', () => {
  const spaces = { ...FAR, haven: { seat: 0, men: 1, hero: true } };
  const t = marnon({
    seats: 2,
    position: { spaces },
    begin: { proc: 'dragon' },
    dice: { dragon: [6, 6], gobble: [5] },
  });
  t.picks(0, 'lose hero 1 men');
  expect([t.truth('players.0.hero'), t.at() === 'losses.choose']).toEqual([null, false]);
});

rule('WQ IV.D.5', 'the question says whether a castle or a territory hides the treasure', () => {
  const spaces = { 'castle-1': { seat: 0 }, 'castle-2': { seat: 1 } };
  const t = marnon({ seats: 2, position: { spaces, elsewhere: { orcs: 2 } }, begin: { proc: 'treasures' } });
  const asks = (text: string) => ({ expect: [{ says: `treasures of seat 1 in a ${text}`, to: 0 }] });
  t.play(asks('castle'), { seat: 0, pick: 'hide ring castle-3' }, { seat: 1, pick: 'hide ring castle-4' });
  t.play(asks('territory'));
  expect(t.refuses(0, 'hide crown castle-5').rule).toBe('WQ IV.D.5.c.1');
});

rule('WQ IV.E.1', 'the question offers a super power for two men only where one is to be had', () => {
  const spaces = { ...FAR, haven: { seat: 0, hero: true }, pembroke: { seat: 0, sorcerer: true } };
  const says = (text: string) => ({ expect: [{ says: text, to: 0 }] });
  const begin = { proc: 'place', vars: { seat: 0, men: 3 } };
  marnon({ seats: 2, position: { spaces: FAR }, begin: { proc: 'place', vars: { seat: 1, men: 3 } } }).play({
    expect: [{ says: 'Place 3 men where you stand; a hero or sorcerer', to: 1 }],
  });
  const t = marnon({ seats: 2, position: { spaces }, begin }).play(says('Place 3 men where you stand.'));
  expect(t.refuses(0, 'place hero pembroke').rule).toBe('WQ R37');
});

rule('WQ XI.C.2', 'orcs to be dispersed are called orcs', () => {
  const spaces = { ...FAR, haven: { seat: 0, men: 4, sorcerer: true }, 'hidden-hollow': { orcs: 3 } };
  const t = attacker({ spaces }, [1, 6]).picks(0, 'campaign haven hidden-hollow', 'fight');
  t.play({ expect: [{ says: 'Disperse 1 orc.', to: 0 }] });
  expect(t.at()).toBe('losses.disperse');
});

rule('WQ R90', 'the log names the cards of who is out', () => {
  const spaces = { ...FAR, haven: { seat: 0, men: 4 }, 'hidden-hollow': { seat: 2 } };
  const players = { 2: { hand: ['men5', 'peek'], boats: 1 } };
  const t = attacker({ spaces, players }, [1, 6], { seats: 3 }).picks(0, 'campaign haven hidden-hollow', 'fight');
  const told = t.events().map((event) => speak(wizardsQuest, event, { seat: (seat) => `seat ${seat}` }));
  expect(told).toContain('seat 2 has no counter left and is out of the game; discarded: "A full company", "A vision".');
});

rule('WQ III.A.6', 'a forced card that the deck does not hold is called by its name', () => {
  const position = { spaces: { ...FAR }, players: { 1: { hand: ['peek'] } } };
  const begin = { proc: 'petition', vars: { seat: 0 } };
  const t = marnon({ seats: 2, position, begin, dice: { petition: ['peek'] } });
  expect(() => t.picks(0, 'draw')).toThrow('a forced peek in petition, and there is none of it');
});

rule('WQ R91', 'a player whose last counter falls with the dragon sends it nowhere', () => {
  const spaces = { haven: { seat: 0, sorcerer: true }, 'hidden-hollow': { seat: 1, men: 2 }, shardfell: { seat: 2 } };
  const t = attacker({ spaces, dragon: 'hidden-hollow' }, [1, 6], { seats: 3 });
  t.picks(0, 'free campaign haven dragon');
  expect([t.truth('players.0.out'), t.truth('dragon')]).toEqual([true, 'hidden-hollow']);
  expect(t.asked()).toEqual([1]);
});

rule('WQ R92', 'six men for the dragon come before its empty space is captured', () => {
  const spaces = { ...FAR, haven: { seat: 0, men: 1, hero: true } };
  const t = attacker({ spaces, dragon: 'hidden-hollow' }, [1, 1]);
  t.picks(0, 'campaign haven dragon', 'fight', 'lose 1 men');
  expect(t.at()).toBe('place.choose');
  t.picks(0, 'place 6 haven');
  expect(t.at()).toBe('campaign.capture');
  expect(t.offers(0)).toContain('capture hero 5 men');
});

rule('WQ R93', 'a card cannot send the wizard before he has come', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: FAR },
    begin: { proc: 'card', vars: { seat: 0, card: 'sendwizard' } },
  });
  expect([t.truth('wizard'), t.truth('topDiscard'), t.at()]).toEqual([null, 'sendwizard', 'petition.choose']);
  expect(t.events().map((event) => event.key)).toContain('card.no-effect');
});
