import type { Bot } from './bot.js';

/** Gives each option equal chance. It looks at nothing, so that many games can be played with it quickly. */
export function randomBot(): Bot {
  return {
    id: 'random',
    choose: ({ options, random }) => random(options.length),
    why: () => 'every option was as good as another',
  };
}
