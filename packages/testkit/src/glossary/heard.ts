import {
  type Event,
  type GameWithWords,
  type Json,
  type Meanings,
  type Outcome,
  type Prompt,
  prompts,
  type Refusal,
  type State,
  sight,
} from '@questhall/kernel';
import { fits } from '../scenario/vocabulary.js';

/** An event that is not told as the glossary has it. */
export function eventFaults({ words }: GameWithWords, { says, secret }: Event): string[] {
  const word = words.events?.[says.key];
  if (!word) return [`the event ${says.key} is told, and not listed`];
  return [
    ...unlike(`the event ${says.key}`, says.args ?? {}, word.args),
    ...unlike(`the secret of the event ${says.key}`, secret?.args ?? {}, secret ? (word.secret ?? {}) : {}),
  ];
}

export function drawFaults({ words }: GameWithWords, { draws }: Outcome): string[] {
  return draws.flatMap(({ stream }) =>
    words.dice?.[stream] ? [] : [`the stream ${stream} is rolled, and not listed`],
  );
}

/** Picks that no pattern of this ask fits. What was `seen` to be fine is not looked at again. */
export function promptFaults({ words }: GameWithWords, { ask, choices }: Prompt, seen: Set<string>): string[] {
  const fresh = choices.filter(({ pick }) => !seen.has(`${ask} ${pick}`));
  if (fresh.length === 0) return [];
  for (const { pick } of fresh) seen.add(`${ask} ${pick}`);
  const patterns = (words.picks ?? []).filter((p) => p.at?.includes(ask)).map((p) => p.pick.split(' '));
  const stray = fresh.find(({ pick }) => !patterns.some((p) => fits(p, pick.split(' '), words.names ?? {})));
  return stray ? [`"${stray.pick}" is offered at ${ask}, and not listed there`] : [];
}

export function refusalFaults({ words }: GameWithWords, { ask, rule }: Prompt, { rule: by }: Refusal): string[] {
  if (by === undefined || by === rule || words.asks?.[ask]?.refuses?.[by] !== undefined) return [];
  return [`a pick is refused at ${ask} by ${by}, which is not listed`];
}

/** Paths that can be read, and the glossary does not list. */
export function viewFaults({ words }: GameWithWords, view: unknown, seen: Set<string>): string[] {
  const fresh = leaves(words.write(view), '').filter((path) => !seen.has(path));
  for (const path of fresh) seen.add(path);
  const patterns = Object.keys(words.views ?? {}).map((path) => path.split('.'));
  return fresh.flatMap((path) => {
    // What is nothing now may be something with parts at another time.
    const [parts, empty] = [path.replace(NOTHING, '').split('.'), path.endsWith(NOTHING)];
    const known = patterns.some((p) => fits(empty ? p.slice(0, parts.length) : p, parts, words.names ?? {}));
    return known ? [] : [`the path ${parts.join('.')} is not listed`];
  });
}

const NOTHING = ' is nothing';

/** Everything that is a value, not an object with more in it. */
function leaves(value: Json, path: string): string[] {
  if (value === null) return [path + NOTHING];
  if (typeof value !== 'object' || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, part]) => leaves(part as Json, path === '' ? key : `${path}.${key}`));
}

export function showFaults({ game, words }: GameWithWords, state: State): string[] {
  return Object.entries(sight(game, state, null).shows).flatMap(([proc, shown]) =>
    unlike(`what ${proc} shows`, shown as object, words.shows?.[proc] ?? {}),
  );
}

/** The question now, with every choice. */
export function questionIn({ game }: GameWithWords, state: State): Prompt | undefined {
  return prompts(game, state).find((p) => !p.answered);
}

function unlike(what: string, found: object, listed: Meanings): string[] {
  const [there, words] = [Object.keys(found), Object.keys(listed)].map((keys) => keys.sort().join(', '));
  return there === words ? [] : [`${what} has ${there || 'nothing'}, and ${words || 'nothing'} is listed`];
}
