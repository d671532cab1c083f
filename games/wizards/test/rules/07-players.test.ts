import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { member, one, told, walking } from '../stage.js';
import { isles } from '../table.js';

/** Seat 0 enters a space where seat 1 stands, and what the table says happens. */
function meets(first: object, second: object, dice = {}, more: Record<string, unknown> = {}) {
  const { players = {}, ...rest } = more as { players?: object };
  return one('encounter', { at: 'meadowfarm-c1', ...first } as never, dice, {
    ...rest,
    players: { 1: { at: 'meadowfarm-c1', ...second }, ...players },
  } as never);
}
const W1 = member('wizards', 1);
const D4 = member('druids', 4);

rule('W 7.302c', 'with anybody of Rank 1 to 3 the lower table, with Rank 4 alone the higher', () => {
  expect(told(meets(D4, W1, { players: [3, 1] }), 'players')[0]).toMatchObject({ rank4: false });
  expect(told(meets(D4, D4, { players: [3, 1] }), 'players')[0]).toMatchObject({ rank4: true });
});

rule(['W 7.302d', 'W 7.3021'], 'all in the space take part, the one who entered first', () => {
  const t = isles({
    seats: 4,
    position: { players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { ...W1, at: 'meadowfarm-c1' }])) },
    begin: { proc: 'encounter', vars: { seat: 2 } },
    dice: { players: [6, 1], points: [1, 2, 3, 4] },
  });
  expect(told(t, 'players')).toEqual([{ seats: [2, 3, 0, 1], roll: 6, rank4: false }]);
  t.picks(2, 'gain power').picks(3, 'gain power').picks(0, 'gain power').picks(1, 'gain power');
  expect([2, 3, 0, 1].map((seat) => t.truth(`players.${seat}.points.2`))).toEqual([1, 2, 3, 4]);
});

rule(['W 7.302.L.r1', 'W R30'], '1: Demons attack each; the marker goes only if all drive it off', () => {
  const t = meets(W1, W1, { players: [1, 1], demons: [6, 1, 4, 1], points: [1], place: [1, 1] });
  t.picks(0, 'gain power');
  expect(t.truth('demons')).toEqual(expect.arrayContaining(['meadowfarm-c1', 'meadowfarm-a1']));
  const both = meets(W1, W1, { players: [1, 1], demons: [6, 1, 6, 1], points: [1, 1] });
  both.picks(0, 'gain power').picks(1, 'gain power');
  expect(both.truth('demons')).toEqual([]);
});

rule('W 7.302.L.r2', '2: each to a RANDOM space of his own', () => {
  const t = meets(W1, W1, { players: [2, 1], place: [1, 1, 5, 1, 1, 1, 5, 4] });
  expect([t.truth('players.0.at'), t.truth('players.1.at')]).toEqual(['torwall-c1', 'torwall-c4']);
});

rule('W 7.302.L.r3', '3: a Winged Horse each', () => {
  const t = meets(W1, W1, { players: [3, 1] });
  expect([t.truth('players.0.animal'), t.truth('players.1.animal')]).toEqual(['winged-horse', 'winged-horse']);
});

rule('W 7.302.L.r4', '4: one Wizard card for all', () => {
  const t = meets(W1, member('druids', 1), { players: [4, 1], wizard: ['terek'], task: ['task-48'] });
  expect(told(t, 'met').map((args) => (args as { seat: number }).seat)).toEqual([0, 1]);
});

const task = (n: number, mandatory = false) => ({ card: `task-${n}`, mandatory });
const cards = (t: ReturnType<typeof meets>, seat: number) =>
  (t.truth(`players.${seat}.tasks`) as { card: string }[]).map(({ card }) => card);

rule(['W 7.302.L.r5', 'W E15', 'W R16'], '5: the leader with most Tasks gives Optional ones', () => {
  const t = isles({
    seats: 3,
    position: {
      players: {
        0: { ...member('wizards', 3), at: 'meadowfarm-c1', tasks: [task(48, true), task(36), task(57), task(63)] },
        1: { ...member('wizards', 3), at: 'meadowfarm-c1', tasks: [task(8), task(12)] },
        2: { ...W1, at: 'meadowfarm-c1' },
      },
    },
    begin: { proc: 'encounter', vars: { seat: 0 } },
    dice: { players: [5, 1] },
  });
  expect(t.refuses(0, 'give task-48')).toMatchObject({ rule: 'W 7.302.L.r5' });
  t.picks(0, 'give task-36', 'give task-57');
  expect([cards(t, 0), cards(t, 1), cards(t, 2)]).toEqual([
    ['task-48'],
    ['task-8', 'task-12', 'task-36'],
    ['task-57', 'task-63'],
  ]);
});

