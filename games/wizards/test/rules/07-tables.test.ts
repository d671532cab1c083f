import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { CALM, course, member, one, told, walking } from '../stage.js';
import { isles } from '../table.js';

const tables = (t: ReturnType<typeof one>) => told(t, 'table').map((args) => (args as { table: string }).table);
/** Seat 0 comes to a place. */
const comes = (player: object, dice = {}, more = {}) => one('encounter', player as never, dice, more);

rule(['W 7.36', 'W R5'], 'High Hollow sends to the Star Crest, the Cottage or a Tower', () => {
  const to = (roll: number, dice: object) =>
    comes({ at: 'meligars-tower-a5' }, { hollow: [roll, 1], ...dice }).truth('players.0.at');
  expect(to(2, { crest: [1, 1] })).toBe('green-grove-centre');
  expect(to(4, { gift: [1, 1] })).toBe('hamdrels-cottage-centre');
  expect(to(6, {})).toBe('megmorans-tower-centre');
});

rule('W 7.361', 'not after a Task, nor with a High Wizard there', () => {
  const task = { ...member('druids', 1), at: 'meligars-tower-a5', tasks: [{ card: 'task-63', done: [1] }] };
  const t = comes(task);
  t.picks(0, 'fulfil');
  expect(tables(t)).toEqual([]);
  const met = comes({ at: 'meligars-tower-a5' }, {}, { wizards: { terek: 'meligars-tower-a5' } });
  met.picks(0, 'decline');
  expect(tables(met)).toEqual([]);
});

rule('W 7.37', 'a Task with a part due there, a card or a transport open the Star Crest', () => {
  const open = (player: object) =>
    isles({ seats: 2, position: { players: { 0: player as never } } }).computed('crest-open', { seat: 0 });
  expect(open({})).toBe(false);
  expect(open({ ...member('druids', 1), tasks: [{ card: 'task-57', done: [1] }] })).toBe(true);
  expect(open({ ...member('druids', 1), tasks: ['task-57'] })).toBe(false);
  expect(open({ events: ['event-23'] })).toBe(true);
});

rule(['W 7.371', 'W 7.371.r1-2'], 'Star Crest 1 or 2: ten points of each type', () => {
  const t = comes({ ...member('druids', 1), at: 'green-grove-centre' }, { crest: [2, 1] });
  expect(t.truth('players.0.points')).toEqual([10, 10, 10]);
});

rule('W 7.371.r3-4', '3 or 4: two High Wizards at once', () => {
  const t = comes(
    { at: 'green-grove-centre' },
    { crest: [3, 1], wizard: ['phantasm-1', 'terek', 'trap-lair', 'veldor'] },
  );
  t.picks(0, 'decline', 'decline');
  expect(told(t, 'met').map((args) => (args as { person: string }).person)).toEqual(['terek', 'veldor']);
});

rule(['W 7.371.r5-6', 'W 7.3711', 'W R99'], '5 or 6: a die of extra turns, taken at once on the same day', () => {
  const t = comes({ at: 'green-grove-centre' }, { crest: [6, 1], turns: [2], move: CALM });
  expect([t.asked(), t.truth('day')]).toEqual([[0], 1]);
  t.picks(0, 'stop').picks(0, 'stop');
  expect([t.asked(), t.truth('day')]).toEqual([[1], 1]);
});

rule('W 7.3712', 'no roll there after a Task', () => {
  const t = comes({ ...member('druids', 1), at: 'green-grove-centre', tasks: [{ card: 'task-57', done: [1] }] });
  t.picks(0, 'fulfil');
  expect(tables(t)).toEqual([]);
});

