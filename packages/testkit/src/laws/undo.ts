import { apply, askedIn, determinize, heard, isRefusal, type Outcome, sight } from '@questhall/kernel';
import { difference } from '../same.js';
import { anyOf, type Moment, picksIn, type Verdict, whereIn } from './moment.js';
import { toldTo } from './secrecy.js';

interface Open {
  readonly pick: string;
  readonly after: Outcome;
}

/** A pick of this seat that can be taken back: the one at hand, or another. */
function unsealed(m: Moment): Open | undefined {
  const offered = picksIn(m.game, m.state).find((o) => o.seat === m.seat)?.picks ?? [];
  for (const pick of [m.pick, anyOf(m.random, offered), anyOf(m.random, offered)]) {
    const after = apply(m.game, m.state, { seat: m.seat, picks: [pick] });
    if (!isRefusal(after) && !after.sealed) return { pick, after };
  }
  return undefined;
}

/** Law 8: a pick that can be taken back rolled nothing, asked nobody else, and taken back leaves all as it was. */
export function undo(m: Moment): Verdict {
  const open = unsealed(m);
  if (!open) return null;
  const { pick, after } = open;
  if (after.draws.length > 0) return `"${pick}" drew ${JSON.stringify(after.draws)} and is not sealed`;
  const rolled = difference(m.state.rng, after.state.rng);
  if (rolled) return `"${pick}" used dice and is not sealed: ${rolled}`;
  const pending = Object.keys(after.state.sealed).length > 0;
  const others = askedIn(m.game, after.state).filter((a) => a.seat !== m.seat);
  if (others.length > 0 && !pending) return `after "${pick}" seat ${others[0]?.seat} is asked, and it is not sealed`;
  return goneBack(m, open);
}

/** The state before the pick asks and does the same as one in which it was never made; in one move or two it leads to the same. */
function goneBack(m: Moment, { pick, after }: Open): Verdict {
  const fresh = JSON.parse(JSON.stringify(m.state));
  const asked = difference(picksIn(m.game, fresh), picksIn(m.game, m.state));
  if (asked) return `taking back "${pick}" changes what is asked: ${asked}`;
  const other = apply(m.game, m.state, { seat: m.seat, picks: [m.pick] });
  const never = difference(other, apply(m.game, fresh, { seat: m.seat, picks: [m.pick] }));
  if (never) return `after taking back "${pick}", "${m.pick}" does something else: ${never}`;
  const next = picksIn(m.game, after.state).find((o) => o.seat === m.seat);
  if (!next) return undefined;
  const second = anyOf(m.random, next.picks);
  const one = apply(m.game, m.state, { seat: m.seat, picks: [pick, second] });
  const two = apply(m.game, after.state, { seat: m.seat, picks: [second] });
  if (isRefusal(one) || isRefusal(two))
    return `"${pick}; ${second}" is refused: ${JSON.stringify(isRefusal(one) ? one : two)}`;
  const found = difference(one.state, two.state);
  return found && `"${pick}; ${second}" in one move differs from two: ${found}`;
}

/** Law 8b: a pick that can be taken back teaches nothing: in every world the picker thinks possible it gives the same. */
export function teachesNothing(m: Moment): Verdict {
  const open = unsealed(m);
  if (!open) return null;
  const { pick, after } = open;
  const world = determinize(m.game, m.state, m.seat, m.random);
  const other = apply(m.game, world, { seat: m.seat, picks: [pick] });
  if (isRefusal(other)) return `"${pick}" of seat ${m.seat} is refused in another world: ${other.why}`;
  const [here, there] = [after, other].map((o) => learnt(m, o));
  const found = difference(here, there);
  return found && `seat ${m.seat} learns from "${pick}", which can be taken back: ${found}`;
}

function learnt(m: Moment, { state, events }: Outcome): unknown {
  const { seat, game } = m;
  const hears = events.map((event) => heard(event, seat));
  return { where: whereIn(game, state), seen: sight(game, state, seat), told: toldTo(game, state, seat), hears };
}
