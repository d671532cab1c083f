import {
  askedIn,
  Broken,
  determinize,
  fork,
  type Game,
  type Json,
  type Live,
  type Phrase,
  type Random,
  ready,
  type Seat,
  type Sight,
  type State,
  shown,
} from '@questhall/kernel';
import type { Chance } from './bot.js';

/** What a seat that is asked may know and choose. The view is built only for a bot that looks at it. */
export function chance<V>(
  game: Game,
  from: Live | State,
  seat: Seat,
  random: Random,
  see: (board: unknown, seat: Seat) => unknown = game.view,
): Chance<V> {
  const { state, asked } = 'state' in from ? from : { state: from, asked: askedIn(game, from) };
  const frame = state.stack[state.stack.length - 1];
  const ask = frame && ready(game)[frame.proc]?.steps[frame.at]?.ask;
  const options = asked.find((a) => a.seat === seat)?.options;
  if (!ask || !options) throw new Broken(`${game.id}: seat ${seat} is not asked`);
  let view: V | undefined;
  let shows: Sight['shows'] | undefined;
  return {
    seat,
    get view(): V {
      view ??= see(state.board, seat) as V;
      return view;
    },
    get shows(): Readonly<Record<string, Json>> {
      shows ??= shown(game, state, seat);
      return shows;
    },
    ask: `${frame.proc}.${frame.at}`,
    get says(): Phrase {
      return ask.says(state.board, frame.vars);
    },
    options,
    name: (i) => ask.name(options[i], state.board, frame.vars),
    random,
    sample: (n) => Array.from({ length: n }, () => fork(game, determinize(game, state, seat, random))),
  };
}
