import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizards } from '../../src/index.js';
import { HIGHER, HIGHER_AFTER_SPELL } from '../../src/odds.js';
import { CALM, type Isles, member, one, told, walking } from '../stage.js';

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
    const t = one('gain', { ...player, points: [1, 1, 1] }, {}, {}, { n: 3 });
    if (t.asked()[0] === 0) t.picks(0, 'gain power');
    return t.truth('players.0.points');
  };
  for (const rank of [1, 2, 3]) expect(after({ order: 'druids', rank })).toEqual([1, 1, 4]);
  expect([after({}), after({ order: 'druids', rank: 4 })]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
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
