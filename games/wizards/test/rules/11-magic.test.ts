import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { CALM, course, member, offered, one, told, walking } from '../stage.js';
import { isles } from '../table.js';

rule('W 11.1', 'a casting rolls one die, and a 6 fails', () => {
  const works = (die: number) => {
    const t = walking({ ...member('sorcerers', 2), at: 'torwall-c5' }, 3, { spell: [die] });
    t.picks(0, 'cast swiftness');
    return (told(t, 'cast')[0] as { works: boolean }).works;
  };
  expect([1, 2, 3, 4, 5, 6].map(works)).toEqual([true, true, true, true, true, false]);
});

rule(['W 11.211a', 'W 11.24a'], 'Boat Summoning: on a coast, with a point left, once a turn', () => {
  const boats = { boats: ['sea-9-15'] };
  expect(
    walking({ ...member('druids', 2), at: 'meadowfarm-centre' }, 1, {}, boats).refuses(0, 'cast boat-summoning'),
  ).toMatchObject({ rule: 'W 11.211a' });
  const t = walking({ ...member('druids', 2), at: 'meadowfarm-a1' }, 1, { spell: [6] }, boats);
  t.picks(0, 'cast boat-summoning');
  expect(t.refuses(0, 'cast boat-summoning')).toMatchObject({ rule: 'W 11.24a' });
});

rule('W 11.211b', 'an empty Boat in range comes to a water space beside him', () => {
  const t = walking(
    { ...member('druids', 2), at: 'meadowfarm-a1' },
    1,
    { spell: [1] },
    { boats: ['sea-9-15', 'sea-30-30'], players: { 1: { at: 'torwall-a1' } } },
  );
  t.picks(0, 'cast boat-summoning', 'to sea-5-16');
  expect(t.truth('boats.0')).toBe('sea-5-16');
  expect(offered(t, 0, 'board')).toEqual(['boat-1']);
});

rule('W 11.2111', 'the range counts water spaces, never across land', () => {
  // The Boat is near as the raven flies, but the island lies between.
  const near = walking({ ...member('druids', 2), at: 'meadowfarm-a1' }, 1, {}, { boats: ['sea-5-22'] });
  expect(near.refuses(0, 'cast boat-summoning')).toMatchObject({ rule: 'W 11.211a' });
  const far = walking({ ...member('druids', 3), at: 'meadowfarm-a1' }, 1, { spell: [1] }, { boats: ['sea-5-22'] });
  far.picks(0, 'cast boat-summoning');
  expect(far.at()).toBe('summon-boat.where');
});

rule('W 11.212', 'Swiftness makes woods or mountains plains for the rest of the turn; failing, he moves on', () => {
  const t = walking({ ...member('sorcerers', 2), at: 'torwall-c5' }, 1, { spell: [3] });
  expect(offered(t, 0, 'go')).not.toContain('torwall-a5');
  t.picks(0, 'cast swiftness');
  expect(offered(t, 0, 'go')).toContain('torwall-a5');
  const failed = walking({ ...member('sorcerers', 2), at: 'torwall-c5' }, 1, { spell: [6] });
  failed.picks(0, 'cast swiftness');
  expect([failed.at(), failed.asked()]).toEqual(['move.choose', [0]]);
  expect(failed.refuses(0, 'cast swiftness')).toMatchObject({ rule: 'W 11.24a' });
});

const setsOut = (player: object, dice = {}, more = {}) =>
  isles({
    seats: 2,
    position: { players: { 0: player }, ...more } as never,
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM, ...dice },
  });

rule(['W 11.213a', 'W 11.213b'], 'Transporting is cast instead of a roll; failing, he does not move', () => {
  const t = setsOut({ ...member('wizards', 3), at: 'torwall-c1' }, { spell: [2], place: [1, 2, 1, 3] });
  t.picks(0, 'cast transporting');
  expect(t.truth('players.0.at')).toBe('woodswall-a3');
  const failed = setsOut({ ...member('wizards', 3), at: 'torwall-c1' }, { spell: [6] });
  failed.picks(0, 'cast transporting');
  expect(failed.truth('players.0.at')).toBe('torwall-c1');
  expect(setsOut({ ...member('wizards', 2), at: 'torwall-c1' }).refuses(0, 'cast transporting')).toMatchObject({
    refused: 'not-offered',
  });
});

