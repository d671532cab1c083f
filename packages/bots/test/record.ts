import {
  apply,
  begin,
  type Game,
  type GameRecord,
  isRefusal,
  type Line,
  lineOf,
  prompts,
  random,
  type Setup,
  seedFrom,
} from '@questhall/kernel';
import type { Craft } from '../src/archmage/craft.js';
import { type Bot, chance, type Review, randomBot, review } from '../src/index.js';

interface Recorded {
  readonly setup: Setup;
  readonly seed: string;
  readonly bot?: (seat: number) => Bot;
}

/** A game between bots, as its record tells it. */
export function recorded(game: Game, { setup, seed, bot = randomBot }: Recorded): GameRecord {
  const secret = seedFrom(seed);
  const begun = begin(game, setup, secret);
  if (isRefusal(begun)) throw new Error(begun.why);
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const bots = seats.map((seat) => bot(seat));
  const dice = random(seed);
  const lines: Line[] = [];
  let { state } = begun;
  while (!state.result) {
    const [{ seat }] = seats.flatMap((one) => prompts(game, state, one).filter((p) => p.seat === one && !p.answered));
    const here = chance(game, state, seat, dice);
    const move = { seat, picks: [here.name(bots[seat].choose(here))] };
    const outcome = apply(game, state, move);
    if (isRefusal(outcome)) throw new Error(outcome.why);
    lines.push(lineOf(move, outcome));
    state = outcome.state;
  }
  const { result, options } = state;
  const head = { game: game.id, version: 2 as const, seats: setup.seats, commitment: '', nonces: [], salt: '' };
  return { ...head, players: seats.map(String), options, secret, result, opening: begun.draws, lines };
}

/** A record looked at again. */
export function reviewed(game: Game, craft: Craft, record: GameRecord): Review {
  const told = endOf(review(game, craft, record));
  if (isRefusal(told)) throw new Error(told.why);
  return told;
}

/** What is found by looking on to the end. */
export function endOf<T>(looking: Generator<void, T>): T {
  for (;;) {
    const step = looking.next();
    if (step.done) return step.value;
  }
}
