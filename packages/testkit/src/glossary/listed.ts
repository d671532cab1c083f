import type { GameWithWords, Glossary } from '@questhall/kernel';

const LISTS = ['names', 'picks', 'views', 'dice', 'events', 'shows', 'asks', 'results'] as const;

/** What a game leaves out of its glossary, or lists though there is no such thing. */
export function listFaults({ game, words }: GameWithWords): string[] {
  const told = Object.keys(game.phrases).filter((key) => !/^(ask|over)\./.test(key));
  const showing = Object.values(game.procedures).flatMap((p) => (p.shows ? [p.name] : []));
  return [
    ...LISTS.flatMap((list) => (words[list] ? [] : [`there are no ${list}`])),
    ...unlike('the event', told, Object.keys(words.events ?? {})),
    ...unlike('the dice stream', game.streams, Object.keys(words.dice ?? {})),
    ...unlike('what is shown by', showing, Object.keys(words.shows ?? {})),
    ...unlike('the ask', asksOf(game), Object.keys(words.asks ?? {})),
    ...unlike('a pick of', asksOf(game), [...new Set((words.picks ?? []).flatMap(({ at = [] }) => at))]),
    ...nameless(words).map((name) => `nothing is named that can stand for <${name}>`),
  ];
}

/** Every question of a game, as `procedure.label`. */
export function asksOf({ procedures }: GameWithWords['game']): string[] {
  return Object.values(procedures).flatMap(({ name, steps }) =>
    Object.entries(steps).flatMap(([label, step]) => (typeof step === 'function' ? [] : [`${name}.${label}`])),
  );
}

/** Places in picks and paths that no list of names fills; a number needs none. */
function nameless({ picks = [], views = {}, names = {} }: Glossary): string[] {
  const text = [...picks.map((p) => p.pick), ...Object.keys(views)].join(' ');
  const places = [...text.matchAll(/<([^>]+)>/g)].map((match) => match[1] as string);
  return [...new Set(places)].filter((place) => place !== 'number' && !Object.hasOwn(names, place));
}

function unlike(what: string, there: readonly string[], listed: readonly string[]): string[] {
  return [
    ...there.filter((key) => !listed.includes(key)).map((key) => `${what} ${key} is not listed`),
    ...listed.filter((key) => !there.includes(key)).map((key) => `${what} ${key} is listed, and there is none`),
  ];
}
