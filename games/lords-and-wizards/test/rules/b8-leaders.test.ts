import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, FIELD, told } from '../stage.js';
import { world } from '../table.js';

const { middle, north } = FIELD;

/** Six Trolls against six Ents, with leaders of these levels, and items. */
function duel(mine: object, theirs: object, dice: Record<string, number[]> = {}, more: object = {}) {
  const hexes = { [north]: { seat: 0, units: { troll: 6 } }, [middle]: { seat: 1, units: { ent: 6 } } };
  const place = (who: object, hex: string) =>
    Object.fromEntries(Object.entries(who).map(([k, v]) => [k, { at: hex, ...(v as object) }]));
  const players = {
    0: { ...place(mine, north), ...(more as { 0?: object })[0] },
    1: { ...place(theirs, middle), ...(more as { 1?: object })[1] },
  };
  const t = world({
    seats: 2,
    position: { players, hexes },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice,
    moreDice: 'seed',
  });
  attack(t, 0, middle);
  return t;
}

rule(['LW B8f/1', 'LW PRS.III.3', 'LW TABLE.LVL/3'], 'Lords fight before all else, attacker less defender', () => {
  const t = duel({ lord: { level: 4 } }, { lord: { level: 2 } }, { lords: [2] });
  expect(told(t, 'duel')).toEqual([{ as: 'lord', levels: [4, 2], die: 2, attacker: 1, defender: 1, shift: 0 }]);
});

rule('LW B8f/2', 'of several Lords the highest counts', () => {
  const t = duel({ lord: { level: 3 } }, { lord: { level: 5 } }, { lords: [3] });
  expect(told(t, 'duel')[0]).toMatchObject({ levels: [3, 5] });
});

rule(['LW B8f/3', 'LW AMB-016', 'LW AMB-017'], 'a Lord against none is asked, and the others count as 0', () => {
  const t = duel({}, { lord: { level: 3 } }, { lords: [2] });
  expect(t.asked()).toEqual([1]);
  t.picks(1, 'lord combat');
  expect(told(t, 'duel')[0]).toMatchObject({ levels: [0, 3] });
});

rule(['LW B8g/1', 'LW PRS.III.2', 'LW AMB-001'], 'then Wizards, with a die of their own', () => {
  const t = duel(
    { lord: { level: 1 }, wizard: { level: 3 } },
    { lord: { level: 1 }, wizard: { level: 1 } },
    { lords: [3], wizards: [2] },
  );
  t.picks(0, 'lose troll').picks(1, 'lose ent');
  expect(told(t, 'duel').map((one) => (one as { as: string }).as)).toEqual(['lord', 'wizard']);
  expect(told(t, 'duel')[1]).toMatchObject({ levels: [3, 1] });
});

rule('LW B8g/2', 'against a Lord alone a Wizard fights 0', () => {
  const t = duel({ wizard: { level: 2 } }, { lord: { level: 5 } }, { wizards: [1] });
  t.picks(1, 'no lord combat').picks(0, 'wizard combat');
  expect(told(t, 'duel')[0]).toMatchObject({ levels: [2, 0], shift: 1 });
});

rule(['LW B8h/1', 'LW B5a.1/3', 'LW AMB-015'], 'an asterisk raises the Lord of its side, against any leader', () => {
  const t = duel({ lord: { level: 2 } }, { wizard: { level: 1 } }, { lords: [6] });
  t.picks(0, 'lord combat');
  expect(told(t, 'rises')).toEqual([{ seat: 0, leader: 'lord', level: 3, why: 'combat' }]);
});

rule('LW B8h/3', 'without an enemy leader there is no level', () => {
  const t = duel({ lord: { level: 2 } }, {}, { lords: [6] });
  t.picks(0, 'lord combat');
  expect(told(t, 'rises')).toEqual([]);
});

rule(['LW B5b.1/4', 'LW AMB-014', 'LW TABLE.LVL/4'], 'a Wizard rises only against a Wizard', () => {
  const won = duel({ wizard: { level: 1 } }, { wizard: { level: 1 } }, { wizards: [1] });
  expect(told(won, 'rises')).toEqual([{ seat: 0, leader: 'wizard', level: 2, why: 'magic' }]);
  const alone = duel({ wizard: { level: 2 } }, { lord: { level: 1 } }, { wizards: [1] });
  alone.picks(1, 'no lord combat').picks(0, 'wizard combat');
  expect(told(alone, 'rises')).toEqual([]);
});

rule('LW B8h/2', 'a level won stays', () => {
  const t = duel({ lord: { level: 2 } }, { lord: { level: 2 } }, { lords: [6] });
  expect(t.truth('players.0.lord.level')).toBe(3);
});

