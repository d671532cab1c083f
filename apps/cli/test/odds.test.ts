import { scenario } from '@questhall/testkit';
import { wizardsQuest, wizardsQuestWords } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { wizardsQuestOdds } from '../src/boards/wizards-quest-odds.js';

test('odds over the bridge and by boat are told apart', () => {
  const spaces = { dewbury: { seat: 0, men: 4 }, 'melting-sands': { seat: 1, men: 2 }, haven: { seat: 1 } };
  const t = scenario(
    { game: wizardsQuest, words: wizardsQuestWords },
    {
      seats: 2,
      position: { spaces, players: { 0: { boats: 1 } } },
      begin: { proc: 'attack', vars: { seat: 0 } },
    },
  );
  const choices = ['campaign dewbury melting-sands', 'campaign dewbury melting-sands by boat'].map((pick) => ({
    pick,
  }));
  const told = wizardsQuestOdds({ view: wizardsQuest.view(t.board, 0), shows: {}, ask: t.at(), choices } as never);
  expect(told.map((line) => line.split(':')[0])).toEqual([
    'Dewbury against Melting Sands',
    'Dewbury against Melting Sands by boat',
  ]);
});
