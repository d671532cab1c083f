import type { Prompt } from '@questhall/kernel';
import { lordsAndWizards, OPTIONS } from '@questhall/lords-and-wizards';
import { expect, test } from 'vitest';
import { phases, players, spaces } from '../../../src/boards/lords-and-wizards/lines.js';
import { planOf, waysOf } from '../../../src/boards/lords-and-wizards/plan.js';
import { takes } from '../../../src/boards/lords-and-wizards/takes.js';
import { wordsOf } from '../../../src/boards/lords-and-wizards/words.js';
import { still } from '../still.js';
import { wander } from '../wandering.js';
import { canBeMade } from './making.js';

const ALL = Object.fromEntries(
  Object.entries(OPTIONS).flatMap(([id, { choices }]) =>
    (choices as readonly unknown[]).includes(true) ? [[id, true]] : [],
  ),
);
const GAMES = [
  { seed: 'a', seats: 2, most: 2500 },
  { seed: 'b', seats: 4, most: 5000, options: { ...ALL, empires: 'chosen' } },
  { seed: 'c', seats: 7, most: 2500, options: { ...ALL, upkeep: false } },
];

const kind = (prompt: Prompt, pick: string) => `${prompt.ask} ${pick.replace(/\d+/g, 'N').replace(/ \S+-\S+/g, ' X')}`;

test.each(GAMES)('whatever is offered in game $seed can be made with what is shown', (game) => {
  const lost = new Set<string>();
  const seen = new Set<string>();
  wander(lordsAndWizards as never, game, (prompt, scene) => {
    const fresh = prompt.choices.filter(({ pick }) => !seen.has(kind(prompt, pick)));
    if (fresh.length === 0) return;
    const now = scene();
    for (const choice of fresh) {
      seen.add(kind(prompt, choice.pick));
      if (!canBeMade(choice, prompt, now)) lost.add(`${prompt.ask}: ${choice.pick} at [${choice.at}]`);
    }
  });
  expect([...lost]).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

test('a way that is shown is taken as it is shown', () => {
  let gone = 0;
  wander(lordsAndWizards as never, { seed: 'w', seats: 3, most: 400 }, (prompt, scene) => {
    if (prompt.ask !== 'movement.choose' || gone > 12) return;
    const from = prompt.choices.find(({ pick }) => /^move /.test(pick))?.at?.[0];
    if (from === undefined) return;
    const { gesture, sent } = still(prompt, [from]);
    const plan = planOf(prompt, scene(), gesture);
    const [way] = plan ? waysOf(scene(), plan).values() : [];
    if (!way) return;
    gesture.hold([from]);
    expect(takes(String(placeIdOf(way.place)), gesture, prompt, scene())).toBe(true);
    expect(sent[0]?.[0]).toBe(`move ${from}`);
    gone += 1;
  });
  expect(gone).toBeGreaterThan(3);
});

function placeIdOf(place: number): string {
  const two = (n: number) => String(n + 1).padStart(2, '0');
  return two(place % 40) + two(Math.floor(place / 40));
}

test('every line, phase, space and button has words of its own, and no id is read out', () => {
  const bare = new Set<string>();
  wander(lordsAndWizards as never, { seed: 'd', seats: 3, most: 500, options: ALL }, (prompt, scene) => {
    if (prompt.number % 20 > 0) return;
    const now = scene();
    for (const choice of prompt.choices.slice(0, 12)) if (/[a-z]-[a-z]/.test(wordsOf(choice))) bare.add(choice.pick);
    expect(phases(now).length).toBeGreaterThan(0);
    expect(players(now)).toHaveLength(3);
    for (const { label } of spaces(now)) expect(label.length).toBeGreaterThan(5);
  });
  expect([...bare]).toEqual([]);
});
