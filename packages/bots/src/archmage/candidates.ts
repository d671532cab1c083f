import { advance, fork } from '@questhall/kernel';
import type { Chance } from '../bot.js';
import type { Craft } from './craft.js';
import { worth } from './playout.js';

/** Options worth playing on from, the knight's first; none if the question is not worth a search. */
export function candidatesOf(craft: Craft, chance: Chance, knights: number): readonly number[] {
  const worthy = craft.asks[chance.ask];
  if (worthy === undefined) return [];
  const found = typeof worthy === 'number' ? likeliest(craft, chance, worthy) : worthy(chance, knights);
  return [knights, ...found.filter((option) => option !== knights)];
}

/** All options if there are few; else those that look best at a glance, in one world. */
function likeliest(craft: Craft, chance: Chance, most: number): number[] {
  const all = chance.options.map((_, i) => i);
  if (all.length <= most) return all;
  const world = chance.sample?.(1)[0];
  if (!world) return [];
  const looks = all.map((option) => {
    const live = fork(world.game, world.state);
    advance(live, chance.seat, live.asked.find(({ seat }) => seat === chance.seat)?.options[option]);
    return worth(craft, live, chance.seat);
  });
  return all.sort((a, b) => looks[b] - looks[a]).slice(0, most);
}
