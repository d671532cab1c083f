import { spaceNamed, type View } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { percent, planIn, prospect } from '../../../src/boards/wizards-quest/prospects.js';
import { forceWords, viewOf } from '../../../src/boards/wizards-quest/scene.js';
import { openedAt } from './playing.js';

function viewWith(spaces: Record<string, Record<string, number | boolean>>, more = {}): View {
  const opened = openedAt({ spaces, elsewhere: { orcs: 1 }, ...more }, { proc: 'attack', vars: { seat: 0 } });
  const view = viewOf(opened.scene);
  if (!view) throw new Error('no view');
  return view;
}
const plan = (view: View, pick: string) => {
  const found = planIn(view, pick);
  if (!found) throw new Error(pick);
  return found;
};

test('the odds of the mock-up: seven men and a hero against three orcs in a castle', () => {
  const view = viewWith({
    'cattle-meade': { seat: 0, men: 7, hero: true },
    'castle-5': { orcs: 3 },
    haven: { seat: 1, men: 1 },
  });
  const found = prospect(view, plan(view, 'campaign cattle-meade castle-5'));
  expect(found.ranges).toEqual([5, 5]);
  expect(found.bonuses).toEqual(['castle +2']);
  expect(percent(found.wins)).toBe('83%');
  expect(found.keeps.toFixed(1)).toBe('4.3');
});

test('bonuses are told part by part', () => {
  const view = viewWith({
    heatherlawn: { seat: 0, men: 4 },
    haven: { seat: 1, men: 2 },
    'earthen-pass': { seat: 0, men: 3 },
    'marls-gate': { seat: 1, men: 2 },
  });
  expect(prospect(view, plan(view, 'campaign heatherlawn haven')).bonuses).toEqual(['bridge +2']);
  expect(prospect(view, plan(view, 'campaign earthen-pass marls-gate')).bonuses).toEqual(['tunnel +2']);
});

test('an empty space is there for the taking, unless one comes alone', () => {
  const view = viewWith({
    haven: { seat: 0, men: 2 },
    'sheep-meade': {},
    larkmead: { seat: 0, men: 1 },
    dewbury: { seat: 1, men: 1 },
  });
  const empty = { ...view, holder: [...view.holder], men: [...view.men] };
  empty.holder[spaceNamed('sheep-meade')] = -1;
  empty.men[spaceNamed('sheep-meade')] = 0;
  expect(prospect(empty, plan(empty, 'campaign haven sheep-meade'))).toMatchObject({ defender: null, wins: 1 });
  expect(prospect(empty, plan(empty, 'campaign larkmead sheep-meade')).wins).toBe(0);
});

test('a hero must be summoned against a hero, and is reckoned with', () => {
  const view = viewWith({
    saddybury: { seat: 0, men: 4 },
    'castle-2': { seat: 1, men: 3, hero: true },
    haven: { seat: 0, men: 2, hero: true },
  });
  const found = prospect(view, plan(view, 'campaign saddybury castle-2'));
  expect(found).toMatchObject({ needs: 'hero', counters: 5 });
  expect(found.wins).toBeGreaterThan(0);
});

test('a monster is beaten, not captured', () => {
  const view = viewWith(
    { greywood: { seat: 0, men: 3, hero: true }, haven: { seat: 1, men: 1 } },
    { dragon: 'elderoak' },
  );
  const found = prospect(view, plan(view, 'campaign greywood dragon'));
  expect(found.plan).toMatchObject({ against: 'dragon', to: spaceNamed('elderoak') });
  expect(found.ranges).toEqual([4, 6]);
  expect(found.bonuses).toEqual([]);
});

test('chances are never told as certain when they are not', () => {
  expect([0, 0.001, 0.5, 0.9999, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
});

test('forces in words', () => {
  const view = viewWith({
    haven: { seat: 0, men: 1, hero: true },
    larkmead: { seat: 1, sorcerer: true, men: 0 },
    dewbury: { orcs: 1 },
    'red-dune': { orcs: 4 },
  });
  const words = ['haven', 'larkmead', 'dewbury', 'red-dune'].map((id) => forceWords(view, spaceNamed(id)));
  expect(words).toEqual(['1 man and the hero', 'the sorcerer', '1 orc', '4 orcs']);
});
