import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

const { middle, north } = FIELD;
const fighting = (scene: Partial<Scene>) =>
  world({ seats: 2, begin: { proc: 'combat', vars: { seat: 0 } }, moreDice: 'seed', ...scene });
/** Two Bowmen fall on a leader who has nobody with him. */
function caught(leaders: object) {
  const position = { turn: 3, players: { 1: leaders }, hexes: { [north]: { seat: 0, units: { bowmen: 2 } } } };
  const t = fighting({ position });
  attack(t, 0, middle);
  return t;
}

rule(['LW B5a.3/2', 'LW AMB-113', 'LW B5a.3/1'], 'a leader alone who is attacked falls without a roll', () => {
  const t = caught({ lord: { at: middle } });
  expect(told(t, 'leader-fell')).toEqual([{ seat: 1, leader: 'lord', why: 'battle' }]);
  expect(told(t, 'regular')).toEqual([]);
  expect(t.truth('players.1.lord.fate')).toBe('dead');
});

rule(
  ['LW B5a.3/3', 'LW AMB-022', 'LW B16/1'],
  'who has lost his last leader is out, and the last one left wins',
  () => {
    expect(caught({ lord: { at: middle }, wizard: null }).result).toMatchObject({ winners: [0], rule: 'LW B16/1' });
  },
);

rule('LW AMB-113', 'against a leader alone only he is heard, and what he summons stands by him', () => {
  const players = {
    0: { alignment: 'order', lord: { at: north, items: ['sword-of-ice'] } },
    1: { alignment: 'neutral', lord: { at: middle, items: ['katare'] } },
  };
  const t = fighting({ position: { turn: 3, players, hexes: { [north]: { seat: 0, units: { bowmen: 2 } } } } });
  t.picks(0, `attack ${middle}`, 'all');
  expect([t.asked(), t.offers(1)]).toEqual([[1], ['no item', 'use katare']]);
  t.picks(1, 'use katare', 'summon giant');
  expect([t.asked(), t.offers(0)]).toEqual([[0], ['no item', 'use sword-of-ice']]);
});

rule('LW AMB-113', 'a Lute saves a leader alone; without it, or unused, he falls', () => {
  const attacked = (pick: string) => {
    const players = { 1: { alignment: 'order', lord: { at: middle, items: ['lute-of-storms'] } } };
    const hexes = { [north]: { seat: 0, units: { bowmen: 2 } } };
    const t = fighting({ options: { treachery: true }, position: { turn: 3, players, hexes } });
    t.picks(0, `attack ${middle}`, 'all').picks(1, pick);
    return t.truth('players.1.lord.fate');
  };
  expect([attacked('use lute-of-storms'), attacked('no item')]).toEqual(['free', 'dead']);
});
