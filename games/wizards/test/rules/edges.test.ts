import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { CALM, member, offered, one, told, walking } from '../stage.js';
import { isles } from '../table.js';

// Both sides of every border: what the last roll, space, day or point on one side does, and the first on the other.
const comes = (player: object, dice = {}, more = {}) => one('encounter', player as never, dice, more);
const SIX = [1, 2, 3, 4, 5, 6];

rule('W 7.36', 'High Hollow: two rolls for each place', () => {
  const to = (roll: number) => {
    const t = comes({ at: 'meligars-tower-a5' }, { hollow: [roll, roll], crest: [1, 1], gift: [1, 1] });
    return (told(t, 'transported')[0] as { to: string }).to;
  };
  const [crest, cottage, tower] = ['green-grove-centre', 'hamdrels-cottage-centre', 'megmorans-tower-centre'];
  expect(SIX.map(to)).toEqual([crest, crest, cottage, cottage, tower, tower]);
});

rule('W 7.371', 'the Star Crest: two rolls for each result', () => {
  const what = (roll: number) => {
    const t = comes(
      { ...member('druids', 1), at: 'green-grove-centre' },
      { crest: [roll, 1], wizard: ['terek', 'veldor'], turns: [1], move: CALM },
    );
    if (told(t, 'met').length > 0) return 'met';
    return told(t, 'extra-turns').length > 0 ? 'turns' : t.truth('players.0.points.0');
  };
  expect(SIX.map(what)).toEqual([10, 10, 'met', 'met', 'turns', 'turns']);
});

rule('W 7.38', 'the Abbey: two rolls for each result', () => {
  const what = (roll: number) => {
    const t = comes(
      { ...member('druids', 1), at: 'longrift-centre' },
      { abbey: [roll, 1], task: ['task-48'], points: [2], move: CALM },
    );
    if (told(t, 'met').length > 0) return 'met';
    return told(t, 'extra-turns').length > 0 ? 'turns' : t.at();
  };
  expect(SIX.map(what)).toEqual(['turns', 'turns', 'met', 'met', 'gain.choose', 'gain.choose']);
});

rule(['W 7.353.L.r1-2', 'W 7.353.L.r3-4', 'W 7.353.L.r5-6'], "Hamdrel's gift at Rank 1 to 3: two rolls each", () => {
  for (const rank of [1, 3]) {
    const what = (roll: number) => {
      const t = one('hamdrel', member('wizards', rank), {
        gift: [roll, 1],
        points: [1],
        task: ['task-48'],
        wizard: ['terek'],
        place: [1, 1, 5, 1],
      });
      if (t.at() === 'gain.choose') return 'points';
      return told(t, 'task.drawn').length > 0 ? 'task' : told(t, 'wizard.appears').length > 0 ? 'wizard' : 'nothing';
    };
    expect(SIX.map(what)).toEqual(['points', 'points', 'task', 'task', 'wizard', 'wizard']);
  }
});

rule(['W 7.353.H.r1-2', 'W 7.353.H.r3-4', 'W 7.353.H.r5-6'], 'and at Rank 0 and 4', () => {
  for (const player of [{}, member('sorcerers', 4)]) {
    const what = (roll: number) => {
      const t = one('hamdrel', player, { gift: [roll, 1], wizard: ['terek'], place: [1, 1, 5, 1] });
      return told(t, 'wizard.appears').length > 0 ? 'wizard' : told(t, 'met').length > 1 ? 'met' : 'nothing';
    };
    expect(SIX.map(what)).toEqual(['nothing', 'nothing', 'met', 'met', 'wizard', 'wizard']);
  }
});

rule('W 7.381c', 'the Sorcerers: two rolls each', () => {
  const who = (die: number) =>
    (
      told(
        comes(
          { ...member('sorcerers', 1), at: 'longrift-centre' },
          { abbey: [3, 3], contact: [die], task: ['task-48'] },
        ),
        'met',
      )[0] as { person: string }
    ).person;
  expect(SIX.map(who)).toEqual(['megmoran', 'megmoran', 'meligar', 'meligar', 'melekok', 'melekok']);
});

rule(['W 11.223a', 'W 11.223b', 'W 11.223c'], 'Dragon Taming: 1 to 3, 4 and 5, 6', () => {
  const what = (die: number) => {
    const t = one('dragon', member('wizards', 4), {
      spell: [die],
      secret: ['terek'],
      place: [1, 1, 5, 1],
      dragon: [2, 1],
      turns: [1],
    });
    t.picks(0, 'cast dragon-taming');
    return told(t, 'secret.appears').length > 0 ? 'secret' : told(t, 'table').length > 0 ? 'fails' : 'nothing';
  };
  expect(SIX.map(what)).toEqual(['secret', 'secret', 'secret', 'nothing', 'nothing', 'fails']);
});

