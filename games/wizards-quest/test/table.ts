import { type Opening, scenario } from '@questhall/testkit';
import { wizardsQuest, wizardsQuestWords } from '../src/index.js';

/** A position of Wizard's Quest, set up and waiting for its first pick. */
export function marnon(opening: Opening) {
  return scenario({ game: wizardsQuest, words: wizardsQuestWords }, opening);
}
