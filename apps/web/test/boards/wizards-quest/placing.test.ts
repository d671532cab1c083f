import type { Prompt } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { acts } from '../../../src/boards/wizards-quest/acts.js';
import { laidIn, menLaid, spent, standIn, withMen, withPower } from '../../../src/boards/wizards-quest/draft.js';
import { viewOf } from '../../../src/boards/wizards-quest/scene.js';
import { lights, takes } from '../../../src/boards/wizards-quest/takes.js';
import { still } from '../still.js';
import { openedAt } from './playing.js';

const spaces = {
  'castle-1': { seat: 0, men: 2 },
  pembroke: { seat: 0, men: 1 },
  'castle-2': { seat: 1, men: 1 },
};
const opened = openedAt({ spaces, elsewhere: { orcs: 1 } }, { proc: 'place', vars: { seat: 0, men: 6 } });

test('a click lays as many men as the stepper says, and never more than are due', () => {
  const { prompt, scene } = opened;
  const { gesture, sent } = still(prompt);
  takes('pembroke', gesture, prompt, scene);
  gesture.setAmount(9);
  takes('castle-1', gesture, prompt, scene);
  takes('pembroke', gesture, prompt, scene);
  expect(gesture.draft()).toEqual(['place 1 pembroke', 'place 5 castle-1']);
  expect(sent).toEqual([]);
});

test('a super power takes the place of two, and stands in one space only', () => {
  const { prompt, scene } = opened;
  const { gesture } = still(prompt, ['hero:0'], ['place 4 pembroke']);
  takes('castle-1', gesture, prompt, scene);
  expect(gesture.draft()).toEqual(['place 4 pembroke', 'place hero castle-1']);
  expect(spent(gesture.draft())).toBe(6);
  expect(gesture.path()).toEqual([]);
});

test('there is no super power without two men for it, and none beside the other', () => {
  const { prompt, scene } = opened;
  const poor = still(prompt, ['hero:0'], ['place 5 pembroke']);
  takes('castle-1', poor.gesture, prompt, scene);
  expect(poor.gesture.draft()).toEqual(['place 5 pembroke']);
  const crowded = still(prompt, ['hero:0'], ['place sorcerer castle-1']);
  takes('castle-1', crowded.gesture, prompt, scene);
  expect(crowded.gesture.draft()).toEqual(['place sorcerer castle-1']);
});

test('the draft can be sent when nobody is left over', () => {
  const { prompt, scene } = opened;
  const [wait] = acts(prompt, scene, still(prompt, [], ['place 5 pembroke']).gesture);
  expect(wait.missing).toBe('1 still to place');
  const [ready] = acts(prompt, scene, still(prompt, [], ['place 6 pembroke']).gesture);
  expect(ready).toMatchObject({ picks: ['place 6 pembroke'], kind: 'main' });
  expect(ready.missing).toBeUndefined();
});

test('the map shows the draft as if it stood there', () => {
  const view = viewOf(opened.scene);
  if (!view) throw new Error('no view');
  const drafted = standIn(view, ['place 3 pembroke', 'place hero castle-1']);
  const added = drafted.men.reduce((a, b) => a + b) - view.men.reduce((a, b) => a + b);
  expect(added).toBe(3);
  expect(view.hero[0]).toBe(-1);
  expect(drafted.hero[0]).toBeGreaterThanOrEqual(36);
});

test('men of a draft go up and down, and vanish at none', () => {
  const draft = withMen(withMen([], 'haven', 2), 'haven', 1);
  expect(draft).toEqual(['place 3 haven']);
  expect(menLaid(draft, 'haven')).toBe(3);
  expect(withMen(draft, 'haven', -3)).toEqual([]);
  expect(withPower(['place hero haven'], 'hero', null)).toEqual([]);
  expect(laidIn('settle haven')).toBeNull();
});

test('where there is but one space a click on it places all men, or the super power that was pointed at', () => {
  const there = [{ pick: 'place 3 haven', at: ['haven'] }];
  const choices = [{ pick: 'place hero haven', at: ['hero:0', 'haven'] }, ...there];
  const prompt = { ...opened.prompt, choices };
  const men = still(prompt);
  expect(takes('haven', men.gesture, prompt, opened.scene)).toBe(true);
  expect(men.sent).toEqual([['place 3 haven']]);
  const hero = still(prompt, ['hero:0']);
  expect(takes('haven', hero.gesture, prompt, opened.scene)).toBe(false);
  expect(hero.sent).toEqual([]);
});

const numbered = (ask: string, picks: readonly [string, string][]): Prompt => ({
  seat: 0,
  ask,
  number: 0,
  rule: '',
  says: { key: '' },
  private: false,
  answered: false,
  choices: picks.map(([pick, at]) => ({ pick, at: [at] })),
});

test('counters are dispersed by the number, as near to it as there is', () => {
  const prompt = numbered('losses.disperse', [
    ['disperse 1 men haven', 'haven'],
    ['disperse 2 men haven', 'haven'],
  ]);
  const { gesture, sent } = still(prompt);
  takes('haven', gesture, prompt, opened.scene);
  gesture.setAmount(3);
  takes('haven', gesture, prompt, opened.scene);
  expect(sent).toEqual([['disperse 1 men haven'], ['disperse 2 men haven']]);
});

test('a click on a captured space moves in the part that was made up, or all men', () => {
  const prompt = numbered('campaign.capture', [
    ['capture 1 men', 'haven'],
    ['capture 2 men', 'haven'],
    ['capture hero 1 men', 'haven'],
  ]);
  const plain = still(prompt);
  takes('haven', plain.gesture, prompt, opened.scene);
  const chosen = still(prompt, [], ['capture hero 1 men']);
  takes('haven', chosen.gesture, prompt, opened.scene);
  expect([plain.sent, chosen.sent]).toEqual([[['capture 2 men']], [['capture hero 1 men']]]);
});

test('when all men are laid out nothing is lit but the super power that can still be moved', () => {
  const { prompt } = opened;
  const lit = (draft: readonly string[]) => {
    const { gesture } = still(prompt, [], draft);
    return ['pembroke', 'castle-1', 'hero:0', 'sorcerer:0'].filter((id) => lights(id, gesture, prompt));
  };
  expect(lit(['place 4 pembroke'])).toEqual(['pembroke', 'castle-1', 'hero:0', 'sorcerer:0']);
  expect(lit(['place 5 pembroke'])).toEqual(['pembroke', 'castle-1']);
  expect(lit(['place 4 pembroke', 'place hero castle-1'])).toEqual(['hero:0']);
});
