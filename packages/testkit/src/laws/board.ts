import { apply, isRefusal, type State } from '@questhall/kernel';
import { divide } from '../perft.js';
import { type Moment, picksIn, type Verdict } from './moment.js';

/** Law 7: every counter, card and coin is somewhere. */
export function invariants(m: Moment): Verdict {
  return unsound(m.game, m.state);
}

export function unsound(game: Moment['game'], state: State): string | undefined {
  const found = game.invariants(state.board);
  return found.length > 0 ? `the board is unsound: ${found.join('; ')}` : undefined;
}

const WIDEST = 12;

/** Law 9: the tree of picks counted in place is the one counted through `apply`. */
export function tree(m: Moment): Verdict {
  const { game, state } = m;
  const first = picksIn(game, state).find(({ seat }) => !(String(seat) in state.sealed));
  if (!first || first.picks.length > WIDEST) return null;
  const counted = divide(game, state, 2);
  for (const pick of first.picks) {
    const outcome = apply(game, state, { seat: first.seat, picks: [pick] });
    if (isRefusal(outcome)) return `"${pick}" is refused: ${outcome.why}`;
    const next = picksIn(game, outcome.state).find(({ seat }) => !(String(seat) in outcome.state.sealed));
    const leaves = next?.picks.length ?? 0;
    if (counted[pick] !== leaves)
      return `below "${pick}" there are ${leaves} leaves, counted in place ${counted[pick]}`;
  }
  return undefined;
}
