import { describe, expect, test } from 'vitest';
import { play } from './table.js';

const table = ['knight', 'squire', 'knight'];

function story(seed: string): string[] {
  const lines: string[] = [];
  play({
    bots: table,
    seed,
    most: 300,
    watch: ({ sight, pick, bot }) => lines.push(`${sight.seat} ${sight.name(pick)}: ${bot.why?.()}`),
  });
  return lines;
}

describe('bots of Quest for the DragonLords', () => {
  test('play the same game again from the same seed, for the same reasons', () => {
    expect(story('again')).toEqual(story('again'));
  });

  test('play another game from another seed', () => {
    expect(story('again')).not.toEqual(story('another'));
  });

  test('give a reason for all they do', () => {
    play({
      bots: table,
      seed: 'reasons',
      most: 300,
      watch: ({ bot }) => expect(bot.why?.()).toMatch(/^\w[^\n]{5,}$/),
    });
  });
});
