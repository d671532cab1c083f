import { random as randomFrom, type Seat } from '@questhall/kernel';
import type { SpaceId, View } from '@questhall/wizards-quest';
import type { Weighed } from '../../../archmage/craft.js';
import type { Chance } from '../../../bot.js';
import { copyOf, fill, furthest, kingdomsIn, type Land, landOf, take } from '../filling.js';

/** How often the rest is taken in thought, after every territory at first and then after the best. */
const ROUNDS: readonly { readonly times: number; readonly most: number }[] = [
  { times: 4, most: Number.POSITIVE_INFINITY },
  { times: 20, most: 5 },
];
/** One man more a turn makes it so much likelier to win: by how games between knights ended. */
const A_MAN = 0.1;
/** So does a step less to where treasures may be hidden; among several more so, for such games are short. */
const A_STEP = { two: 0.05, more: 0.3 };

/** Which territory to take in the set-up: after which kingdoms and ways to treasures come out best when all are taken. */
export function* territories(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  const { view, seat, options, random } = chance;
  const land = landOf(view.seats, view.holder);
  const seed = random(2 ** 32);
  let left = options.map((o, option) => ({ option, space: o as SpaceId, sum: 0, times: 0 }));
  left = [left[knights], ...left.toSpliced(knights, 1)];
  for (const [depth, { times, most }] of ROUNDS.entries()) {
    left = left.filter(({ option }, i) => i < most || option === knights);
    for (const one of left) {
      for (let i = 0; i < times; i++) {
        const filled = copyOf(land);
        take(filled, seat, one.space);
        // The same whims after each.
        fill(filled, (seat + 1) % view.seats, { me: seat, random: randomFrom(seed + one.times++) });
        one.sum += promise(filled, seat);
      }
      yield { option: one.option, worth: 1 / (1 + Math.exp(-one.sum / one.times)), depth, next: 1 };
    }
    left.sort((a, b) => b.sum - a.sum);
  }
}

/** How well a seat stands when all is taken. */
function promise(land: Land, seat: Seat): number {
  const due = kingdomsIn(land).map((size) => Math.max(4, size));
  const ways = due.map((_, other) => furthest(land, other));
  return A_MAN * leadOf(due, seat) - (land.seats === 2 ? A_STEP.two : A_STEP.more) * leadOf(ways, seat);
}

/** How much more a seat has than the others on average. */
function leadOf(each: readonly number[], seat: Seat): number {
  const all = each.reduce((a, b) => a + b, 0);
  return each[seat] - (all - each[seat]) / (each.length - 1);
}
