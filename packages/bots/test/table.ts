import {
  advance,
  fresh,
  type Game,
  isRefusal,
  type Live,
  random,
  seedFrom,
  type TableOptions,
  wake,
} from '@questhall/kernel';
import { type Bot, botsFor, type Chance, chance, readBot } from '../src/index.js';

/** A moment of a game: who is asked, what it sees, what it picked. */
export interface Moment<View> {
  readonly bot: Bot;
  readonly live: Live;
  readonly sight: Chance<View>;
  readonly pick: number;
}

export interface Match<View> {
  /** The bots by seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options?: TableOptions;
  /** No more prompts than these. */
  readonly most?: number;
  watch?(moment: Moment<View>): void;
}

export interface BotTable<View> {
  readonly game: Game;
  bot(level: string, seat: number): Bot;
  sight(state: Live['state'], seat: number, stream: string): Chance<View>;
  /** Play a game between bots, as a table does. */
  play(match: Match<View>): Live;
  /** How many games of so many the first bot wins, each deal played from every seat. */
  wins(bots: readonly string[], games: number, options?: TableOptions): number;
}

/** A table of a game where only bots sit. */
// biome-ignore lint/suspicious/noExplicitAny: any board will do
export function tableOf<View>(game: Game<any, View>): BotTable<View> {
  const bot = (name: string, seat: number) => {
    const { level, settings } = readBot(name) ?? { level: name, settings: {} };
    return botsFor(game.id)[level](seat, settings);
  };
  const play = ({ bots, seed, options = {}, most = 20_000, watch }: Match<View>) => {
    const live = sit(game, bots.length, options, seed);
    const seated = bots.map(bot);
    const dice = random(seed);
    for (let n = 0; !live.state.result && n < most; n++) {
      const { seat, options: offered } = waiting(live);
      const sight = chance<View>(game, live, seat, dice);
      const pick = seated[seat].choose(sight);
      watch?.({ bot: seated[seat], live, sight, pick });
      advance(live, seat, offered[pick]);
    }
    return live;
  };
  return {
    game,
    bot,
    sight: (state, seat, stream) => chance(game, state, seat, random(stream)),
    play,
    wins: (bots, games, options) =>
      Array.from({ length: games }).filter((_, i) => {
        const seat = i % bots.length;
        const seated = bots.slice(1).toSpliced(seat, 0, bots[0]);
        const live = play({ bots: seated, seed: `arena ${Math.floor(i / bots.length)}`, options });
        return live.state.result?.winners[0] === seat;
      }).length,
  };
}

function sit(game: Game, seats: number, options: TableOptions, seed: string): Live {
  const state = fresh(game, { seats, options }, seedFrom(seed));
  if (isRefusal(state)) throw new Error(state.why);
  const live: Live = wake(game, state);
  live.quiet = true;
  return live;
}

/** Where several are asked at once, one who has not answered. */
function waiting({ asked, state }: Live) {
  const next = asked.find(({ seat }) => asked.length === 1 || !(String(seat) in state.sealed));
  if (!next) throw new Error('nobody is asked');
  return next;
}
