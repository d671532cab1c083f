import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { CALM, course, member, one, told } from '../stage.js';
import { isles } from '../table.js';

const D1 = member('druids', 1);
/** An attack in Fortnight 3 in which this tile falls; the players stand apart. */
function falls(tile: string, position: object = {}, dice = {}, seats = 2, options = {}) {
  const { players = {}, ...rest } = position as { players?: object };
  return isles({
    seats,
    options,
    position: {
      fortnight: 3,
      day: 14,
      foretold: tile,
      ...rest,
      players: { 0: { at: 'torwall-c1' }, 1: { at: 'glendale-a1' }, ...players },
    } as never,
    begin: { proc: 'evil' },
    dice: { place: new Array(12).fill([1, 4]).flat(), move: CALM, ...dice },
  });
}

rule(['W 12.1a', 'W 12.1b'], 'Evil attacks on Day 14, and nobody takes a turn', () => {
  const t = isles({
    seats: 2,
    position: { day: 13 },
    begin: { proc: 'night' },
    dice: { place: [1, 1, 5, 1, 1, 1, 1, 1, 5, 4, 1, 1], move: CALM },
  });
  expect([told(t, 'evil.attacks'), told(t, 'turn').length, t.truth('day'), t.truth('fortnight')]).toEqual([
    [{ fortnight: 1 }],
    1,
    1,
    2,
  ]);
});

rule('W R31', 'on that day lost turns, animals and cards run on', () => {
  const t = falls('hillshire', {
    players: {
      0: { at: 'torwall-c1', lost: 2, animal: 'hound' },
      1: { at: 'glendale-a1', trap: 'turns', trapTurns: 3 },
    },
  });
  expect([t.truth('players.0.animalTurns'), t.truth('players.1.trapTurns')]).toEqual([2, 1]);
  expect(told(t, 'turn.lost')).toEqual([{ seat: 0 }, { seat: 1 }]);
});

rule(['W R87', 'W 8.43a', 'W 12.1b'], 'an animal that comes on that day stays for the next turn', () => {
  const t = isles({
    seats: 2,
    position: { day: 14, players: { 0: member('wizards', 4), 1: member('wizards', 4) } },
    begin: { proc: 'evil' },
    dice: { place: [3, 1, 5, 2, 1, 1, 3, 1, 5, 2, 1, 1], players: [3, 1], move: [] },
  });
  expect([told(t, 'players'), t.truth('day')]).toEqual([[{ seats: [1, 0], roll: 3, rank4: true }], 1]);
  expect([t.truth('players.0.animal'), t.truth('players.1.animal')]).toEqual(['unicorn', 'unicorn']);
  expect(t.offers(0)).toContain('unicorn');
});

rule(['W 12.1c', 'W 12.21'], 'a thwarted Day 14 is a normal day', () => {
  const t = isles({
    seats: 2,
    position: { day: 14, fortnight: 4, thwarts: 1 },
    begin: { proc: 'day' },
    dice: { move: CALM },
  });
  expect([course(t).includes('evil.attacks'), t.asked(), t.truth('thwarts')]).toEqual([false, [0], 0]);
  t.picks(0, 'stop').picks(1, 'stop');
  expect([t.truth('fallen'), t.truth('demons'), t.truth('day')]).toEqual([[], [], 1]);
});

rule(
  ['W 12.11', 'W 12.11A', 'W 12.11B'],
  'in the first two Fortnights each is carried off, and a Demon follows him',
  () => {
    const t = isles({
      seats: 2,
      position: { fortnight: 2, day: 14 },
      begin: { proc: 'evil' },
      dice: { place: [1, 1, 5, 1, 1, 4, 3, 1, 1, 1, 1, 2], move: CALM },
    });
    expect([t.truth('fallen'), t.truth('players.0.at'), t.truth('players.1.at')]).toEqual([
      [],
      'torwall-c1',
      'glendale-a1',
    ]);
    expect(t.truth('demons')).toEqual(expect.arrayContaining(['torwall-a4', 'glendale-a2']));
    const order = course(t).filter((key) => key === 'transported' || key === 'demon.placed');
    expect(order).toEqual(['transported', 'demon.placed', 'transported', 'demon.placed']);
  },
);

rule('W R72', 'that transport frees the trapped, so that the Demon attacks them', () => {
  const t = isles({
    seats: 1,
    position: { day: 14, players: { 0: { trap: 'fortnight' } } },
    begin: { proc: 'evil' },
    dice: { place: [1, 1, 5, 1, 5, 1, 1, 2], demons: [4, 1], move: [6, 6] },
  });
  expect(t.truth('players.0')).toMatchObject({ trap: 'free', dazed: true });
});

