import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, course, FIELD, march, told } from '../stage.js';
import { world } from '../table.js';

type Units = Record<string, number>;
const { middle, north, south } = FIELD;

/** An attack led by a Lord who has these items; the dice of combat are 3. */
function fight(items: string[], mine: Units, theirs: Units, dice: Record<string, number[]> = {}, more: object = {}) {
  const { alignment = 'order', foe = { lord: { at: '1118' } } } = more as { alignment?: string; foe?: object };
  const hexes = { [north]: { seat: 0, units: mine }, [middle]: { seat: 1, units: theirs } };
  const players = { 0: { alignment, lord: { at: north, items }, wizard: null }, 1: { wizard: null, ...foe } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const position = { turn: 3, players, hexes };
  const t = world({ seats: 2, position, begin, dice: { combat: [3], ...dice }, moreDice: 'seed' });
  attack(t, 0, middle);
  return t;
}
type Game = ReturnType<typeof fight>;
const differential = (t: Game) => (told(t, 'regular')[0] as { differential: number }).differential;
/** To the end of the battle. */
function finish(t: Game): Game {
  while (t.truth('battle') !== null) {
    const [seat] = t.asked() as [number];
    const offers = t.offers(seat);
    t.picks(seat, (offers.find((o) => /^(withdraw|no item|no lord|stay)/.test(o)) ?? offers[0]) as string);
  }
  return t;
}

const walk = (hexes: object, players: object = {}) => {
  const begin = { proc: 'movement', vars: { seat: 0 } };
  return world({ seats: 2, position: { turn: 3, players, hexes }, begin, moreDice: 'seed' });
};

rule('LW B21a', 'a leader holds any number of items, also those he cannot use', () => {
  const items = ['sword-of-flame', 'wand-of-fireballs', 'elf-bane'];
  const t = walk({ [middle]: { items } }, { 0: { alignment: 'order', lord: { at: north } } });
  march(t, 0, north, middle);
  expect((t.truth('players.0.lord.items') as string[]).sort()).toEqual([...items].sort());
});

rule('LW B21a.1/1', 'a unit picks an item up, and where a leader is it is his', () => {
  const t = walk(
    { [north]: { seat: 0, units: { bowmen: 1 } }, [middle]: { items: ['elf-bane'] } },
    { 0: { lord: { at: south } } },
  );
  march(t, 0, north, middle);
  expect(t.truth(`hexes.${middle}.items`)).toEqual([]);
  expect(t.truth('players.0.lord.items')).toEqual([]);
  march(t, 0, south, middle);
  expect(t.truth('players.0.lord.items')).toEqual(['elf-bane']);
});

rule('LW B21a.1/2', 'an item is handed on for no movement, again and again', () => {
  const players = { 0: { lord: { at: middle, items: ['elf-bane'] }, wizard: { at: middle } } };
  const t = walk({}, players);
  t.picks(0, 'hand elf-bane', 'to wizard', 'hand elf-bane', 'to lord', 'hand elf-bane', 'to wizard');
  expect(t.truth('players.0.wizard.items')).toEqual(['elf-bane']);
  expect(t.board.spent.every((spent) => spent === 0)).toBe(true);
});

rule('LW B21a.1/3', 'alone an item is one load for a flyer', () => {
  const t = walk(
    {
      [middle]: { seat: 0, units: { roc: 1 } },
      [north]: { seat: 0, units: { bowmen: 1 } },
      [south]: { items: ['elf-bane'] },
    },
    { 0: { lord: { at: '1107' } } },
  );
  march(t, 0, north, middle, south);
  march(t, 0, south, middle);
  t.picks(0, `carry ${middle}`, 'by roc', 'carry elf-bane', `to ${north}`, 'halt');
  expect(told(t, 'carried')).toMatchObject([{ carrier: 'roc', what: 'elf-bane', path: [middle, north] }]);
  expect(count(t, 0, middle, 'bowmen')).toBe(1);
});

rule('LW B21c/1', 'what an item changes comes on top of the bonus of a city', () => {
  const hexes = { 1606: { seat: 0, units: { troll: 2 } }, 1607: { seat: 1, units: { ent: 2 } } };
  const players = { 0: { alignment: 'order', lord: { at: '1606', items: ['sword-of-ice'] } } };
  const position = { turn: 3, players, hexes, sites: { hell: { control: 1 } } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({ seats: 2, position, begin, dice: { combat: [3] }, moreDice: 'seed' });
  attack(t, 0, 'city hell');
  t.picks(0, 'use sword-of-ice', 'no lord combat');
  expect(differential(t)).toBe(16 - 2 * (8 - 2 + 1));
});

rule('LW B21c/2', 'a leader uses one item a round', () => {
  const t = fight(['sword-of-ice', 'troll-bane'], { troll: 6 }, { troll: 6 });
  expect(t.offers(0)).toEqual(['no item', 'use sword-of-ice', 'use troll-bane']);
  t.picks(0, 'use troll-bane', 'no lord combat');
  expect(told(t, 'item-announced')).toHaveLength(1);
});

rule(['LW B21c/3', 'LW TABLE.MIT/3'], 'an item that eliminates rolls for each enemy unit before other combat', () => {
  const t = fight(['horn-of-stun'], { troll: 6 }, { ent: 4 }, { item: [1, 2, 6, 1] });
  t.picks(0, 'use horn-of-stun', 'no lord combat');
  expect(told(t, 'struck')).toEqual([{ side: 'defender', n: 2 }]);
  expect(differential(t)).toBe(48 - 16);
});

rule('LW TABLE.MIT/3', 'an earthquake is rolled for every unit and leader of both sides', () => {
  const t = fight(['drum-of-earthquake'], { troll: 2 }, { ent: 2 }, { item: [3, 4, 4, 3, 4] }, { alignment: 'chaos' });
  t.picks(0, 'use drum-of-earthquake');
  expect(told(t, 'struck')).toEqual([
    { side: 'attacker', n: 1 },
    { side: 'defender', n: 1 },
  ]);
});

rule('LW B21c/4', 'a Lute ends the battle', () => {
  const t = fight(['lute-of-storms'], { troll: 2 }, { ent: 2 });
  t.picks(0, 'use lute-of-storms');
  expect(told(t, 'regular')).toEqual([]);
  expect(told(t, 'battle-over')).toMatchObject([{ ended: 'storm' }]);
});

rule(
  ['LW B21d/2', 'LW B21d/4', 'LW TABLE.MIT/4'],
  'a control scroll wins a unit for the battle; then both are gone',
  () => {
    const t = fight(['scroll-of-troll-control'], { ent: 3 }, { troll: 1, ent: 3 });
    t.picks(0, 'use scroll-of-troll-control on troll', 'no lord combat');
    expect(told(t, 'controlled')).toEqual([{ side: 'attacker', unit: 'troll' }]);
    expect(differential(t)).toBe(21 + 8 - 24);
    finish(t);
    expect(count(t, 1, middle, 'troll') + count(t, 0, middle, 'troll') + count(t, 0, north, 'troll')).toBe(0);
    expect(t.truth('players.0.lord.items')).toEqual([]);
  },
);

rule('LW B21d/3', 'a leader whose only defender is taken from him falls', () => {
  const foe = { lord: { at: middle }, wizard: { at: '1118' } };
  const t = fight(['scroll-of-troll-control'], { ent: 3 }, { troll: 1 }, {}, { foe });
  t.picks(0, 'use scroll-of-troll-control on troll');
  expect(told(t, 'leader-fell')).toMatchObject([{ seat: 1, leader: 'lord' }]);
});

rule('LW TABLE.MIT/2', 'a Bane leaves every enemy unit of its kind 1 and 1', () => {
  const t = fight(['troll-bane'], { ent: 6 }, { troll: 4, ent: 1 });
  t.picks(0, 'use troll-bane', 'no lord combat');
  expect(differential(t)).toBe(42 - (4 * 1 + 8));
});

rule('LW B8i/1', 'items come before leader combat and all other', () => {
  const t = fight(['sword-of-ice'], { troll: 6 }, { ent: 6 }, { lords: [3] });
  t.picks(0, 'use sword-of-ice', 'lord combat');
  const keys = course(t);
  expect(keys.indexOf('item-announced')).toBeLessThan(keys.indexOf('duel'));
});

rule('LW B8i/2', 'what is summoned fights, and vanishes with the battle; the item stays', () => {
  const t = fight(['drum-of-summoning'], { ent: 4 }, { ent: 4 }, {}, { alignment: 'chaos' });
  t.picks(0, 'use drum-of-summoning', 'summon heavy-horse', 'no lord combat');
  expect(differential(t)).toBe(28 + 7 - 32);
  finish(t);
  expect(t.board.kind.filter((_, unit) => t.board.owner[unit] === 0)).toHaveLength(
    1 + count(t, 0, north, 'ent') + elsewhere(t),
  );
  expect(t.truth('players.0.lord.items')).toEqual(['drum-of-summoning']);
});
/** Ents of seat 0 that withdrew from the north. */
function elsewhere(t: Game): number {
  const ents = t.board.kind.filter(
    (k, unit) => t.board.owner[unit] === 0 && !t.board.leaderUnit.includes(unit) && k >= 0,
  );
  expect(new Set(ents).size).toBe(1);
  return ents.length - count(t, 0, north, 'ent');
}

rule('LW TABLE.MIT/1', 'category, alignment and die give the item', () => {
  const found = (legend: string, die: number) => {
    const position = { players: { 0: { lord: { at: '1606' } } }, sites: { hell: { legend } } };
    const dice = { defence: [1], bargain: [1], identify: [die] };
    const begin = { proc: 'investigation', vars: { seat: 0 } };
    const t = world({ seats: 2, options: { advanced: true }, position, begin, dice, moreDice: 'seed' });
    t.picks(0, 'bargain hell lord');
    return (told(t, 'identified')[0] as { item: string }).item;
  };
  expect(found('swords-of-order', 1)).toBe('sword-of-ice');
  expect(found('swords-of-chaos', 6)).toBe('ent-bane');
  expect(found('horns-of-neutral', 5)).toBe('flute-of-speed');
});

const trade = () =>
  walk({}, { 0: { gold: 20, lord: { at: middle, items: ['elf-bane'] } }, 1: { gold: 20, lord: { at: north } } });

rule(['LW B12/2', 'LW B19/1'], 'items are sold by agreement, promises bind nobody', () => {
  const t = trade();
  t.unasked(0, 'deal with 1').picks(0, 'give elf-bane', 'ask 10 gold', 'promise peace', 'propose to 1');
  t.picks(1, 'accept');
  expect([t.truth('players.0.gold'), t.truth('players.1.gold')]).toEqual([30, 10]);
  expect(t.truth('players.1.lord.items')).toEqual(['elf-bane']);
  expect(t.truth('pacts')).toEqual([{ turn: 3, by: 0, with: 1, what: 'peace' }]);
});

rule('LW B12/2', 'a destroyed item is out of the game', () => {
  const t = trade();
  t.unasked(0, 'destroy elf-bane');
  expect(t.truth('players.0.lord.items')).toEqual([]);
  expect(t.board.itemKind).toEqual([-1]);
});

rule(['LW B16/1', 'LW AMB-135'], 'all must agree to stop; one who plays on is enough', () => {
  const voted = (pick: string) => {
    const t = walk({});
    t.unasked(0, 'move to end the game').picks(1, pick);
    return t.result !== null;
  };
  expect([voted('agree'), voted('play on')]).toEqual([true, false]);
});
