import { type Opening, scenario } from '@questhall/testkit';
import { dragonlords, dragonlordsWords } from '../src/index.js';

/** A position of Quest for the DragonLords, set up and waiting for its first pick. */
export function realm(opening: Opening) {
  return scenario({ game: dragonlords, words: dragonlordsWords }, opening);
}
