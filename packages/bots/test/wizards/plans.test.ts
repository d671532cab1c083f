import { begin, isRefusal, seedFrom } from '@questhall/kernel';
import {
  AROUND,
  CIRCLE_CENTRE,
  COTTAGE_CENTRE,
  cellOf,
  distance,
  GO,
  HORSE,
  isInCircle,
  KIND,
  mark,
  STAR_CREST,
  STOP,
  TASKS,
  UNICORN,
  type View,
  WINGED_HORSE,
  wizards,
} from '@questhall/wizards';
import { expect, test } from 'vitest';
import { boldly } from '../../src/wizards/archmage/bold.js';
import { agendaOf } from '../../src/wizards/archmage/errands.js';
import { newGatherer } from '../../src/wizards/archmage/gems/gatherer.js';
import { goalsBy } from '../../src/wizards/archmage/goals.js';
import { groundOf } from '../../src/wizards/archmage/ground.js';
import { flightTo, paceOf } from '../../src/wizards/archmage/mounts.js';
import { omensOf } from '../../src/wizards/archmage/omens.js';
import { worthOfLessons, worthOfPoints } from '../../src/wizards/archmage/worth.js';
import type { Sight } from '../../src/wizards/decision.js';
import { FAR, fieldOver, groundFor, TURN } from '../../src/wizards/field.js';
import { travels } from '../../src/wizards/travel.js';

const apprentice = { order: [2], rank: [1], points: [0, 0, 0] };

test('points for the next Rank save more turns than those for later, and those beyond need hardly any', () => {
  const soon = worthOfPoints(apprentice, 0, [0, 0, 15]);
  const later = worthOfPoints({ ...apprentice, points: [0, 0, 15] }, 0, [0, 0, 15]);
  const never = worthOfPoints({ ...apprentice, points: [0, 0, 75] }, 0, [0, 0, 15]);
  expect(soon).toBeGreaterThan(later);
  expect(later).toBeGreaterThan(5 * never);
});

test('who has Tasks enough for all that is missing wants no more of them', () => {
  const view = viewOf({ order: [2, 2], rank: [3, 3], points: [60, 45, 70, 0, 0, 0] });
  const task = { card: 0, mandatory: false, marks: [], first: -1, vigil: -1 };
  expect(worthOfLessons({ ...view, points: [30, 20, 40, 0, 0, 0] }, 0)[0]).toBeGreaterThan(2);
  expect(worthOfLessons({ ...view, tasks: [[task], []] }, 0)[0]).toBeLessThan(1);
});

test('no tile falls in the first two Fortnights; then the one with most markers is the likeliest', () => {
  const view = viewOf({ fortnight: 1, day: 4 });
  expect(omensOf(view).days).toBe(38);
  expect(omensOf({ ...view, fortnight: 3 }).days).toBe(10);
  expect(omensOf({ ...view, fortnight: 3, thwarts: 1 }).days).toBe(24);
});

test('on the last day of the first two Fortnights everybody is carried off, unless Evil is thwarted', () => {
  const view = viewOf({ fortnight: 2, day: 12 });
  expect(omensOf(view).stays).toBeLessThan(3);
  expect(omensOf({ ...view, thwarts: 1 }).stays).toBe(Number.POSITIVE_INFINITY);
  expect(omensOf({ ...view, fortnight: 3 }).stays).toBe(Number.POSITIVE_INFINITY);
});

test('who has waited two turns goes on as if no Demon stood in his way', () => {
  const demons: number[] = [];
  const decide = boldly(({ view }) => {
    demons.push(view.demons.length);
    return { pick: 0, why: 'on' };
  });
  for (const turns of [1, 3, 5]) decide({ seat: 0, view: viewOf({ turns, at: [7, 9], demons: [8] }) } as Sight);
  expect(demons).toEqual([1, 1, 0]);
});

test('with Gems he does so only in the Cottage, whose one gate may be barred for good', () => {
  const view = viewOf({ demons: [8], gems: [1, 0] }, { islands: 'chart' });
  const boldAt = (cell: number) => {
    let demons = 1;
    const decide = boldly((sight) => {
      demons = sight.view.demons.length;
      return { pick: 0, why: 'on' };
    });
    for (let turns = 1; turns < 12; turns += 2) decide({ seat: 0, view: { ...view, turns, at: [cell, 0] } } as Sight);
    return demons === 0;
  };
  expect(boldAt(cellOf(view, COTTAGE_CENTRE))).toBe(true);
  expect(boldAt(cellOf(view, CIRCLE_CENTRE))).toBe(false);
});

test('whoever is at the Star Crest steps out once and waits beside it, to come in again', () => {
  const options = { islands: 'chart' };
  const view = viewOf({ order: [2, 2], rank: [2, 2], taken: [9, 9] }, options);
  const crest = cellOf(view, STAR_CREST);
  const waits = (more: Partial<View>) =>
    agendaOf({ ...view, ...more }, 0).errands.find(({ cell, stays }) => stays && distance(cell, crest) === 1);
  const beside = waits({ at: [crest, 0], crest: [0, -1] })?.cell as number;
  expect(waits({ at: [beside, 0], crest: [10, -1] })?.cell).toBe(beside);
  expect(waits({ at: [crest, 0], crest: [-2, -1] })).toBeUndefined();
});

