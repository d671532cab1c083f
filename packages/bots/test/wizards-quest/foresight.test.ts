import type { View } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { sceneOf } from '../../src/wizards-quest/archmage/ground.js';
import { standing } from '../../src/wizards-quest/archmage/standing.js';
import { exposure, fortune } from '../../src/wizards-quest/knight/evaluation.js';
import { table } from './table.js';

/** The views of whoever chooses where to place men, in a game between knights. */
function viewsOf(seed: string): View[] {
  const views: View[] = [];
  table.play({
    bots: ['knight', 'squire'],
    seed,
    watch: ({ sight }) => {
      if (sight.ask === 'place.choose') views.push(sight.view);
    },
  });
  return views;
}

test('the archmage judges a position as the knight does, only more quickly', () => {
  const views = viewsOf('judgement');
  expect(views.length).toBeGreaterThan(10);
  for (const view of views) {
    for (const seat of [0, 1]) {
      const knights = fortune(view, seat) - exposure(view, seat);
      expect(standing(sceneOf(view), seat)).toBeCloseTo(knights, 6);
    }
  }
});
