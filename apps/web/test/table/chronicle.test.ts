import type { News, Scene } from '@questhall/table';
import { wizardsQuestTelling as game } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { chronicle, standing } from '../../src/table/chronicle.js';

const chair = (kind: 'human' | 'bot', name: string) => ({
  kind,
  name,
  level: kind === 'bot' ? ('knight' as const) : null,
  standIn: null,
  resigned: false,
});
const SCENE = { chairs: [chair('human', 'Maren'), chair('bot', 'knight')] } as unknown as Scene;

function news(seq: number, deed: object, events: News['events'] = []): News {
  return { seq, at: 0, deed: deed as News['deed'], events, patch: [], changed: {} };
}

const move = (seq: number, seat: number, space: string) =>
  news(seq, { do: 'move', seat, picks: ['x'] }, [{ key: 'setup.settled', args: { seat, space } }]);

test('events are told in sentences with the names of those who did it', () => {
  const lines = chronicle(game, SCENE, [move(1, 0, 'haven'), move(2, 1, 'dewbury')]);
  expect(lines.map(({ words, seat }) => [words, seat])).toEqual([
    ['Maren settles Haven.', 0],
    ['Green knight settles Dewbury.', 1],
  ]);
});

test('a turn is a heading', () => {
  const lines = chronicle(game, SCENE, [news(1, { do: 'begin' }, [{ key: 'player-turn', args: { seat: 0 } }])]);
  expect(lines.at(-1)).toMatchObject({ kind: 'heading', words: 'Maren has the turn.' });
});

test('what the orcs do has no crest', () => {
  const lost = { key: 'lost', args: { owner: 6, what: '1 orcs', space: 'haven' } };
  expect(chronicle(game, SCENE, [news(1, { do: 'move', seat: 0, picks: [] }, [lost])])[0]?.seat).toBe(null);
});

test('what was taken back was never there', () => {
  const past = [move(1, 0, 'haven'), move(2, 0, 'dewbury'), news(3, { do: 'undo', seat: 0 }), move(4, 0, 'larkmead')];
  expect(standing(past).map(({ seq }) => seq)).toEqual([1, 4]);
});

test('who agrees to go back is told, and what happened stays told', () => {
  const past = [move(1, 0, 'haven'), news(2, { do: 'offer', seat: 0, kind: 'rewind', to: 0 })];
  const lines = chronicle(game, SCENE, past);
  expect(lines.map(({ words }) => words)).toEqual(['Maren settles Haven.', 'Maren asks to go back to move 0.']);
});

test('the same news gives the same lines, so that a screen need not draw them again', () => {
  const past = [move(1, 0, 'haven')];
  const [first] = chronicle(game, SCENE, past);
  const [again] = chronicle(game, SCENE, [...past, move(2, 1, 'dewbury')]);
  expect(again).toBe(first);
});