rule('W 9.2', 'a Task that passes on keeps what is done, and is Optional', () => {
  const t = meets({ ...member('wizards', 2), tasks: [{ card: 'task-11', done: [1] }] }, W1, { players: [5, 1] });
  expect(t.truth('players.1.tasks.0')).toMatchObject({
    card: 'task-11',
    mandatory: false,
    marks: ['1 woodswall-a4 done', '2 hamdrels-cottage-centre'],
  });
});

rule('W 7.302.L.r6', '6: a die of points each', () => {
  const t = meets(W1, W1, { players: [6, 1], points: [2, 5] });
  t.picks(0, 'gain power').picks(1, 'gain knowledge');
  expect([t.truth('players.0.points'), t.truth('players.1.points')]).toEqual([
    [0, 0, 2],
    [5, 0, 0],
  ]);
});

rule('W 7.302.H.r1', 'at Rank 4, 1: Demons as on the lower table', () => {
  const t = meets(D4, D4, { players: [1, 1], spell: [1, 1] });
  t.picks(0, 'cast demon-dispelling').picks(1, 'cast demon-dispelling');
  expect(t.truth('demons')).toEqual([]);
});

rule(['W 7.302.H.r2', 'W R95'], '2: all to the Star Crest, where they do not meet each other again', () => {
  const t = meets(D4, D4, { players: [2, 1], crest: [1, 1, 1, 2] });
  t.picks(0, 'no spell').picks(1, 'no spell');
  expect([t.truth('players.0.at'), t.truth('players.1.at')]).toEqual(['green-grove-centre', 'green-grove-centre']);
  expect(told(t, 'players')).toHaveLength(1);
});

rule('W 7.302.H.r3', '3: a Unicorn each', () => {
  const t = meets(D4, D4, { players: [3, 1] });
  expect([t.truth('players.0.animal'), t.truth('players.1.animal')]).toEqual(['unicorn', 'unicorn']);
});

rule('W 7.302.H.r4', '4: a High Wizard for all', () => {
  const t = meets(D4, D4, { players: [4, 1], wizard: ['phantasm-1', 'terek'] });
  t.picks(0, 'decline').picks(1, 'decline');
  expect(told(t, 'met')).toHaveLength(2);
});

rule(['W 7.302.H.r5', 'W R62'], '5: the one who entered learns a Secret Wizard from each other', () => {
  const secrets = {
    A: { at: 'torwall-c1', who: 'terek', known: [1] },
    B: { at: 'torwall-c4', who: 'veldor', known: [1] },
  };
  const t = meets(D4, D4, { players: [5, 1] }, { secrets });
  expect([t.at(), t.offers(1)]).toEqual(['player-table.tell', ['tell A', 'tell B']]);
  t.picks(1, 'tell B');
  expect([t.sees(0, 'secrets.B.who'), t.sees(0, 'secrets.A.who'), t.sees(null, 'secrets.B.who')]).toEqual([
    'veldor',
    'unknown',
    'unknown',
  ]);
});

rule(['W 7.302.H.r6a', 'W 7.302.H.r6b', 'W R123'], '6: a Secret Wizard, whom only those present know', () => {
  const t = meets(D4, D4, { players: [6, 1], secret: ['trap-abbey', 'aevarex'], place: [1, 1, 5, 1] });
  expect(t.truth('secrets.A')).toEqual({ at: 'torwall-c1', who: 'aevarex', known: [0, 1], cards: 2 });
  expect([t.sees(0, 'secrets.A.who'), t.sees(1, 'secrets.A.who'), t.sees(null, 'secrets.A.who')]).toEqual([
    'aevarex',
    'aevarex',
    'unknown',
  ]);
  expect(t.sees(null, 'wizardCards.aevarex')).toBe('unknown');
});

rule('W 7.302.H.r6c', 'his name becomes known to all when somebody lands on the marker', () => {
  const t = walking(
    { at: 'meadowfarm-a1' },
    1,
    {},
    { secrets: { C: { at: 'meadowfarm-c1', who: 'zegoral', known: [1] } } },
  );
  expect(t.sees(0, 'secrets.C.who')).toBe('unknown');
  t.picks(0, 'go meadowfarm-c1');
  expect(told(t, 'secret.unmasked')).toEqual([{ letter: 'C', person: 'zegoral', at: 'meadowfarm-c1' }]);
  expect(t.truth('secrets.C.at')).toBeNull();
});

