import { random } from '@questhall/kernel';
import { kingdomSpaces, NEIGHBOURS, NOBODY, ORCS, SPACES, type View } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { fill, kingdomsIn, landOf, take } from '../../src/wizards-quest/archmage/filling.js';
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

test("the archmage's kingdoms outgrow the knight's in the set-up", () => {
  let lead = 0;
  for (let i = 0; i < 6; i++) {
    const seat = i % 2;
    const bots = ['knight', 'knight'].with(seat, 'archmage:60p');
    const view = filled(bots, `growth ${Math.floor(i / 2)}`);
    lead += kingdomSpaces(view, seat) - kingdomSpaces(view, 1 - seat);
  }
  expect(lead / 6).toBeGreaterThan(2);
});
