import type { Bot } from '@questhall/bots';
import type { Played } from '../match.js';
import { chanceOf, dealt, playOut } from '../match.js';
import { botsOf, fixtureOf, type Series } from '../series.js';
import { type Clock, nowBy } from './clocks.js';

export interface Round {
  readonly number: number;
  readonly played: Played;
  /** Who won alone, by place in the list of players; -1 for a draw, null for no result. */
  readonly winner: number | null;
  /** The seat that won alone. */
  readonly seat: number | null;
  /** Each player's think times, in milliseconds. */
  readonly thinks: readonly (readonly number[])[];
}

/** A match: its games, and the clock that thought is counted by. */
export interface Match extends Series {
  readonly clock: Clock;
}

/** One game of a match: the same deal is played once from each seat, so that no player gains by where it sits. */
export function playRound(series: Match, number: number): Round {
  const n = series.seats.length;
  const turn = number % n;
  const seatOf = (player: number) => (player + turn) % n;
  const playerAt = (seat: number) => (seat - turn + n) % n;
  const seated = { ...series, seats: series.seats.map((_, seat) => series.seats[playerAt(seat)]) };
  const times: number[][] = series.seats.map(() => []);
  const now = nowBy(series.clock);
  const bots = botsOf(seated, now).map((bot, seat) => timed(bot, now, times[seat]));
  const { state } = dealt(fixtureOf(seated), Math.floor(number / n));
  const played = playOut(series.house.game, state, bots, chanceOf(series.seed, number));
  const winners = played.result?.winners;
  const seat = winners?.length === 1 ? winners[0] : null;
  return {
    number,
    played,
    winner: seat !== null ? playerAt(seat) : winners ? -1 : null,
    seat,
    thinks: series.seats.map((_, player) => times[seatOf(player)]),
  };
}

/** The same bot, its thinking timed: the building of what it sees counts, for a player waits for that too. */
function timed(bot: Bot, now: () => number, times: number[]): Bot {
  return {
    ...bot,
    choose: (chance) => {
      const from = now();
      const choice = bot.choose(chance);
      times.push(Number((now() - from).toFixed(3)));
      return choice;
    },
  };
}
