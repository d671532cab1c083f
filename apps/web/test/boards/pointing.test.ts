import { expect, test } from 'vitest';
import { listen } from '../../src/boards/pointing.js';

test('a mouse that leaves the map aims at nothing, a finger that is lifted still does', () => {
  const sheet = new EventTarget();
  const aimed: (string | null)[] = ['haven'];
  const deaf = () => {};
  listen(sheet as HTMLElement, {
    drags: () => false,
    over: deaf,
    dropped: deaf,
    tapped: deaf,
    pointed: (id) => aimed.push(id),
    pan: deaf,
    zoom: deaf,
    moving: deaf,
  });
  const leaves = (pointerType: string) =>
    sheet.dispatchEvent(Object.assign(new Event('pointerleave'), { pointerType }));
  leaves('touch');
  expect(aimed).toEqual(['haven']);
  leaves('mouse');
  expect(aimed).toEqual(['haven', null]);
});