rule(['W 7.372', 'W 7.3721'], 'one may go back on the very next turn, once', () => {
  const t = isles({
    seats: 1,
    position: { players: { 0: { at: 'green-grove-centre' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM, crest: [1, 1, 1, 1] },
  });
  t.picks(0, 'go green-grove-c4').picks(0, 'go green-grove-centre');
  expect(tables(t)).toEqual(['star-crest']);
  t.picks(0, 'go green-grove-c4');
  expect(t.refuses(0, 'go green-grove-centre')).toMatchObject({ rule: 'W 7.37' });
});

rule('W 7.372', 'a turn later it is too late', () => {
  const t = isles({
    seats: 1,
    position: { players: { 0: { at: 'green-grove-centre' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM },
  });
  t.picks(0, 'go green-grove-c4').picks(0, 'stop');
  expect(t.refuses(0, 'go green-grove-centre')).toMatchObject({ rule: 'W 7.37' });
});

const atAbbey = (player: object, dice = {}, more = {}) => comes({ at: 'longrift-centre', ...player }, dice, more);

rule(['W 7.38', 'W 7.38.r1-2'], 'Abbey 1 or 2: an extra turn', () => {
  const t = atAbbey({}, { abbey: [1, 2], move: CALM });
  expect([told(t, 'extra-turns'), t.asked()]).toEqual([[{ seat: 0, n: 1 }], [0]]);
});

rule(['W 7.38.r3-4', 'W 7.381a', 'W 7.381d'], '3 or 4: the Mentor is heard, who gives Tasks and Ranks', () => {
  const t = atAbbey(member('druids', 1, [5, 15, 10]), { abbey: [3, 1], task: ['task-48'] });
  expect(told(t, 'met')).toEqual([{ seat: 0, person: 'ruktal', how: 'thought' }]);
  expect([t.truth('players.0.rank'), t.truth('players.0.tasks.0.mandatory')]).toEqual([2, true]);
});

rule('W 7.381b', 'Wizards draw to a High Wizard', () => {
  const t = atAbbey(member('wizards', 1), { abbey: [3, 1], wizard: ['trap-lair', 'elekov'], task: ['task-48'] });
  expect(told(t, 'met')).toEqual([{ seat: 0, person: 'elekov', how: 'thought' }]);
});

rule('W 7.381c', 'Sorcerers roll for one of the three', () => {
  const who = (die: number) =>
    told(atAbbey(member('sorcerers', 1), { abbey: [4, 1], contact: [die], task: ['task-48'] }), 'met')[0];
  expect([1, 4, 6].map(who)).toEqual(
    ['megmoran', 'meligar', 'melekok'].map((person) => ({ seat: 0, person, how: 'thought' })),
  );
});

rule('W R55', 'a Mentor heard in thought gives no Gem', () => {
  const t = atAbbey(member('wizards', 4), { abbey: [3, 1], wizard: ['elekov'] });
  expect([t.asked(), t.truth('players.0.gems')]).toEqual([[1], []]);
});

rule('W R54', 'the uninitiated hear nobody', () => {
  expect(told(atAbbey({}, { abbey: [3, 1] }), 'met')).toEqual([]);
});

rule('W 7.38.r5-6', '5 or 6: a die of points of one type', () => {
  const t = atAbbey(member('druids', 1), { abbey: [5, 1], points: [4] });
  t.picks(0, 'gain power');
  expect(t.truth('players.0.points')).toEqual([0, 0, 4]);
});

rule('W R124', 'no die is rolled for who can gain nothing', () => {
  const t = atAbbey({}, { abbey: [5, 1], points: [] });
  expect(t.truth('players.0.points')).toEqual([0, 0, 0]);
});

rule(['W 7.382', 'W 7.3044a'], 'who comes to be healed is healed, without a roll', () => {
  const t = atAbbey({ bound: true });
  expect([t.truth('players.0.bound'), tables(t)]).toEqual([false, []]);
});

const atElves = (player: object, dice = {}, more = {}) => comes({ at: 'glendale-c3', ...player }, dice, more);

rule('W 7.39', 'Elves: twice a die, a die, or nothing', () => {
  const gains = (roll: number) => {
    const t = atElves(member('druids', 1), { elves: [roll, 1], points: [3] });
    if (t.at() === 'gain.choose') t.picks(0, 'gain knowledge');
    return t.truth('players.0.points.0');
  };
  expect([1, 2, 3, 4, 5, 6].map(gains)).toEqual([6, 6, 3, 3, 0, 0]);
});

rule('W 7.391', 'no roll with a High Wizard there', () => {
  const t = atElves({}, {}, { wizards: { terek: 'glendale-c3' } });
  t.picks(0, 'decline');
  expect(tables(t)).toEqual([]);
});

const inTown = (player: object, dice = {}, more = {}) => comes({ at: 'meadowfarm-a2', ...player }, dice, more);

rule(['W 7.301', 'W 7.301.r1'], 'Common Folk 1: thieves take Objects and Gems', () => {
  const t = inTown(
    { ...member('druids', 4), gems: ['terek'], tasks: [{ card: 'task-11', done: [1] }] },
    { folk: [1, 1] },
  );
  expect([t.truth('players.0.gems'), t.truth('players.0.tasks')]).toEqual([[], []]);
});

rule(['W 7.301.r2', 'W R7'], '2: a die of points of a type he has', () => {
  const t = inTown(member('druids', 1, [3, 9, 0]), { folk: [2, 1], points: [5] });
  expect(t.offers(0)).toEqual(['lose knowledge', 'lose perception']);
  t.picks(0, 'lose knowledge');
  expect(t.truth('players.0.points')).toEqual([0, 9, 0]);
});

rule(['W 7.301.r2', 'W R7', 'W R124'], '2: no die is rolled for who has no points', () => {
  const t = inTown(member('druids', 1), { folk: [2, 1], points: [] });
  expect([t.asked(), told(t, 'points.lost')]).toEqual([[1], []]);
});

rule(['W 7.301.r3', 'W R100'], '3: detained; on his next turn he meets them again and does not move', () => {
  const t = inTown({}, { folk: [3, 1, 6, 6], move: CALM });
  expect(t.truth('players.0.detained')).toBe(true);
  t.picks(1, 'stop');
  expect([tables(t), t.asked(), t.truth('players.0.at')]).toEqual([
    ['common-folk', 'common-folk'],
    [1],
    'meadowfarm-a2',
  ]);
});

rule('W 7.301.r4', '4: word of an Optional Task', () => {
  const t = inTown(member('druids', 1), { folk: [4, 1], task: ['task-48'] });
  expect(t.truth('players.0.tasks.0')).toMatchObject({ card: 'task-48', mandatory: false });
});

rule('W 7.301.r5', '5: an extra turn', () => {
  expect(told(inTown({}, { folk: [5, 1] }), 'extra-turns')).toEqual([{ seat: 0, n: 1 }]);
});

rule('W 7.301.r6', '6: lodging', () => {
  const t = inTown({}, { folk: [6, 1] });
  expect([t.asked(), course(t).at(-3)]).toEqual([[1], 'table']);
});

rule('W 7.3011', 'no roll with a High Wizard there, or after a Task', () => {
  const t = inTown({}, {}, { wizards: { terek: 'meadowfarm-a2' } });
  t.picks(0, 'decline');
  expect(tables(t)).toEqual([]);
});

rule('W R6', 'points of any type all go to one', () => {
  const t = one('gain', member('druids', 1), {}, {}, { n: 7 });
  expect(t.offers(0)).toEqual(['gain knowledge', 'gain perception', 'gain power']);
  t.picks(0, 'gain perception');
  expect(t.truth('players.0.points')).toEqual([0, 7, 0]);
});

const besets = (player: object, dice = {}, more = {}) =>
  comes({ at: 'meadowfarm-c1', ...player }, dice, { demons: ['meadowfarm-c1'], ...more });

rule(['W 7.304', 'W 7.304.r1', 'W R18'], 'Demons 1: a die of turns is lost, but it is no Trap', () => {
  const t = besets({}, { demons: [1, 1], turns: [3], place: [1, 1] });
  expect([t.truth('players.0.lost'), t.truth('players.0.trap')]).toEqual([3, 'free']);
});

rule(['W 7.304.r2', 'W E6'], '2: a die of points of the type of which he has fewest, zero left out', () => {
  const t = besets(member('druids', 2, [12, 7, 0]), { demons: [2, 1], points: [5], place: [1, 1] });
  t.picks(0, 'no spell');
  expect(t.truth('players.0.points')).toEqual([12, 2, 0]);
});

rule('W R93', 'of two types that tie for fewest he chooses', () => {
  const t = besets(member('druids', 1, [4, 4, 9]), { demons: [2, 1], points: [1], place: [1, 1] });
  expect(t.offers(0)).toEqual(['lose knowledge', 'lose perception']);
});

rule(['W 7.304.r2', 'W R71'], 'at Rank 4 it is a theft', () => {
  const t = besets({ ...member('druids', 4, [5, 5, 5]), gems: ['terek'] }, { demons: [2, 1], place: [1, 1] });
  t.picks(0, 'no spell');
  expect([t.truth('players.0.points'), t.truth('players.0.gems')]).toEqual([[5, 5, 5], []]);
});

rule('W 7.304.r3', '3: every Magical Object and Gem is stolen', () => {
  const t = besets(
    { ...member('druids', 1), tasks: [{ card: 'task-11', done: [1] }, 'task-48'] },
    { demons: [3, 1], place: [1, 1] },
  );
  expect((t.truth('players.0.tasks') as { card: string }[]).map(({ card }) => card)).toEqual(['task-48']);
});

rule('W 7.304.r4', '4: Demon Dazed', () => {
  expect(besets({}, { demons: [4, 1], place: [1, 1] }).truth('players.0.dazed')).toBe(true);
});

rule(['W 7.304.r5', 'W R19'], "5: first a second Demon, then off to the Dragon's Lair", () => {
  const t = besets({}, { demons: [5, 1], place: [1, 5, 5, 3, 1, 1] });
  expect([t.truth('demons'), t.truth('players.0.at')]).toEqual([
    expect.arrayContaining(['meadowfarm-a5', 'meadowfarm-c1']),
    'dragons-lair-c3',
  ]);
});

rule('W 7.304.r6', '6: they leave, and a die of points is gained', () => {
  const t = besets(member('druids', 1), { demons: [6, 1], points: [2] });
  t.picks(0, 'gain power');
  expect([t.truth('demons'), t.truth('players.0.points')]).toEqual([[], [0, 0, 2]]);
});

rule('W 7.3041a', 'on 1 to 5 a second marker appears on the tile', () => {
  expect(besets({}, { demons: [4, 1], place: [3, 6] }).truth('demons')).toEqual(
    expect.arrayContaining(['meadowfarm-c1', 'meadowfarm-b6']),
  );
});

rule('W 7.3041b', 'at sea it appears anywhere', () => {
  const t = comes({ at: 'sea-5-16' }, { demons: [4, 1], place: [1, 1, 1, 1] }, { demons: ['sea-5-16'] });
  expect(t.truth('demons')).toEqual(expect.arrayContaining(['sea-5-16', 'torwall-a1']));
});

rule('W 7.3041c', 'one Demon a space', () => {
  const t = besets({}, { demons: [4, 1], place: [5, 1] });
  expect(t.truth('demons')).toEqual(['meadowfarm-c1']);
});

rule('W 7.3043a', 'the Dazed lose their Movement card', () => {
  const t = besets({ events: [{ card: 'event-36', until: 8 }, 'event-27'] }, { demons: [4, 1], place: [1, 1] });
  expect(t.truth('players.0.events')).toEqual([{ card: 'event-27', until: 0 }]);
});

rule('W 7.3043b', 'the Dazed have three spells', () => {
  const spells = (player: object) =>
    isles({ seats: 2, position: { players: { 0: player as never } } }).computed('spells', { seat: 0 });
  expect(spells({ ...member('sorcerers', 4), dazed: true })).toEqual({
    boats: 9999,
    swift: [],
    carries: 'territory',
    escapes: 'traps-and-transporting',
  });
});

rule('W 7.3043c', 'their spells work on 1 to 3', () => {
  const works = (die: number) => {
    const t = isles({
      seats: 2,
      position: { players: { 0: { ...member('wizards', 3), dazed: true } } },
      begin: { proc: 'cast-transporting', vars: { seat: 0 } },
      dice: { spell: [die], place: [1, 1, 5, 4] },
    });
    return t.truth('players.0.at') === 'torwall-c4';
  };
  expect([3, 4].map(works)).toEqual([true, false]);
});

rule('W 7.3043d', 'no animal stays with them', () => {
  const t = besets({ animal: 'unicorn' }, { demons: [4, 1], place: [1, 1] });
  expect(t.truth('players.0.animal')).toBe('none');
  expect(one('animal', { dazed: true }, { animal: [2, 1] }).truth('players.0.animal')).toBe('none');
});

rule(['W 7.3043e', 'W R20'], 'every space is as mountain to them, water too', () => {
  const t = isles({
    seats: 2,
    position: { boats: ['sea-5-16'], players: { 0: { at: 'meadowfarm-a1', dazed: true } } },
  });
  expect(t.computed('reach', { seat: 0, points: 2 })).toMatchObject({ 'meadowfarm-c1': 2, 'boat-1': 2 });
  const boat = isles({ seats: 2, position: { boats: ['sea-5-16'], players: { 0: { boat: 1, dazed: true } } } });
  expect((boat.computed('sailing', { seat: 0, points: 2 }) as string[]).length).toBeLessThanOrEqual(6);
  // With one point he can neither walk nor swim.
  expect(walking({ at: 'meadowfarm-a1', dazed: true }, 1).asked()).toEqual([1]);
});

rule('W 7.3044a', 'the afflicted are healed by High Wizards, Rüktal, Sorcerers, Hamdrel and the Abbey', () => {
  for (const at of ['sacred-circle-centre', 'megmorans-tower-centre', 'hamdrels-cottage-centre', 'longrift-centre'])
    expect(comes({ at, dazed: true }).truth('players.0.dazed')).toBe(false);
});

const faces = (player: object, dice = {}, more = {}) =>
  comes({ at: 'meadowfarm-c1', ...player }, dice, { dragon: 'meadowfarm-c1', ...more });

rule(['W 7.305', 'W 7.305.r1'], 'Dragon 1: Dragonbound', () => {
  expect(faces({}, { dragon: [1, 1] }).truth('players.0.bound')).toBe(true);
});

rule('W 7.305', 'a Dragon is met in the depths of the Lair, too', () => {
  expect(tables(comes({ at: 'dragons-lair-centre' }, { dragon: [6, 6], place: [1, 2] }))).toEqual(['dragon']);
});

rule('W 7.305.r2', '2: a die of turns is lost', () => {
  expect(faces({}, { dragon: [2, 1], turns: [4] }).truth('players.0.lost')).toBe(4);
});

rule('W 7.305.r3', '3: everything is taken', () => {
  expect(faces({ ...member('wizards', 4), gems: ['terek'] }, { dragon: [3, 1] }).at()).toBe('dragon.tame');
  const t = faces({ ...member('druids', 1), tasks: [{ card: 'task-11', done: [1] }] }, { dragon: [3, 1] });
  expect(t.truth('players.0.tasks')).toEqual([]);
});

rule(['W 7.305.r4', 'W E7'], '4: double a die of the type of which he has fewest, down to none', () => {
  const t = faces(member('druids', 2, [12, 7, 0]), { dragon: [4, 1], points: [5] });
  expect(t.truth('players.0.points')).toEqual([12, 0, 0]);
});

rule('W 7.305.r5', '5: to the depths of the Lair; who is there meets it again on his next turn', () => {
  const t = faces({}, { dragon: [5, 1, 6, 6], place: [1, 2] });
  expect([t.truth('players.0.at'), tables(t)]).toEqual(['dragons-lair-centre', ['dragon', 'dragon']]);
  const there = comes({ at: 'dragons-lair-centre' }, { dragon: [5, 1, 6, 6], place: [1, 2, 1, 3], move: CALM });
  expect(there.truth('players.0.beset')).toBe(true);
  there.picks(1, 'stop');
  expect([tables(there), there.truth('players.0.at'), there.asked()]).toEqual([
    ['dragon', 'dragon'],
    'dragons-lair-centre',
    [1],
  ]);
});

rule('W 7.305.r6', '6: nothing', () => {
  expect(faces({}, { dragon: [6, 1] }).truth('players.0')).toMatchObject({
    bound: false,
    lost: 0,
    at: 'meadowfarm-c1',
  });
});

const bound = (more = {}) => ({ ...member('wizards', 4), bound: true, ...more });

rule('W 7.3051a', 'the Dragonbound have no Random Encounters', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: bound() } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: [2, 1, 1, 6] },
  });
  t.picks(0, 'stop');
  expect(tables(t)).toEqual([]);
});

