import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { TILES } from '../../src/index.js';
import { member, one, told } from '../stage.js';
import { isles } from '../table.js';

/** Seat 0 is given this Task by nobody, with these dice for places. */
function drawn(task: string, place: number[], more = {}) {
  return one('draw-task', member('wizards', 1), { task: [task], place }, more, { person: null });
}

/** Where the markers went. */
function marked(t: ReturnType<typeof drawn>) {
  return (told(t, 'task.marked')[0] as { at: (string | null)[] }).at;
}

rule(['W 4', 'W 4.1.RANDOM', 'W E17'], 'a RANDOM place: first the territory, then the space', () => {
  const t = drawn('task-98', [4, 6, 2, 3]);
  expect(marked(t)).toEqual(['woodland-a3', 'timberlane-b5']);
});

rule(['W 4.1a', 'W 4.1b'], 'white chooses the type, red the number', () => {
  expect(marked(drawn('task-98', [1, 1, 1, 1]))[0]).toBe('torwall-a1');
  expect(marked(drawn('task-98', [3, 1, 1, 1]))[0]).toBe('glendale-a1');
  expect(marked(drawn('task-98', [5, 1, 1, 1]))[0]).toBe('sacred-circle-a1');
  expect(marked(drawn('task-98', [2, 5, 1, 1]))[0]).toBe('meadowfarm-a1');
});

rule('W 4.1.COMMON', 'a Common place takes the red die alone', () => {
  const t = isles({
    seats: 1,
    options: { islands: 'chart', difficulty: 0 },
    begin: { proc: 'setup' },
    dice: { place: [1, 1, 4, 1, 2] },
  });
  t.picks(0, 'megmoran');
  while (t.at() === 'boats.stretch') t.picks(0, t.offers(0)[0]);
  t.picks(0, 'red');
  expect(told(t, 'starts')).toEqual([{ seat: 0, at: 'crescent-ridge-a2' }]);
});

rule('W 4.1.ELVEN', 'an Elven place takes the red die alone', () => {
  expect(marked(drawn('task-37', [5, 6, 6]))).toEqual(['timberlane-c6', 'edgewood-a1']);
});

rule('W 4.1.MAGIC', 'a Magic place takes the red die alone', () => {
  expect(marked(drawn('task-41', [4, 3, 2]))).toEqual(['melekoks-tower-b2', 'edgewood-a1']);
});

rule('W 4.1.COMMON-OR-ELVEN', 'Common on a white 1 to 3, else Elven', () => {
  expect(marked(drawn('task-16', [3, 6, 1, 1]))[0]).toBe('hillshire-a1');
  expect(marked(drawn('task-16', [4, 6, 1, 1]))[0]).toBe('woodland-a1');
});

rule('W 4.1.COMMON-OR-MAGIC', 'Common on a white 1 to 3, else Magic', () => {
  expect(marked(drawn('task-3', [3, 6, 1, 1, 1, 1, 1]))[0]).toBe('hillshire-a1');
  expect(marked(drawn('task-3', [4, 6, 1, 1, 1, 1, 1]))[0]).toBe('dragons-lair-a1');
});

rule('W 4.1.ELVEN-OR-MAGIC', 'Elven on a white 1 to 3, else Magic', () => {
  expect(marked(drawn('task-17', [3, 2, 1, 1]))[0]).toBe('meadowshire-a1');
  expect(marked(drawn('task-17', [4, 2, 1, 1]))[0]).toBe('megmorans-tower-a1');
});

rule('W 4.1.SPECIFIC', 'a named territory needs no territory roll', () => {
  expect(marked(drawn('task-84', [6, 5]))[0]).toBe('edgewood-c5');
});

rule(['W 4.1.ANY', 'W 4.22'], 'where the card says ANY the holder chooses, and no die is rolled', () => {
  const t = drawn('task-97', []);
  expect(t.at()).toBe('draw-task.choose');
  expect(t.refuses(0, 'mark torwall-c1')).toMatchObject({ rule: 'W 4.1.ANY' });
  t.picks(0, 'mark hillshire-a1');
  expect(marked(t)).toEqual(['hillshire-a1', null]);
});

rule('W 4.2', 'the eighteen coded spaces can be rolled, the centre never', () => {
  const spots = [1, 3, 5].flatMap((white) =>
    [1, 2, 3, 4, 5, 6].map((red) => marked(drawn('task-84', [white, red]))[0]),
  );
  expect(new Set(spots).size).toBe(18);
  expect(spots).not.toContain('edgewood-centre');
});

rule(['W 4.21', 'W 4.211', 'W 4.212'], 'white gives the letter, red the number of a space', () => {
  const letters = [1, 2, 3, 4, 5, 6].map((white) => marked(drawn('task-84', [white, 4]))[0]);
  expect(letters).toEqual(['a4', 'a4', 'b4', 'b4', 'c4', 'c4'].map((spot) => `edgewood-${spot}`));
});

rule('W E1', 'the book rolls Task 3: Magic I B4, then Elven IV A5', () => {
  expect(marked(drawn('task-3', [5, 1, 3, 4, 4, 1, 5]))).toEqual(['sacred-circle-b4', 'green-grove-a5']);
});

rule('W 12.45', 'a fallen territory is rolled again', () => {
  const t = drawn('task-98', [1, 1, 4, 6, 2, 3], { fallen: ['torwall'] });
  expect(marked(t)[0]).toBe('woodland-a3');
});

for (const [group, ids] of Object.entries({ COMMON: 0, ELVEN: 6, MAGIC: 12 })) {
  ['I', 'II', 'III', 'IV', 'V', 'VI'].forEach((number, i) => {
    const { id, name, type } = TILES[ids + i];
    rule(`W C.${group}.${number}`, `${group.toLowerCase()} ${number} is ${name}`, () => {
      const white = { COMMON: 1, ELVEN: 3, MAGIC: 5 }[group] as number;
      expect(marked(drawn('task-98', [white, i + 1, 1, 2]))[0]).toBe(`${id}-a2`);
      expect(type).toBe(group.toLowerCase());
    });
  });
}