rule('W 11.231c', 'Telepathy succeeds on 1 and 2', () => {
  const works = (die: number) => {
    const t = one(
      'dwelling',
      { ...member('wizards', 1, [15, 10, 5]), at: 'glendale-c3' },
      { spell: [die], wizard: ['terek'] },
    );
    t.picks(0, 'cast telepathy');
    return t.truth('players.0.rank') === 2;
  };
  expect(SIX.map(works)).toEqual([true, true, false, false, false, false]);
});

rule('W 11.2322', 'Gem Summoning at random succeeds on 1 and 2', () => {
  const works = (die: number) => {
    const t = one(
      'summon-gem',
      { ...member('sorcerers', 4), at: 'megmorans-tower-centre' },
      { spell: [die], wizard: ['terek'], gem: [1] },
    );
    return (t.truth('players.0.gems') as string[]).length === 1;
  };
  expect(SIX.map(works)).toEqual([true, true, false, false, false, false]);
});

rule('W 7.326b', 'a Gem is given on 1 to 5', () => {
  const given = (die: number) =>
    (one('gem', member('wizards', 4), { gem: [die] }, {}, { person: 'terek' }).truth('players.0.gems') as string[])
      .length;
  expect(SIX.map(given)).toEqual([1, 1, 1, 1, 1, 0]);
});

rule('W 6.CENTERa', 'into the centre on 1, 2 and 3', () => {
  const opens = (white: number) =>
    offered(walking({ at: 'sacred-circle-c6' }, white), 0, 'enter').includes('sacred-circle-centre');
  expect(SIX.map(opens)).toEqual([true, true, true, false, false, false]);
});

rule('W 8.44a', 'ten spaces, and not eleven', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'torwall-a4', animal: 'winged-horse' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
  });
  t.picks(0, 'winged horse');
  // Torwall A4 lies in row 7, Meadowfarm A1 in row 17, its C1 in row 18, all in column 5.
  expect(t.offers(0)).toContain('go meadowfarm-a1');
  expect(t.refuses(0, 'go meadowfarm-c1')).toMatchObject({ rule: 'W 8.44a' });
});

rule('W 11.2111', 'five water spaces, and not six', () => {
  const near = (boat: string) => {
    const t = walking({ ...member('druids', 2), at: 'meadowfarm-a1' }, 1, { spell: [1] }, { boats: [boat] });
    if (!t.offers(0).includes('cast boat-summoning')) return false;
    t.picks(0, 'cast boat-summoning');
    return t.at() === 'summon-boat.where';
  };
  // Westward along the channel between Longrift and Meadowfarm, to the ring outside the board.
  expect([near('sea-5-16'), near('sea-1-15'), near('sea-20-16')]).toEqual([true, true, false]);
});

const CARRIED = { ...member('druids', 4), at: 'torwall-c1' };

rule(['W 11.2242', 'W 7.304.r5'], 'Demons that carry off can be escaped', () => {
  const t = one('demons', CARRIED, { demons: [5, 1], place: [1, 1], spell: [1] }, { demons: ['torwall-c1'] });
  t.picks(0, 'no spell');
  expect(t.at()).toBe('transport.escape');
  t.picks(0, 'cast escaping');
  expect(t.truth('players.0.at')).toBe('torwall-c1');
});

rule(['W 11.2242', 'W 7.305.r5'], 'so can the Dragon', () => {
  const t = one('dragon', CARRIED, { dragon: [5, 1] });
  t.picks(0, 'no spell');
  expect(t.at()).toBe('transport.escape');
});

rule(['W 11.2242', 'W 8.3.r2'], 'and Traps that carry off, if the spell was not cast before', () => {
  for (const roll of [2, 4, 6]) {
    const t = one('trap', CARRIED, { trap: [roll, 1] });
    t.picks(0, 'no spell');
    expect(t.at()).toBe('transport.escape');
  }
});

rule(['W 11.2242', 'W 7.36'], 'and High Hollow, Events and players', () => {
  expect(one('encounter', { ...CARRIED, at: 'meligars-tower-a5' }, { hollow: [1, 1] }).at()).toBe('transport.escape');
  expect(one('event', CARRIED, { event: ['event-4'] }).at()).toBe('transport.escape');
  const meets = one(
    'encounter',
    CARRIED,
    { players: [2, 1] },
    { players: { 1: { ...member('wizards', 4), at: 'torwall-c1' } } },
  );
  expect(meets.at()).toBe('transport.escape');
});