const bound = { ...W1, bound: true };

rule(['W 7.302b', 'W 7.3051i'], 'a Dragonbound player is as bad as Demons, and cannot be dispelled', () => {
  const t = meets(member('wizards', 3), bound, { demons: [4, 1] });
  expect([told(t, 'players'), t.truth('players.0.dazed'), t.truth('demons')]).toEqual([[], true, []]);
});

rule('W 7.3042a', 'on a 6 he is carried off, and nobody gains', () => {
  const t = meets(W1, bound, { demons: [6, 1], place: [1, 1, 5, 4] });
  expect([t.truth('players.1.at'), t.truth('players.0.points')]).toEqual(['torwall-c4', [0, 0, 0]]);
});

rule('W 7.3042b', 'on 1 to 5 no Demon marker comes', () => {
  expect(meets(W1, bound, { demons: [4, 1] }).truth('demons')).toEqual([]);
});

rule('W R21', 'both bound: each has it, the one who entered first', () => {
  const t = meets(bound, bound, { demons: [4, 1, 1, 1], turns: [2] });
  expect([t.truth('players.0.dazed'), told(t, 'turns.lost')]).toEqual([true, [{ seat: 1, n: 2 }]]);
});

rule('W R94', 'a Dragonbound one who enters is met by each in turn', () => {
  const t = isles({
    seats: 3,
    position: {
      players: {
        0: { ...bound, at: 'meadowfarm-c1' },
        1: { ...W1, at: 'meadowfarm-c1' },
        2: { ...W1, at: 'meadowfarm-c1' },
      },
    },
    begin: { proc: 'encounter', vars: { seat: 0 } },
    dice: { demons: [4, 1, 1, 1], turns: [3] },
  });
  expect([t.truth('players.1.dazed'), told(t, 'turns.lost'), told(t, 'players')]).toEqual([
    true,
    [{ seat: 2, n: 3 }],
    [],
  ]);
});

/** Torwall far from everything, so that who is there is stranded. */
const FAR = { torwall: { at: '40-29' } };

rule(['W 7.3031a', 'W R17'], 'stranded on an island: no Boat, no bridge, no single water space, no magic', () => {
  const stranded = (player: object, more = {}) =>
    isles({
      seats: 2,
      position: { tiles: FAR, players: { 0: { at: 'torwall-c1', ...player } }, ...more } as never,
    }).computed('stranded', { seat: 0 });
  expect(stranded({})).toBe(true);
  expect(stranded({}, { boats: ['sea-40-26'] })).toBe(false);
  expect(stranded({ animal: 'unicorn' })).toBe(false);
  expect(stranded({ events: ['event-30'] })).toBe(false);
  expect(stranded(member('wizards', 3))).toBe(false);
  expect(stranded({}, { tiles: {} })).toBe(false);
});

rule('W 7.3031b', 'stranded at sea: no Boat in the space, no land beside it', () => {
  const stranded = (at: string, more = {}) =>
    isles({ seats: 2, position: { players: { 0: { at } }, ...more } as never }).computed('stranded', { seat: 0 });
  expect(stranded('sea-40-29')).toBe(true);
  expect(stranded('sea-40-29', { boats: ['sea-40-29'] })).toBe(false);
  expect(stranded('sea-5-16')).toBe(false);
});