rule(['LW AMB-018', 'LW PRS.III.1'], 'every round has its leader combat', () => {
  const t = duel({ lord: { level: 3 } }, { lord: { level: 3 } }, { lords: [3, 3], combat: [3] });
  t.picks(0, 'lose troll')
    .picks(1, 'lose ent')
    .picks(0, 'lose troll')
    .picks(1, 'lose ent')
    .picks(0, 'fight on')
    .picks(1, 'fight on');
  expect(told(t, 'duel')).toHaveLength(2);
});

rule('LW AMB-107', 'a side wiped out by leaders fights no more', () => {
  const hexes = { [north]: { seat: 0, units: { troll: 3 } }, [middle]: { seat: 1, units: { bowmen: 1 } } };
  const players = { 0: { lord: { at: north, level: 7 } } };
  const t = world({
    seats: 2,
    position: { players, hexes },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { lords: [4] },
  });
  attack(t, 0, middle);
  t.picks(0, 'lord combat');
  expect(told(t, 'regular')).toEqual([]);
  expect(told(t, 'battle-over')).toMatchObject([{ ended: 'attacker' }]);
});

rule(['LW AMB-020', 'LW B21a.1.1'], 'a leader whose units are gone falls, and his items are the victor’s', () => {
  const hexes = { [north]: { seat: 0, units: { 'golden-dragon': 3 } }, [middle]: { seat: 1, units: { bowmen: 1 } } };
  const players = { 0: { lord: { at: north } }, 1: { lord: { at: middle, items: ['elf-bane'] } } };
  const t = world({
    seats: 2,
    position: { players, hexes },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { lords: [3], combat: [6] },
    moreDice: 'seed',
  });
  attack(t, 0, middle);
  expect(t.truth('players.1.lord.fate')).toBe('dead');
  expect(t.truth('players.0.lord.items')).toEqual(['elf-bane']);
});

rule(
  ['LW TABLE.ROP/1', 'LW AMB-069'],
  'a Ring of Power gives a Lord four levels, or makes him a Wizard of level 3',
  () => {
    const ring = { lord: { level: 1, items: ['ring-of-power-of-order'] } };
    const strong = duel(ring, { lord: { level: 1 } }, { lords: [4] });
    strong.picks(0, 'use ring-of-power-of-order');
    expect(told(strong, 'duel')[0]).toMatchObject({ as: 'lord', levels: [5, 1] });
    const wise = duel(ring, { wizard: { level: 1 } }, { wizards: [4] });
    wise.picks(0, 'use ring-of-power-of-order as the other', 'no lord combat');
    expect(told(wise, 'duel')[0]).toMatchObject({ as: 'wizard', levels: [3, 1] });
  },
);

rule('LW TABLE.ROP/2', 'a Wizard who counts as a Lord gives up magic', () => {
  const ring = { wizard: { level: 4, items: ['ring-of-power-of-order'] } };
  const t = duel(ring, { wizard: { level: 1 } }, { lords: [4] });
  t.picks(0, 'use ring-of-power-of-order as the other', 'lord combat');
  expect(told(t, 'duel')[0]).toMatchObject({ as: 'lord', levels: [3, 0] });
});

rule('LW AMB-138', 'who counts as the other kind gains nothing', () => {
  const ring = { lord: { level: 1, items: ['ring-of-power-of-order'] } };
  const t = duel(ring, { wizard: { level: 3 } }, { wizards: [1] });
  t.picks(0, 'use ring-of-power-of-order as the other', 'no lord combat');
  expect(told(t, 'rises')).toEqual([]);
});

rule(['LW TABLE.WVW/1', 'LW AMB-006'], 'an R result shifts the column of this round', () => {
  const t = duel({ wizard: { level: 5 } }, { wizard: { level: 1 } }, { wizards: [1], combat: [1] });
  expect(told(t, 'duel')[0]).toMatchObject({ shift: 2 });
  expect(told(t, 'regular')[0]).toMatchObject({ shift: 2 });
});

rule('LW AMB-115', 'a Crystal Ball moves the die two', () => {
  const t = duel(
    { wizard: { level: 1, items: ['crystal-ball'] } },
    { wizard: { level: 1 } },
    { wizards: [3], combat: [1] },
  );
  t.picks(0, 'use crystal-ball');
  expect(told(t, 'duel')[0]).toMatchObject({ die: 3, attacker: 0, defender: 1 });
});

rule(['LW B20a/2', 'LW AMB-057', 'LW AMB-139'], 'MAGIC is for Wizards', () => {
  const t = duel({ lord: { items: ['wand-of-fireballs'] } }, { lord: {} }, { lords: [3] });
  expect(told(t, 'item-announced')).toEqual([]);
  expect(t.at()).not.toBe('magic.choose');
});
