import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

/** Seat 0, with a kingdom of five spaces and two cards in hand, draws this card. */
function suffers(card: string, omens: number[] = []) {
  const five = ['castle-1', 'brecknock', 'tanglebriar', 'mistledown', 'pembroke'];
  const held = Object.fromEntries(five.map((id) => [id, { seat: 0 }]));
  const orcs = { dewbury: { orcs: 3 }, britton: { orcs: 4 }, 'castle-8': { orcs: 1 }, 'castle-6': { orcs: 2 } };
  const t = marnon({
    seats: 2,
    position: {
      spaces: { ...held, ...orcs, haven: { orcs: 1 }, 'castle-2': { seat: 1 } },
      players: { 0: { hand: ['men2', 'men4'] } },
    },
    begin: { proc: 'petition', vars: { seat: 0 } },
    dice: { petition: [card], omens },
  });
  t.picks(0, 'draw');
  expect(t.offers(0)).toEqual([`play ${card}`]);
  return t.picks(0, `play ${card}`);
}

rule(['WQ X.A.2.2', 'WQ R69'], "The wizard's displeasure: no men for kingdoms this turn, not even four", () => {
  const t = suffers('noreinf');
  expect([t.truth('topDiscard'), t.truth('share')]).toEqual(['noreinf', 0]);
  expect(t.events().at(-1)).toEqual({ key: 'award.share', args: { seat: 0, share: 0 } });
  t.picks(0, 'go on');
  expect([t.at(), t.truth('players.0.pieces')]).toEqual(['attack.choose', 5]);
});

rule('WQ R69', "The wizard's displeasure: men of other cards still come", () => {
  const t = suffers('noreinf');
  t.picks(0, 'play men4', 'go on', 'place 4 pembroke');
  expect([t.at(), t.truth('spaces.pembroke.men')]).toEqual(['attack.choose', 5]);
});

rule(['WQ X.A.2.2', 'WQ R69'], 'A heavy tithe: half the men for kingdoms, rounded down, and all those of cards', () => {
  const t = suffers('halfreinf');
  expect(t.events().at(-1)).toEqual({ key: 'award.share', args: { seat: 0, share: 0.5 } });
  t.picks(0, 'play men2', 'go on');
  expect(t.events().at(-1)).toEqual({ key: 'reinforced', args: { seat: 0, men: 4 } });
});

rule(
  'WQ X.A.2.2',
  'Bad omens: the orcs of a diced region and of the castles beside it grow, to four at most, and do not frenzy',
  () => {
    const t = suffers('orcsurge', [1]);
    const orcs = (id: string) => t.truth(`spaces.${id}.orcs`);
    expect(['dewbury', 'britton', 'castle-8', 'castle-6', 'haven'].map(orcs)).toEqual([4, 4, 2, 3, 1]);
    expect(t.truth('spaces.hidden-hollow.orcs')).toBe(0);
    expect(t.events().slice(-2)).toEqual([
      { key: 'petition.played', args: { seat: 0, card: 'orcsurge' } },
      { key: 'omens', args: { region: 'golden-dunes' } },
    ]);
    expect([t.at(), t.truth('topDiscard')]).toEqual(['petition.choose', 'orcsurge']);
  },
);
