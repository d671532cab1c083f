import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// The picks of movement and investigation: each does what it says, and leads on.
const { middle, north, south } = FIELD;
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });

rule(['LW B7/1', 'LW B7a/1'], 'part of a stack goes, the rest stays, or nobody after all', () => {
  const hexes = { [middle]: { seat: 0, units: { bowmen: 3, ent: 2 } } };
  const t = begun('movement', { position: { turn: 3, hexes } });
  t.picks(0, `move ${middle}`, 'back');
  expect(t.at()).toBe('movement.choose');
  t.picks(0, `move ${middle}`, 'take 2 bowmen', 'take 1 ent', 'go', `to ${south}`, 'halt');
  expect([count(t, 0, south, 'bowmen'), count(t, 0, south, 'ent')]).toEqual([2, 1]);
  expect([count(t, 0, middle, 'bowmen'), count(t, 0, middle, 'ent')]).toEqual([1, 1]);
});

rule(['LW B7c', 'LW B7c.2/1'], 'a fleet sails sixteen steps, and halts where its player likes', () => {
  const fleets = [{ seat: 0, place: '0101', aboard: { bowmen: 1 } }];
  const t = begun('movement', { position: { turn: 3, fleets } });
  t.picks(0, 'sail 0101', 'all');
  for (let i = 0; i < 7; i++) t.picks(0, 'to 0102', 'to 0101');
  t.picks(0, 'to 0102', 'halt');
  expect(t.truth('fleets')).toMatchObject([{ place: '0102', aboard: { bowmen: 1 } }]);
  t.picks(0, 'sail 0102', 'all', 'to 0103');
  expect(t.at()).not.toBe('sail.step');
  expect(t.truth('fleets')).toMatchObject([{ place: '0103' }]);
});

rule(['LW B7c.1/1', 'LW B9a/1'], 'who goes aboard out of a castle is in it no more', () => {
  const position = {
    turn: 3,
    players: { 0: { gold: 9, lord: { at: middle }, wizard: { at: middle } } },
    hexes: { '0611': { inside: { seat: 0, units: { bowmen: 1 } } } },
    sites: { tenmor: { control: 0 } },
  };
  const t = begun('movement', { position });
  expect(t.offers(0)).toContain('garrison 0611');
  t.picks(0, 'garrison 0611', 'out 1 bowmen');
  if (t.at() === 'garrison.choose') t.picks(0, 'done');
  t.picks(0, 'embark 0611', 'take 1 bowmen');
  if (t.at() === 'embark.who') t.picks(0, 'done');
  expect(t.truth('fleets')).toMatchObject([{ place: '0611', aboard: { bowmen: 1 } }]);
  expect([count(t, 0, '0611', 'bowmen'), t.board.inside.includes(1)]).toEqual([1, false]);
});

rule(['LW B9b/1', 'LW B9/1', 'LW B9a/1'], 'in and out of the castle, five and no more, leaders apart', () => {
  const hexes = { 1107: { seat: 0, units: { bowmen: 6, lord: 1 } } };
  const t = begun('movement', { position: { turn: 3, hexes } });
  t.picks(0, 'garrison 1107', 'in 4 bowmen', 'in 1 lord');
  expect(t.refuses(0, 'in 2 bowmen')).toMatchObject({ rule: 'LW B9/1' });
  t.picks(0, 'in 1 bowmen');
  expect(t.truth('hexes.1107')).toMatchObject({ units: { bowmen: 1 }, inside: { units: { bowmen: 5, lord: 1 } } });
  t.picks(0, 'out 3 bowmen', 'done');
  expect(t.truth('hexes.1107')).toMatchObject({ units: { bowmen: 4 }, inside: { units: { bowmen: 2, lord: 1 } } });
});