rule(['W R65', 'W 12.41a'], 'but not the fall of a tile, and nobody escapes what he wished', () => {
  const t = isles({
    seats: 2,
    position: { fortnight: 3, day: 14, foretold: 'torwall', players: { 0: CARRIED, 1: { at: 'glendale-a1' } } },
    begin: { proc: 'evil' },
    dice: { place: [5, 3, 1, 4, 1, 4], move: CALM },
  });
  expect(t.truth('players.0.at')).toBe('dragons-lair-c3');
  const wish = one('event', CARRIED, { event: ['event-1'] });
  wish.picks(0, 'go glendale-a1');
  expect(wish.truth('players.0.at')).toBe('glendale-a1');
});

rule('W 11.213b', 'after a failed spell nothing was met, and an animal may be called', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { ...member('wizards', 3), at: 'torwall-c1' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { spell: [6] },
  });
  t.picks(0, 'cast transporting');
  expect(t.at()).toBe('turn.summon');
});

rule('W R84', 'a player with whom no encounter is due does not stop', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'meadowfarm-a1', order: 'druids' }, 1: { at: 'meadowfarm-c1' } } },
  });
  // Over C1 it is two points to the centre; round it three.
  expect(t.computed('reach', { seat: 0, points: 2 })).toHaveProperty('meadowfarm-centre');
  const met = isles({
    seats: 2,
    position: { players: { 0: { at: 'meadowfarm-a1', order: 'druids' }, 1: { at: 'meadowfarm-c1', order: 'druids' } } },
  });
  expect(met.computed('reach', { seat: 0, points: 2 })).not.toHaveProperty('meadowfarm-centre');
});

rule(['W 9.9a', 'W 14.25'], 'a theft takes every Gem, and nobody can say afterwards that any is left', () => {
  const t = one('theft', { ...member('wizards', 4), gems: ['ishkatar', 'terek'] }, { gem: [1] });
  expect([t.truth('players.0.gems'), t.truth('players.0.seen')]).toEqual([[], ['ishkatar', 'terek']]);
});

rule(['W R74', 'W R110'], 'nothing is served without a due part, nor to who is summoned', () => {
  const waiting = { ...member('wizards', 1), tasks: ['task-47'] };
  expect(one('meet', waiting, {}, {}, { person: 'ruktal' }).refuses(0, 'fulfil')).toMatchObject({ rule: 'W 7.311' });
  const summoned = { ...member('wizards', 1), tasks: [{ card: 'task-47', done: [1] }], events: ['event-31'] };
  expect(one('meet', summoned, {}, {}, { person: 'ruktal' }).offers(0)).toEqual(['join', 'decline']);
});

rule('W 7.3712', 'a visit without a roll counts among the two', () => {
  const t = comes({ at: 'meadowfarm-a2' }, { folk: [6, 6], move: CALM }, { wizards: { terek: 'meadowfarm-a2' } });
  t.picks(0, 'decline');
  for (const to of ['meadowfarm-b1', 'meadowfarm-a2', 'meadowfarm-b1', 'meadowfarm-a2'])
    t.picks(1, 'stop').picks(0, `go ${to}`);
  expect(told(t, 'table')).toHaveLength(1);
});

rule(['W 12.11', 'W 12.12'], 'no tile falls in Fortnight 2, one does in Fortnight 3', () => {
  const fallen = (fortnight: number) =>
    isles({
      seats: 1,
      position: { fortnight, day: 14 },
      begin: { proc: 'evil' },
      dice: { move: [6, 6, 6, 6] },
      moreDice: 'seed',
    }).truth('fallen');
  expect([(fallen(2) as string[]).length, (fallen(3) as string[]).length]).toEqual([0, 1]);
});

rule('W R41', 'a card for seven days is good for seven days, a ward for fourteen with this one', () => {
  const open = (day: number, until: number) =>
    isles({
      seats: 2,
      position: { day, players: { 0: { at: 'hillshire-c4', events: [{ card: 'event-39', until }] } } },
    }).computed('points', { seat: 0, white: 1 });
  // Drawn on day 2: good from day 3 to day 9.
  expect([open(2, 9), open(3, 9), open(9, 9)]).toEqual([
    { land: 1, water: 1 },
    { land: 3, water: 3 },
    { land: 3, water: 3 },
  ]);
  const t = isles({
    seats: 2,
    position: { day: 9, players: { 0: { events: [{ card: 'event-39', until: 9 }] } } },
    begin: { proc: 'night' },
    dice: { move: CALM },
  });
  expect([t.truth('day'), t.truth('players.0.events')]).toEqual([10, []]);
});

rule(['W 10.21b', 'W R9'], 'joining is no advance', () => {
  const t = one(
    'meet',
    member('wizards', 4, [99, 99, 99]),
    { task: ['task-48', 'task-36'] },
    { day: 5 },
    { person: 'ruktal' },
  );
  t.picks(0, 'join');
  expect([t.truth('players.0.advanced'), t.computed('may-rise', { seat: 0 })]).toEqual([null, true]);
});

