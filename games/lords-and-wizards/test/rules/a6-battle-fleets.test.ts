import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { aStep, attack, told } from '../stage.js';
import { world } from '../table.js';

type Fleet = { seat: number; place: string; kind?: string; aboard?: Record<string, number> };
const SEA = '0101';
const RIVER = '1106-1107';
const bf = (seat: number, place = SEA): Fleet => ({ seat, place, kind: 'battle-fleet' });
const carrying = (seat: number, aboard: Record<string, number>, place = SEA): Fleet => ({ seat, place, aboard });

function phase(
  proc: string,
  position: object,
  dice: Record<string, number[]> = {},
  options: object = { advanced: true },
) {
  return world({ seats: 2, options, position, begin: { proc, vars: { seat: 0 } }, dice, moreDice: 'seed' });
}
const sea = (fleets: Fleet[], ...dice: number[]) => phase('combat', { turn: 3, fleets }, { sea: dice });
const afloat = (t: ReturnType<typeof sea>, seat: number) =>
  (t.truth('fleets') as unknown as Fleet[]).filter((f) => f.seat === seat);

rule(['LW A6/1', 'LW B3c/2', 'LW A6b/1'], 'only the Advanced game has battle fleets, for 20 GTs', () => {
  const rich = { turn: 3, players: { 0: { gold: 25 } } };
  const t = phase('hiring', rich);
  t.picks(0, `launch ${RIVER}`);
  expect(t.truth('players.0.gold')).toBe(5);
  expect(t.truth('fleets')).toMatchObject([{ seat: 0, kind: 'battle-fleet', place: RIVER }]);
  expect(
    phase('hiring', rich, {}, {})
      .offers(0)
      .filter((o) => o.startsWith('launch')),
  ).toEqual([]);
});

rule('LW A6b/1', 'a battle fleet stays on the map with its job done', () => {
  const t = sea([bf(0), carrying(1, { bowmen: 1 })], 3);
  t.picks(0, `sea battle ${SEA} 1`);
  expect(afloat(t, 0)).toHaveLength(1);
});

rule(['LW A6b/3', 'LW A6c/4'], 'battle fleets attack no land units, and transports nobody', () => {
  const hexes = { 1107: { seat: 1, units: { bowmen: 2 } } };
  const players = { 0: { capital: 'hell', lord: { at: '3125' }, wizard: null } };
  const sites = { lavidian: { control: 1 } };
  const coast = phase('combat', { turn: 3, players, hexes, sites, fleets: [bf(0, RIVER)] });
  expect(told(coast, 'battle')).toEqual([]);
  expect(coast.at()).not.toBe('combat.choose');
  expect(sea([carrying(0, { bowmen: 3 }), carrying(1, { bowmen: 1 })]).at()).not.toBe('combat.choose');
});

rule('LW A6b/4', 'land units attack a battle fleet on a river; it has 4 points and no bonus', () => {
  const hexes = { 1106: { seat: 0, units: { troll: 1 } } };
  const t = phase('combat', { turn: 3, hexes, fleets: [bf(1, RIVER)] }, { combat: [3] });
  attack(t, 0, `fleets ${RIVER} 1`);
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 8 - 4, shift: 0 });
});

rule(['LW A6c/1', 'LW A6c.1/1'], 'fleets fight in one hex or on one hexside, any number of them', () => {
  const t = sea([bf(0), bf(0), bf(0), bf(1), bf(1)], 6, 6, 6, 6, 6);
  t.picks(0, `sea battle ${SEA} 1`);
  expect(told(t, 'fired')).toHaveLength(5);
  expect(sea([bf(0), bf(1, '0102')]).at()).not.toBe('combat.choose');
  expect(sea([bf(0, RIVER), bf(1, RIVER)]).offers(0)).toContain(`sea battle ${RIVER} 1`);
});

rule('LW A6c/2', 'a battle fleet rolls how many aboard are lost, and their owner names them', () => {
  const t = sea([bf(0), carrying(1, { bowmen: 3, troll: 2 })], 2);
  t.picks(0, `sea battle ${SEA} 1`);
  expect(t.asked()).toEqual([1]);
  t.picks(1, 'lose troll', 'lose bowmen');
  expect(afloat(t, 1)).toMatchObject([{ aboard: { bowmen: 2, troll: 1 } }]);
});

rule(['LW A6c/2', 'LW A6c.3'], 'of two transports each is named as it lay, until all losses are', () => {
  const t = sea([bf(0), carrying(1, { bowmen: 1, troll: 1 }), carrying(1, { bowmen: 2 })], 3);
  t.picks(0, `sea battle ${SEA} 1`);
  t.picks(1, 'lose bowmen from fleet 1', 'lose troll from fleet 1');
  expect(afloat(t, 1)).toMatchObject([{ aboard: { bowmen: 1 } }]);
});

rule('LW A6c/2', 'who came aboard this turn is lost like those who were', () => {
  const harbour = { 1107: { seat: 0, units: { bowmen: 1 } } };
  const fleets = [carrying(0, { bowmen: 2, troll: 1 }, RIVER), bf(0, RIVER), bf(1, RIVER), bf(1, RIVER)];
  const position = { turn: 3, players: { 0: { gold: 9 } }, hexes: harbour, sites: { gelken: { control: 0 } }, fleets };
  const t = phase('movement', position, { sea: [6, 1, 2] });
  t.picks(0, `embark ${RIVER}`, 'all', 'end movement');
  if (t.at() === 'investigation.choose') t.picks(0, 'go on');
  t.picks(0, `sea battle ${RIVER} 1`);
  expect(t.offers(0)).toEqual(['lose bowmen', 'lose troll']);
});

