import { dragonlords } from '@questhall/dragonlords';
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
  test.each([2, 3, 4])('with %i players', (seats) => {
    const bots = Array.from({ length: seats }, (_, seat) => ['knight', 'squire', 'random'][seat % 3]);
    playsFairly({ bots, seed: `seats ${seats}` });
  });

  const choices = Object.entries(dragonlords.options).flatMap(([id, { choices, default: usual }]) =>
    choices.filter((choice) => choice !== usual).map((choice) => ({ id, choice })),
  );
  test.each(choices)('with $id $choice', ({ id, choice }) => {
    playsFairly({ bots: ['knight', 'squire'], seed: `option ${id}`, options: { [id]: choice } });
  });
});
