import { type Opening, scenario } from '@questhall/testkit';
import { lordsAndWizards, lordsAndWizardsWords } from '../src/index.js';

export const kit = { game: lordsAndWizards, words: lordsAndWizardsWords };

/** A position of Lords & Wizards, set up and waiting for its first pick. */
export function world(opening: Opening) {
  return scenario(kit, opening);
}
