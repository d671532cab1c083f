import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { offered, one, told, walking } from '../stage.js';
import { isles } from '../table.js';

/** What walking there costs seat 0. */
function costs(at: string, points: number, more = {}) {
  const t = isles({ seats: 2, position: { players: { 0: { at } }, ...more } });
  return t.computed('reach', { seat: 0, points }) as Record<string, number>;
}

rule(['W 5a', 'W 5b'], 'a day is a turn each, and a turn is movement, then encounters', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'meadowfarm-a1' } } },
    begin: { proc: 'day' },
    dice: { move: [1, 1, 2, 6], encounter: [5, 2], folk: [6, 1] },
  });
  t.picks(0, 'go meadowfarm-b1');
  expect(told(t, 'turn').map((args) => (args as { seat: number }).seat)).toEqual([0, 1]);
  const keys = t.events().map(({ key }) => key);
  expect(keys.indexOf('moved')).toBeLessThan(keys.indexOf('table'));
});

rule(['W 5.1a', 'W 5.1b'], 'white gives the points, red decides on a Random Encounter', () => {
  const t = isles({ seats: 2, begin: { proc: 'turn', vars: { seat: 0 } }, dice: { move: [3, 5, 2, 6] } });
  expect(told(t, 'rolled')).toEqual([{ seat: 0, white: 3, red: 5 }]);
  expect(t.truth('players.0.at')).toBe('meadowfarm-a1');
  t.picks(0, 'stop');
  expect(told(t, 'table')).toEqual([]);
});

rule(['W 5.2', 'W 5.21'], 'red 1 to 3 brings a Random Encounter, 4 to 6 none', () => {
  const ends = (red: number) => {
    const t = isles({
      seats: 2,
      begin: { proc: 'turn', vars: { seat: 0 } },
      dice: { move: [1, red, 1, 6], encounter: [5, 5], folk: [6, 6] },
    });
    t.picks(0, 'stop');
    return told(t, 'table').length > 0;
  };
  expect([1, 2, 3, 4, 5, 6].map(ends)).toEqual([true, true, true, false, false, false]);
});

rule('W 6.PLAINS', 'plains cost one point', () => {
  expect(costs('meadowfarm-c1', 1)).toEqual({
    'meadowfarm-centre': 1,
    'meadowfarm-c2': 1,
    'meadowfarm-c6': 1,
    'meadowfarm-a1': 1,
    'meadowfarm-b1': 1,
    'meadowfarm-b6': 1,
  });
});

rule('W 6.WOODS', 'woods cost two', () => {
  expect(costs('meadowfarm-c3', 1)['meadowfarm-c4']).toBeUndefined();
  expect(costs('meadowfarm-c3', 2)['meadowfarm-c4']).toBe(2);
});

rule('W 6.MOUNTAINS', 'mountains cost two', () => {
  expect(costs('torwall-a6', 2)['torwall-b5']).toBeUndefined();
  expect(costs('torwall-c5', 2)['torwall-a5']).toBe(2);
});

rule(['W 6.TOWNSa', 'W 6.TOWNSb'], 'a structure costs one and ends the movement', () => {
  const reach = costs('meadowfarm-b1', 6);
  expect(reach['meadowfarm-a2']).toBe(1);
  const t = walking({ at: 'meadowfarm-b1' }, 6, { folk: [6, 6] });
  t.picks(0, 'go meadowfarm-a2');
  expect(told(t, 'table')).toEqual([{ seat: 0, table: 'common-folk', roll: 6 }]);
  expect(t.asked()).toEqual([1]);
});

rule('W 6.TOWNSb', 'nobody walks on through a Town', () => {
  // From C1 to C4 of Torwall two points would do, but only through the royal city; walls close every way round.
  expect(costs('torwall-c1', 2)['torwall-centre']).toBe(1);
  expect(costs('torwall-c1', 2)['torwall-c4']).toBeUndefined();
});

rule('W 6.SPECIALb', 'nor through a Tower', () => {
  expect(costs('megmorans-tower-c1', 3)['megmorans-tower-c4']).toBeUndefined();
});

rule('W 6.TOWNSa', 'the Abbey, too, is a structure', () => {
  expect(costs('longrift-c3', 1)['longrift-centre']).toBe(1);
});

rule(['W 6.SPECIALa', 'W 6.SPECIALb'], 'a special space costs one and ends the movement', () => {
  expect(costs('megmorans-tower-c1', 1)['megmorans-tower-centre']).toBe(1);
  const t = walking({ at: 'meligars-tower-b5' }, 6, { hollow: [6, 1] });
  t.picks(0, 'go meligars-tower-a5');
  expect(told(t, 'table')[0]).toEqual({ seat: 0, table: 'high-hollow', roll: 6 });
});

rule('W 6.WALLS', 'nobody walks through a wall', () => {
  expect(costs('torwall-c1', 1)['torwall-c2']).toBeUndefined();
  expect(costs('torwall-c2', 1)['torwall-c3']).toBeUndefined();
  expect(costs('longrift-c2', 2)['longrift-centre']).toBeUndefined();
});