rule(['LW A6c/3'], 'a battle fleet is sunk by a 1 and by nothing else', () => {
  const after = (die: number) => {
    const t = sea([bf(0), bf(1)], die, 6);
    t.picks(0, `sea battle ${SEA} 1`);
    return afloat(t, 1).length;
  };
  expect([1, 2, 3, 4, 5, 6].map(after)).toEqual([0, 1, 1, 1, 1, 1]);
});

rule('LW A6c.1/2', 'transports are safe while an escort floats; then who has not fired may fire at them', () => {
  const t = sea([bf(0), bf(0), bf(1), carrying(1, { bowmen: 4 })], 1, 3, 6);
  t.picks(0, `sea battle ${SEA} 1`);
  expect(told(t, 'fired')).toMatchObject([{ escort: true, die: 1 }, { escort: false, die: 3 }, { escort: true }]);
  if (t.at() === 'sea-battle.lose') t.picks(1, 'lose bowmen', 'lose bowmen', 'lose bowmen');
  expect(afloat(t, 1)).toMatchObject([{ kind: 'transport', aboard: { bowmen: 1 } }]);
});

rule('LW A6c1.1', 'the moving player fires first, and who was just sunk fires back', () => {
  const t = sea([bf(0), bf(1)], 1, 1);
  t.picks(0, `sea battle ${SEA} 1`);
  expect(told(t, 'fired')).toMatchObject([
    { at: 1, die: 1 },
    { at: 0, die: 1 },
  ]);
  expect(t.truth('fleets')).toEqual([]);
});

rule('LW A6c.1.2', 'a battle fleet attacks once a turn', () => {
  const t = sea([bf(0), bf(1)], 6, 6);
  t.picks(0, `sea battle ${SEA} 1`);
  expect(told(t, 'sea-battle')).toHaveLength(1);
  expect(t.at()).not.toBe('combat.choose');
});

rule('LW A6c.3', 'a transport whose passengers are all lost is removed', () => {
  const t = sea([bf(0), carrying(1, { bowmen: 2 })], 5);
  t.picks(0, `sea battle ${SEA} 1`);
  expect(afloat(t, 1)).toEqual([]);
});

rule('LW B7c.1/3', 'a transport taken by land units goes down with all aboard', () => {
  const hexes = { 1106: { seat: 0, units: { 'golden-dragon': 4 } } };
  const fleets = [carrying(1, { bowmen: 5 }, RIVER)];
  const t = phase('combat', { turn: 3, hexes, fleets }, { combat: [6] }, {});
  attack(t, 0, `fleets ${RIVER} 1`);
  expect(afloat(t, 1)).toEqual([]);
  expect(t.board.kind.filter((_, unit) => t.board.owner[unit] === 1)).toHaveLength(2);
});

rule(['LW B8d/1', 'LW B8d/2'], 'in the Basic game only land forces attack a fleet, on a river or in port', () => {
  const hexes = { 1106: { seat: 0, units: { troll: 1 } } };
  const river = phase('combat', { turn: 3, hexes, fleets: [carrying(1, { troll: 5 }, RIVER)] }, { combat: [3] }, {});
  attack(river, 0, `fleets ${RIVER} 1`);
  expect(told(river, 'battle')[0]).toMatchObject({ part: 'fleets', defenders: 1 });
  expect(told(river, 'regular')[0]).toMatchObject({ differential: 8 - 4, shift: 0 });
  const beside = [carrying(0, { bowmen: 1 }, '0101'), carrying(1, { bowmen: 1 }, '0102')];
  expect(phase('combat', { turn: 3, fleets: beside }, {}, {}).at()).not.toBe('combat.choose');
});

rule('LW A6d/3', 'the river helps the defender whether a ferry crosses it or not', () => {
  const { from, to } = aStep({ to: 'clear', river: true });
  const hexes = { [from]: { seat: 0, units: { troll: 2 } }, [to]: { seat: 1, units: { ent: 1 } } };
  const t = phase('combat', { turn: 3, hexes }, { combat: [3] });
  attack(t, 0, to);
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 16 - 8, shift: -1 });
});

rule(
  'LW B3c/1',
  'a transport is there while it carries: it comes with those who embark and goes with the last ashore',
  () => {
    const hexes = { 1107: { seat: 0, units: { bowmen: 2 } } };
    const t = phase('movement', { turn: 3, players: { 0: { gold: 5 } }, hexes }, {}, {});
    expect(t.truth('fleets')).toEqual([]);
    t.picks(0, `embark ${RIVER}`, 'take 2 bowmen', 'done');
    expect(t.truth('fleets')).toMatchObject([{ kind: 'transport', aboard: { bowmen: 2 } }]);
    const back = phase('movement', { turn: 3, fleets: [carrying(0, { bowmen: 2 }, RIVER)] }, {}, {});
    back.picks(0, `debark ${RIVER}`, 'land 2 bowmen');
    expect(back.truth('fleets')).toEqual([]);
  },
);
