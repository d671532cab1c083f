import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { TILES } from '../../src/index.js';
import { CALM, member, offered, told } from '../stage.js';
import { isles } from '../table.js';

/** The solitaire set-up, with tiles laid in rows from the north-west. */
function alone(options: object, dice = {}) {
  const t = isles({ seats: 1, options: options as never, begin: { proc: 'setup' }, dice: { ...dice } });
  t.picks(0, 'meligar');
  let n = 0;
  while (t.at() === 'laying-blind.where') {
    const [column, row] = [4 + 6 * (n % 6), 5 + 6 * Math.floor(n / 6) + (n % 2)];
    t.picks(0, `at ${column}-${row}`, 'turn 0');
    n += 1;
  }
  return { t, laid: n };
}

rule(['W A.0', 'W A.1'], 'alone: Lair, Circle, Cottage and a Tower of his choice are sure to be there', () => {
  const { t } = alone({ difficulty: 6 });
  for (const tile of ['dragons-lair', 'sacred-circle', 'hamdrels-cottage', 'meligars-tower'])
    expect(t.truth('fallen')).not.toContain(tile);
});

rule(['W A.2', 'W A.3'], 'as many others as a die says, or the difficulty, are missing', () => {
  expect(alone({ difficulty: 'die' }, { missing: [3] }).t.truth('fallen')).toHaveLength(3);
  expect(alone({ difficulty: 5 }).laid).toBe(13);
  expect(alone({ difficulty: 0 }).t.truth('fallen')).toEqual([]);
});

rule(['W A.4', 'W A.5'], 'they are laid unseen, and turned up when all lie', () => {
  const t = isles({ seats: 1, options: { difficulty: 2 }, begin: { proc: 'setup' } });
  t.picks(0, 'megmoran', 'at 10-10', 'turn 2');
  expect([t.truth('phase'), TILES.every(({ id }) => t.sees(0, `tiles.${id}.at`) === null)]).toEqual(['blind', true]);
  const { t: done } = alone({ difficulty: 2 });
  expect([told(done, 'tiles.turned-up').length, done.truth('phase')]).toEqual([1, 'setup']);
  expect(TILES.filter(({ id }) => done.truth(`tiles.${id}.at`) !== null)).toHaveLength(16);
});

rule('W R107', 'a missing tile counts as fallen', () => {
  const { t } = alone({ difficulty: 6 });
  const missing = t.truth('fallen') as string[];
  expect(t.computed('next-to-fall', {})).not.toEqual(
    expect.arrayContaining([missing.find((id) => TILES.find((tile) => tile.id === id)?.type === 'common') ?? 'none']),
  );
  expect(missing).toHaveLength(6);
});

const FAR = { 'dragons-lair': { at: '40-29' } };