rule('W 7.3031c', 'a stranded player must ask for help', () => {
  const t = isles({
    seats: 2,
    position: { tiles: FAR, players: { 0: { at: 'torwall-c1' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
  });
  expect(t.offers(0)).toEqual(['roll', 'call for help']);
  t.picks(0, 'call for help');
  expect([t.truth('players.0.help'), told(t, 'help')]).toEqual([true, [{ seat: 0, at: 'torwall-c1' }]]);
});

/** Seat 0 comes to seat 1, who is stranded and has asked for help. */
function rescues(at: string, tiles: object, rescuer: object = W1, dice = {}) {
  return one('encounter', { at, ...rescuer } as never, { place: [1, 1, 1, 1, 1, 5, 1, 1], ...dice }, {
    tiles,
    players: { 1: { ...W1, at, help: true } },
  } as never);
}

rule(
  ['W 7.303', 'W 7.3031d', 'W 7.30311a'],
  'a rescue takes the place of the encounter, and gives points by the place',
  () => {
    const t = rescues('torwall-c1', FAR, W1, { place: [3, 1, 1, 1] });
    expect([told(t, 'players'), t.offers(0).length]).toEqual([[], 16]);
    expect(rescues('hamdrels-cottage-c1', { 'hamdrels-cottage': { at: '40-29' } }).offers(0)).toHaveLength(21);
    expect(rescues('sea-40-29', {}).offers(0)).toHaveLength(21);
  },
);

rule(['W 7.3031c', 'W R17', 'W 6.BOARDd'], 'the rescuer may come by Boat', () => {
  const t = isles({
    seats: 2,
    position: {
      tiles: FAR,
      boats: ['sea-40-26'],
      players: { 0: { ...W1, at: 'sea-40-26', boat: 1 }, 1: { ...W1, at: 'torwall-b1', help: true } },
    } as never,
    begin: { proc: 'move', vars: { seat: 0, white: 6 } },
    dice: { place: [3, 1, 1, 1] },
  });
  expect(t.computed('stranded', { seat: 1 })).toBe(true);
  t.picks(0, 'go torwall-b1', '15 knowledge');
  expect([told(t, 'rescued'), t.truth('players.0.points')]).toEqual([[{ seat: 0, other: 1 }], [15, 0, 0]]);
  expect(t.truth('players.1.at')).toBe('glendale-a1');
});

rule(['W 7.3033', 'W E2'], 'rescue points are divided as the rescuer likes', () => {
  const t = rescues('dragons-lair-c1', { 'dragons-lair': { at: '40-29' } }, W1, { place: [3, 1, 1, 1, 1, 2] });
  t.picks(0, '12 knowledge', '7 perception');
  expect(t.truth('players.0.points')).toEqual([12, 7, 6]);
});

rule('W 7.30311b', 'the rescued goes to a RANDOM space of another island', () => {
  const t = rescues('torwall-c1', FAR, W1, { place: [1, 1, 1, 1, 3, 1, 5, 1] });
  t.picks(0, '0 knowledge', '0 perception');
  expect([t.truth('players.1.at'), t.truth('players.1.help')]).toEqual(['glendale-c1', false]);
});

rule(['W R59', 'W 7.3051g'], 'a Dragonbound player is not rescued to High Hollow', () => {
  const t = one('encounter', { at: 'torwall-c1', ...W1 } as never, { place: [5, 3, 1, 5, 3, 1, 5, 1] }, {
    tiles: FAR,
    players: { 1: { ...W1, at: 'torwall-c1', help: true, bound: true } },
  } as never);
  t.picks(0, '15 knowledge');
  expect(t.truth('players.1.at')).toBe('glendale-c1');
});

rule(['W 7.3032', 'W 7.30321'], 'who reaches a trapped player frees him, for ten points', () => {
  const t = meets(W1, { ...W1, trap: 'turns', trapTurns: 4 });
  t.picks(0, '10 knowledge');
  expect([t.truth('players.1.trap'), t.truth('players.0.points'), told(t, 'players')]).toEqual([
    'free',
    [10, 0, 0],
    [],
  ]);
});

rule('W R68', 'the uninitiated may rescue, but gain nothing', () => {
  const t = meets({}, { ...W1, trap: 'roll' });
  expect([t.truth('players.1.trap'), t.truth('players.0.points')]).toEqual(['free', [0, 0, 0]]);
});

rule(['W R32', 'W R8', 'W 7.1'], 'who rolls free of a Trap where a Demon waits has no Random Encounter besides', () => {
  const t = isles({
    seats: 2,
    position: { demons: ['torwall-c1'], players: { 0: { ...W1, at: 'torwall-c1', trap: 'roll' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: [5, 1, 1, 6], demons: [6, 1], points: [2], encounter: [] },
  });
  t.picks(0, 'gain power');
  expect([told(t, 'demons.gone'), t.asked(), t.truth('active')]).toEqual([[{ seat: 0 }], [1], 1]);
});

rule('W R32', 'a Demon that fell on a trapped player attacks when the Trap ends', () => {
  const t = meets(W1, { trap: 'roll' }, { demons: [6, 1, 6, 1] }, { demons: ['meadowfarm-c1'] });
  t.picks(0, '0 knowledge', '0 perception');
  if (t.at() === 'gain.choose') t.picks(0, 'gain power');
  expect(told(t, 'demons').map((args) => (args as { seat: number }).seat)[0]).toBe(1);
});

rule('W R117', 'a rescuer rescues first, and then meets Demon and Dragon', () => {
  const t = meets({}, { trap: 'fortnight' }, { dragon: [6, 1] }, { dragon: 'meadowfarm-c1' });
  const keys = t.events().map(({ key }) => key);
  expect(keys.indexOf('rescued')).toBeLessThan(keys.indexOf('dragon'));
});