rule('W R27', 'to a RANDOM space, to one of a territory he names, or to a random stone', () => {
  const named = setsOut({ ...member('sorcerers', 4), at: 'torwall-c1' }, { spell: [1], place: [5, 2] });
  named.picks(0, 'cast transporting', 'to glendale');
  expect(named.truth('players.0.at')).toBe('glendale-c2');
  const stone = setsOut({ ...member('druids', 4), at: 'torwall-c1' }, { spell: [1], place: [1, 1, 3, 2, 5, 5] });
  stone.picks(0, 'cast transporting');
  expect(stone.truth('players.0.at')).toBe('sacred-circle-c5');
});

rule('W 11.2131', 'a Druid who goes from a stone takes one more turn', () => {
  const t = setsOut({ ...member('druids', 2), at: 'sacred-circle-c1' }, { spell: [1], place: [1, 1, 5, 1] });
  t.picks(0, 'cast transporting');
  expect([t.truth('players.0.at'), t.asked()]).toEqual(['torwall-c1', [0]]);
  expect(setsOut({ ...member('druids', 2), at: 'sacred-circle-a1' }).refuses(0, 'cast transporting')).toMatchObject({
    refused: 'not-offered',
  });
});

rule(
  ['W 11.221a', 'W 11.221b'],
  'Animal Summoning: after a turn without encounter, where one is possible, and without an animal',
  () => {
    const t = setsOut({ ...member('wizards', 2), at: 'meadowfarm-c1' }, { spell: [2], animal: [4, 1] });
    t.picks(0, 'stop', 'cast animal-summoning');
    expect(t.truth('players.0.animal')).toBe('horse');
    const none = setsOut({ ...member('wizards', 2), at: 'meadowfarm-c1', animal: 'hound' });
    none.picks(0, 'stop');
    expect(none.asked()).toEqual([1]);
    const stone = setsOut({ ...member('wizards', 2), at: 'sacred-circle-c2' });
    stone.picks(0, 'stop');
    expect(stone.asked()).toEqual([1]);
  },
);

const beset = (player: object, dice = {}) =>
  one('encounter', { at: 'meadowfarm-c1', ...player } as never, dice, { demons: ['meadowfarm-c1'] });

rule(['W 11.22', 'W 11.222a'], 'Demon Dispelling removes the marker and gains a die of points', () => {
  const t = beset(member('druids', 2), { spell: [4], points: [3] });
  t.picks(0, 'cast demon-dispelling', 'gain knowledge');
  expect([t.truth('demons'), t.truth('players.0.points')]).toEqual([[], [3, 0, 0]]);
});

rule('W 11.222b', 'failing, the Demons attack, and a 6 is rolled again', () => {
  const t = beset(member('druids', 2), { spell: [6], demons: [6, 1, 4, 2], place: [1, 1] });
  t.picks(0, 'cast demon-dispelling');
  expect(t.truth('players.0.dazed')).toBe(true);
});

const dragon = (player: object, dice = {}, more = {}) => one('dragon', player as never, dice, more);

rule('W 11.223a', 'Dragon Taming 1 to 3: a Secret Wizard is shown to him alone', () => {
  const t = dragon(member('wizards', 4), { spell: [2], secret: ['tolmitar'], place: [1, 1, 5, 1] });
  t.picks(0, 'cast dragon-taming');
  expect([t.sees(0, 'secrets.A.who'), t.sees(1, 'secrets.A.who'), told(t, 'table')]).toEqual([
    'tolmitar',
    'unknown',
    [],
  ]);
});

rule('W 11.223b', '4 or 5: nothing happens', () => {
  const t = dragon(member('wizards', 4), { spell: [5] });
  t.picks(0, 'cast dragon-taming');
  expect([t.truth('secrets.A.at'), told(t, 'table')]).toEqual([null, []]);
});

