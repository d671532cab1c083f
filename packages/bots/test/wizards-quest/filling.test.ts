import { random } from '@questhall/kernel';
import { IS_CASTLE, kingdomSpaces, NEIGHBOURS, NOBODY, ORCS, SPACES, type View } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { fill, furthest, kingdomsIn, landOf, take } from '../../src/wizards-quest/archmage/filling.js';
import { table } from './table.js';

/** The view at the first question after all territories were taken. */
function filled(bots: readonly string[], seed: string): View {
  let after: View | undefined;
  table.play({
    bots,
    seed,
    most: 30,
    watch: ({ sight }) => {
      if (sight.ask === 'treasures.choose') after ??= sight.view;
    },
  });
  if (!after) throw new Error('no treasures were hidden');
  return after;
}

test('kingdoms in thought are those of the rules', () => {
  for (let i = 0; i < 5; i++) {
    const view = filled(['knight', 'knight', 'knight'], `kingdoms ${i}`);
    const sizes = [0, 1, 2].map((seat) => kingdomSpaces(view, seat));
    expect(kingdomsIn(landOf(3, view.holder))).toEqual(sizes);
  }
});

test('what hangs together belongs to a kingdom as soon as one of it does', () => {
  const castle = SPACES.length - 1;
  const [beside] = NEIGHBOURS[castle];
  const further = NEIGHBOURS[beside].find((space) => space !== castle && !NEIGHBOURS[castle].includes(space)) as number;
  const land = landOf(
    2,
    SPACES.map((_, space) => (space === castle ? 0 : NOBODY)),
  );
  take(land, 0, further);
  expect(kingdomsIn(land)).toEqual([1, 0]);
  take(land, 0, beside);
  expect(kingdomsIn(land)).toEqual([3, 0]);
});

test('all is taken in turns', () => {
  const land = landOf(
    2,
    SPACES.map((_, space) => (space % 2 === 0 ? ORCS : NOBODY)),
  );
  fill(land, 1, { me: 0, random: random('whims') });
  const taken = [0, 1].map((seat) => land.holder.filter((owner) => owner === seat).length);
  expect(taken).toEqual([SPACES.length / 4, SPACES.length / 4]);
});

test('how far a seat may have to go is told by the furthest castle and the two furthest territories', () => {
  const castle = SPACES.length - 1;
  const alone = landOf(
    3,
    SPACES.map((_, space) => (space === castle ? 0 : ORCS)),
  );
  const distances = distancesFrom(castle);
  const longest = (isCastle: boolean, n: number) =>
    distances
      .filter((_, space) => IS_CASTLE[space] === isCastle)
      .sort((a, b) => b - a)
      .slice(0, n)
      .reduce((a, b) => a + b, 0);
  expect(furthest(alone, 0)).toBe(longest(true, 1) + longest(false, 2));
});

test('between two only what the other holds may hide a treasure', () => {
  const [castle, near] = [SPACES.length - 1, NEIGHBOURS[SPACES.length - 1][0]];
  const two = landOf(
    2,
    SPACES.map((_, space) => (space === castle ? 0 : space === near ? 1 : ORCS)),
  );
  expect(furthest(two, 0)).toBe(1);
});

function distancesFrom(start: number): number[] {
  const found = SPACES.map((_, space): number => (space === start ? 0 : -1));
  for (let steps = 0; found.includes(-1); steps++)
    for (const [space, neighbours] of NEIGHBOURS.entries())
      if (found[space] === steps) for (const other of neighbours) if (found[other] < 0) found[other] = steps + 1;
  return found;
}

test('among four the archmage has a shorter way to where its treasures may be hidden', () => {
  let lead = 0;
  for (let seat = 0; seat < 4; seat++) {
    const view = filled(['knight', 'knight', 'knight', 'knight'].with(seat, 'archmage:60p'), 'ways');
    const ways = [0, 1, 2, 3].map((other) => furthest(landOf(4, view.holder), other));
    lead += ways.reduce((a, b) => a + b, 0) / 4 - ways[seat];
  }
  expect(lead / 4).toBeGreaterThan(0.5);
});

test("the archmage's kingdoms outgrow the knight's in the set-up", () => {
  let lead = 0;
  for (let i = 0; i < 4; i++) {
    const seat = i % 2;
    const bots = ['knight', 'knight'].with(seat, 'archmage:60p');
    const view = filled(bots, `growth ${Math.floor(i / 2)}`);
    lead += kingdomSpaces(view, seat) - kingdomSpaces(view, 1 - seat);
  }
  expect(lead / 4).toBeGreaterThan(2);
});
