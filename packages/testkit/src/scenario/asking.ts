import { type Json, prompts, type Seat, speak } from '@questhall/kernel';
import { show } from '../same.js';
import type { Tale } from './open.js';
import { askedNow, askNow, offeredTo, tryMove, tryUnasked, unaskedOf } from './tale.js';
import { asList, asSeat, asText, knownPick, oneOf, wrong } from './vocabulary.js';

type Expectation = Readonly<Record<string, Json>>;

export function expectOffered(tale: Tale, e: Expectation): string | undefined {
  const pick = asText('offered', e.offered);
  knownPick(tale.kit, pick);
  const { seat, offered } = offers(tale, e);
  return offered.includes(pick)
    ? undefined
    : `expected "${pick}" to be offered to seat ${seat}, ${found(tale, offered)}`;
}

/** The rule is the one the refusal gives: what forbids the pick, not merely what is asked. */
export function expectNotOffered(tale: Tale, e: Expectation): string | undefined {
  const pick = asText('notOffered', e.notOffered);
  knownPick(tale.kit, pick);
  const { seat, offered } = offers(tale, e);
  if (offered.includes(pick)) return `expected "${pick}" not to be offered to seat ${seat}, found that it is`;
  if (e.rule === undefined) return undefined;
  const refusal = e.unasked === true ? tryUnasked(tale, seat, pick) : tryMove(tale, seat, [pick]);
  if (refusal?.rule === e.rule) return undefined;
  return `expected "${pick}" to be forbidden to seat ${seat} by ${show(e.rule)}, found ${refusal?.rule ?? 'no rule'}: ${refusal?.why ?? ''}`;
}

export function expectOptions(tale: Tale, e: Expectation): string | undefined {
  const wanted = asList('options', e.options).map((pick) => asText('an option', pick));
  for (const pick of wanted) knownPick(tale.kit, pick);
  const { seat, offered } = offers(tale, e);
  const missing = wanted.filter((pick) => !offered.includes(pick));
  const extra = offered.filter((pick) => !wanted.includes(pick));
  if (missing.length === 0 && extra.length === 0) return undefined;
  const parts = [missing.length > 0 && `without ${list(missing)}`, extra.length > 0 && `also ${list(extra)}`];
  return `expected exactly ${list(wanted)} to be offered to seat ${seat}, found them ${parts.filter(Boolean).join(' and ')}`;
}

export function expectOptionCount(tale: Tale, e: Expectation): string | undefined {
  if (typeof e.optionCount !== 'number') wrong(`optionCount is ${show(e.optionCount)}; expected a number`);
  const { seat, offered } = offers(tale, e);
  if (offered.length === e.optionCount) return undefined;
  return `expected ${e.optionCount} options for seat ${seat}, found ${offered.length}: ${list(offered)}`;
}

export function expectAsked(tale: Tale, e: Expectation): string | undefined {
  const wanted = e.asked === null ? [] : Array.isArray(e.asked) ? e.asked : [e.asked];
  const seats = wanted.map((seat) => asSeat('asked', seat, tale.state.seats));
  if (e.at !== undefined) knownAsk(tale, asText('at', e.at));
  const now = askedNow(tale);
  const right = now.length === seats.length && now.every((seat) => seats.includes(seat));
  if (right && (e.at === undefined || e.at === askNow(tale))) return undefined;
  const where = e.at === undefined ? '' : ` at ${e.at}`;
  return `expected ${who(seats)} to be asked${where}, found ${who(now)}${now.length > 0 ? ` at ${askNow(tale)}` : ''}`;
}

function knownAsk(tale: Tale, at: string): void {
  const { procedures } = tale.kit.game;
  const asks = Object.values(procedures).flatMap(({ name, steps }) =>
    Object.keys(steps).flatMap((label) => (typeof steps[label] === 'function' ? [] : [`${name}.${label}`])),
  );
  if (!asks.includes(at)) wrong(`nothing is asked at "${at}"; ${oneOf(asks, at)}`);
}

export function expectSays(tale: Tale, e: Expectation): string | undefined {
  const wanted = asText('says', e.says);
  const { game } = tale.kit;
  const seat = e.to === undefined ? undefined : asSeat('to', e.to, tale.state.seats);
  const put = prompts(game, tale.state).filter((p) => seat === undefined || p.seat === seat);
  const said = put.map((p) => speak(game, p.says, { seat: (n) => `seat ${n}` }));
  if (said.some((words) => words.includes(wanted))) return undefined;
  return `expected the prompt to say ${show(wanted)}, found ${said.length > 0 ? list([...new Set(said)]) : 'no prompt'}`;
}

function offers(tale: Tale, e: Expectation): { seat: Seat; offered: readonly string[] } {
  const seat = asSeat('to', e.to, tale.state.seats);
  return { seat, offered: e.unasked === true ? unaskedOf(tale, seat) : offeredTo(tale, seat) };
}

function found(tale: Tale, offered: readonly string[]): string {
  if (offered.length > 0) return `found ${list(offered)}`;
  const now = askedNow(tale);
  return now.length > 0 ? `found that ${who(now)} is asked at ${askNow(tale)}` : 'found that nobody is asked';
}

function who(seats: readonly Seat[]): string {
  return seats.length > 0 ? seats.map((seat) => `seat ${seat}`).join(' and ') : 'nobody';
}

function list(picks: readonly string[]): string {
  const some = picks.slice(0, 12).map((pick) => `"${pick}"`);
  return picks.length === 0 ? 'none' : `${some.join(', ')}${picks.length > some.length ? ` … (${picks.length})` : ''}`;
}