rule('W 12.12', 'from the third Fortnight on a territory falls', () => {
  expect(falls('hillshire').truth('fallen')).toEqual(['hillshire']);
});

rule(['W 12.131a', 'W 12.131b'], 'Common before Elven, Elven before Magic', () => {
  const next = (fallen: string[]) => isles({ seats: 2, position: { fallen } }).computed('next-to-fall', {}) as string[];
  const common = ['torwall', 'woodswall', 'longrift', 'crescent-ridge', 'meadowfarm', 'hillshire'];
  const elven = ['glendale', 'meadowshire', 'edgewood', 'green-grove', 'timberlane', 'woodland'];
  expect(next([])).toEqual(common);
  expect(next(common)).toEqual(elven);
  expect(next([...common, ...elven])).toEqual([
    'sacred-circle',
    'megmorans-tower',
    'meligars-tower',
    'melekoks-tower',
    'hamdrels-cottage',
  ]);
});

rule(['W 12.132a', 'W E16'], 'of the type that is due the tile with most markers falls', () => {
  const t = isles({
    seats: 2,
    position: {
      fortnight: 3,
      day: 14,
      demons: [
        'torwall-a1',
        'torwall-a2',
        'hillshire-a1',
        ...['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((spot) => `glendale-${spot}`),
      ],
      players: {
        0: {
          ...D1,
          at: 'edgewood-c1',
          tasks: ['task-48', 'task-89', { card: 'task-98', at: { 1: 'hillshire-a3' } }, 'task-8'],
        },
        1: { at: 'edgewood-c2' },
      },
    },
    begin: { proc: 'evil' },
    dice: { place: new Array(10).fill([1, 4]).flat(), move: CALM },
  });
  expect(told(t, 'fallen')).toEqual([{ tile: 'hillshire' }]);
});

rule(['W 12.132b', 'W R122'], 'a tie is broken by a die that shows one of them', () => {
  const t = isles({
    seats: 2,
    position: {
      fortnight: 3,
      day: 14,
      demons: ['woodswall-a2', 'meadowfarm-a6'],
      players: { 0: { at: 'edgewood-c1' }, 1: { at: 'edgewood-c2' } },
    },
    begin: { proc: 'evil' },
    dice: { evil: [1, 6, 5], place: [1, 4, 1, 5], move: CALM },
  });
  expect(told(t, 'fallen')).toEqual([{ tile: 'meadowfarm' }]);
});

rule('W 12.14', 'then a Demon comes to the tile of each player, and may fall on him', () => {
  const t = falls('hillshire', {}, { place: [5, 1, 1, 1, 1, 4], demons: [4, 1] });
  expect([t.truth('players.0.dazed'), told(t, 'demon.placed').length]).toEqual([true, 3]);
});

rule(
  ['W 12.141a', 'W 12.141b', 'W R120'],
  'at sea it is put on the player, and stays with his Boat or in the water',
  () => {
    const t = falls(
      'hillshire',
      { boats: ['sea-5-16'], players: { 0: { boat: 1 }, 1: { at: 'sea-20-1' } } },
      { demons: [4, 1, 1, 1], turns: [2], place: [1, 1, 1, 1, 1, 1, 1, 2] },
    );
    expect([t.truth('boatDemons'), t.truth('demons'), t.truth('players.0.dazed')]).toEqual([
      [1],
      expect.arrayContaining(['sea-20-1']),
      true,
    ]);
    expect(told(t, 'demon.aboard')).toEqual([{ seat: 0, boat: 1 }]);
  },
);

rule('W R60', 'a Demon in a Boat is met by whoever boards it', () => {
  const t = one(
    'move',
    { at: 'meadowfarm-a1' },
    { demons: [6, 1] },
    { boats: ['sea-5-16'], boatDemons: [1] },
    { white: 2 },
  );
  t.picks(0, 'board boat-1');
  expect([told(t, 'demons').length, t.truth('boatDemons')]).toEqual([1, []]);
});

rule(['W 12.2', 'W R34'], 'every ten Tasks thwart Evil once', () => {
  const t = one('event', { ...D1, tasks: ['task-48'] }, { event: ['event-6'] }, { completed: 9 });
  expect([t.truth('completed'), t.truth('thwarts')]).toEqual([0, 1]);
});

rule(['W 12.22', 'W E12'], 'twice ten before a Day 14 thwart two of them', () => {
  const t = one('event', { ...D1, tasks: ['task-48'] }, { event: ['event-6'] }, { completed: 9, thwarts: 1, day: 9 });
  expect(t.truth('thwarts')).toBe(2);
});

rule('W 12.3', 'after the attack it is Day 1 of the next Fortnight', () => {
  const t = falls('hillshire');
  expect([t.truth('day'), t.truth('fortnight'), t.asked()]).toEqual([1, 4, [0]]);
});

rule(['W 12.41a', 'W R101'], "players on a fallen tile go to the Dragon's Lair", () => {
  const t = falls('torwall', {}, { place: [5, 3, 1, 4, 1, 4, 1, 4] });
  expect([t.truth('players.0.at'), t.truth('players.1.at')]).toEqual(['dragons-lair-c3', 'glendale-a1']);
});

rule('W 12.41b', 'nobody enters a fallen tile', () => {
  const t = one('move', { at: 'sea-5-2' }, {}, { fallen: ['torwall'] }, { white: 3 });
  expect(t.offers(0).some((pick) => pick.includes('torwall'))).toBe(false);
  expect(
    one('move', { at: 'longrift-a1' }, {}, { fallen: ['torwall'] }, { white: 3 }).refuses(0, 'go torwall-a4'),
  ).toMatchObject({ rule: 'W 12.41b' });
});

rule('W 12.41c', 'who would be carried to one goes to the Lair', () => {
  const t = one(
    'event',
    { at: 'torwall-c1' },
    { event: ['event-22'], place: [5, 3, 1, 2] },
    { fallen: ['green-grove'] },
  );
  expect(t.truth('players.0.at')).toBe('dragons-lair-c3');
});

rule('W 12.42', 'High Wizards on it go back to the deck', () => {
  const t = falls('hillshire', {
    wizards: { terek: 'hillshire-a1' },
    secrets: { B: { at: 'hillshire-a2', who: 'elekov', known: [0] } },
  });
  expect([t.truth('wizards.terek'), t.truth('secrets.B.at'), t.truth('wizardDeck')]).toEqual([null, null, 14]);
});

rule('W 12.43b', 'an EVERY Task lives on while one of its places stands', () => {
  const task = { card: 'task-60', done: [1] };
  const t = falls('glendale', {
    fallen: ['torwall', 'woodswall', 'longrift', 'crescent-ridge', 'meadowfarm', 'hillshire'],
    players: { 0: { ...D1, at: 'edgewood-c1', tasks: [task] }, 1: { at: 'edgewood-c2' } },
  });
  expect(t.truth('players.0.tasks.0.marks')).toHaveLength(6);
  expect(told(t, 'task.impossible')).toEqual([]);
});

rule(['W 12.46', 'W R102'], 'if the Sacred Circle falls all lose', () => {
  const t = falls('sacred-circle');
  expect(t.result).toMatchObject({ winners: [], rule: 'W 12.46' });
});

rule('W 12.5', 'the Lair never falls', () => {
  const t = isles({ seats: 2, position: { fallen: [] } });
  expect(t.computed('next-to-fall', {})).not.toContain('dragons-lair');
});

rule(['W 12.51', 'W 12.511a', 'W E4'], 'who enters the Lair has until the day before this one', () => {
  const t = one('transport', {}, { place: [1, 4] }, { day: 1 }, { to: 'dragons-lair-c1' });
  expect(t.truth('players.0.lair')).toBe(14);
});

rule('W 12.511b', 'when his time is up he is Dragonbound', () => {
  const t = isles({
    seats: 2,
    position: { day: 5, players: { 0: { at: 'dragons-lair-c1', lair: 6 } } },
    begin: { proc: 'night' },
    dice: { move: CALM },
  });
  expect([t.truth('players.0.bound'), t.truth('players.0.lair')]).toEqual([true, null]);
});

rule(['W 12.512a', 'W 12.512b', 'W E10'], 'the Dragon shortens his time by a day, taming it by three', () => {
  const lair = (player: object, dice = {}) =>
    one('dragon', { at: 'dragons-lair-c1', ...player } as never, { place: [1, 4], ...dice }, { day: 5 });
  expect(lair({ lair: 18 }, { dragon: [6, 1] }).truth('players.0.lair')).toBe(17);
  const t = lair({ ...member('wizards', 4), lair: 17 }, { spell: [5] });
  t.picks(0, 'cast dragon-taming');
  // Day 14 of the present Fortnight.
  expect(t.truth('players.0.lair')).toBe(14);
});

rule('W R33', 'moved back onto today it binds at once', () => {
  const t = one('dragon', { at: 'dragons-lair-c1', lair: 6 }, { dragon: [6, 1], place: [1, 4] }, { day: 5 });
  expect(t.truth('players.0.bound')).toBe(true);
});

rule('W 12.513', 'who leaves in time is rid of the marker', () => {
  const t = one('transport', { at: 'dragons-lair-c1', lair: 9 }, {}, {}, { to: 'torwall-c1' });
  expect(t.truth('players.0.lair')).toBeNull();
});

rule('W R92', 'no time is kept of the Dragonbound', () => {
  expect(
    one('transport', { bound: true }, { place: [1, 4] }, {}, { to: 'dragons-lair-c1' }).truth('players.0.lair'),
  ).toBeNull();
});

rule('W 12.52', 'at the end of a turn in the Lair the Dragon moves there, and may come upon him', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'dragons-lair-c1' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM, place: [5, 1], dragon: [2, 1], turns: [3] },
  });
  t.picks(0, 'stop');
  expect([t.truth('dragon'), told(t, 'turns.lost')]).toEqual(['dragons-lair-c1', [{ seat: 0, n: 3 }]]);
});

