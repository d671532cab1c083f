import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { ALIGNMENTS, ITEMS } from '../../src/index.js';
import { attack, count, FIELD, told } from '../stage.js';
import { world } from '../table.js';

type Units = Record<string, number>;
type Dice = Record<string, number[]>;
const { middle, north, southEast } = FIELD;

interface Battle {
  items?: string[];
  by?: 'lord' | 'wizard';
  level?: number;
  mine?: Units;
  theirs?: Units;
  /** What a Lord of seat 1 has there. */
  held?: string;
  dice?: Dice;
  more?: object;
}
/** Seat 0 attacks from the north; its leader has the items, and all dice of regular combat are 3. */
function battle(scene: Battle) {
  const { items = [], by = 'lord', level = 1, mine = { troll: 9 }, theirs = { ent: 6 } } = scene;
  // Two Lords would have to fight each other.
  const leader = { at: scene.held ? '1107' : north, items, level };
  const none = { lord: null, wizard: null };
  const players = {
    0: { alignment: madeFor(items[0]), ...none, [by]: leader },
    1: {
      alignment: madeFor(scene.held),
      ...none,
      lord: { at: '1118' },
      ...(scene.held ? { lord: { at: middle, items: [scene.held] } } : {}),
    },
  };
  const hexes = { [north]: { seat: 0, units: mine }, [middle]: { seat: 1, units: theirs }, ...scene.more };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const dice = { combat: [3], ...scene.dice };
  const t = world({
    seats: 2,
    options: { creation: true },
    position: { turn: 3, players, hexes },
    begin,
    dice,
    moreDice: 'seed',
  });
  attack(t, 0, middle);
  return t;
}
/** The alignment that can use an item. */
function madeFor(item = ''): string {
  return ALIGNMENTS[ITEMS.find(({ id }) => id === item)?.alignment ?? 0] ?? 'order';
}
type Game = ReturnType<typeof battle>;

/** Use the item, refuse leader combat, and see the attack less the defence. */
function differential(scene: Battle): number {
  const t = battle(scene);
  t.picks(0, `use ${scene.items?.[0]}`);
  while (told(t, 'regular').length === 0) decline(t);
  return (told(t, 'regular')[0] as { differential: number }).differential;
}
function decline(t: Game): void {
  const [seat] = t.asked() as [number];
  const offers = t.offers(seat);
  t.picks(seat, (offers.find((o) => /^no /.test(o)) ?? offers[0]) as string);
}
const PLAIN = 9 * 8 - 6 * 8;

rule(['LW TABLE.MIT/1', 'LW TABLE.MIT/2'], 'each Bane reduces its own kinds to 1, and nobody else', () => {
  const kinds: Record<string, number> = {
    'red-dragon': 12,
    'green-dragon': 12,
    'purple-dragon': 9,
    'black-dragon': 9,
    'golden-dragon': 15,
    'silver-dragon': 12,
    troll: 6,
    skorre: 4,
    giant: 7,
    narque: 7,
    roc: 5,
    ent: 8,
    'elvish-infantry': 4,
    igrash: 5,
    'dwarvish-heavy-infantry': 6,
  };
  const all = Object.values(kinds).reduce((a, c) => a + c, 0);
  const banes: Record<string, string[]> = {
    'red-dragon-bane': ['red-dragon'],
    'green-dragon-bane': ['green-dragon'],
    'troll-bane': ['troll'],
    'skorre-bane': ['skorre'],
    'purple-dragon-bane': ['purple-dragon'],
    'elf-bane': ['elvish-infantry'],
    'orc-bane': ['igrash'],
    'dwarf-bane': ['dwarvish-heavy-infantry'],
    'giant-bane': ['giant'],
    'narque-bane': ['narque'],
    'black-dragon-bane': ['black-dragon'],
    'golden-dragon-bane': ['golden-dragon'],
    'silver-dragon-bane': ['silver-dragon'],
    'roc-bane': ['roc'],
    'ent-bane': ['ent'],
    'robe-of-delber': Object.keys(kinds).filter((id) => id.endsWith('dragon')),
    'necklace-of-fonasak': ['red-dragon', 'green-dragon', 'purple-dragon', 'black-dragon'],
    'amulet-of-renhcit': ['igrash', 'skorre'],
    'necklace-of-nesredepe': ['golden-dragon', 'silver-dragon'],
    'bracelet-of-namdlog': ['elvish-infantry', 'roc'],
  };
  const theirs = Object.fromEntries(Object.keys(kinds).map((id) => [id, 1]));
  for (const [item, of] of Object.entries(banes)) {
    const left = of.reduce((sum, id) => sum - (kinds[id] as number) + 1, all);
    expect([item, differential({ items: [item], mine: { 'heavy-horse': 9 }, theirs })]).toEqual([item, 63 - left]);
  }
});