rule('W 11.223c', '6: it fails, and a 6 of the Dragon is rolled again', () => {
  const t = dragon(member('wizards', 4), { spell: [6], dragon: [6, 6, 2, 1], turns: [2] });
  t.picks(0, 'cast dragon-taming');
  expect(told(t, 'turns.lost')).toEqual([{ seat: 0, n: 2 }]);
});

rule('W R114', 'with all High Wizards on the board nobody is shown, but the spell protects', () => {
  const all = Object.fromEntries(
    ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek', 'veldor'].map((who) => [who, 'hillshire-a1']),
  );
  const t = dragon(member('wizards', 4), { spell: [1] }, { wizards: all });
  t.picks(0, 'cast dragon-taming');
  expect([t.truth('secrets.A.at'), told(t, 'table')]).toEqual([null, []]);
});

rule(['W 11.224', 'W 11.2241'], 'Escaping avoids Traps of all kinds, before their effect is known', () => {
  const trap = one('trap', member('sorcerers', 2), { spell: [1] });
  trap.picks(0, 'cast escaping');
  expect(told(trap, 'table')).toEqual([]);
  const card = one('wizard-card', member('sorcerers', 2), { wizard: ['trap-lair'], spell: [1] });
  card.picks(0, 'cast escaping');
  expect(card.truth('players.0.at')).toBe('meadowfarm-a1');
});

rule(['W 11.2242', 'W R65'], 'Rank 4 Sorcerers and Druids escape transports, Wizards do not', () => {
  const t = one('transport', { ...member('druids', 4), at: 'torwall-c1' }, { spell: [1] }, {}, { to: 'random' });
  t.picks(0, 'cast escaping');
  expect(t.truth('players.0.at')).toBe('torwall-c1');
  const wizard = one(
    'transport',
    { ...member('wizards', 4), at: 'torwall-c1' },
    { place: [1, 1, 5, 4] },
    {},
    { to: 'random' },
  );
  expect(wizard.truth('players.0.at')).toBe('torwall-c4');
});

rule('W 11.24b', 'an Encounter spell is cast once for each adversary', () => {
  const t = one(
    'trap',
    { ...member('sorcerers', 4), at: 'torwall-c1' },
    { spell: [6], trap: [6, 1], place: [1, 1, 5, 4] },
  );
  t.picks(0, 'cast escaping');
  expect([t.truth('players.0.at'), told(t, 'cast')]).toEqual([
    'torwall-c4',
    [{ seat: 0, spell: 'escaping', die: 6, works: false }],
  ]);
});

const elves = (player: object, dice = {}, more = {}) =>
  one('dwelling', { at: 'glendale-c3', ...player } as never, dice, more);

rule(['W 11.231a', 'W R125'], 'Telepathy: for Wizards in an Elven Dwelling, and only when it can be of use', () => {
  expect(elves(member('wizards', 1, [15, 10, 5])).offers(0)).toEqual(['no spell', 'cast telepathy']);
  expect(told(elves(member('wizards', 1), { elves: [6, 1] }), 'table')).toHaveLength(1);
  expect(told(elves(member('druids', 1, [15, 15, 15]), { elves: [6, 1] }), 'table')).toHaveLength(1);
});

rule('W 11.231b', 'not while a High Wizard is on the board', () => {
  const t = elves(member('wizards', 1, [15, 10, 5]), { elves: [6, 1] }, { wizards: { terek: 'torwall-a1' } });
  expect(told(t, 'table')).toHaveLength(1);
});

rule(['W 11.231c', 'W 11.2311'], 'it succeeds on 1 and 2, and below Rank 4 serves for the next Rank', () => {
  const t = elves(member('wizards', 1, [15, 10, 5]), { spell: [2], wizard: ['phantasm-1', 'terek'] });
  t.picks(0, 'cast telepathy');
  expect([t.truth('players.0.rank'), told(t, 'table')]).toEqual([2, []]);
  const failed = elves(member('wizards', 1, [15, 10, 5]), { spell: [3] });
  failed.picks(0, 'cast telepathy');
  expect([failed.truth('players.0.rank'), told(failed, 'table')]).toEqual([1, []]);
});

