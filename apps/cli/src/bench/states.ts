import { advance, copyState, type Game, type State } from '@questhall/kernel';
import { dealt, type Fixture, quiet, waiting } from '../match.js';

/** Positions of random games, every so many decisions, so that all stages of a game are among them. */
export function positions(fixture: Fixture, wanted: number, every: number): State[] {
  const { game } = fixture;
  const found: State[] = [];
  for (let i = 0; found.length < wanted && i < wanted; i++) {
    const { state, random } = dealt(fixture, i);
    const live = quiet(game, state);
    for (let n = 1; !live.state.result && found.length < wanted; n++) {
      const { seat, options } = waiting(live);
      if (n % every === 0) found.push(copyState(game, live.state));
      advance(live, seat, options[random(options.length)]);
    }
  }
  return found;
}

/** Microseconds of one call, over a few in a row: a single one is shorter than the clock can tell. */
export function microseconds(call: () => unknown, times = 16): number {
  const from = performance.now();
  for (let i = 0; i < times; i++) call();
  return ((performance.now() - from) * 1000) / times;
}

/** A call of the waiting ask's `options`. */
export function optionsCall(game: Game, state: State): () => unknown {
  const frame = state.stack[state.stack.length - 1];
  const ask = game.procedures[frame.proc].steps[frame.at];
  if (typeof ask === 'function') return () => undefined;
  const asks = ask as { who(b: unknown, v: unknown): number | readonly number[] | null; options: typeof ask.options };
  const who = asks.who(state.board, frame.vars);
  const seat = typeof who === 'number' ? who : (who?.[0] ?? 0);
  const vars = frame.vars as never;
  return () => ask.options(state.board, vars, seat);
}
