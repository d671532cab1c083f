import { type GameWithWords, type Glossary, type Json, likely } from '@questhall/kernel';

type Names = NonNullable<Glossary['names']>;
// biome-ignore lint/suspicious/noExplicitAny: used by code that does not know the board
export type ScenarioGame<B = any, V = any> = GameWithWords<B, V>;

/** Stop with a sentence: somebody wrote a word that is not known here. */
export function wrong(words: string): never {
  throw new Error(words);
}

/** Say where in a scenario something happened. */
export function at(where: string, run: () => readonly string[] | string): string[] {
  const place = where === '' ? '' : `${where}: `;
  try {
    return [run()].flat().map((words) => place + words);
  } catch (error) {
    if (error instanceof Error) throw new Error(place + error.message, { cause: error });
    throw error;
  }
}

/** Refuse keys that mean nothing here. */
export function onlyKeys(what: string, value: object, allowed: readonly string[]): void {
  for (const key of Object.keys(value)) {
    if (!allowed.includes(key)) wrong(`${what} has no "${key}"; ${oneOf(allowed, key)}`);
  }
}

export function asObject(what: string, value: unknown): Readonly<Record<string, Json>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) wrong(`${what} is an object, like { … }`);
  return value as Readonly<Record<string, Json>>;
}

export function asList(what: string, value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : wrong(`${what} is a list, like [ … ]`);
}

export function asText(what: string, value: unknown): string {
  return typeof value === 'string' ? value : wrong(`${what} is ${JSON.stringify(value) ?? 'nothing'}; expected a text`);
}

export function asSeat(what: string, value: unknown, seats: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= seats)
    wrong(`${what} is ${JSON.stringify(value) ?? 'nothing'}; expected a seat, 0 to ${seats - 1}`);
  return value;
}

/** What was expected, the likeliest first. */
export function oneOf(words: readonly string[], got = ''): string {
  return words.length === 0 ? 'expected none' : `expected one of ${likely(got, words)}`;
}

/** Refuse a pick that no rule of the game could ever offer. A game that lists no picks takes any text. */
export function knownPick(kit: ScenarioGame, pick: string): void {
  const { picks, names = {} } = kit.words;
  if (!picks || picks.some((p) => fits(p.pick.split(' '), pick.split(' '), names))) return;
  const words = pick.split(' ');
  const alike = picks.filter((p) => p.pick.split(' ')[0] === words[0]);
  const i = words.findIndex((word, i) => i > 0 && isStrange(word, names));
  const meant = new Set(alike.flatMap((p) => names[placeOf(p.pick.split(' ')[i] ?? '') ?? ''] ?? []));
  if (meant.size > 0) wrong(`"${pick}" is no pick: there is no "${words[i]}"; ${oneOf([...meant], words[i])}`);
  wrong(
    `"${pick}" is no pick; ${oneOf(
      (alike.length > 0 ? alike : picks).map((p) => `"${p.pick}"`),
      pick,
    )}`,
  );
}

/** Whether a word is neither a number nor the name of anything. */
function isStrange(word: string, names: Names): boolean {
  return !/^\d+$/.test(word) && !Object.values(names).some((list) => list.includes(word));
}

/** Whether words follow a pattern. */
export function fits(pattern: readonly string[], words: readonly string[], names: Names): boolean {
  return pattern.length === words.length && pattern.every((part, i) => stands(part, words[i] as string, names));
}

/** Whether a word may stand at this place of a pattern. */
export function stands(part: string, word: string, names: Names): boolean {
  const place = placeOf(part);
  if (place === undefined) return part === word;
  return names[place]?.includes(word) ?? true;
}

function placeOf(part: string): string | undefined {
  return /^<(.+)>$/.exec(part)?.[1];
}