rule(['W 11.2312a', 'W 11.2312b', 'W R121'], 'at Rank 4 it serves for Gems, without Mandatory Tasks', () => {
  const t = elves(member('wizards', 4), { spell: [1], wizard: ['terek'], gem: [2] });
  t.picks(0, 'cast telepathy');
  expect(t.truth('players.0.gems')).toEqual(['terek']);
  const busy = elves({ ...member('wizards', 4), tasks: [{ card: 'task-48', mandatory: true }] }, { elves: [6, 6] });
  expect(told(busy, 'table')).toHaveLength(1);
});

const tower = (player: object, dice = {}, more = {}) =>
  one('meet', { at: 'megmorans-tower-centre', ...player } as never, dice, more, { person: 'megmoran' });

rule(['W 11.232', 'W R11'], 'Gem Summoning: a Rank 4 Sorcerer meeting a Master Sorcerer in his Tower', () => {
  expect(tower(member('sorcerers', 4)).offers(0)).toEqual(['cast gem-summoning', 'decline']);
  expect(tower({ ...member('sorcerers', 4), at: 'torwall-c1' }).asked()).toEqual([1]);
  expect(tower({ ...member('sorcerers', 4), tasks: [{ card: 'task-48', mandatory: true }] }).asked()).toEqual([1]);
});

rule(
  ['W 11.2321a', 'W 11.2321b', 'W R10'],
  'with a High Wizard on the board it must be aimed at one, who then leaves',
  () => {
    const t = tower(member('sorcerers', 4), { gem: [6] }, { wizards: { terek: 'torwall-a1', veldor: 'torwall-a2' } });
    t.picks(0, 'cast gem-summoning');
    expect(t.offers(0)).toEqual(['terek', 'veldor']);
    t.picks(0, 'terek');
    expect([t.truth('wizards.terek'), t.truth('wizardCards.terek'), told(t, 'gem.refused')]).toEqual([
      null,
      'deck',
      [{ seat: 0, person: 'terek' }],
    ]);
  },
);

rule('W R12', 'a Secret Wizard may be aimed at by his letter, and becomes known', () => {
  const t = tower(
    member('sorcerers', 4),
    { gem: [1] },
    { secrets: { A: { at: 'torwall-a1', who: 'elekov', known: [1] } } },
  );
  t.picks(0, 'cast gem-summoning', 'letter A');
  expect([course(t).includes('secret.unmasked'), t.truth('players.0.gems')]).toEqual([true, ['elekov']]);
});

rule('W 11.2322', 'without one it succeeds on 1 and 2, and the False Wizard may be met', () => {
  const t = tower({ ...member('sorcerers', 4), gems: ['terek'] }, { spell: [2], wizard: ['veldor'], gem: [4] });
  t.picks(0, 'cast gem-summoning');
  expect(t.truth('players.0.gems')).toEqual([]);
  const failed = tower(member('sorcerers', 4), { spell: [3] });
  failed.picks(0, 'cast gem-summoning');
  expect(told(failed, 'gem.seen')).toEqual([]);
});

rule('W 11.233', 'a Druid who reaches Rank 4 sees all Gem cards', () => {
  const t = one('meet', member('druids', 3, [45, 75, 60]), { task: ['task-48'] }, {}, { person: 'ruktal' });
  expect([t.truth('players.0.rank'), t.sees(0, 'gems.veldor'), t.sees(1, 'gems.veldor')]).toEqual([
    4,
    'false',
    'unknown',
  ]);
  expect(t.heard(1).find(({ key }) => key === 'gem.all')?.args).toEqual({ seat: 0 });
});

rule('W R29', 'who stays with a Demon may not cast against it on later turns', () => {
  const t = beset(member('druids', 2), { demons: [4, 1], place: [1, 1], move: CALM });
  t.picks(0, 'no spell').picks(1, 'stop');
  expect(t.offers(0)).not.toContain('cast demon-dispelling');
});
