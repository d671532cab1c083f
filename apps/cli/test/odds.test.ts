import type { Json } from '@questhall/kernel';
import { scenario } from '@questhall/testkit';
import { wizardsQuest, wizardsQuestWords } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { wizardsQuestOdds } from '../src/boards/wizards-quest-odds.js';

/** What odds tells of these picks, in the attack step of seat 0. */
function oddsOf(position: Readonly<Record<string, Json>>, picks: readonly string[]): string[] {
  const begin = { proc: 'attack', vars: { seat: 0 } };
  const t = scenario({ game: wizardsQuest, words: wizardsQuestWords }, { seats: 2, position, begin });
  const choices = picks.map((pick) => ({ pick }));
  return wizardsQuestOdds({ view: wizardsQuest.view(t.board, 0), shows: {}, ask: t.at(), choices } as never);
}

test('odds says who must be summoned', () => {
  const spaces = { dewbury: { seat: 0, men: 4 }, haven: { seat: 1, hero: true }, 'hidden-hollow': { orcs: 1 } };
  const position = { spaces, dragon: 'hidden-hollow', wizard: 'hidden-hollow' };
  expect(oddsOf(position, ['campaign dewbury haven', 'campaign dewbury dragon', 'campaign dewbury wizard'])).toEqual([
    'Dewbury against Haven: only with a hero summoned',
    'Dewbury against the dragon in Hidden Hollow: only with a hero or sorcerer summoned',
    'Dewbury against the wizard in Hidden Hollow: only with a sorcerer summoned',
  ]);
});

test('odds over the bridge and by boat are told apart', () => {
  const spaces = { dewbury: { seat: 0, men: 4 }, 'melting-sands': { seat: 1, men: 2 }, haven: { seat: 1 } };
  const picks = ['campaign dewbury melting-sands', 'campaign dewbury melting-sands by boat'];
  const told = oddsOf({ spaces, players: { 0: { boats: 1 } } }, picks);
  expect(told.map((line) => line.split(':')[0])).toEqual([
    'Dewbury against Melting Sands',
    'Dewbury against Melting Sands by boat',
  ]);
});
