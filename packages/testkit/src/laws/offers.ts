import { apply, isRefusal, type Move } from '@questhall/kernel';
import { anyOf, type Moment, picksIn, type Verdict } from './moment.js';

const MOST = 6;

/** Law 4: every option offered is accepted; anything else is refused with a reason, and changes nothing. */
export function offers(m: Moment): Verdict {
  const offered = picksIn(m.game, m.state);
  for (const { seat, picks } of offered) {
    const odd = oddPick(picks);
    if (odd) return odd;
    for (const pick of some(m, picks)) {
      const outcome = apply(m.game, m.state, { seat, picks: [pick] });
      if (isRefusal(outcome)) return `"${pick}" is offered to seat ${seat} but refused: ${outcome.why}`;
    }
  }
  for (const { move, what } of strangers(m, offered)) {
    const answer = apply(m.game, m.state, move);
    if (!isRefusal(answer)) return `${what} is accepted: ${JSON.stringify(move)}`;
    if (!answer.why) return `${what} is refused without a reason`;
    if (answer.refused === 'not-offered' && !answer.rule) return `${what} is refused without a rule`;
  }
  return undefined;
}

/** Picks are unique, and can be written in a record and read back. */
function oddPick(picks: readonly string[]): string | undefined {
  const twice = picks.find((pick, i) => picks.indexOf(pick) !== i);
  if (twice !== undefined) return `"${twice}" is the name of two options`;
  const unwritable = picks.find((pick) => !/^[^\s;{}?][^;{}\n]*$/.test(pick) || pick.trim() !== pick);
  return unwritable === undefined ? undefined : `"${unwritable}" cannot be written in a record`;
}

function some(m: Moment, picks: readonly string[]): string[] {
  if (picks.length <= MOST) return [...picks];
  return Array.from({ length: MOST }, () => anyOf(m.random, picks));
}

interface Stranger {
  readonly what: string;
  readonly move: Move;
}

function strangers(m: Moment, offered: readonly { seat: number; picks: string[] }[]): Stranger[] {
  const { seat, pick } = m;
  const mine = offered.find((o) => o.seat === seat)?.picks ?? [];
  const other = Array.from({ length: m.state.seats }, (_, s) => s).find((s) => !offered.some((o) => o.seat === s));
  const number = (m.state.asks[seat] as number) + 1;
  const list: Stranger[] = [
    { what: 'a pick that is no option', move: { seat, picks: [`${pick} x`] } },
    { what: 'an empty pick', move: { seat, picks: [''] } },
    { what: 'no pick at all', move: { seat, picks: [] } },
    { what: 'a seat that does not exist', move: { seat: m.state.seats, picks: [pick] } },
    { what: 'an answer to another prompt', move: { seat, picks: [pick], number } },
    { what: 'an answer to another ask', move: { seat, picks: [pick], ask: 'no.such' } },
    { what: 'a list that ends in no option', move: { seat, picks: [pick, 'no such pick'] } },
  ];
  const old = m.pool.filter((p) => !mine.includes(p));
  if (old.length > 0) list.push({ what: 'a pick of another time', move: { seat, picks: [anyOf(m.random, old)] } });
  if (other !== undefined)
    list.push({ what: 'a pick of a seat that is not asked', move: { seat: other, picks: [pick] } });
  return list;
}