test('the Star Crest is a goal as soon as it opens to him, though nothing else has changed', () => {
  const view = viewOf({ order: [2, 2], rank: [2, 2], taken: [10, 10] }, { islands: 'chart' });
  const crest = cellOf(view, STAR_CREST);
  const beside = Array.from({ length: 2000 }, (_, cell) => cell).find((cell) => distance(cell, crest) === 1) as number;
  const goalsOf = goalsBy(2, newGatherer());
  const isGoal = (more: Partial<View>) =>
    goalsOf({ ...view, at: [beside, 0], ...more }, 0).some(({ cell, late }) => cell === crest && late === 0);
  expect(isGoal({ crest: [-1, -1] })).toBe(false);
  expect(isGoal({ crest: [10, -1] })).toBe(true);
});

test('an archmage with Rüktal sees the way out of the Circle, which a knight does not', () => {
  const view = viewOf({ order: [2, 2], rank: [2, 2] }, { islands: 'chart' });
  const goal = { cell: cellOf(view, STAR_CREST) - 1, late: 0 };
  const fromCentre = (ground: ReturnType<typeof groundFor>) =>
    fieldOver(ground, [goal]).foot[cellOf(view, CIRCLE_CENTRE)];
  expect(fromCentre(groundOf(view, 0))).toBeLessThan(FAR);
  expect(fromCentre(groundFor(view, 0))).toBe(FAR);
});

test('to come upon a certain stone takes an archmage as long wherever he stands beside it', () => {
  const view = viewOf({ order: [2, 2], rank: [2, 2] }, { islands: 'chart' });
  const stone = AROUND[cellOf(view, CIRCLE_CENTRE) * 6];
  const ground = groundOf(view, 0);
  const outside = [0, 1, 2, 3, 4, 5]
    .map((side) => AROUND[stone * 6 + side])
    .filter((cell) => !isInCircle(ground.land[cell]));
  const costs = outside.map((cell) => fieldOver(ground, [{ cell: stone, late: 0 }]).foot[cell]);
  expect(new Set(costs)).toEqual(new Set([6 * TURN]));
});

test('who is to come anew to the Cottage leaves it by the gate, whatever is just behind its walls', () => {
  const view = viewOf({ order: [2, 2], rank: [2, 2] }, { islands: 'chart' });
  const cottage = cellOf(view, COTTAGE_CENTRE);
  const { land, walls } = groundFor(view, 0);
  const sides = [0, 1, 2, 3, 4, 5].filter((side) => land[AROUND[cottage * 6 + side]] >= 0);
  const isWalled = (side: number) => ((walls[cottage] >> side) & 1) === 1;
  const [gate, behind] = [sides.find((side) => !isWalled(side)), sides.find(isWalled)].map(
    (side) => AROUND[cottage * 6 + (side as number)],
  );
  const goals = [cottage, behind].map((cell) => ({ cell, late: 0 }));
  const sight = {
    view: { ...view, at: [cottage, 0] },
    seat: 0,
    options: [STOP, GO * KIND + gate],
    shows: { move: WALK },
  };
  const { pick } = travels(() => goals)['move.choose'](sight as unknown as Sight);
  expect(pick).toBe(1);
});

test('a Unicorn makes every place as near, and a Winged Horse those within ten spaces', () => {
  const view = viewOf({ order: [2, 2], rank: [2, 2], animalTurns: [2, 0] }, { islands: 'chart' });
  const [crest, centre] = [STAR_CREST, CIRCLE_CENTRE].map((space) => cellOf(view, space));
  const cells = [...groundFor(view, 0).land.keys()];
  const [near, far] = [10, 11].map((n) => cells.find((cell) => distance(cell, crest) === n) as number);
  const by = (animal: number, at: number) => flightTo({ ...view, animal: [animal, 0], at: [at, 0] }, 0, crest);
  expect(by(UNICORN, far)).toBe(by(UNICORN, near));
  expect(by(WINGED_HORSE, near)).toBe(by(UNICORN, near));
  expect(by(WINGED_HORSE, far)).toBeGreaterThan(by(UNICORN, near) as number);
  expect(by(0, near)).toBeUndefined();
  expect(flightTo({ ...view, animal: [UNICORN, 0], at: [near, 0] }, 0, centre)).toBeUndefined();
});

test('on a Horse a long way takes less, and what is left of it when it has gone as long as ever', () => {
  const view = viewOf({ animal: [HORSE, 0], animalTurns: [2, 0] });
  const [mounted, walks] = [paceOf(view, 0), paceOf({ ...view, animal: [0, 0], animalTurns: [0, 0] }, 0)];
  expect(mounted(28)).toBeLessThan(walks(28) / 2 + 0.1);
  expect(mounted(77) - mounted(70)).toBeCloseTo(1);
});

test('who must report to Rüktal once more and has met him twice leaves the tile first', () => {
  const view = viewOf({ order: [2, 2], rank: [4, 4], taken: [9, 9] }, { islands: 'chart' });
  const centre = cellOf(view, CIRCLE_CENTRE);
  const card = TASKS.findIndex(({ no }) => no === 15);
  const held = { card, mandatory: true, marks: [mark(centre, 1)], first: -1, vigil: -1 };
  const at = AROUND[centre * 6];
  const goals = (met: number[]) =>
    goalsBy(2, newGatherer())({ ...view, at: [at, 0], tasks: [[held], []], met: [met, []] }, 0);
  expect(goals([(centre << 6) | 1]).map(({ cell }) => cell)).toEqual([centre]);
  expect(new Set(goals([(centre << 6) | 2]).map(({ cell }) => distance(cell, centre)))).toEqual(new Set([3]));
});
const WALK = { white: 3, land: 3, water: 3 };

function viewOf(more: Partial<View>, options = {}): View {
  const begun = begin(wizards, { seats: 2, options }, seedFrom('plans'));
  if (isRefusal(begun)) throw new Error(begun.why);
  return { ...wizards.view(begun.state.board, 0), ...more };
}
