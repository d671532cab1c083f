import { advance, apply, askedIn, copyState, isRefusal, openSave, type State, sight, wake } from '@questhall/kernel';
import { difference, jsonCopy, notJson, shared } from '../same.js';
import { anyOf, askIn, type Moment, type Verdict, viewers } from './moment.js';

/** Law 2: a state that went through JSON is the same state, asks the same and plays on the same. */
export function roundTrip(m: Moment): Verdict {
  const odd = notJson(m.raw);
  if (odd) return `the state is not plain JSON: ${odd}`;
  const opened = openSave(m.game, jsonCopy(m.state));
  if (isRefusal(opened)) return `a save of this state is refused: ${opened.why}`;
  return (
    unlike('a save changes the state', m.raw, opened) ??
    unlike('a save changes what is asked', m.asked, askedIn(m.game, opened)) ??
    unlike('a save changes what a pick does', m.after(), apply(m.game, opened, { seat: m.seat, picks: [m.pick] }))
  );
}

/** Law 3: `apply` leaves its frozen input alone and agrees with `advance`; a clone is equal; a view shares nothing. */
export function purity(m: Moment): Verdict {
  const after = m.after();
  if (isRefusal(after)) return null;
  const { board } = m.raw;
  const viewer = anyOf(m.random, viewers(m.state));
  const lent = shared(m.game.view(board, viewer), board);
  if (lent) return `the view shares ${lent} with the board`;
  return (
    unlike('a clone differs', board, m.game.clone(board)) ??
    unlike('apply and advance disagree', after.state, advanced(m)) ??
    unlike('the first options and those asked again differ', askedIn(m.game, after.state), anew(m, after.state))
  );
}

function advanced(m: Moment): State {
  const asked = askedIn(m.game, m.state);
  const live = wake(m.game, copyState(m.game, m.state), [...asked]);
  live.quiet = true;
  const { ask, frame } = askIn(m.game, m.state) as NonNullable<ReturnType<typeof askIn>>;
  const option = asked
    .find((a) => a.seat === m.seat)
    ?.options.find((o) => ask.name(o, m.state.board, frame.vars) === m.pick);
  advance(live, m.seat, option);
  return live.state;
}

/** The options of a state that nobody has looked at. */
function anew(m: Moment, state: State): unknown {
  return askedIn(m.game, copyState(m.game, state));
}

/** Law 3b: what is asked of a frozen board is answered the same twice, and as it was while the game ran. */
export function constancy(m: Moment): Verdict {
  const put = askIn(m.game, m.state);
  if (!put) return null;
  const answers = () => ({ ask: answersOf(m, put), standing: unaskedOf(m), seen: seenOf(m) });
  const first = answers();
  const again = unlike('asked twice, the answers differ', first, answers());
  if (again) return again;
  return unlike('the options of the JSON copy differ', m.asked, first.ask.options);
}

function answersOf(m: Moment, { ask, frame }: NonNullable<ReturnType<typeof askIn>>) {
  const { board } = m.state;
  const { vars } = frame;
  const options = m.asked.map(({ seat }) => ({ seat, options: ask.options(board, vars, seat) }));
  const words = options.flatMap((a) =>
    a.options.map((o: unknown) => [ask.name(o, board, vars), ask.at?.(o, board, vars), ask.tells?.(o, board, vars)]),
  );
  return { who: ask.who(board, vars), says: ask.says(board, vars), options, words };
}

function unaskedOf(m: Moment): unknown {
  const { board, stack, seats } = m.state;
  return Object.values(m.game.standing ?? {}).map((s) =>
    Array.from({ length: seats }, (_, seat) =>
      s.open(board, stack, seat) ? s.options(board, seat).map((o: unknown) => s.name(o, board)) : null,
    ),
  );
}

function seenOf(m: Moment): unknown {
  return [viewers(m.state).map((v) => sight(m.game, m.state, v)), m.game.invariants(m.state.board)];
}

function unlike(what: string, a: unknown, b: unknown): string | undefined {
  const found = difference(a, b);
  return found && `${what}: ${found}`;
}
