import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { RANKS, spellbook } from '../../src/index.js';
import { member, one, told } from '../stage.js';
import { isles } from '../table.js';

const rises = (order: string, rank: number, points: number[], more = {}) =>
  isles({ seats: 2, position: { day: 5, players: { 0: { ...member(order, rank, points), ...more } } } }).computed(
    'may-rise',
    { seat: 0 },
  );
const spells = (order: string, rank: number) =>
  isles({ seats: 2, position: { players: { 0: member(order, rank) } } }).computed('spells', { seat: 0 }) as Record<
    string,
    unknown
  >;

rule(['W 10.1', 'W 10.2'], 'four Ranks, each with enough points of all three types', () => {
  expect(RANKS.slice(1).map((ranks) => ranks.length - 1)).toEqual([4, 4, 4]);
  expect([
    rises('wizards', 1, [15, 10, 5]),
    rises('wizards', 1, [99, 99, 4]),
    rises('wizards', 4, [99, 99, 99]),
  ]).toEqual([true, false, false]);
});

rule('W 10.11', 'the Order of Wizards', () => {
  expect(RANKS[1].slice(1)).toEqual([
    { name: 'Apprentice', need: [0, 0, 0] },
    { name: 'Scholar', need: [15, 10, 5] },
    { name: 'Sage', need: [40, 30, 20] },
    { name: 'Wizard', need: [75, 60, 45] },
  ]);
  expect([rises('wizards', 3, [75, 60, 45]), rises('wizards', 3, [74, 60, 45])]).toEqual([true, false]);
  const t = one('meet', member('wizards', 1), { task: ['task-48'] }, {}, { person: 'veldor' });
  expect(t.truth('players.0.tasks.0.mandatory')).toBe(true);
});

rule('W 10.12', 'the Order of Sorcerers', () => {
  expect(RANKS[2].slice(1).map(({ name }) => name)).toEqual(['Apprentice', 'Augur', 'Magician', 'Sorcerer']);
  expect([
    rises('sorcerers', 1, [10, 5, 15]),
    rises('sorcerers', 2, [30, 20, 40]),
    rises('sorcerers', 3, [60, 45, 75]),
  ]).toEqual([true, true, true]);
  expect([
    rises('sorcerers', 1, [9, 5, 15]),
    rises('sorcerers', 2, [30, 19, 40]),
    rises('sorcerers', 3, [60, 45, 74]),
  ]).toEqual([false, false, false]);
});

rule('W 10.13', 'the Order of Druids', () => {
  expect(RANKS[3].slice(1).map(({ name }) => name)).toEqual(['Apprentice', 'Priest', 'Mystic', 'Druid']);
  expect([rises('druids', 1, [5, 15, 10]), rises('druids', 2, [20, 40, 30]), rises('druids', 3, [45, 75, 60])]).toEqual(
    [true, true, true],
  );
  expect([rises('druids', 1, [4, 15, 10]), rises('druids', 2, [20, 39, 30]), rises('druids', 3, [45, 75, 59])]).toEqual(
    [false, false, false],
  );
});

rule(['W 10.14', 'W 11.2', 'W R28'], 'each Order has its spells, Rank by Rank', () => {
  expect([spells('wizards', 1), spells('sorcerers', 1), spells('druids', 1)]).toEqual([
    { boats: 0, swift: [], telepathy: 'advancement' },
    { boats: 0, swift: [] },
    { boats: 0, swift: [] },
  ]);
  expect([spells('wizards', 2).boats, spells('sorcerers', 2).boats, spells('druids', 2).boats]).toEqual([10, 15, 5]);
  expect(spellbook(0, 0)).toEqual({ boats: 0, swift: [] });
});

rule(['W 11.21', 'W 11.22', 'W 11.23'], 'movement, encounter and special spells', () => {
  expect([spells('wizards', 3).carries, spells('sorcerers', 3).carries, spells('druids', 2).carries]).toEqual([
    'random',
    undefined,
    'stone-random',
  ]);
  expect([spells('wizards', 3).dispels, spells('sorcerers', 3).dispels, spells('druids', 2).dispels]).toEqual([
    true,
    true,
    true,
  ]);
  expect([spells('wizards', 4).telepathy, spells('sorcerers', 4).summonsGems, spells('druids', 4).perceives]).toEqual([
    'gems',
    true,
    true,
  ]);
});

rule('W 10.21a', 'one Rank at a time', () => {
  const t = one('meet', member('wizards', 1, [99, 99, 99]), { task: ['task-48'] }, {}, { person: 'terek' });
  expect(t.truth('players.0.rank')).toBe(2);
});

rule(['W 10.21b', 'W E11', 'W R9'], 'three days between one advance and the next', () => {
  const on = (day: number, fortnight: number) =>
    isles({
      seats: 2,
      position: { day, fortnight, players: { 0: { ...member('wizards', 2, [40, 30, 20]), advanced: 13 } } },
    }).computed('may-rise', { seat: 0 });
  expect([on(14, 1), on(1, 2), on(2, 2)]).toEqual([false, false, true]);
});

rule(['W 10.22a', 'W 10.22b'], 'points fall to zero at lowest, and a Rank is kept', () => {
  const t = one('lose', member('wizards', 2, [3, 0, 0]), {}, {}, { n: 9 });
  expect([t.truth('players.0.points'), t.truth('players.0.rank')]).toEqual([[0, 0, 0], 2]);
});

rule(['W 10.3a', 'W 10.3b', 'W R64'], 'who changes Order begins as an Apprentice, with all his points and Gems', () => {
  const t = one(
    'meet',
    { ...member('wizards', 4, [75, 60, 45]), gems: ['terek'] },
    { task: ['task-48'] },
    {},
    { person: 'ruktal' },
  );
  t.picks(0, 'join');
  expect(t.truth('players.0')).toMatchObject({ order: 'druids', rank: 1, points: [75, 60, 45], gems: ['terek'] });
});

rule('W 10.3c', 'old Mandatory Tasks become Optional', () => {
  const t = one(
    'meet',
    { ...member('wizards', 2), tasks: [{ card: 'task-36', mandatory: true }] },
    { task: ['task-48'] },
    {},
    { person: 'ruktal' },
  );
  t.picks(0, 'join');
  expect((t.truth('players.0.tasks') as { mandatory: boolean }[]).map(({ mandatory }) => mandatory)).toEqual([
    false,
    true,
  ]);
});

rule('W R115', 'who is healed by his Mentor is not promoted', () => {
  const t = one('meet', { ...member('wizards', 1, [99, 99, 99]), bound: true }, {}, {}, { person: 'terek' });
  expect([t.truth('players.0.rank'), told(t, 'healed')]).toEqual([1, [{ seat: 0 }]]);
});

rule('W R115', 'who is well is promoted, and not healed', () => {
  const t = one('meet', member('wizards', 1, [99, 99, 99]), { task: ['task-48'] }, {}, { person: 'terek' });
  expect([t.truth('players.0.rank'), told(t, 'healed')]).toEqual([2, []]);
});

rule('W R1', 'Rank 0 means no Order', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'longrift-centre' } } },
    begin: { proc: 'abbey', vars: { seat: 0 } },
    dice: { abbey: [3, 3] },
  });
  expect([t.truth('players.0.rank'), t.truth('players.0.order'), told(t, 'met')]).toEqual([0, 'none', []]);
});
