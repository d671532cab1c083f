import { allIds, type Rulebook } from './rulebook.js';

/** An id found in a text; `known` is false for something that looks like an id but is in no rulebook. */
export interface FoundId {
  readonly id: string;
  readonly at: number;
  readonly known: boolean;
}

export type IdFinder = (text: string) => FoundId[];

/**
 * Finds the ids of a book in a text. An id is its prefix and the longest run of words and separators after it (`WQ X.C.5.1`
 * is never also `WQ X.C.5`), a dot that ends the sentence is no part of it, and after a comma, "and" or "&" the prefix may be
 * left out where the next word has a digit or a dot (`WQ X.C.5.1, R74`).
 */
export function idFinder(book: Rulebook): IdFinder {
  const ids = new Set(allIds(book));
  const first = book.rules[0]?.id ?? '';
  const prefix = first.slice(0, first.indexOf(' ') + 1);
  if (prefix.length < 2) throw new Error(`${book.game}: ids such as "WQ X.C.5" were expected, not "${first}"`);
  const joiners = separators(ids, prefix);
  const word = joiners ? `[A-Za-z0-9]+(?:[${joiners}][A-Za-z0-9]+)*` : '[A-Za-z0-9]+';
  const full = new RegExp(`(?<![A-Za-z0-9])${prefix}(?=[A-Z0-9])(${word})`, 'g');
  const more = new RegExp(`(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)(${word})`, 'y');

  return (text) => {
    const found: FoundId[] = [];
    for (const match of text.matchAll(full)) {
      found.push({ id: prefix + match[1], at: match.index, known: ids.has(prefix + match[1]) });
      more.lastIndex = match.index + match[0].length;
      for (let next = more.exec(text); next && isShort(next[1] as string, prefix, ids); next = more.exec(text)) {
        found.push({ id: prefix + next[1], at: next.index, known: ids.has(prefix + next[1]) });
      }
    }
    return found;
  };
}

/** A word that may stand for an id without its prefix. A plain "I" or "V" after a comma is English, not a chapter. */
function isShort(word: string, prefix: string, ids: ReadonlySet<string>): boolean {
  if (ids.has(prefix + word)) return /[^A-Za-z]/.test(word);
  return /^(?:[ER]\d+|[A-Z]+(?:\.[A-Za-z0-9]+)*\.\d+(?:\.[A-Za-z0-9]+)*)$/.test(word);
}

function separators(ids: ReadonlySet<string>, prefix: string): string {
  const used = new Set([...ids].flatMap((id) => id.slice(prefix.length).match(/[^A-Za-z0-9]/g) ?? []));
  return [...used].map((sign) => `\\${sign}`).join('');
}
