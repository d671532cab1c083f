import { expect, test } from 'vitest';
import { type BoardSpec, board } from '../src/index.js';

/** Four spaces round a lake: north and south also meet over a bridge, west and east through a tunnel. */
const lake: BoardSpec = {
  waters: ['lake'],
  spaces: [
    {
      id: 'north',
      borders: [
        { to: 'east', via: 'land' },
        { to: 'lake', via: 'water' },
        { to: 'south', via: 'bridge' },
        { to: 'west', via: 'land' },
      ],
    },
    {
      id: 'east',
      borders: [
        { to: 'south', via: 'land' },
        { to: 'lake', via: 'water' },
        { to: 'north', via: 'land' },
        { to: 'west', via: 'tunnel' },
      ],
    },
    {
      id: 'south',
      borders: [
        { to: 'north', via: 'bridge' },
        { to: 'east', via: 'land' },
        { to: 'west', via: 'land' },
      ],
    },
    {
      id: 'west',
      borders: [
        { to: 'north', via: 'land' },
        { to: 'lake', via: 'water' },
        { to: 'south', via: 'land' },
        { to: 'east', via: 'tunnel' },
      ],
    },
  ],
};

/** The same board with the borders of one space told otherwise. */
function but(id: string, borders: BoardSpec['spaces'][number]['borders']): BoardSpec {
  return { ...lake, spaces: lake.spaces.map((space) => (space.id === id ? { id, borders } : space)) };
}

test('spaces are numbered in the order they are listed', () => {
  const { ids, index } = board(lake);
  expect(ids).toEqual(['north', 'east', 'south', 'west']);
  expect(ids.map((id) => index.get(id))).toEqual([0, 1, 2, 3]);
});

test('neighbours keep their clockwise order and leave the water out', () => {
  expect(board(lake).neighbours).toEqual([
    [1, 2, 3],
    [2, 0, 3],
    [0, 1, 3],
    [0, 2, 1],
  ]);
});

test('borders keep the water in its place', () => {
  expect(board(lake).borders[0]).toEqual([
    { to: 1, via: 'land' },
    { to: -1, via: 'water', water: 'lake' },
    { to: 2, via: 'bridge' },
    { to: 3, via: 'land' },
  ]);
});

test('via tells how two neighbours are joined, from either side', () => {
  const { via } = board(lake);
  expect([via(0, 1), via(0, 2), via(2, 0), via(1, 3), via(3, 1)]).toEqual([
    'land',
    'bridge',
    'bridge',
    'tunnel',
    'tunnel',
  ]);
});

test('via is null for a space and itself, and for spaces that do not meet', () => {
  const { via } = board({ spaces: [...lake.spaces, { id: 'isle', borders: [] }], waters: ['lake'] });
  expect(via(0, 0)).toBeNull();
  expect(via(0, 4)).toBeNull();
});

test('a space listed twice is refused', () => {
  const twice = { ...lake, spaces: [...lake.spaces, { id: 'east', borders: [] }] };
  expect(() => board(twice)).toThrow("space 'east' is listed twice; expected each id once");
});

test('a border to nowhere is refused', () => {
  expect(() => board(but('south', [{ to: 'sauth', via: 'land' }]))).toThrow(
    "'south' borders the unknown space 'sauth'; expected the id of a space",
  );
});

test('an unknown water is refused, and the known ones are named', () => {
  expect(() => board(but('south', [{ to: 'pond', via: 'water' }]))).toThrow(
    "'south' borders the unknown water 'pond'; expected one of: lake",
  );
});

test('a water with the id of a space is refused', () => {
  expect(() => board({ ...lake, waters: ['lake', 'west'] })).toThrow("water 'west' is also a space");
});

test('a one-way border is refused', () => {
  expect(() => board(but('south', [{ to: 'east', via: 'land' }]))).toThrow(
    "'north' borders 'south' by bridge; expected the same back, found nothing",
  );
});

test('a bridge that is land from the other side is refused', () => {
  const dry = but('south', [
    { to: 'north', via: 'land' },
    { to: 'east', via: 'land' },
    { to: 'west', via: 'land' },
  ]);
  expect(() => board(dry)).toThrow("'north' borders 'south' by bridge; expected the same back, found land");
});

test('a neighbour listed twice is refused', () => {
  const twice = but('south', [
    { to: 'north', via: 'bridge' },
    { to: 'east', via: 'land' },
    { to: 'west', via: 'land' },
    { to: 'east', via: 'land' },
  ]);
  expect(() => board(twice)).toThrow("'south' borders 'east' twice; expected each neighbour once");
});

test('a space that borders itself is refused', () => {
  expect(() => board(but('south', [{ to: 'south', via: 'land' }]))).toThrow("'south' borders itself");
});
