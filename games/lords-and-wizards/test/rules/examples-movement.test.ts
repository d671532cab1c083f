import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { aStep, costOf, count } from '../stage.js';
import { world } from '../table.js';

const field = () => world({ seats: 2, position: {}, begin: { proc: 'movement', vars: { seat: 0 } } });
const lone = (unit: string, hex: string, more = {}) =>
  world({
    seats: 2,
    position: { players: { 0: { gold: 9 } }, hexes: { [hex]: { seat: 0, units: { [unit]: 1 } }, ...more } },
    begin: { proc: 'movement', vars: { seat: 0 } },
  });

rule(
  'LW E4',
  'two clear, a mountain, a desert, onto a road, three along it: half a point is left, and woods cost two',
  () => {
    const t = field();
    const path = costOf(
      t,
      'light-horse',
      { to: 'clear' },
      { to: 'clear' },
      { to: 'mountain' },
      { to: 'desert' },
      { to: 'clear' },
    );
    const road = costOf(t, 'light-horse', { line: 'road' }) * 3;
    expect(path + road).toBe(9.5);
    expect(costOf(t, 'light-horse', { to: 'woods' })).toBe(2);
  },
);

rule('LW E5', 'a road that does not join the two hexes is ignored', () => {
  expect(costOf(field(), 'light-infantry', { from: 'mountain', to: 'mountain' })).toBe(3);
});

rule('LW E6', 'a trail into a mountain costs one', () => {
  expect(costOf(field(), 'light-infantry', { to: 'mountain', line: 'trail' })).toBe(1);
});

rule('LW E7', 'two hexes of woods use up four points', () => {
  const t = field();
  expect(costOf(t, 'elvish-infantry', { to: 'woods' }, { to: 'woods' })).toBe(4);
  expect(costOf(t, 'elvish-infantry', { line: 'trail' })).toBe(1);
});

rule('LW E8', 'an unbridged river into woods costs four: with three points left it is not crossed', () => {
  const { from, to } = aStep({ from: 'clear', to: 'woods', river: true });
  const t = lone('medium-horse', from);
  expect(t.computed('step', { unit: 'medium-horse', from, to })).toMatchObject({ cost: 4 });
  const beside = (t.computed('neighbours', { hex: from }) as string[]).find(
    (hex) => (t.computed('step', { unit: 'medium-horse', from, to: hex }) as { cost: number }).cost === 1,
  );
  t.picks(0, `move ${from}`, 'all');
  for (let i = 0; i < 3; i++) t.picks(0, `to ${beside}`, `to ${from}`);
  expect(t.refuses(0, `to ${to}`)).toMatchObject({ rule: 'LW B7a/2' });
});

rule('LW E9', 'over a bridge only the road rate is paid', () => {
  const t = field();
  const road = { line: 'road', to: 'clear' } as const;
  const bridge = { line: 'road', river: true, bridge: true } as const;
  expect(costOf(t, 'orcish-light-infantry', { to: 'clear' }, road, road, bridge, road)).toBe(3);
});

rule('LW E10', 'a Bowman who has not moved crosses a river into mountains as his whole move', () => {
  const { from, to } = aStep({ to: 'mountain', river: true });
  const t = lone('bowmen', from);
  expect(t.computed('step', { unit: 'bowmen', from, to })).toMatchObject({ cost: 5 });
  t.picks(0, `move ${from}`, 'all', `to ${to}`);
  expect(count(t, 0, to, 'bowmen')).toBe(1);
  expect(t.offers(0)).not.toContain(`move ${to}`);
});

rule('LW E11', 'three river hexsides of one hex cost three points', () => {
  const fleets = [{ seat: 0, place: '1106-1107', aboard: { bowmen: 1 } }];
  const t = world({ seats: 2, position: { fleets }, begin: { proc: 'movement', vars: { seat: 0 } } });
  t.picks(0, 'sail 1106-1107', 'all', 'to 1107-1206', 'to 1107-1207', 'halt');
  expect(t.board.spent.filter((spent) => spent > 0)).toEqual([4]);
  expect(t.truth('fleets')).toMatchObject([{ place: '1107-1207' }]);
});

rule('LW E12', 'five units embark for five GTs', () => {
  const t = lone('bowmen', '1107', { 1107: { seat: 0, units: { bowmen: 5 } } });
  t.picks(0, 'embark 1106-1107', 'take 5 bowmen', 'done');
  expect(t.truth('players.0.gold')).toBe(4);
  expect(t.truth('fleets')).toMatchObject([{ place: '1106-1107', aboard: { bowmen: 5 } }]);
});

rule('LW E13', 'a fleet that sails into port debarks no earlier than the next turn', () => {
  const aboard = { 'light-infantry': 2, 'heavy-infantry': 1, 'light-horse': 1 };
  const fleets = [{ seat: 0, place: '1106-1107', aboard }];
  const t = world({ seats: 2, position: { fleets }, begin: { proc: 'movement', vars: { seat: 0 } } });
  t.picks(0, 'sail 1106-1107', 'all', 'to 1107-1206', 'halt');
  expect(t.offers(0)).not.toContain('debark 1107-1206');
});