rule('W A.6', 'alone and stranded in the Lair: lost', () => {
  const t = isles({
    seats: 1,
    position: { tiles: FAR, players: { 0: { at: 'dragons-lair-c1' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
  });
  expect(t.result).toMatchObject({ winners: [], rule: 'W A.6' });
});

const adrift = (fortnight: number, dice: object) =>
  isles({
    seats: 1,
    position: { fortnight, players: { 0: { at: 'sea-40-29' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM, ...dice },
  });

rule('W A.7', 'alone and stranded at sea: Day 14 comes, and who is not carried to the Lair drowns', () => {
  const t = adrift(3, { evil: [1], demons: [1, 1], turns: [2], place: [3, 1, 1, 1] });
  expect(t.result).toMatchObject({ winners: [], rule: 'W A.7' });
  const saved = adrift(3, { evil: [1], demons: [5, 1], place: [3, 1, 1, 1, 5, 3] });
  expect([saved.result, saved.truth('players.0.at'), saved.truth('fortnight')]).toEqual([null, 'dragons-lair-c3', 4]);
});

rule('W A.8', 'elsewhere he waits', () => {
  const t = isles({
    seats: 1,
    position: { tiles: { torwall: { at: '40-29' } }, players: { 0: { at: 'torwall-c1' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM },
  });
  expect([t.result, t.asked(), offered(t, 0, 'go').length > 0]).toEqual([null, [0], true]);
});

rule('W R108', 'alone he is his own neighbour', () => {
  const t = isles({
    seats: 1,
    position: { players: { 0: { at: 'torwall-c1' } } },
    begin: { proc: 'event', vars: { seat: 0 } },
    dice: { event: ['event-18'] },
  });
  expect([t.at(), t.asked()]).toEqual(['displace.choose', [0]]);
});

/** Four players in pairs: 0 with 2, 1 with 3. */
function pairs(proc: string, players: object, dice = {}, more = {}, vars = {}) {
  return isles({
    seats: 4,
    options: { partners: true },
    position: { ...more, players } as never,
    begin: { proc, vars: proc === 'evil' ? {} : { seat: 0, ...vars } },
    dice,
  });
}
const D1 = member('druids', 1);
const D4 = member('druids', 4);

rule(['W B.1', 'W R56'], "a partner's gain is one's own, unless one can gain nothing", () => {
  const t = pairs('gain', { 0: D1, 2: member('wizards', 2) }, {}, {}, { n: 6 });
  t.picks(0, 'gain power');
  expect([0, 1, 2, 3].map((seat) => t.truth(`players.${seat}.points.2`))).toEqual([6, 0, 6, 0]);
  const high = pairs('gain', { 0: D1, 2: D4 }, {}, {}, { n: 6 });
  high.picks(0, 'gain power');
  expect(high.truth('players.2.points')).toEqual([0, 0, 0]);
});

rule('W B.2', 'partners have no Player Encounter, and no points for a rescue', () => {
  const t = pairs('encounter', { 0: { ...D1, at: 'torwall-c1' }, 2: { ...D1, at: 'torwall-c1' } });
  expect(told(t, 'players')).toEqual([]);
  const rescue = pairs('encounter', { 0: { ...D1, at: 'torwall-c1' }, 2: { ...D1, at: 'torwall-c1', trap: 'roll' } });
  expect([rescue.truth('players.2.trap'), rescue.truth('players.0.points')]).toEqual(['free', [0, 0, 0]]);
});

rule('W R67', 'but if one is Dragonbound he is as bad as Demons', () => {
  const t = pairs(
    'encounter',
    { 0: { ...D1, at: 'torwall-c1' }, 2: { ...D1, at: 'torwall-c1', bound: true } },
    { demons: [4, 1] },
  );
  expect(t.truth('players.0.dazed')).toBe(true);
});

rule('W B.3', 'partners who meet exchange Optional Tasks', () => {
  const t = pairs('encounter', {
    0: { ...D1, at: 'torwall-c1', tasks: ['task-48', { card: 'task-36', mandatory: true }] },
    2: { ...D1, at: 'torwall-c1', tasks: ['task-57'] },
  });
  expect(t.offers(0)).toEqual(['enough', 'give task-48']);
  t.picks(0, 'give task-48', 'enough').picks(2, 'give task-57');
  const cards = (seat: number) => (t.truth(`players.${seat}.tasks`) as { card: string }[]).map(({ card }) => card);
  expect([cards(0), cards(2)]).toEqual([['task-36', 'task-57'], ['task-48']]);
});

rule(['W B.4', 'W R106'], 'and Gems, unseen by others, if both collect them', () => {
  const t = pairs('encounter', {
    0: { ...D4, at: 'torwall-c1', gems: ['terek', 'elekov'] },
    2: { ...D4, at: 'torwall-c1', gems: ['ishkatar'] },
  });
  expect(t.at()).toBe('partners.gems');
  t.picks(0, 'hand over onyx').picks(2, 'hand over nothing');
  expect([t.truth('players.0.gems'), t.truth('players.2.gems'), t.sees(1, 'players.2.gems')]).toEqual([
    ['elekov'],
    ['ishkatar', 'terek'],
    'unknown',
  ]);
});

rule(['W B.5', 'W R61'], 'from Fortnight 3 on Evil takes two territories at a time', () => {
  const t = pairs(
    'evil',
    { 0: { at: 'glendale-a1' }, 1: { at: 'glendale-a2' }, 2: { at: 'edgewood-c1' }, 3: { at: 'edgewood-c2' } },
    { evil: [2], place: new Array(8).fill([5, 5]).flat() },
    { fortnight: 3, day: 14, foretold: 'hillshire', demons: ['torwall-a1'] },
  );
  expect(told(t, 'fallen')).toEqual([{ tile: 'hillshire' }, { tile: 'torwall' }]);
});

rule('W R105', 'partners win together', () => {
  const six = ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek'];
  const t = pairs(
    'meet',
    { 0: { ...member('wizards', 4), gems: six, at: 'sacred-circle-centre' } },
    {},
    {},
    { person: 'ruktal' },
  );
  t.picks(0, 'deliver the gems');
  expect(t.result?.winners).toEqual([0, 2]);
});
