import { type Bot, readBot } from '@questhall/bots';
import type { TableOptions } from '@questhall/kernel';
import { Failed } from './failure.js';
import type { House } from './house.js';
import type { Fixture } from './match.js';

/** Many games of one kind: who sits where, by which options, from which seed. */
export interface Series {
  readonly house: House;
  readonly games: number;
  readonly seats: readonly string[];
  readonly options: TableOptions;
  readonly seed: string;
}

export function fixtureOf({ house, seats, options, seed }: Series): Fixture {
  return { game: house.game, seats: seats.length, options, seed };
}

/** Fresh bots for one game: they may remember what they saw in it, and nothing of the last. */
export function botsOf({ house, seats }: Pick<Series, 'house' | 'seats'>, now?: () => number): Bot[] {
  return seats.map((word, seat) => {
    const named = readBot(word);
    const make = house.bots[named?.level ?? ''];
    if (!named || !make) throw new Failed(`${house.game.id} has no bot ${word}`);
    return make(seat, now ? { ...named.settings, now } : named.settings);
  });
}