rule('LW TABLE.MIT/1', 'swords, robes and horns take from the strength of every enemy', () => {
  const loses: [string, number, ('lord' | 'wizard')?][] = [
    ['sword-of-ice', 2],
    ['sword-of-heroes', 4],
    ['sword-of-flame', 2],
    ['horn-of-fear', 2],
    ['robe-of-ice', 0],
    ['robe-of-flame', 2],
    ['dancing-morning-star', 4, 'wizard'],
    ['lesser-horn-of-fear', 1],
    ['robe-of-iron', 2],
  ];
  for (const [item, each, by] of loses)
    expect([item, differential({ items: [item], by })]).toEqual([item, PLAIN + 6 * each]);
});

rule('LW TABLE.MIT/1', 'in defence they take from those who attack; a Horn of Fear does not', () => {
  const defended = (item: string) => {
    const t = battle({ held: item });
    t.picks(1, `use ${item}`);
    while (told(t, 'regular').length === 0) decline(t);
    return (told(t, 'regular')[0] as { differential: number }).differential;
  };
  expect(defended('robe-of-ice')).toBe(PLAIN - 9 * 2);
  expect(defended('sword-of-flame')).toBe(PLAIN - 9 * 2);
  expect(defended('robe-of-flame')).toBe(PLAIN);
  expect(defended('horn-of-fear')).toBe(PLAIN);
});

rule('LW TABLE.MIT/1', 'horns and drums that hearten: the stack, or all of the side', () => {
  const more = { [southEast]: { seat: 0, units: { troll: 2 } } };
  const gain = (item: string) => differential({ items: [item], more }) - PLAIN - 16;
  expect(gain('horn-of-bravery')).toBe(9 * 2);
  expect(gain('horn-of-inspiration')).toBe(9 * 2);
  expect(gain('drum-of-strength')).toBe(11 * 2);
  expect(gain('magic-sword')).toBe(9);
});

rule('LW TABLE.MIT/3', 'items that strike down, each by its own die', () => {
  const upTo: [string, number, ('lord' | 'wizard')?][] = [
    ['horn-of-stun', 1],
    ['drum-of-stun', 1],
    ['horn-of-deafen', 2],
    ['drum-of-deafen', 2],
    ['horn-of-blind', 3],
    ['horn-of-kill', 4],
    ['amulet-of-seivad', 3],
    ['wand-of-fireballs', 3, 'wizard'],
    ['scroll-of-cloudkill', 1],
  ];
  for (const [item, most, by] of upTo) {
    const t = battle({ items: [item], by, dice: { item: [1, 2, 3, 4, 5, 6] } });
    t.picks(0, `use ${item}`);
    expect([item, told(t, 'struck')]).toEqual([item, [{ side: 'defender', n: most }]]);
  }
});

rule('LW TABLE.MIT/1', 'a Cloak shifts two columns and a Robe of Strength one, for its owner', () => {
  const shift = (item: string) => {
    const t = battle({ items: [item] });
    t.picks(0, `use ${item}`);
    while (told(t, 'regular').length === 0) decline(t);
    return (told(t, 'regular')[0] as { shift: number }).shift;
  };
  const shiftBack = (item: string) => {
    const t = battle({ held: item });
    t.picks(1, `use ${item}`);
    while (told(t, 'regular').length === 0) decline(t);
    return (told(t, 'regular')[0] as { shift: number }).shift;
  };
  expect([shift('cloak-of-sinthea'), shift('robe-of-strength')]).toEqual([2, 1]);
  expect([shiftBack('cloak-of-sinthea'), shiftBack('robe-of-strength')]).toEqual([-2, -1]);
});

rule(['LW TABLE.CREATED', 'LW B8a.2'], 'a Wand of Missiles doubles the three strongest attackers', () => {
  const mine = { troll: 2, bowmen: 4 };
  expect(differential({ items: ['wand-of-missiles'], mine })).toBe(2 * 8 + 4 * 2 + (8 + 8 + 2) - 48);
  const t = battle({ held: 'wand-of-missiles' });
  expect(told(t, 'item-announced')).toEqual([]);
});

rule(['LW TABLE.MIT/1', 'LW AMB-116'], 'a Wallmaker’s Ring helps five who defend; the columns only five alone', () => {
  const walled = (ents: number) => {
    const theirs = { ent: ents };
    const t = battle({ theirs, held: 'wallmakers-ring' });
    t.picks(1, 'use wallmakers-ring');
    while (told(t, 'regular').length === 0) decline(t);
    return told(t, 'regular')[0];
  };
  expect(walled(5)).toMatchObject({ differential: 72 - 40 - 5, shift: -2 });
  expect(walled(6)).toMatchObject({ differential: 72 - 48 - 5, shift: 0 });
});

rule('LW B21c/4', 'the second Lute ends a battle like the first', () => {
  const t = battle({ items: ['second-lute-of-storms'] });
  t.picks(0, 'use second-lute-of-storms');
  expect(told(t, 'battle-over')).toMatchObject([{ ended: 'storm' }]);
  expect([count(t, 0, north, 'troll'), count(t, 1, middle, 'ent')]).toEqual([9, 6]);
});
