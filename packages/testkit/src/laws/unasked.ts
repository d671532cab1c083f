import { apply, fork, interject, isRefusal, type Outcome, type Seat, standing } from '@questhall/kernel';
import { evenly, playOn } from '../playout.js';
import { anyOf, type Moment, picksIn, type Verdict } from './moment.js';

const MOST = 6;
const AHEAD = 40;

/** Law 11: whatever a seat may do unasked is accepted, and the question that waits still stands. */
export function unasked(m: Moment): Verdict {
  const all = Array.from({ length: m.state.seats }, (_, seat) =>
    standing(m.game, m.state, seat).map((pick) => ({ seat, pick })),
  ).flat();
  const nonsense = interject(m.game, m.state, { seat: m.seat, picks: ['no such pick'] });
  if (!isRefusal(nonsense)) return 'a standing ask accepts "no such pick"';
  if (all.length === 0) return null;
  const some = all.length <= MOST ? all : Array.from({ length: MOST }, () => anyOf(m.random, all));
  for (const { seat, pick } of some) {
    const outcome = interject(m.game, m.state, { seat, picks: [pick] });
    if (isRefusal(outcome)) return `"${pick}" stands open to seat ${seat} but is refused: ${outcome.why}`;
    const wrong = upset(m, seat, outcome) ?? goesWrong(m, outcome);
    if (wrong) return `after "${pick}" of seat ${seat}, unasked, ${wrong}`;
  }
  return undefined;
}

/** What the interruption did to the question that waited. A seat that takes itself out of the game ends its own. */
function upset(m: Moment, seat: Seat, { state, sealed }: Outcome): string | undefined {
  if (!sealed) return 'the waiting pick could still be taken back';
  if (state.result || picksIn(m.game, m.state).some((asked) => asked.seat === seat)) return undefined;
  const depth = m.state.stack.length - 1;
  const waited = m.state.stack[depth];
  const now = state.stack[depth];
  if (now?.proc !== waited?.proc || now?.at !== waited?.at)
    return `${waited?.proc}.${waited?.at} no longer waits, but ${now?.proc}.${now?.at}`;
  if (state.stack.length > depth + 1) return undefined;
  return answerable(m, state);
}

function answerable(m: Moment, state: Outcome['state']): string | undefined {
  const offered = picksIn(m.game, state).find((asked) => asked.seat === m.seat);
  if (!offered) return `seat ${m.seat} is no longer asked`;
  if (!offered.picks.includes(m.pick)) return undefined;
  const top = m.state.stack.at(-1);
  const ask = `${top?.proc}.${top?.at}`;
  const answer = apply(m.game, state, { seat: m.seat, picks: [m.pick], ask, number: m.state.asks[m.seat] as number });
  return isRefusal(answer) ? `the pick "${m.pick}" is refused: ${answer.why}` : undefined;
}

/** Play a little way on, for what an interruption has left behind. */
function goesWrong(m: Moment, { state }: Outcome): string | undefined {
  const live = fork(m.game, state);
  playOn(live, evenly((m.random(2 ** 31) + 2 ** 31).toString(16)), AHEAD);
  if (!live.state.result && live.asked.length === 0) return 'play stops where nobody is asked';
  const unsound = m.game.invariants(live.state.board)[0];
  return unsound && `the board becomes unsound: ${unsound}`;
}
