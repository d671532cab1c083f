import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { kinds } from '../../src/index.js';
import { legends } from '../../src/legends.js';

/** Attack, defence and movement as the counter shows them, then price, upkeep and twice the missile strength. */
function figures(id: string): (number | undefined)[] {
  const kind = kinds().find((one) => one.id === id);
  return [kind?.attack, kind?.defence, kind?.move, kind?.cost, kind?.upkeep, kind?.missile];
}
const values = (...ids: string[]) => ids.map((id) => figures(id).slice(0, 3));

rule(['LW B13a.1.1', 'LW B13a.1.3', 'LW B13a.1.5'], 'Ents, Giants and Trolls by their counters and prices', () => {
  expect(figures('ent')).toEqual([7, 8, 2, 0, 0, 0]);
  expect(figures('giant')).toEqual([7, 7, 4, 10, 5, 5]);
  expect(figures('troll')).toEqual([8, 6, 4, 10, 5, 0]);
});

rule(['LW B13a.1.2', 'LW B13a.1.4', 'LW B13a.1.7'], 'Rocs, Skorres and Narques by theirs', () => {
  expect(figures('roc')).toEqual([5, 5, 16, 10, 5, 0]);
  expect(figures('skorre')).toEqual([4, 4, 16, 9, 5, 0]);
  expect(figures('narque')).toEqual([3, 7, 12, 9, 5, 0]);
});

rule(['LW B13a.1.6.1', 'LW B13a.1.6.2', 'LW B13a.1.6.3'], 'Golden, Silver and Red Dragons by theirs', () => {
  expect(values('golden-dragon', 'silver-dragon', 'red-dragon')).toEqual([
    [15, 15, 8],
    [9, 12, 8],
    [12, 12, 8],
  ]);
});

rule(['LW B13a.1.6.4', 'LW B13a.1.6.5', 'LW B13a.1.6.6'], 'Green, Black and Purple Dragons by theirs', () => {
  expect(values('green-dragon', 'black-dragon', 'purple-dragon')).toEqual([
    [9, 12, 8],
    [6, 9, 8],
    [9, 9, 8],
  ]);
});

rule(['LW B11', 'LW B21/1'], 'each category has a counter of each alignment, MAGIC three of none', () => {
  const ids = legends().flatMap((legend) => (legend.what === 'item' ? [legend.id] : []));
  expect(ids.slice(0, 3)).toEqual(['swords-of-order', 'swords-of-neutral', 'swords-of-chaos']);
  expect(ids.slice(15)).toEqual([
    'magic-1',
    'magic-2',
    'magic-3',
    'ring-of-power-of-order',
    'ring-of-power-of-neutral',
    'ring-of-power-of-chaos',
  ]);
  const magic = legends().find(({ id }) => id === 'magic-2');
  expect(magic).toMatchObject({ category: 'magic', alignment: 3 });
});
