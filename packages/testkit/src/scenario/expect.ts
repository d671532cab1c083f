import type { Json } from '@questhall/kernel';
import {
  expectAsked,
  expectNotOffered,
  expectOffered,
  expectOptionCount,
  expectOptions,
  expectSays,
} from './asking.js';
import { COMPARISONS, compare } from './compare.js';
import { expectEvents, expectNoEvent } from './events.js';
import { expectLaws } from './lawful.js';
import type { Tale } from './open.js';
import { knownPath, valueAt } from './paths.js';
import { computedIn, seenBy, truthOf } from './tale.js';
import { asObject, asSeat, asText, oneOf, onlyKeys, wrong } from './vocabulary.js';

export type Expectation = Readonly<Record<string, Json>>;

interface Kind {
  /** The keys that may stand beside the one that names it. */
  readonly beside: readonly string[];
  holds(tale: Tale, e: Expectation): string | undefined;
}

/** What can be expected, by the key that names it; the first found in an expectation says what it is. */
const KINDS: Readonly<Record<string, Kind>> = {
  computed: { beside: ['of', 'path', ...COMPARISONS], holds: expectComputed },
  sees: { beside: ['path', ...COMPARISONS], holds: expectSeen },
  path: { beside: COMPARISONS, holds: expectTrue },
  offered: { beside: ['to', 'unasked'], holds: expectOffered },
  notOffered: { beside: ['to', 'rule', 'unasked'], holds: expectNotOffered },
  options: { beside: ['to', 'unasked'], holds: expectOptions },
  optionCount: { beside: ['to', 'unasked'], holds: expectOptionCount },
  asked: { beside: ['at'], holds: expectAsked },
  says: { beside: ['to'], holds: expectSays },
  events: { beside: ['heardBy'], holds: expectEvents },
  noEvent: { beside: ['heardBy'], holds: expectNoEvent },
  result: { beside: [], holds: expectResult },
  laws: { beside: [], holds: expectLaws },
};

/** Whether an expectation holds now; a sentence if it does not. Wrong words throw. */
export function holdsNow(tale: Tale, expectation: unknown): string | undefined {
  const e = asObject('an expectation', expectation);
  const name = Object.keys(KINDS).find((key) => key in e);
  const kind = name === undefined ? undefined : KINDS[name];
  if (!name || !kind)
    return wrong(
      `an expectation has none of the words known here, but ${Object.keys(e).join(', ') || 'none'}; ${oneOf(Object.keys(KINDS))}`,
    );
  onlyKeys(`an expectation of "${name}"`, e, [name, ...kind.beside, 'note']);
  return kind.holds(tale, e);
}

function expectTrue(tale: Tale, e: Expectation): string | undefined {
  const path = asText('path', e.path);
  const truth = truthOf(tale);
  knownPath(tale.kit, truth, path);
  return compare(path, valueAt(truth, path), e);
}

function expectSeen(tale: Tale, e: Expectation): string | undefined {
  const path = asText('path', e.path);
  if (typeof e.sees === 'string' && e.sees !== 'spectator')
    wrong(`sees is "${e.sees}"; expected a seat or "spectator"`);
  const viewer = e.sees === 'spectator' ? null : asSeat('sees', e.sees, tale.state.seats);
  const seen = seenBy(tale, viewer);
  knownPath(tale.kit, seen, path);
  return compare(`${path} as ${viewer === null ? 'a spectator' : `seat ${viewer}`} sees it`, valueAt(seen, path), e);
}

function expectComputed(tale: Tale, e: Expectation): string | undefined {
  const name = asText('computed', e.computed);
  const of = asObject('of', e.of ?? {});
  knownComputed(tale, name, of);
  const found = computedIn(tale, name, of);
  const what = `${name} of ${JSON.stringify(of)}`;
  if (e.path === undefined) return compare(what, found, e);
  const path = asText('path', e.path);
  return compare(`${path} of ${what}`, valueAt(found, path), e);
}

export function knownComputed(tale: Tale, name: string, of: object): void {
  const { computed } = tale.kit.words;
  if (!Object.hasOwn(computed, name))
    wrong(`nothing computed is called "${name}"; ${oneOf(Object.keys(computed), name)}`);
  onlyKeys(`computed ${name}`, of, Object.keys(computed[name]?.takes ?? {}));
}

function expectResult(tale: Tale, { result: wanted }: Expectation): string | undefined {
  const { result } = tale.state;
  if (wanted === null)
    return result === null ? undefined : `expected the game to go on, found it won by ${said(result)}`;
  const expected = asObject('result', wanted);
  onlyKeys('result', expected, ['winners', 'rule']);
  if (result === null) return 'expected the game to be over, found it goes on';
  const { winners, rule } = expected;
  const missed = winners !== undefined && JSON.stringify(sorted(winners)) !== JSON.stringify(sorted(result.winners));
  if (missed || (rule !== undefined && rule !== result.rule))
    return `expected the game to be won by ${said({ ...result, ...expected })}, found ${said(result)}`;
  return undefined;
}

function said({ winners, rule }: { winners?: unknown; rule?: unknown }): string {
  const seats = Array.isArray(winners) && winners.length > 0 ? winners.map((w) => `seat ${w}`).join(' and ') : 'nobody';
  return `${seats} by ${rule}`;
}

function sorted(seats: unknown): unknown {
  return Array.isArray(seats) ? [...seats].sort() : seats;
}
