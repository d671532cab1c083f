import type { ChairSeen, Scene } from '@questhall/table';
import { expect, test } from 'vitest';
import { named, nameOf } from '../../src/table/names.js';

const chair = (part: Partial<ChairSeen>): ChairSeen => ({
  kind: 'human',
  name: '',
  level: null,
  standIn: null,
  resigned: false,
  ...part,
});

test('people have their names, machines their colour and rank', () => {
  expect(nameOf(chair({ name: 'Maren' }), 0)).toBe('Maren');
  expect(nameOf(chair({ kind: 'bot', name: 'knight', level: 'knight' }), 2)).toBe('Blue knight');
  expect(nameOf(chair({ kind: 'open' }), 3)).toBe('Yellow');
});

test('three knights at one table have three names', () => {
  const knight = chair({ kind: 'bot', name: 'knight', level: 'knight' });
  const scene = { chairs: [knight, knight, knight] } as unknown as Scene;
  expect(new Set(named(scene).chairs.map(({ name }) => name)).size).toBe(3);
});
