import { type Bot, chance } from '@questhall/bots';
import {
  type Asked,
  advance,
  Broken,
  fresh,
  type Game,
  isRefusal,
  type Live,
  type Random,
  type Result,
  random,
  type State,
  seedFrom,
  type TableOptions,
  wake,
} from '@questhall/kernel';
import { WrongWords } from './failure.js';

/** No game of ours takes this many prompts; one that does is not going to end. */
export const LONGEST = 1_000_000;

export interface Fixture {
  readonly game: Game;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
}

export interface Played {
  readonly result: Result | null;
  /** Prompts put to a seat. */
  readonly decisions: number;
  /** Those with two options or more. */
  readonly choices: number;
  /** Why it has no result. */
  readonly why?: string;
}

/** The `i`th game of a run: its dice, and the bots' own chance apart from them. */
export function dealt(fixture: Fixture, i: number): { state: State; random: Random } {
  const { game, seats, options, seed } = fixture;
  const state = fresh(game, { seats, options }, seedOf(seed, i));
  if (isRefusal(state)) throw new WrongWords(state.why);
  return { state, random: chanceOf(seed, i) };
}

export function seedOf(seed: string, i: number): string {
  return seedFrom(`${seed} game ${i}`);
}

export function chanceOf(seed: string, i: number): Random {
  return random(`${seed} bots ${i}`);
}

/** Play a game to its end in place, hearing nothing. What breaks is told, not thrown. */
export function playOut(game: Game, state: State, bots: readonly Bot[], random: Random): Played {
  let decisions = 0;
  let choices = 0;
  try {
    const live = quiet(game, state);
    for (; !live.state.result && decisions < LONGEST; decisions++) {
      const asked = waiting(live);
      if (asked.options.length > 1) choices += 1;
      advance(live, asked.seat, asked.options[choose(live, asked, bots[asked.seat], random)]);
    }
    const { result } = live.state;
    return result
      ? { result, decisions, choices }
      : { result, decisions, choices, why: `no end after ${LONGEST} prompts` };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { result: null, decisions, choices, why: error.message };
  }
}

/** A game that keeps no events. */
export function quiet(game: Game, state: State): Live {
  const live = wake(game, state);
  live.quiet = true;
  return live;
}

/** The next seat that has yet to answer. */
export function waiting(live: Live): Asked {
  const { asked, state } = live;
  const next = asked.length === 1 ? asked[0] : asked.find(({ seat }) => !(String(seat) in state.sealed));
  if (!next) throw new Broken(`${live.game.id} waits for nobody`);
  return next;
}

/** A bot's choice, as an index; one that is no option of this prompt is a fault of the bot. */
export function choose(live: Live, asked: Asked, bot: Bot, random: Random): number {
  // Random play is the measure of the rules' speed: it needs no sight, so none is prepared.
  if (bot.id === 'random') return random(asked.options.length);
  const picked = bot.choose(chance(live.game, live, asked.seat, random));
  if (asked.options[picked] === undefined) {
    throw new Broken(`${live.game.id}: ${bot.id} chose ${picked} of ${asked.options.length} options`);
  }
  return picked;
}