rule('W 6.WALLS', 'a Winged Horse flies over them', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'longrift-c2', animal: 'winged-horse' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { abbey: [1, 1] },
  });
  t.picks(0, 'winged horse', 'go longrift-centre');
  expect(t.truth('players.0.at')).toBe('longrift-centre');
});

rule(['W 6.STARCRESTa', 'W 6.STARCRESTb'], 'the Star Crest is closed to walkers without leave', () => {
  expect(costs('green-grove-c4', 3)['green-grove-centre']).toBeUndefined();
  const t = walking({ at: 'green-grove-c4' }, 3);
  expect(t.refuses(0, 'go green-grove-centre')).toMatchObject({ rule: 'W 7.37' });
  const led = costs('green-grove-c4', 1, { players: { 0: { at: 'green-grove-c4', events: ['event-27'] } } });
  expect(led['green-grove-centre']).toBe(1);
});

rule('W 6.STONEa', 'a stone is entered by a roll of its dots, from beside it', () => {
  const t = walking({ at: 'sacred-circle-b2' }, 3);
  expect(offered(t, 0, 'enter')).toEqual(['sacred-circle-c3']);
  expect(t.refuses(0, 'enter sacred-circle-c2')).toMatchObject({ rule: 'W 6.STONEa' });
  expect(t.refuses(0, 'go sacred-circle-c3')).toMatchObject({ rule: 'W 6.STONEa' });
  t.picks(0, 'enter sacred-circle-c3');
  expect(t.truth('players.0.at')).toBe('sacred-circle-c3');
});

rule('W 6.STONEb', 'a roll that opens no stone still serves for walking', () => {
  const t = walking({ at: 'sacred-circle-b2' }, 1);
  expect(offered(t, 0, 'enter')).toEqual([]);
  expect(offered(t, 0, 'go')).toContain('sacred-circle-a3');
});

rule('W R25', 'the roll is compared before any of it is spent', () => {
  const t = walking({ at: 'sacred-circle-a2' }, 3);
  t.picks(0, 'go sacred-circle-b2');
  expect(t.refuses(0, 'enter sacred-circle-c3')).toMatchObject({ rule: 'W R25' });
});

rule('W 6.CENTERa', 'the centre is entered from a stone on 1 to 3', () => {
  const t = walking({ at: 'sacred-circle-c4' }, 3);
  expect(t.offers(0)).toContain('enter sacred-circle-centre');
  expect(walking({ at: 'sacred-circle-a4' }, 3).refuses(0, 'enter sacred-circle-centre')).toMatchObject({
    rule: 'W 6.CENTERa',
  });
});

rule('W 6.CENTERb', 'on 4 to 6 Rüktal is away, and the roll serves for walking', () => {
  const t = walking({ at: 'sacred-circle-c1' }, 4);
  expect(t.refuses(0, 'enter sacred-circle-centre')).toMatchObject({ rule: 'W 6.CENTERa' });
  expect(offered(t, 0, 'go')).toContain('sacred-circle-a1');
});

rule('W R26', 'from the centre only a stone with these dots can be entered', () => {
  const t = walking({ at: 'sacred-circle-centre' }, 5);
  expect(t.offers(0)).toEqual(['stop', 'enter sacred-circle-c5']);
});

rule('W 6.SWIMa', 'swimming takes all points for one water space', () => {
  const t = walking({ at: 'meadowfarm-a1' }, 6);
  const [sea] = offered(t, 0, 'swim');
  t.picks(0, `swim ${sea}`);
  expect([t.truth('players.0.at'), t.asked()]).toEqual([sea, [1]]);
});

rule('W R81', 'nobody walks first and then swims', () => {
  const t = walking({ at: 'meadowfarm-c1' }, 3);
  t.picks(0, 'go meadowfarm-a1');
  expect(offered(t, 0, 'swim')).toEqual([]);
  expect(t.refuses(0, 'swim sea-5-16')).toMatchObject({ rule: 'W R81' });
});

rule(['W 6.SWIMb', 'W 6.SWIMc'], 'out of the water at the cost of the land, but not from water to water', () => {
  const t = walking({ at: 'sea-5-16' }, 1);
  expect(offered(t, 0, 'go')).toContain('meadowfarm-a1');
  expect(offered(t, 0, 'swim')).toEqual([]);
  expect(t.refuses(0, 'swim sea-5-15')).toMatchObject({ rule: 'W 6.SWIMc' });
  // Crescent Ridge A1 is a mountain.
  expect(offered(walking({ at: 'sea-23-10' }, 1), 0, 'go')).toEqual([]);
  expect(offered(walking({ at: 'sea-23-10' }, 2), 0, 'go')).toContain('crescent-ridge-a1');
});

rule('W 6.BOARDa', 'boarding a Boat costs one', () => {
  expect(costs('meadowfarm-a1', 1, { boats: ['sea-5-16'] })['boat-1']).toBe(1);
});

