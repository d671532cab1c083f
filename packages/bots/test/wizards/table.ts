import { advance, fresh, isRefusal, type Live, random, seedFrom, type TableOptions, wake } from '@questhall/kernel';
import { wizards } from '@questhall/wizards';
import { type Bot, botsFor, type Chance, chance } from '../../src/index.js';

export type Sight = Chance<ReturnType<typeof wizards.view>>;

/** A moment of a game: who is asked, what it sees, what it picked. */
export interface Moment {
  readonly bot: Bot;
  readonly live: Live;
  readonly sight: Sight;
  readonly pick: number;
}

export interface Match {
  /** The bots by seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options?: TableOptions;
  /** No more prompts than these. */
  readonly most?: number;
  watch?(moment: Moment): void;
}

/** Play a game between bots, as a table does. */
export function play({ bots, seed, options = {}, most = 20_000, watch }: Match): Live {
  const state = fresh(wizards, { seats: bots.length, options }, seedFrom(seed));
  if (isRefusal(state)) throw new Error(state.why);
  const live = wake(wizards, state) as Live;
  live.quiet = true;
  const seated = bots.map((name, seat) => botNamed(name)(seat));
  const dice = random(seed);
  for (let n = 0; !live.state.result && n < most; n++) {
    const open = live.asked.find((one) => !(String(one.seat) in live.state.sealed)) ?? live.asked[0];
    const sight: Sight = chance(wizards, live, open.seat, dice);
    const pick = seated[open.seat].choose(sight);
    watch?.({ bot: seated[open.seat], live, sight, pick });
    advance(live, open.seat, open.options[pick]);
  }
  return live;
}

export function botNamed(name: string) {
  return botsFor('wizards')[name];
}
