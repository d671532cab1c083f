import { dragonlords, dragonlordsWords, RULES, RULINGS } from '@questhall/dragonlords';
import { speak } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { viewOf } from '../../../src/boards/dragonlords/scene.js';
import { wordsOf } from '../../../src/boards/dragonlords/words.js';
import { MOMENTS } from '../../../src/gallery/dragonlords-moments.js';
import { QUESTIONS } from '../../../src/gallery/dragonlords-questions.js';
import type { Exhibit, Shown } from '../../../src/gallery/shown.js';
import { askedIn } from '../asked.js';
import { canBeMade } from './making.js';

const names = ['Corvin', 'Ysolde', 'Maren', 'Tobias'];
const exhibit = { game: dragonlords, words: dragonlordsWords, names } as unknown as Exhibit;

const asked = (shown: Shown) => askedIn(exhibit, shown);

test.each(Object.entries(QUESTIONS))('%s is asked in its position, and made with what is shown', (ask, shown) => {
  const { prompt, scene } = asked(shown);
  expect(prompt.ask).toBe(ask);
  expect(prompt.choices.filter((choice) => !canBeMade(choice, prompt, scene)).map(({ pick }) => pick)).toEqual([]);
  for (const choice of prompt.choices) expect(wordsOf(choice, prompt, viewOf(scene))).toMatch(/^[A-Z\d][^-_]*$/);
});

test('every question is a sentence, and its rule can be read', () => {
  for (const shown of [...Object.values(QUESTIONS), ...Object.values(MOMENTS)]) {
    if (shown.seat === null) continue;
    const { prompt } = asked(shown);
    expect(speak(dragonlords, prompt.says, { seat: (seat) => names[seat]! })).toMatch(/^[A-Z\d](?!.*undefined).*[.?]$/);
    expect([...RULES, ...RULINGS].map(({ id }) => id)).toContain(prompt.rule);
  }
});

test('the gallery has every question that is asked once units stand', () => {
  const shown = [
    ...Object.keys(QUESTIONS),
    ...Object.values(MOMENTS).map((one) => one.seat !== null && asked(one).prompt.ask),
  ];
  const early = ['peoples.choose', 'kingdoms.choose', 'claims.choose'];
  expect(
    Object.keys(dragonlordsWords.asks ?? {}).filter((ask) => !early.includes(ask) && !shown.includes(ask)),
  ).toEqual([]);
});
