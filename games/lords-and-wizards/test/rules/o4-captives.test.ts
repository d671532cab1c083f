import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, FIELD, told } from '../stage.js';
import { world } from '../table.js';

const { middle, north, south } = FIELD;
const options = { capture: true };

/** Three Golden Dragons upon a Lord with a lone Bowman. */
function fallen(lord: object = {}, more: Record<string, object> = {}) {
  const hexes = { [north]: { seat: 0, units: { 'golden-dragon': 3 } }, [middle]: { seat: 1, units: { bowmen: 1 } } };
  const players = { 0: { lord: { at: '1107' } }, 1: { lord: { at: middle, level: 3, ...lord } }, ...more.players };
  const position = { turn: 3, ...more, players, hexes: { ...hexes, ...more.hexes } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({ seats: 2, options, position, begin, dice: { combat: [6] }, moreDice: 'seed' });
  attack(t, 0, middle);
  while (t.at() === 'duels.offer') t.picks(1, 'no lord combat');
  return t;
}
const HOLD = `capture by golden-dragon ${north}`;

/** Play on, doing as little as can be, until a seat begins to move. */
function until(t: ReturnType<typeof fallen>, seat: number): void {
  const idle = /^(end|go on|no more|done|stay|no item|at |halt|outside|fight on)/;
  while (!(t.at() === 'movement.choose' && t.asked()[0] === seat)) {
    const [who] = t.asked() as [number];
    const offers = t.offers(who);
    t.picks(who, (offers.find((o) => idle.test(o)) ?? offers[0]) as string);
  }
}
const held = (more: object = {}, seats = 2) => {
  const players = { 0: { lord: { at: north } }, 1: { gold: 30, lord: { captor: 'lord 0' } }, ...more };
  const position = { turn: 3, players, hexes: { [north]: { seat: 0, units: { bowmen: 1 } } } };
  return world({ seats, options, position, begin: { proc: 'movement', vars: { seat: 0 } }, moreDice: 'seed' });
};

rule('LW O4/1', 'a leader who would fall is captured, freed or killed, as the victor likes', () => {
  const t = fallen({ items: ['elf-bane'] });
  expect(t.offers(0)).toEqual(['kill', 'free', HOLD]);
  t.picks(0, HOLD);
  expect(told(t, 'captured')).toEqual([{ seat: 1, leader: 'lord', by: 0 }]);
  expect(t.truth('players.1.lord')).toMatchObject({ fate: 'captive', at: null, captor: 0, level: 3 });
  const dead = fallen();
  dead.picks(0, 'kill');
  expect(told(dead, 'leader-fell')).toMatchObject([{ seat: 1, leader: 'lord', why: 'battle' }]);
});

rule('LW O4/2', 'who overcomes the holder of a captive has the captive', () => {
  const players = {
    0: { lord: { at: '1107' } },
    1: { lord: { at: middle } },
    2: { lord: { captor: 'lord 1' } },
  };
  const hexes = { [north]: { seat: 0, units: { 'golden-dragon': 3 } }, [middle]: { seat: 1, units: { bowmen: 1 } } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const position = { turn: 3, players, hexes };
  const t = world({ seats: 3, options, position, begin, dice: { combat: [6] }, moreDice: 'seed' });
  attack(t, 0, middle);
  while (t.at() === 'duels.offer') t.picks(1, 'no lord combat');
  while (t.at() === 'capture.choose') t.picks(0, t.offers(0).find((o) => o.startsWith('capture')) as string);
  expect(told(t, 'captured')).toContainEqual({ seat: 2, leader: 'lord', by: 0 });
  expect(t.truth('players.2.lord.captor')).toBe(0);
});

rule('LW O4/3', 'who holds all other leaders has won', () => {
  const t = fallen({}, { players: { 1: { lord: { at: middle }, wizard: null } } });
  t.picks(0, HOLD);
  while (!t.result) t.picks(t.asked()[0] as number, t.offers(t.asked()[0] as number)[0] as string);
  expect(t.result).toMatchObject({ winners: [0], rule: 'LW O4/3' });
});

rule('LW O4/4', 'a leader given back appears in any city of his player', () => {
  const players = { 1: { lord: { captor: 'lord 0' } } };
  const position = { turn: 3, players: { 0: { lord: { at: north } }, ...players }, sites: { hell: { control: 1 } } };
  const t = world({ seats: 2, options, position, begin: { proc: 'movement', vars: { seat: 0 } }, moreDice: 'seed' });
  t.picks(0, 'return lord 1');
  expect(t.asked()).toEqual([1]);
  expect(t.offers(1).sort()).toEqual(['at delvor', 'at hell']);
  t.picks(1, 'at hell');
  expect(t.truth('players.1.lord')).toMatchObject({ fate: 'free', at: '1607' });
});

rule('LW O4/1', 'a captive can be executed, and then another Lord is due', () => {
  const t = held();
  t.picks(0, 'execute lord 1');
  expect(told(t, 'leader-fell')).toEqual([{ seat: 1, leader: 'lord', why: 'executed' }]);
  expect(t.truth('players.1.lord.fate')).toBe('due');
});

rule('LW O4/5', 'a new leader of level 1 comes to the capital on the next turn', () => {
  const t = fallen();
  t.picks(0, 'kill');
  expect(told(t, 'leader-fell')).toHaveLength(1);
  until(t, 1);
  expect(t.truth('players.1.lord')).toMatchObject({ fate: 'free', at: '1118', level: 1 });
});

rule('LW O4/6', 'a new Lord rises only after six turns on the map', () => {
  const t = fallen({}, { turn: 4 as never });
  t.picks(0, 'kill');
  while (Number(t.truth('turn')) < 7) {
    const [who] = t.asked() as [number];
    const offers = t.offers(who);
    t.picks(who, (offers.find((o) => /^(end|go on|no more|stay|at |done)/.test(o)) ?? offers[0]) as string);
  }
  expect(t.truth('players.0.lord.level')).toBe(2);
  expect(t.truth('players.1.lord.level')).toBe(1);
});

rule('LW AMB-133', 'who is ransomed in his own player’s turn does not move before the next one', () => {
  const players = { 0: { gold: 20, wizard: { at: middle }, lord: { captor: 'lord 1' } }, 1: { lord: { at: south } } };
  const begin = { proc: 'movement', vars: { seat: 0 } };
  const t = world({ seats: 2, options: { capture: true }, position: { turn: 3, players }, begin });
  t.unasked(0, 'deal with 1');
  t.picks(0, 'give 10 gold', 'ask captive lord 0', 'propose to 1').picks(1, 'accept');
  expect(t.truth('players.0.lord')).toMatchObject({ fate: 'free', at: '1107' });
  expect(t.offers(0)).not.toContain('move 1107');
});

rule(['LW O4/1', 'LW O4/4', 'LW AMB-133'], 'he can be ransomed for any sum, and comes home at once', () => {
  const t = held({ 0: { lord: { at: south } } });
  const offer = t.offersUnasked(0).find((o) => o.includes('deal')) as string;
  t.unasked(0, offer);
  t.picks(0, 'give captive lord 1', 'ask 10 gold', 'ask 10 gold', 'propose to 1').picks(1, 'accept');
  expect(t.truth('players.0.gold')).toBe(20);
  expect(t.truth('players.1.lord')).toMatchObject({ fate: 'free', at: '1118' });
});
