import { type Opening, scenario } from '@questhall/testkit';
import { wizards, wizardsWords } from '../src/index.js';

/** A position of Wizards, set up and waiting for its first pick. */
export function isles(opening: Opening) {
  return scenario({ game: wizards, words: wizardsWords }, opening);
}