rule('W R91', 'but not after a turn that was lost', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'dragons-lair-c1', lost: 1 } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM },
  });
  expect([t.truth('dragon'), told(t, 'turn.lost')]).toEqual(['dragons-lair-a1', [{ seat: 0 }]]);
  t.picks(1, 'stop').picks(0, 'stop');
  expect(told(t, 'dragon.moves')).toHaveLength(1);
});

rule('W R46', 'extra turns won out of turn follow the turn of that day; those of a Day 14 his turn of Day 1', () => {
  const t = isles({
    seats: 2,
    position: { day: 14, players: { 0: { at: 'meadowfarm-a1' } } },
    begin: { proc: 'evil' },
    // The first is carried to Meadowfarm's town, where he wins an extra turn.
    dice: { place: [1, 5, 1, 2, 1, 6, 1, 1, 5, 1, 1, 2], folk: [5, 1], move: CALM },
  });
  expect([t.truth('players.0.extra'), t.asked()]).toEqual([0, [0]]);
  t.picks(0, 'stop');
  expect(t.asked()).toEqual([0]);
});

rule('W 13a', 'at Rank 4 there are no more Tasks and no points', () => {
  const t = one('folk', member('druids', 4, [5, 5, 5]), { folk: [4, 1] });
  expect(t.truth('players.0.tasks')).toEqual([]);
  const meets = one('meet', member('wizards', 4), {}, {}, { person: 'terek' });
  expect(told(meets, 'task.drawn')).toEqual([]);
  expect(one('gain', member('druids', 4), {}, {}, { n: 5 }).truth('players.0.points')).toEqual([0, 0, 0]);
  expect(one('meet', member('druids', 4), {}, {}, { person: 'terek' }).refuses(0, 'task')).toMatchObject({
    rule: 'W 13a',
  });
});

