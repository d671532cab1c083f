import { readdirSync, readFileSync } from 'node:fs';
import { type Opening, type PlayStep, runScenario, scenario } from '@questhall/testkit';
import { wizardsQuest as game, wizardsQuestWords as words } from '@questhall/wizards-quest';
import { describe, expect, test } from 'vitest';
import { table } from './table.js';

const home = new URL('../../../../games/wizards-quest/test/puzzles/', import.meta.url);
const streams = Array.from({ length: 12 }, (_, i) => `stream ${i}`);

/** The right picks of each puzzle. */
const answers: Readonly<Record<string, readonly string[]>> = {
  'card-for-two-steps': ['play camp1'],
  'castle-of-six': ['campaign quietbrook castle-4'],
  'disperse-elsewhere': [1, 2, 3].flatMap((n) => [`disperse ${n} men shardfell`, `disperse ${n} men castle-2`]),
  'forestall-the-winner': ['campaign red-dune dewbury'],
  'guard-the-treasure': ['place 5 castle-6', 'place 4 castle-6'],
  'hide-at-home': ['hide ring castle-6', 'hide crown castle-6', 'hide chest castle-6'],
  'stay-by-the-treasure': ['capture 1 men', 'capture 2 men'],
  'stop-in-time': ['stop'],
  'two-campaigns-to-win': ['campaign lair-of-the-lizard red-dune', 'campaign lair-of-the-lizard hidden-hollow'],
  'wizard-elsewhere': ['field-of-fallen', 'misty-forest', 'crystal-mountains', 'ancient-forest', 'whispery-meadow'].map(
    (region) => `send ${region}`,
  ),
};

/** The same for those in which the game can be won in this turn. */
const wins: Readonly<Record<string, readonly string[]>> = {
  'win-buy-hero': ['place hero sheep-meade', 'place hero quietbrook'],
  'win-by-boat': ['campaign brecknock castle-5 by boat'],
  'win-call-men': ['supplement 9 castle-6', 'supplement 8 castle-6', 'supplement 7 castle-6'],
  'win-call-sorcerer': ['summon sorcerer'],
  'win-empty-space': ['campaign red-dune dewbury'],
  'win-fight-on': ['fight', 'supplement 1 castle-6', 'supplement 2 castle-6'],
  'win-hero-against-hero': ['campaign sheep-meade heatherlawn'],
  'win-place-men': ['place 3 lair-of-the-lizard', 'place 4 lair-of-the-lizard'],
  'win-walk-in': ['capture 1 men', 'capture 2 men'],
  'win-weak-guard': ['campaign lair-of-the-lizard hidden-hollow'],
};

interface Puzzle extends Opening {
  readonly game: string;
  readonly name: string;
  readonly play?: readonly PlayStep[];
  readonly expect: readonly object[];
}

function read(slug: string): Puzzle {
  return JSON.parse(readFileSync(new URL(`${slug}.json`, home), 'utf8'));
}

/** All picks a bot makes in a puzzle, whatever its chance is. */
function picksOf(level: string, slug: string, chances = streams): string[] {
  const { game: _, name: __, play = [], expect: ___, ...opening } = read(slug);
  const { state } = scenario({ game, words }, opening).play(...play);
  const picks = chances.map((stream) => {
    const sight = table.sight(state, 0, stream);
    return sight.name(table.bot(level, 0).choose(sight));
  });
  return [...new Set(picks)];
}

test('twenty puzzles have an answer', () => {
  const files = readdirSync(home).map((file) => file.replace('.json', ''));
  expect(files.sort()).toEqual([...Object.keys(answers), ...Object.keys(wins)].sort());
  expect(files).toHaveLength(20);
});

describe.each(Object.entries({ ...answers, ...wins }))('%s', (slug, right) => {
  test('is a sound scenario', () => {
    expect(runScenario({ 'wizards-quest': { game, words } }, read(slug))).toMatchObject({ pass: true, why: '' });
  });

  test('the knight solves it', () => {
    for (const pick of picksOf('knight', slug)) expect(right).toContain(pick);
  });

  test('the archmage solves it', () => {
    for (const pick of picksOf('archmage:60p', slug, streams.slice(0, 1))) expect(right).toContain(pick);
  });
});

test.each(Object.entries(wins))('the squire does not miss %s', (slug, right) => {
  for (const pick of picksOf('squire', slug)) expect(right).toContain(pick);
});
