import { dragonlords } from '@questhall/dragonlords';
import { advance, fresh, isRefusal, type Live, random, seedFrom, type TableOptions, wake } from '@questhall/kernel';
import { type Bot, botsFor, type Chance, chance } from '../../src/index.js';

export type Sight = Chance<ReturnType<typeof dragonlords.view>>;

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
  const state = fresh(dragonlords, { seats: bots.length, options }, seedFrom(seed));
  if (isRefusal(state)) throw new Error(state.why);
  const live = wake(dragonlords, state) as Live;
  live.quiet = true;
  const seated = bots.map((name, seat) => botNamed(name)(seat));
  const dice = random(seed);
  for (let n = 0; !live.state.result && n < most; n++) {
    const { seat, options: offered } = waiting(live);
    const sight: Sight = chance(dragonlords, live, seat, dice);
    const pick = seated[seat].choose(sight);
    watch?.({ bot: seated[seat], live, sight, pick });
    advance(live, seat, offered[pick]);
  }
  return live;
}

/** Who is to choose next: where all choose in secret, the first who has not. */
function waiting({ asked, state }: Live) {
  return asked.find(({ seat }) => asked.length === 1 || !(String(seat) in state.sealed)) ?? asked[0];
}

export function botNamed(name: string) {
  return botsFor('dragonlords')[name];
}

/** Who won, -1 if nobody did. */
export function winner(live: Live): number {
  return live.state.result?.winners[0] ?? -1;
}
