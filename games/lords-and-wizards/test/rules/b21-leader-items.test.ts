import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { ALIGNMENTS, ITEMS } from '../../src/index.js';
import { attack, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

const { middle, north } = FIELD;
type Kind = 'lord' | 'wizard';
/** The alignment that can use an item. */
const madeFor = (item: string) => ALIGNMENTS[ITEMS.find(({ id }) => id === item)?.alignment ?? 0] ?? 'order';
const begun = (proc: string, scene: Partial<Scene>) =>
  world({ seats: 2, options: { creation: true }, begin: { proc, vars: { seat: 0 } }, moreDice: 'seed', ...scene });
type Game = ReturnType<typeof begun>;

/** A leader of seat 0 with one item falls on a leader of seat 1 of level 3, each with nine trolls. */
function duelled(item: string, as: Kind, dice: Record<string, number[]> = {}, options: object = { creation: true }) {
  const theirs = { lord: null, wizard: null, [as]: { at: middle, level: 3 } };
  const mine = { lord: null, wizard: null, [as]: { at: north, level: 3, items: [item] } };
  const players = { 0: { alignment: madeFor(item), ...mine }, 1: theirs };
  const hexes = { [north]: { seat: 0, units: { ent: 9 } }, [middle]: { seat: 1, units: { ent: 9 } } };
  const t = begun('combat', { options, position: { turn: 3, players, hexes }, dice: { combat: [3], ...dice } });
  attack(t, 0, middle);
  return t;
}
const levels = (item: string, as: Kind, pick = `use ${item}`) => {
  const t = duelled(item, as);
  t.picks(0, pick);
  return (told(t, 'duel')[0] as { levels: number[] }).levels;
};

rule(['LW TABLE.MIT/1', 'LW TABLE.CREATED'], 'what raises a leader raises him in his combat', () => {
  const wizards: Record<string, number> = {
    'scarf-of-lageps': 2,
    'sash-of-ztruk': 2,
    'robe-of-intelligence': 3,
    'ring-of-intelligence': 2,
    'lesser-ring-of-intelligence': 1,
    'crown-of-razib': 1,
    'ring-of-will': 2,
  };
  const lords = { 'robe-of-wisdom': 2, 'ring-of-wisdom': 3, 'crown-of-razib': 1, 'ring-of-will': 2 };
  for (const [item, more] of Object.entries(wizards))
    expect([item, levels(item, 'wizard')]).toEqual([item, [3 + more, 3]]);
  for (const [item, more] of Object.entries(lords)) expect([item, levels(item, 'lord')]).toEqual([item, [3 + more, 3]]);
});

rule(['LW AMB-139', 'LW B20a/2'], 'what is for Wizards does nothing for a Lord, and the other way about', () => {
  const offers = (item: string, as: Kind) => told(duelled(item, as), 'duel').length;
  expect([offers('scarf-of-lageps', 'lord'), offers('robe-of-wisdom', 'wizard')]).toEqual([1, 1]);
});

rule(
  ['LW TABLE.ROP/1', 'LW TABLE.ROP/2'],
  'a Ring or Potion of Power adds four levels; the potion is then gone',
  () => {
    expect(levels('ring-of-power-of-chaos', 'lord')).toEqual([7, 3]);
    for (const potion of ['potion-of-power', 'brewed-potion-of-power']) {
      const t = duelled(potion, 'wizard', { wizards: [4] });
      t.picks(0, `use ${potion}`);
      expect(told(t, 'duel')).toMatchObject([{ levels: [7, 3] }]);
      while (t.truth('battle.round') === 1) {
        const [seat] = t.asked() as [number];
        t.picks(seat, (t.offers(seat).find((o) => o === 'fight on') ?? t.offers(seat)[0]) as string);
      }
      expect([potion, t.truth('players.0.wizard.items')]).toEqual([potion, []]);
    }
  },
);

rule(['LW AMB-065', 'LW TABLE.MIT/1'], 'a Mind-Blanker drops the enemy leader to level 1, on a 1', () => {
  const blanked = (item: string, as: Kind, die: number) => {
    const t = duelled(item, as, { item: [die] });
    t.picks(0, `use ${item} on ${as}`);
    return (told(t, 'duel')[0] as { levels: number[] }).levels;
  };
  expect(blanked('necklace-of-nospmis', 'lord', 1)).toEqual([3, 1]);
  expect(blanked('necklace-of-nospmis', 'lord', 2)).toEqual([3, 3]);
  expect(blanked('staff-of-striking', 'wizard', 1)).toEqual([3, 1]);
  expect(blanked('scroll-of-mind-blanker', 'wizard', 1)).toEqual([3, 1]);
});

rule(['LW TABLE.MIT/1', 'LW O11'], 'a Potion of Power that perverts empties the mind of who drank it', () => {
  const t = duelled('potion-of-power', 'wizard', { effectiveness: [6] }, { effectiveness: true });
  if (t.at() === 'designation.choose') t.picks(0, 'done');
  t.picks(0, 'use potion-of-power');
  expect(t.truth('players.0.wizard.level')).toBe(1);
  expect(told(t, 'duel')).toMatchObject([{ levels: [1, 3] }]);
});

rule('LW AMB-115', 'a Crystal Ball moves the die of Wizards two in its owner’s favour', () => {
  const t = duelled('crystal-ball', 'wizard', { wizards: [5] });
  t.picks(0, 'use crystal-ball');
  const plain = duelled('sandals-of-speed', 'wizard', { wizards: [3] });
  const result = (one: Game) => {
    const { attacker, defender, shift } = told(one, 'duel')[0] as Record<string, number>;
    return { attacker, defender, shift };
  };
  expect(result(t)).toEqual(result(plain));
});

rule(
  ['LW AMB-012', 'LW TABLE.MIT/1'],
  'on a 1 a Horn of Panic drives the enemy off; a Horn of Inspiration undoes it',
  () => {
    const t = duelled('horn-of-panic', 'lord', { item: [1] });
    t.picks(0, 'use horn-of-panic');
    expect([t.at(), t.asked()]).toEqual(['retreat.step', [1]]);
    const players = {
      0: { alignment: 'chaos', lord: { at: north, items: ['horn-of-panic'] } },
      1: { alignment: 'order', lord: { at: middle, items: ['horn-of-inspiration'] } },
    };
    const hexes = { [north]: { seat: 0, units: { ent: 9 } }, [middle]: { seat: 1, units: { ent: 9 } } };
    const both = begun('combat', { position: { turn: 3, players, hexes }, dice: { item: [1], lords: [3] } });
    attack(both, 0, middle);
    both.picks(0, 'use horn-of-panic').picks(1, 'use horn-of-inspiration');
    expect(told(both, 'panic')).toEqual([]);
  },
);

rule(['LW AMB-064', 'LW B8i/2'], 'summons: a Man, one of the own alignment, or two of any kind', () => {
  const kinds = (item: string) => {
    const t = duelled(item, 'lord');
    t.picks(0, `use ${item}`);
    return t;
  };
  expect(kinds('horn-of-summoning').offers(0)).toHaveLength(7);
  const own = kinds('katare').offers(0);
  expect(own).toContain('summon dwarvish-heavy-infantry');
  expect(own).toContain('summon giant');
  expect(own).not.toContain('summon troll');
  for (const item of ['scroll-of-summoning-of-order', 'scroll-of-summoning-of-chaos', 'ring-of-djinn']) {
    const t = kinds(item);
    t.picks(0, 'summon golden-dragon', 'summon red-dragon');
    expect([item, told(t, 'summoned').length]).toEqual([item, 2]);
  }
});
