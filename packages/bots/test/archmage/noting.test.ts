import { expect, test } from 'vitest';
import { noting } from '../../src/noting.js';

test('what was reckoned of a thing is not reckoned again, unless too much came in between', () => {
  const noted = noting<object, number>();
  let reckoned = 0;
  const reckon = () => ++reckoned;
  const [one, other] = [{}, {}];
  expect([noted(one, reckon), noted(other, reckon), noted(one, reckon), noted(other, reckon)]).toEqual([1, 2, 1, 2]);
  for (let i = 0; i < 100; i++) noted({}, reckon);
  expect(noted(one, reckon)).toBe(103);
});