rule('W 13c', 'Optional Tasks may still be completed, to hold back Evil', () => {
  const t = one(
    'meet',
    { ...member('druids', 4), tasks: [{ card: 'task-38', done: [1] }] },
    {},
    {},
    { person: 'terek' },
  );
  t.picks(0, 'fulfil');
  expect([t.truth('completed'), t.truth('players.0.points')]).toEqual([1, [0, 0, 0]]);
});

rule(['W 14', 'W 14.3b', 'W R104'], 'everything on a sheet is open but for two records', () => {
  const t = isles({
    seats: 2,
    position: {
      players: { 0: { ...member('druids', 4, [1, 2, 3]), tasks: ['task-48'], events: ['event-29'], gems: ['terek'] } },
    },
  });
  expect(t.sees(1, 'players.0')).toMatchObject({
    order: 'druids',
    rank: 4,
    points: [1, 2, 3],
    events: [{ card: 'event-29', until: 0 }],
    gems: 'unknown',
  });
});

rule('W 14.24', 'of each Task all see number, sort and markers', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { ...D1, tasks: [{ card: 'task-48', mandatory: true, done: [1] }] } } },
  });
  expect(t.sees(1, 'players.0.tasks.0')).toEqual({
    card: 'task-48',
    mandatory: true,
    marks: ['1 hillshire-c6 done', '2 crescent-ridge-c2'],
    vigil: null,
  });
});

rule(['W 14.25', 'W 14.3a'], 'Gems are noted by the High Wizard who gave them, and gone when stolen', () => {
  const t = one('theft', { ...member('wizards', 4), gems: ['terek', 'elekov'] });
  expect(t.truth('players.0.gems')).toEqual([]);
  const held = isles({
    seats: 2,
    position: { players: { 0: { ...member('wizards', 4), gems: ['terek', 'elekov'] } } },
  });
  expect([held.sees(0, 'players.0.gems'), held.sees(1, 'players.0.gems')]).toEqual([['elekov', 'terek'], 'unknown']);
});

rule('W 14.26', 'a known Secret Wizard is noted by his letter', () => {
  const t = isles({ seats: 2, position: { secrets: { D: { at: 'torwall-a1', who: 'veldor', known: [1] } } } });
  expect([t.sees(1, 'secrets.D.who'), t.sees(0, 'secrets.D.who')]).toEqual(['veldor', 'unknown']);
});