rule('W 7.3051b', 'they lose all Event cards', () => {
  expect(faces({ events: ['event-27', 'event-29'] }, { dragon: [1, 1] }).truth('players.0.events')).toEqual([]);
});

rule('W 7.3051c', 'they use no magic', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: bound() } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: [2, 6] },
  });
  expect(t.computed('spells', { seat: 0 })).toEqual({ boats: 0, swift: [] });
  expect(t.refuses(0, 'cast swiftness')).toMatchObject({ rule: 'W 7.3051c' });
});

rule('W 7.3051d', 'they do not meet their Task markers', () => {
  const task = { card: 'task-98', at: { 1: 'meadowfarm-c1' } };
  const t = comes({ ...bound({ rank: 2 }), at: 'meadowfarm-c1', tasks: [task] });
  expect([t.asked(), (t.truth('players.0.tasks') as unknown[]).length]).toEqual([[1], 1]);
});

rule('W R23', 'but keep Tasks and Objects', () => {
  const t = faces({ ...member('druids', 1), tasks: [{ card: 'task-11', done: [1] }] }, { dragon: [1, 1] });
  expect([t.truth('players.0.bound'), t.truth('players.0.tasks.0.card')]).toEqual([true, 'task-11']);
});

rule('W 7.3051e', 'they neither gain points nor advance', () => {
  const t = one('gain', bound({ rank: 1 }), {}, {}, { n: 5 });
  expect([t.truth('players.0.points'), t.asked()]).toEqual([[0, 0, 0], [1]]);
  expect(t.computed('may-rise', { seat: 0 })).toBe(false);
});