rule('W 6.BOARDb', 'a Boat is a bridge', () => {
  // Between Torwall A4 and Longrift A1 lie two water spaces.
  const bridge = { boats: ['sea-5-8', 'sea-5-9'] };
  expect(costs('torwall-a4', 4, bridge)['longrift-a1']).toBe(3);
  expect(costs('torwall-a4', 4)['longrift-a1']).toBeUndefined();
});

rule('W 6.BOARDc', 'a Boat does not sail in the turn in which it is boarded', () => {
  const t = walking({ at: 'meadowfarm-a1' }, 4, {}, { boats: ['sea-5-16'] });
  t.picks(0, 'board boat-1');
  expect(offered(t, 0, 'sail')).toEqual([]);
  expect(t.refuses(0, 'sail sea-5-15')).toMatchObject({ rule: 'W 6.BOARDc' });
});

rule('W 6.BOARDd', 'a Boat holds one player', () => {
  const t = walking({ at: 'meadowfarm-a1' }, 4, {}, { boats: ['sea-5-16'], players: { 1: { boat: 1 } } });
  expect(t.refuses(0, 'board boat-1')).toMatchObject({ rule: 'W 6.BOARDd' });
});

rule('W 6.BOARDe', 'swimmers and people in Boats of the same water meet', () => {
  const t = walking(
    { at: 'meadowfarm-a1', order: 'wizards' },
    1,
    { players: [6, 6], points: [3, 4] },
    { boats: ['sea-5-16', 'sea-5-16'], players: { 1: { boat: 1, order: 'druids' } } },
  );
  t.picks(0, 'swim sea-5-16');
  expect(told(t, 'players')).toEqual([{ seats: [0, 1], roll: 6, rank4: false }]);
});

rule(['W 6.SAILa', 'W E13'], 'each point sails two spaces', () => {
  const t = walking({ boat: 1 }, 3, {}, { boats: ['sea-5-16'] });
  const far = offered(t, 0, 'sail');
  expect(far).toContain('sea-1-14');
  t.picks(0, 'sail sea-2-15');
  expect(t.refuses(0, 'go meadowfarm-a1')).toMatchObject({ rule: 'W 6.LEAVEb' });
  expect([t.truth('boats.0'), t.truth('players.0.at')]).toEqual(['sea-2-15', 'sea-2-15']);
});

rule('W 6.SAILb', 'without a Boat nobody sails', () => {
  expect(walking({ at: 'sea-5-16' }, 3).refuses(0, 'sail sea-5-15')).toMatchObject({ rule: 'W 6.SAILb' });
});

rule('W 6.SAILc', 'a Boat sails round an island at the edge of the board', () => {
  const t = walking({ boat: 1 }, 6, {}, { tiles: { torwall: { at: '3-27' } }, boats: ['sea-1-24'] });
  expect(offered(t, 0, 'sail')).toContain('sea-0-27');
});

rule(['W 6.LEAVEa', 'W 6.LEAVEb'], 'a Boat is left at the cost of the land, but not when it has sailed', () => {
  const t = walking({ boat: 1 }, 2, {}, { boats: ['sea-23-10'] });
  expect(t.offers(0)).toContain('go crescent-ridge-a1');
  expect(walking({ boat: 1 }, 1, {}, { boats: ['sea-23-10'] }).offers(0)).not.toContain('go crescent-ridge-a1');
  t.picks(0, 'sail sea-23-9', 'sail sea-23-10');
  expect(t.refuses(0, 'go crescent-ridge-a1')).toMatchObject({ rule: 'W 6.LEAVEb' });
});

rule('W R82', 'from Boat to Boat, and from the water into a Boat, for one point', () => {
  expect(costs('sea-5-16', 2, { boats: ['sea-5-16', 'sea-5-15'] })).toMatchObject({ 'boat-1': 1, 'boat-2': 2 });
});

rule('W R84', 'a Demon that is used up does not stop, but bars Random Encounters', () => {
  const t = one('encounter', { at: 'meadowfarm-c1' }, { demons: [4, 4], place: [1, 1] }, { demons: ['meadowfarm-c1'] });
  expect(t.truth('players.0.dazed')).toBe(true);
  expect(t.computed('random-possible', { seat: 0 })).toBe(false);
});

rule(['W R69', 'W 8.45a'], 'a roll is doubled first, then added to; never below zero', () => {
  const position = (player: Record<string, never> | object) =>
    isles({ seats: 2, position: { day: 3, players: { 0: player as never } } });
  const horse = position({ animal: 'horse', events: [{ card: 'event-40', until: 4 }] });
  expect(horse.computed('points', { seat: 0, white: 3 })).toEqual({ land: 10, water: 6 });
  const slow = position({ events: [{ card: 'event-33', until: 9 }] });
  expect(slow.computed('points', { seat: 0, white: 1 })).toEqual({ land: 0, water: 1 });
  expect(slow.computed('points', { seat: 0, white: 5 })).toEqual({ land: 3, water: 5 });
});
