import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Items against items, and those who flee from them.
const { middle, north, south, northEast } = FIELD;
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });

interface Party {
  readonly alignment: string;
  readonly items: string[];
}

/** Six Ents against six, each side with a Lord who has these items. */
function clash(mine: Party, theirs: Party, dice: Record<string, number[]>, more: Partial<Scene> = {}) {
  const lord = ({ alignment, items }: Party, at: string) => ({ alignment, lord: { at, items } });
  const players = { 0: lord(mine, north), 1: lord(theirs, middle) };
  const hexes = { [north]: { seat: 0, units: { ent: 6 } }, [middle]: { seat: 1, units: { ent: 6 } } };
  const t = begun('combat', { position: { turn: 3, players, hexes }, dice: { lords: [3], ...dice }, ...more });
  attack(t, 0, middle);
  return t;
}
const order = (...items: string[]): Party => ({ alignment: 'order', items });
const neutral = (...items: string[]): Party => ({ alignment: 'neutral', items });
const chaos = (...items: string[]): Party => ({ alignment: 'chaos', items });

rule(['LW TABLE.MIT/1', 'LW AMB-012'], 'a Horn of Panic drives an enemy off on a 1, and only on a 1', () => {
  const fled = clash(chaos('horn-of-panic'), neutral(), { item: [1] });
  fled.picks(0, 'use horn-of-panic');
  expect([fled.at(), fled.asked()]).toEqual(['retreat.step', [1]]);
  fled.picks(1, `to ${south}`, 'halt');
  expect([count(fled, 1, south, 'ent'), fled.truth('players.1.lord.at')]).toEqual([6, south]);
  const stood = clash(chaos('horn-of-panic'), neutral(), { item: [2], combat: [3] });
  stood.picks(0, 'use horn-of-panic');
  expect([told(stood, 'panic'), stood.at() === 'retreat.step']).toEqual([[{ side: 'defender', die: 2 }], false]);
  const back = clash(neutral(), chaos('horn-of-panic'), { item: [1] });
  back.picks(1, 'use horn-of-panic');
  expect([back.at(), back.asked()]).toEqual(['retreat.step', [0]]);
});

rule(
  ['LW O11', 'LW AMB-066', 'LW TABLE.MIT/1'],
  'a Horn of Inspiration undoes a Horn of Panic; else it is one of Bravery',
  () => {
    const calmed = clash(chaos('horn-of-panic'), order('horn-of-inspiration'), { combat: [3] });
    calmed.picks(0, 'use horn-of-panic').picks(1, 'use horn-of-inspiration');
    expect([told(calmed, 'panic'), calmed.at() === 'retreat.step']).toEqual([[], false]);
    const brave = clash(order('horn-of-inspiration'), neutral(), { combat: [3] });
    brave.picks(0, 'use horn-of-inspiration');
    while (brave.at() === 'losses.choose') brave.picks(brave.asked()[0] as number, 'lose ent');
    const { differential } = told(brave, 'regular')[0] as { differential: number };
    const lost = (told(brave, 'duel')[0] as { attacker: number; defender: number }) ?? { attacker: 0, defender: 0 };
    expect(differential).toBe((6 - lost.attacker) * 9 - (6 - lost.defender) * 8);
  },
);

rule(['LW AMB-067', 'LW O11'], 'a Hat undoes what was announced, if it works itself', () => {
  const answered = (dice: Record<string, number[]>, options: object) => {
    const t = clash(order('drum-of-strength'), neutral('hat-of-magicbane'), { combat: [3], ...dice }, { options });
    t.picks(0, 'use drum-of-strength');
    t.picks(1, t.offers(1).find((pick) => pick.startsWith('use hat')) as string);
    while (t.at() === 'losses.choose') t.picks(t.asked()[0] as number, 'lose ent');
    const { attacker, defender } = told(t, 'duel')[0] as { attacker: number; defender: number };
    const { differential } = told(t, 'regular')[0] as { differential: number };
    return differential - ((6 - attacker) * 7 - (6 - defender) * 8) > 0;
  };
  expect(answered({}, {})).toBe(false);
  expect(answered({ effectiveness: [1, 4] }, { effectiveness: true })).toBe(true);
  expect(answered({ effectiveness: [1, 1] }, { effectiveness: true })).toBe(false);
});

