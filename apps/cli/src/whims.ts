import { chance } from '@questhall/bots';
import type { Random } from '@questhall/kernel';
import type { Answer } from './reach.js';

/** Anything, but each verb as likely as another: the one `done` is said as often as all moves together are made. */
export function whim(random: Random): Answer {
  return (live, asked) => {
    const { options, name } = chance(live.game, live, asked.seat, random);
    const verbs = options.map((_, i) => name(i).split(' ', 1)[0]);
    const kinds = [...new Set(verbs)];
    const verb = kinds[random(kinds.length)];
    const alike = verbs.flatMap((one, i) => (one === verb ? [i] : []));
    return alike[random(alike.length)] as number;
  };
}