rule(['W 7.3031d', 'W 7.3032'], 'rescue points: 25, 20, 20, 15 and 10', () => {
  const D1 = member('druids', 1);
  const points = (at: string, tiles: object, other: object = { help: true }) =>
    one('encounter', { ...D1, at }, {}, { tiles, players: { 1: { ...D1, at, ...other } } } as never).offers(0).length -
    1;
  expect(points('dragons-lair-c1', { 'dragons-lair': { at: '40-29' } })).toBe(25);
  expect(points('hamdrels-cottage-c1', { 'hamdrels-cottage': { at: '40-29' } })).toBe(20);
  expect(points('sea-40-29', {})).toBe(20);
  expect(points('glendale-c1', { glendale: { at: '40-29' } })).toBe(15);
  expect(points('glendale-c1', {}, { trap: 'turns' })).toBe(10);
});

rule('W 8.451', 'swimming with a Horse needs the Horse', () => {
  const t = isles({
    seats: 1,
    position: { players: { 0: { at: 'meadowfarm-a1', animal: 'hound' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM },
  });
  t.picks(0, 'swim sea-5-16');
  expect(offered(t, 0, 'swim')).toEqual([]);
});

rule(['W 9.9b', 'W R36'], 'Tasks without a marker on the fallen tile live on', () => {
  const t = isles({
    seats: 2,
    position: {
      fortnight: 3,
      day: 14,
      foretold: 'hillshire',
      players: {
        0: { ...member('druids', 1), at: 'torwall-c1', tasks: ['task-48', 'task-57'] },
        1: { at: 'glendale-a1' },
      },
    },
    begin: { proc: 'evil' },
    dice: { place: [1, 4, 1, 4], move: CALM },
  });
  expect((t.truth('players.0.tasks') as { card: string }[]).map(({ card }) => card)).toEqual(['task-57']);
});

rule(['W 7.30311a', 'W R68'], 'a rescuer of Rank 4 gains nothing, but rescues', () => {
  const t = one(
    'encounter',
    { ...member('druids', 4), at: 'torwall-c1' },
    { place: [3, 1, 5, 1] },
    {
      tiles: { torwall: { at: '40-29' } },
      players: { 1: { ...member('druids', 1), at: 'torwall-c1', help: true } },
    },
  );
  expect([t.truth('players.1.at'), t.truth('players.0.points')]).toEqual(['glendale-c1', [0, 0, 0]]);
});

rule('W 7i', 'beside a player of Rank 0 a Random Encounter is possible', () => {
  const t = one(
    'move',
    { ...member('druids', 1), at: 'meadowfarm-a1' },
    { encounter: [5, 1], folk: [6, 1] },
    { players: { 1: { at: 'meadowfarm-c1' } } },
    { white: 1, red: 2 },
  );
  t.picks(0, 'go meadowfarm-c1');
  expect(told(t, 'table')[0]).toEqual({ seat: 0, table: 'encounter', roll: 5 });
});

rule(['W 7.3043d', 'W 7.3051h'], 'of three who meet only the hale get an animal', () => {
  const D1 = member('druids', 1);
  const t = isles({
    seats: 3,
    position: {
      players: {
        0: { ...D1, at: 'torwall-c1' },
        1: { ...D1, at: 'torwall-c1', dazed: true },
        2: { ...D1, at: 'torwall-c1' },
      },
    },
    begin: { proc: 'encounter', vars: { seat: 0 } },
    dice: { players: [3, 1] },
  });
  expect([0, 1, 2].map((seat) => t.truth(`players.${seat}.animal`))).toEqual(['winged-horse', 'none', 'winged-horse']);
  const free = one('animal', {}, { animal: [3, 1] });
  expect(free.truth('players.0.animal')).toBe('winged-horse');
});

rule(['W 8.31a', 'W 12.141a'], 'a Demon put on a trapped player at sea waits', () => {
  const attacked = (trap: string) => {
    const t = isles({
      seats: 1,
      position: {
        fortnight: 3,
        day: 14,
        foretold: 'hillshire',
        boats: ['sea-5-16'],
        players: { 0: { boat: 1, trap } },
      },
      begin: { proc: 'evil' },
      dice: { demons: [6, 1], move: [6, 6] },
      moreDice: 'seed',
    });
    return told(t, 'demons').length;
  };
  expect([attacked('free'), attacked('roll')]).toEqual([1, 0]);
});

rule('W 6.PLAINS', 'movement goes on while points are left', () => {
  const t = walking({ at: 'meadowfarm-a1' }, 3);
  t.picks(0, 'go meadowfarm-c1');
  expect([t.at(), t.asked(), offered(t, 0, 'go').includes('meadowfarm-centre')]).toEqual(['move.choose', [0], true]);
  t.picks(0, 'go meadowfarm-centre', 'go meadowfarm-c3');
  expect(t.asked()).toEqual([1]);
});
