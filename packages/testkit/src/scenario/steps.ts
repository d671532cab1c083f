import type { Json, Refusal } from '@questhall/kernel';
import { holdsNow } from './expect.js';
import type { Tale } from './open.js';
import { playPick, playUnasked, tryMove, tryUnasked } from './tale.js';
import { asList, asObject, asSeat, asText, at, knownPick, oneOf, onlyKeys, wrong } from './vocabulary.js';

/** One line of a story: picks of a seat, something it does unasked, a refusal, or what must hold by now. */
export type PlayStep =
  | {
      readonly seat: number;
      readonly pick: string;
      readonly refused?: true | string;
      readonly rule?: string;
      readonly note?: string;
    }
  | {
      readonly seat: number;
      readonly picks: readonly string[];
      readonly refused?: true | string;
      readonly rule?: string;
      readonly note?: string;
    }
  | {
      readonly seat: number;
      readonly unasked: string;
      readonly refused?: true | string;
      readonly rule?: string;
      readonly note?: string;
    }
  | { readonly expect: readonly object[]; readonly note?: string };

const REFUSALS = ['not-asked', 'not-offered', 'stale', 'over', 'bad-move', 'sealed-midway', 'closed'];

/** Play one line. Gives what failed, in sentences; a pick that is refused, and wrong words, throw. */
export function playStep(tale: Tale, line: unknown): string[] {
  const step = asObject('a line of play', line);
  if ('expect' in step) {
    onlyKeys('a line of play that expects', step, ['expect', 'note']);
    return expectAll(tale, step.expect);
  }
  onlyKeys('a line of play', step, ['seat', 'pick', 'picks', 'unasked', 'refused', 'rule', 'note']);
  const named = ['pick', 'picks', 'unasked'].filter((key) => key in step);
  if (named.length !== 1)
    wrong(`a line of play has one of pick, picks, unasked, expect; found ${named.join(', ') || 'none'}`);
  const seat = asSeat('seat', step.seat, tale.state.seats);
  const picks = picksOf(step);
  for (const pick of picks) knownPick(tale.kit, pick);
  if ('refused' in step || 'rule' in step) return expectRefused(tale, seat, picks, step);
  for (const pick of picks) {
    const refusal = 'unasked' in step ? playUnasked(tale, seat, pick) : playPick(tale, seat, pick);
    if (refusal) wrong(`seat ${seat} cannot pick "${pick}": ${refusal.why}${refusal.rule ? ` (${refusal.rule})` : ''}`);
  }
  return [];
}

/** Hold all expectations against what is now, and gather those that fail. */
export function expectAll(tale: Tale, expectations: unknown): string[] {
  return asList('expect', expectations).flatMap((e, i) => at(`expect[${i}]`, () => holdsNow(tale, e) ?? []));
}

function picksOf(step: Readonly<Record<string, Json>>): string[] {
  if ('picks' in step) {
    const picks = asList('picks', step.picks).map((pick) => asText('a pick', pick));
    return picks.length > 0 ? picks : wrong('picks is a list of at least one pick');
  }
  return [asText('a pick', step.pick ?? step.unasked)];
}

function expectRefused(tale: Tale, seat: number, picks: string[], step: Readonly<Record<string, Json>>): string[] {
  const { refused = true, rule } = step;
  if (refused !== true && !REFUSALS.includes(String(refused)))
    wrong(
      `refused is ${JSON.stringify(refused)}; expected true or ${oneOf(REFUSALS, String(refused)).slice('expected '.length)}`,
    );
  const refusal = 'unasked' in step ? tryUnasked(tale, seat, picks[0] as string) : tryMove(tale, seat, picks);
  const words = picks.map((pick) => `"${pick}"`).join(', ');
  if (!refusal) return [`expected ${words} of seat ${seat} to be refused, found that it is accepted`];
  const unlike = (refused !== true && refusal.refused !== refused) || (rule !== undefined && refusal.rule !== rule);
  if (!unlike) return [];
  const wanted = [refused === true ? 'refused' : `refused as ${refused}`, rule === undefined ? '' : ` by ${rule}`].join(
    '',
  );
  return [`expected ${words} of seat ${seat} to be ${wanted}, found ${saidOf(refusal)}`];
}

function saidOf({ refused, rule, why }: Refusal): string {
  return `${refused}${rule ? ` by ${rule}` : ''}: ${why}`;
}