rule('W 7.3051f', 'every space is as mountain to them', () => {
  const t = isles({ seats: 2, position: { players: { 0: { at: 'meadowfarm-c1', bound: true } } } });
  expect(t.computed('reach', { seat: 0, points: 2 })).toMatchObject({ 'meadowfarm-a1': 2 });
});

rule(['W 7.3051g', 'W R22'], 'Star Crest and High Hollow are closed to them, on foot and by transport', () => {
  const t = walking({ at: 'meligars-tower-b5', bound: true }, 4);
  expect(t.refuses(0, 'go meligars-tower-a5')).toMatchObject({ rule: 'W 7.3051g' });
  const t2 = one('event', { bound: true, at: 'torwall-c1' }, { event: ['event-11'] });
  expect(t2.truth('players.0.at')).toBe('torwall-c1');
});

rule('W R59', 'random dice that would bring them there are rolled again', () => {
  const t = one(
    'transport',
    { bound: true, at: 'torwall-c1' },
    { place: [5, 3, 1, 5, 1, 1, 1, 2] },
    {},
    { to: 'random' },
  );
  expect(t.truth('players.0.at')).toBe('torwall-a2');
});

rule('W 7.3051h', 'animals shun them', () => {
  expect(faces({ animal: 'hound' }, { dragon: [1, 1] }).truth('players.0.animal')).toBe('none');
  expect(one('animal', { bound: true }, { animal: [4, 1] }).truth('players.0.animal')).toBe('none');
});

rule('W 7.3051H', 'they are healed as the Dazed are', () => {
  expect(comes({ at: 'hamdrels-cottage-centre', bound: true }).truth('players.0.bound')).toBe(false);
});
