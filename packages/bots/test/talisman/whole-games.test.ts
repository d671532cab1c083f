import { talisman } from '@questhall/talisman';
import { describe, expect, test } from 'vitest';
import { type Match, play } from './table.js';

/** Play to the end and hold every pick against what was offered. */
function playsFairly(match: Match): void {
  const live = play({
    ...match,
    watch: ({ sight, pick }) => {
      if (!(pick >= 0 && pick < sight.options.length)) throw new Error(`${pick} is no option of ${sight.ask}`);
    },
  });
  expect(live.state.result).not.toBeNull();
}

describe('bots finish whole games with legal picks', () => {
  test.each([2, 3, 4, 5, 6])('with %i players', (seats) => {
    const bots = Array.from({ length: seats }, (_, seat) => ['knight', 'squire'][seat % 2]);
    playsFairly({ bots, seed: `seats ${seats}` });
  });

  test('knights among themselves', () => {
    for (let i = 0; i < 4; i++) playsFairly({ bots: ['knight', 'knight'], seed: `knights ${i}` });
  });

  const choices = Object.entries(talisman.options).flatMap(([id, { choices, default: usual }]) =>
    choices.filter((choice) => choice !== usual).map((choice) => ({ id, choice })),
  );
  test.each(choices)('with $id $choice', ({ id, choice }) => {
    playsFairly({ bots: ['knight', 'squire'], seed: `option ${id}`, options: { [id]: choice } });
  });
}, 60_000);
