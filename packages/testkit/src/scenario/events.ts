import type { Json, Phrase } from '@questhall/kernel';
import { show } from '../same.js';
import { covers } from './compare.js';
import type { Tale } from './open.js';
import { eventsHeardBy } from './tale.js';
import { asList, asObject, asSeat, asText, oneOf, onlyKeys, wrong } from './vocabulary.js';

type Expectation = Readonly<Record<string, Json>>;
interface Wanted {
  readonly key: string;
  readonly args: Readonly<Record<string, Json>>;
}

/** These happened in this order, whatever else did between them. */
export function expectEvents(tale: Tale, e: Expectation): string | undefined {
  const wanted = asList('events', e.events).map((event) => readEvent(tale, event));
  const told = heardIn(tale, e);
  let at = 0;
  for (const [i, event] of wanted.entries()) {
    const next = told.findIndex((phrase, n) => n >= at && fitsEvent(phrase, event));
    if (next < 0) return lacking(wanted, i, told.slice(at));
    at = next + 1;
  }
  return undefined;
}

function lacking(wanted: readonly Wanted[], i: number, rest: readonly Phrase[]): string {
  const { key, args } = wanted[i] as Wanted;
  const after = i > 0 ? ` after ${wanted[i - 1]?.key}` : '';
  const named = Object.keys(args).length > 0 ? `${key} with ${show(args)}` : key;
  const others = rest.filter((phrase) => phrase.key === key);
  const found = others.length > 0 ? others : rest;
  return `expected the event ${named}${after}, found ${found.length > 0 ? found.slice(0, 8).map(told).join(', ') : 'no further event'}`;
}

export function expectNoEvent(tale: Tale, e: Expectation): string | undefined {
  const event = readEvent(tale, e.noEvent);
  const found = heardIn(tale, e).find((phrase) => fitsEvent(phrase, event));
  return found ? `expected no event ${event.key}, found ${told(found)}` : undefined;
}

function heardIn(tale: Tale, { heardBy }: Expectation): Phrase[] {
  if (heardBy === undefined || heardBy === 'spectator') return eventsHeardBy(tale, null);
  return eventsHeardBy(tale, asSeat('heardBy', heardBy, tale.state.seats));
}

function readEvent(tale: Tale, event: unknown): Wanted {
  const { key: named, ...args } = typeof event === 'string' ? { key: event } : asObject('an event', event);
  const key = asText('the key of an event', named);
  knownEvent(tale, key, args);
  return { key, args };
}

/** Refuse a key that no rule tells, and an argument it never has. */
function knownEvent({ kit: { game, words }, events }: Tale, key: string, args: object): void {
  const known = words.events ?? game.phrases;
  if (!Object.hasOwn(known, key) && !events.some((told) => told.says.key === key))
    wrong(`there is no event "${key}"; ${oneOf(Object.keys(known), key)}`);
  const event = words.events?.[key];
  if (event) onlyKeys(`the event ${key}`, args, Object.keys({ ...event.args, ...event.secret }));
}

function fitsEvent(phrase: Phrase, { key, args }: Wanted): boolean {
  return phrase.key === key && Object.entries(args).every(([name, value]) => covers(phrase.args?.[name], value));
}

function told(phrase: Phrase): string {
  return phrase.args ? `${phrase.key} ${JSON.stringify(phrase.args)}` : phrase.key;
}
