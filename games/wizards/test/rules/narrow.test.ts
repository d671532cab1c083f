import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizards } from '../../src/index.js';
import { BARE, laid, openCentres } from '../../src/map.js';
import { HIGHER, HIGHER_AFTER_SPELL, worksOn } from '../../src/odds.js';
import { CALM, type Isles, member, one, told, walking } from '../stage.js';
import { isles } from '../table.js';

/** Stories of what is easily missed: the first tile and space, the last face, the turn after. */

const people = (t: Isles) => told(t, 'met').map((args) => (args as { person: string }).person);

rule(['W 7f', 'W 7h'], 'the very first space, the town of Torwall, has Common Folk', () => {
  const t = walking({ at: 'torwall-c1' }, 1, { folk: [6, 6] });
  t.picks(0, 'go torwall-centre');
  expect(told(t, 'table')).toEqual([{ seat: 0, table: 'common-folk', roll: 6 }]);
});

rule(['W 7.3041a', 'W 7.3041b'], 'on the first tile, too, the second Demon appears where the first was met', () => {
  const t = one('encounter', { at: 'torwall-a2' }, { demons: [4, 1], place: [3, 6] }, { demons: ['torwall-a2'] });
  expect(t.truth('demons')).toEqual(expect.arrayContaining(['torwall-a2', 'torwall-b6']));
});

rule(
  ['W R15', 'W R53'],
  'outside the Circle cards are drawn for him, and the second High Wizard is another one',
  () => {
    const dice = { crest: [3, 1], wizard: ['phantasm-1', 'terek', 'veldor'] };
    const t = one('encounter', { at: 'green-grove-centre' }, dice);
    t.picks(0, 'decline', 'decline');
    expect(people(t)).toEqual(['terek', 'veldor']);
  },
);

rule('W 7.2', 'the way through another player leads no farther, either', () => {
  const way = (other: string) =>
    walking(
      { ...member('wizards', 1), at: 'meadowfarm-a1' },
      6,
      {},
      {
        players: { 1: { ...member('druids', 1), at: other } },
      },
    ).computed('reach', { seat: 0, points: 2 }) as object;
  expect(Object.keys(way('meadowfarm-b6'))).toContain('meadowfarm-centre');
  expect(Object.keys(way('meadowfarm-c1'))).not.toContain('meadowfarm-centre');
});

rule(['W 10a', 'W 3.73b', 'W 13a'], 'points come to Ranks 1 to 3, and to no other', () => {
  const after = (player: Parameters<typeof one>[1]) => {
    const t = one('gain', player, {}, {}, { n: 3 });
    if (t.asked()[0] === 0) t.picks(0, 'gain power');
    return t.truth('players.0.points');
  };
  for (const rank of [1, 2, 3]) expect(after({ order: 'druids', rank })).toEqual([0, 0, 3]);
  expect([after({}), after({ order: 'druids', rank: 4 })]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

rule('W 11.222b', 'after a spell that failed no 6 stands, and the other faces share its part', () => {
  const dice = { spell: [6], demons: [6, 1, 6, 6, 4, 2], place: [1, 1] };
  const t = one('encounter', { ...member('druids', 2), at: 'torwall-a2' }, dice, { demons: ['torwall-a2'] });
  t.picks(0, 'cast demon-dispelling');
  expect(told(t, 'table').at(-1)).toMatchObject({ table: 'demons', roll: 4 });
  expect(HIGHER_AFTER_SPELL[5]).toBe(0);
  expect(HIGHER_AFTER_SPELL.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(HIGHER_AFTER_SPELL[0]).toBeCloseTo(HIGHER[0] * (36 / 25));
});

rule('W R100', 'whoever was detained goes on the turn after, and meets nobody again', () => {
  const t = walking({ at: 'meadowfarm-b1' }, 1, { folk: [3, 1, 6, 6], move: CALM });
  t.picks(0, 'go meadowfarm-a2').picks(1, 'stop').picks(1, 'stop');
  expect([t.asked(), t.at(), t.truth('players.0.detained')]).toEqual([[0], 'move.choose', false]);
  expect(told(t, 'table')).toHaveLength(2);
});

rule(['W 14.3a', 'W 14.26'], 'what others may not know of Gems and Secret Wizards is one and the same sign', () => {
  const secrets = { A: { at: 'torwall-a2', who: 'veldor', known: [0] } };
  const { board } = walking({ ...member('wizards', 4), gems: ['terek'] }, 1, {}, { secrets });
  const [own, other] = [wizards.view(board, 0), wizards.view(board, 1)];
  expect([other.gems[0], other.secretWho[0]]).toEqual([-1, -1]);
  expect([own.gems[0], own.secretWho[0]]).toEqual([board.gems[0], board.secretWho[0]]);
});

rule('W 11.222a', 'who wants no spell casts none', () => {
  const player = { ...member('druids', 2), at: 'torwall-a2' };
  const t = one('encounter', player, { demons: [4, 1], place: [1, 1] }, { demons: ['torwall-a2'] });
  t.picks(0, 'no spell');
  expect([told(t, 'cast'), t.truth('players.0.dazed')]).toEqual([[], true]);
});

rule(
  ['W 11.231c', 'W 11.2322', 'W 11.223c'],
  'two spells work on 1 and 2, Taming and the others on all but a 6',
  () => {
    const { board } = walking(member('wizards', 3), 1);
    const works = (['telepathy', 'gem-summoning', 'dragon-taming', 'swiftness'] as const).map((s) =>
      worksOn(board, 0, s),
    );
    expect(works).toEqual([2, 2, 5, 5]);
  },
);

rule(['W R61', 'W R111'], 'the first tile, too, falls when it was named', () => {
  const players = { 0: { at: 'glendale-a1' }, 1: { at: 'glendale-a2' } };
  const position = { fortnight: 3, day: 14, foretold: 'torwall', demons: ['hillshire-a1'], players };
  const t = isles({ seats: 2, position, begin: { proc: 'evil' }, dice: { place: new Array(8).fill([5, 5]).flat() } });
  expect(told(t, 'fallen')).toEqual([{ tile: 'torwall' }]);
});

rule(['W 3.22b', 'W 3.23'], 'what one table has laid takes no room at another', () => {
  const all = openCentres(BARE).length;
  expect(openCentres(laid(BARE, 0, openCentres(BARE)[0], 0)).length).toBeLessThan(all);
  expect(openCentres(BARE)).toHaveLength(all);
});

rule('W 7.354b', 'whoever has left the tile of the Cottage has visited nobody', () => {
  const t = walking({ at: 'hamdrels-cottage-a1', visits: 2 }, 2);
  const swim = t.offers(0).find((pick) => pick.startsWith('swim '));
  t.picks(0, String(swim));
  expect(t.truth('players.0.visits')).toBe(0);
});

rule(['W 7.3033', 'W R68'], 'who can gain nothing is not asked how to divide it', () => {
  const other = { ...member('druids', 1), at: 'torwall-c1', trap: 'roll' };
  const t = one('encounter', { ...member('druids', 4), at: 'torwall-c1' }, { move: CALM }, { players: { 1: other } });
  expect(t.truth('players.1.trap')).toBe('free');
  expect(t.at()).not.toMatch(/^divide/);
});
