import { distance } from '@questhall/kernel';

/** The words on the command line make no sense: said with what was expected, exit 2. */
export class WrongWords extends Error {
  override name = 'WrongWords';
}

/** The words were fine but the work failed: said in one sentence, exit 1. */
export class Failed extends Error {
  override name = 'Failed';
}

/** The word among `known` that was most likely meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => ({ one, far: distance(word, one) }))
    .filter(({ one, far }) => far <= Math.max(1, Math.floor(one.length / 3)))
    .sort((a, b) => a.far - b.far);
  return best?.one;
}

/** `there is no game "wq"; expected wizards-quest`, with a guess where there is one. */
export function unknown(what: string, word: string, known: readonly string[]): WrongWords {
  const guess = nearest(word, known);
  const expected = known.length > 0 ? `expected ${known.join(', ')}` : 'there are none';
  return new WrongWords(
    `there is no ${what} "${word}"; ${guess && known.length > 1 ? `did you mean ${guess}? ` : ''}${expected}`,
  );
}
