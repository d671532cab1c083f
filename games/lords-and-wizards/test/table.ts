import { type Opening, scenario } from '@questhall/testkit';
import { lordsAndWizards, lordsAndWizardsWords } from '../src/index.js';

export const kit = { game: lordsAndWizards, words: lordsAndWizardsWords };

/** An opening whose position and options are written as they come; what is wrong in them is told when they are read. */
export interface Scene extends Omit<Opening, 'position' | 'options'> {
  readonly position?: object;
  readonly options?: object;
}

/** A position of Lords & Wizards, set up and waiting for its first pick. */
export function world(scene: Scene) {
  return scenario(kit, scene as Opening);
}
