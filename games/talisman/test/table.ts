import { type Opening, scenario } from '@questhall/testkit';
import { talisman, talismanWords } from '../src/index.js';

/** A position of Talisman, set up and waiting for its first pick. */
export function land(opening: Opening) {
  return scenario({ game: talisman, words: talismanWords }, opening);
}
