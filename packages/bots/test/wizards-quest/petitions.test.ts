import { scenario } from '@questhall/testkit';
import { wizardsQuest as game, NEIGHBOURS, spaceNamed, wizardsQuestWords as words } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { table } from './table.js';

/** The last treasure of the first seat lies behind many men; it may be moved. */
function hopeless(hand: readonly string[], taken: readonly string[]) {
  return scenario(
    { game, words },
    {
      seats: 2,
      position: {
        turn: 6,
        spaces: {
          quietbrook: { seat: 0, men: 9 },
          'castle-6': { seat: 0, men: 2 },
          'melting-sands': { seat: 1, men: 30, treasure: { owner: 0, kind: 'chest' } },
          'castle-8': { seat: 1, men: 6, treasure: { owner: 1, kind: 'ring' } },
        },
        elsewhere: { orcs: 1 },
        players: { 0: { taken: [...taken], hand: [...hand] } },
      },
      begin: { proc: 'petition', vars: { seat: 0 } },
      dice: { petition: ['underdog'] },
    },
  ).play({ seat: 0, pick: 'draw' });
}

function picks(state: Parameters<typeof table.sight>[0]): string {
  const sight = table.sight(state, 0, 'whim');
  return sight.name(table.bot('archmage:400p', 0).choose(sight));
}

test('a treasure behind many men wanders to where it wins the game', () => {
  const begun = hopeless(['movetreasure'], ['ring', 'crown']);
  expect(picks(begun.state)).toBe('play movetreasure');
  const played = begun.play({ seat: 0, pick: 'play movetreasure' });
  expect(picks(played.state)).toBe('treasure melting-sands');
  const chosen = played.play({ seat: 0, pick: 'treasure melting-sands' });
  const to = spaceNamed(picks(chosen.state).replace('to ', ''));
  expect([...NEIGHBOURS[spaceNamed('quietbrook')], ...NEIGHBOURS[spaceNamed('castle-6')]]).toContain(to);
});

test('a campaign that leads nowhere is kept for another day', () => {
  expect(picks(hopeless(['camp1'], []).state)).toBe('go on');
});

test('a treasure does not wander before that wins the game', () => {
  expect(picks(hopeless(['movetreasure'], ['ring']).state)).toBe('go on');
});