rule(['LW B8c2.1/4', 'LW AMB-013'], 'attackers of several hexes go each their own way, leaders with their men', () => {
  const players = { 0: { lord: { at: north } } };
  const hexes = {
    [north]: { seat: 0, units: { ent: 2 } },
    [northEast]: { seat: 0, units: { ent: 2 } },
    [middle]: { seat: 1, units: { ent: 4 } },
  };
  const t = begun('combat', { position: { turn: 3, players, hexes }, dice: { combat: [6], withdrawal: [1] } });
  attack(t, 0, middle);
  t.picks(0, 'no lord combat');
  while (t.at() === 'losses.choose') t.picks(t.asked()[0] as number, t.offers(t.asked()[0] as number)[0] as string);
  t.picks(0, 'withdraw').picks(1, 'fight on');
  let steps = 0;
  while (t.at() === 'retreat.step') {
    t.picks(0, t.offers(0).includes('halt') ? 'halt' : (t.offers(0)[0] as string));
    steps += 1;
  }
  expect(steps).toBe(4);
  expect(told(t, 'retreated')).toHaveLength(2);
  expect(count(t, 0, north, 'ent') + count(t, 0, northEast, 'ent')).toBe(0);
  expect(t.truth('players.0.lord.at')).not.toBe(north);
});

rule(['LW B10f/1', 'LW AMB-114', 'LW B10h/2'], 'a local leader fights for his city and falls with it', () => {
  const position = {
    turn: 3,
    hexes: { 1606: { seat: 0, units: { troll: 9 } } },
    sites: { hell: { legend: 'monster-c' } },
  };
  const dice = { defence: [1], combat: [6, 6] };
  const t = begun('investigation', { position, dice });
  t.picks(0, 'attack hell');
  while (t.at() === 'losses.choose') t.picks(0, 'lose troll');
  if (t.at() === 'withdrawal.attacker') t.picks(0, 'fight on');
  while (t.at() === 'losses.choose') t.picks(0, 'lose troll');
  expect(told(t, 'duel').length).toBeGreaterThan(0);
  expect(t.truth('sites.hell')).toMatchObject({ open: true, control: 0 });
  const left = t.board.kind.filter((kind, unit) => kind >= 0 && t.board.owner[unit] === 12);
  expect(left).toEqual([]);
});

rule('LW AMB-012', 'no panic in a castle, nor among a city’s own', () => {
  const players = {
    0: { alignment: 'chaos', lord: { at: '1607', items: ['horn-of-panic'] } },
    1: { lord: { at: middle } },
  };
  const hexes = { 1607: { seat: 0, units: { ent: 3 }, inside: { seat: 1, units: { ent: 2 } } } };
  const position = { turn: 3, players, hexes, castles: ['1607'], sites: { hell: { control: 0 } } };
  const t = begun('combat', { position, dice: { item: [1], combat: [3] } });
  attack(t, 0, 'castle hell');
  t.picks(0, 'use horn-of-panic', 'no lord combat');
  expect([told(t, 'panic'), told(t, 'regular').length]).toEqual([[{ side: 'defender', die: 1 }], 1]);
  const city = begun('investigation', {
    position: {
      turn: 3,
      players: { 0: { alignment: 'chaos', lord: { at: '1606', items: ['horn-of-panic'] } } },
      hexes: { 1606: { seat: 0, units: { ent: 3 } } },
      sites: { hell: { legend: 'blank-1' } },
    },
    dice: { item: [1], defence: [3], combat: [3] },
  });
  city.picks(0, 'attack hell', 'use horn-of-panic', 'no lord combat');
  expect(told(city, 'regular')).toHaveLength(1);
});
