import { speak } from '@questhall/kernel';
import { lordsAndWizards, lordsAndWizardsWords, RULES, RULINGS, type View } from '@questhall/lords-and-wizards';
import { expect, test } from 'vitest';
import { viewOf } from '../../../src/boards/lords-and-wizards/scene.js';
import { takes } from '../../../src/boards/lords-and-wizards/takes.js';
import { doom, exacted, meant, tollOf, tollPicks } from '../../../src/boards/lords-and-wizards/tolls.js';
import { wordsOf } from '../../../src/boards/lords-and-wizards/words.js';
import { QUESTIONS } from '../../../src/gallery/lords-and-wizards-questions.js';
import type { Exhibit, Shown } from '../../../src/gallery/shown.js';
import { type Played, played } from '../../../src/gallery/table.js';
import { askedIn } from '../asked.js';
import { still } from '../still.js';
import { canBeMade } from './making.js';

const names = ['Corvin', 'Ysolde', 'Maren', 'Tobias'];
const exhibit = { game: lordsAndWizards, words: lordsAndWizardsWords, names } as unknown as Exhibit;

const asked = (shown: Shown) => askedIn(exhibit, shown);

test.each(Object.entries(QUESTIONS))('%s is asked in its position, and made with what is shown', (ask, shown) => {
  const { prompt, scene } = asked(shown);
  expect(prompt.ask).toBe(ask);
  expect(prompt.choices.filter((choice) => !canBeMade(choice, prompt, scene)).map(({ pick }) => pick)).toEqual([]);
  for (const choice of prompt.choices) expect(wordsOf(choice)).toMatch(/^[A-Z\d](?!.*[a-z]-[a-z])/);
  const says = speak(lordsAndWizards, prompt.says, { seat: (seat) => names[seat] ?? '' });
  expect(says).toMatch(/^[A-Z\d](?!.*undefined).*[.?]$/);
  expect([...RULES, ...RULINGS].map(({ id }) => id)).toContain(prompt.rule);
});

const TOLLS = ['losses.choose', 'cull.choose', 'upkeep.choose', 'sea-battle.lose'].map(
  (ask) => [ask, QUESTIONS[ask] as Shown] as const,
);
const unitsOf = ({ scene }: Played, seat: number) =>
  viewOf(scene)?.kind.filter((kind, unit) => kind >= 0 && viewOf(scene)?.owner[unit] === seat).length ?? 0;

test.each(TOLLS)('%s takes as many as it says in one move, whoever is told off', (ask, shown) => {
  const before = asked(shown);
  const { seat } = before.prompt;
  const groups = tollOf(before.prompt, viewOf(before.scene) as View);
  const n = ask === 'upkeep.choose' ? 3 : exacted(before.prompt, groups);
  // Beginning with each group, as many as there are of it, then of the next.
  for (let first = 0; first < groups.length; first++) {
    let left = n;
    const counts = groups.map(() => 0);
    for (let i = 0; i < groups.length; i++) {
      const at = (first + i) % groups.length;
      counts[at] = Math.min(left, groups[at].most);
      left -= counts[at];
    }
    const after = played(before, seat, tollPicks(before.prompt, groups, counts), shown.seat);
    expect(after.refusal).toBe(null);
    expect(unitsOf(before, seat) - unitsOf(after, seat)).toBeGreaterThanOrEqual(n);
  }
});

test('a click on a place tells off one more of those who stand there', () => {
  const { prompt, scene } = asked(QUESTIONS['losses.choose'] as Shown);
  const view = viewOf(scene) as View;
  const { gesture } = still(prompt);
  const groups = tollOf(prompt, view);
  for (const i of groups.keys()) doom(prompt, view, gesture, i, 0);
  expect(takes('3225', gesture, prompt, scene)).toBe(true);
  expect(meant(prompt, view, gesture)).toEqual(groups.map(({ place }) => (place === '3225' ? 1 : 0)));
});

test('the gallery has every question that players are asked', () => {
  expect(Object.keys(lordsAndWizardsWords.asks ?? {}).filter((ask) => !(ask in QUESTIONS))).toEqual([]);
});