rule(['LW PRS.II', 'LW B10/2'], 'scouting, bargaining and attack each lead to what they are called', () => {
  const players = { 0: { gold: 60, wizard: { at: '1606', level: 3 } } };
  const hexes = { 1606: { seat: 0, units: { troll: 4 } } };
  const scene = {
    options: { advanced: true },
    position: { turn: 3, players, hexes, sites: { hell: { legend: 'blank-1' } } },
  };
  const scouts = begun('investigation', { ...scene, dice: { scout: [1], defence: [2] } });
  scouts.picks(0, 'scout hell');
  expect(scouts.truth('sites.hell')).toMatchObject({ defence: 10, open: false });
  const talks = begun('investigation', { ...scene, dice: { defence: [1], bargain: [1] } });
  talks.picks(0, 'bargain hell wizard');
  expect(told(talks, 'won-over')).toEqual([{ seat: 0, site: 'hell', joins: true }]);
  const goes = begun('investigation', scene);
  goes.picks(0, 'go on');
  expect([goes.at() === 'investigation.choose', goes.truth('sites.hell.open')]).toEqual([false, false]);
  const storms = begun('investigation', { ...scene, dice: { defence: [1], combat: [1] } });
  storms.picks(0, 'attack hell');
  expect(told(storms, 'city-defence')).toMatchObject([{ die: 1 }]);
});

rule(['LW B9c', 'LW AMB-129', 'LW B9d/2'], 'a leader alone in a castle does not hold it', () => {
  const castle = (units: object) => {
    const hexes = { 1107: { seat: 1, units: { troll: 1 }, inside: { seat: 0, units } } };
    const players = { 0: { capital: 'hell', wizard: { at: middle } } };
    const t = begun('movement', { position: { turn: 3, players, hexes, sites: { lavidian: { control: 1 } } } }, 1);
    t.picks(1, 'move 1107', 'all', 'to 1106', 'halt');
    return t.truth('sites.lavidian.control');
  };
  expect([castle({ bowmen: 1 }), castle({ lord: 1 })]).toEqual([0, 1]);
});

rule(
  ['LW AMB-064', 'LW B8i/2'],
  'a Horn of Summoning brings men, a Djinn two of any kind, who go when it is over',
  () => {
    const called = (item: string, alignment: string, kinds: string[]) => {
      const players = { 0: { alignment, lord: { at: north, items: [item] } } };
      const hexes = { [north]: { seat: 0, units: { ent: 2 } }, [middle]: { seat: 1, units: { ent: 3 } } };
      const t = begun('combat', { position: { turn: 3, players, hexes }, dice: { combat: [3] } });
      attack(t, 0, middle);
      t.picks(0, `use ${item}`);
      for (const kind of kinds) t.picks(0, `summon ${kind}`);
      return t;
    };
    const t = called('ring-of-djinn', 'chaos', ['golden-dragon', 'troll']);
    expect(told(t, 'summoned').length).toBeGreaterThan(0);
    expect([count(t, 0, north, 'golden-dragon'), count(t, 0, north, 'troll')]).toEqual([1, 1]);
    t.picks(0, 'no lord combat');
    expect(told(t, 'regular')[0]).toMatchObject({ differential: 14 + 15 + 8 - 24 });
  },
);

rule(['LW B8a.2.1', 'LW B8a.2'], 'he names who joins, hex by hex, or thinks better of it', () => {
  const hexes = {
    [north]: { seat: 0, units: { troll: 2 } },
    [south]: { seat: 0, units: { ent: 2 } },
    [middle]: { seat: 1, units: { ent: 3 } },
  };
  const t = begun('combat', { position: { turn: 3, hexes }, dice: { combat: [3] } });
  t.picks(0, `attack ${middle}`, 'back');
  expect([t.at(), told(t, 'battle')]).toEqual(['combat.choose', []]);
  t.picks(0, `attack ${middle}`, `join 1 troll from ${north}`, `join 2 ent from ${south}`, 'fight');
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 8 + 14 - 24 });
  expect(told(t, 'battle')[0]).toMatchObject({ attackers: 3, defenders: 3 });
});
