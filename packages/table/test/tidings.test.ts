import { type Game, random, type Viewer } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { anyMove, type Choices, due, newsOf, sceneOf, type Tableau, tidings } from '../src/index.js';
import { begun } from './sitting.js';

const EYES: readonly (readonly [Viewer, Choices])[] = [
  [0, 'none'],
  [1, 'none'],
  [1, 'own'],
  [null, 'own'],
  [null, 'none'],
];

const shownTo = (game: Game, t: Tableau) => EYES.map(([viewer, choices]) => sceneOf(game, t, viewer, choices));

test.each([wizardsQuest, duel])('all at a table of $title are told at once what each would be told alone', (game) => {
  const options: Record<string, number> = game === wizardsQuest ? { 'turn-limit': 10 } : {};
  const s = begun(game, { chairs: ['random', 'random'], options });
  const dice = random(3);
  let before = shownTo(game, s.t);
  while (s.t.stage === 'playing') {
    const { seat } = due(game, s.t)[0]!;
    const decided = s.does('host', anyMove(game, s.t, seat, dice)!);
    const after = shownTo(game, s.t);
    const tell = tidings(game, decided);
    for (const [i, [viewer, choices]] of EYES.entries()) {
      const { scene, news } = tell(before[i]!, viewer, choices);
      expect(scene).toEqual(after[i]);
      expect(news).toBe(JSON.stringify(newsOf(before[i]!, after[i]!, decided.entry, decided, viewer)));
    }
    before = after;
  }
});

test('where nobody has secrets all are shown one and the same: the whole board', () => {
  const open: Game = { ...duel, open: true };
  const s = begun(open, { chairs: ['human', 'human'] });
  const before = shownTo(open, s.t);
  const tell = tidings(open, s.picks(0, 'bid 1'));
  const told = EYES.map(([viewer, choices], i) => tell(before[i]!, viewer, choices).scene.sight);
  for (const sight of told) expect(sight).toBe(told[0]);
  expect(told[0]).toEqual({ board: s.state().board, shows: {} });
});
