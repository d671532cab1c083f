import { isCraft, placeNamed } from '@questhall/dragonlords';
import type { Choice, Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { acts } from '../../../src/boards/dragonlords/acts.js';
import { isNumbered, isOnMap, tilesOf } from '../../../src/boards/dragonlords/options.js';
import { viewOf } from '../../../src/boards/dragonlords/scene.js';
import { spreads } from '../../../src/boards/dragonlords/sheet.js';
import { takes } from '../../../src/boards/dragonlords/takes.js';
import { still } from '../still.js';

/** Ships are drawn where they lie, and who is on the waves with the zone. */
const isDrawn = (id: string) => spreads().has(placeNamed(id)) || isCraft(placeNamed(id));

/** Whether somebody can make this choice with what the screen shows. */
export function canBeMade(choice: Choice, prompt: Prompt, scene: Scene): boolean {
  const { pick, at = [] } = choice;
  const view = viewOf(scene);
  const buttons = (draft: readonly string[]) =>
    acts(prompt, scene, still(prompt, [], draft).gesture).flatMap(({ picks }) => picks);
  if (/^place /.test(pick)) return at.every(isDrawn) && takes(at[0], still(prompt).gesture, prompt, scene);
  if (isNumbered(pick)) return buttons([pick]).includes(pick);
  if (isOnMap(choice) && at.filter((id) => placeNamed(id) >= 0).every(isDrawn)) return true;
  return buttons([]).includes(pick) || tilesOf(prompt, view).some((tile) => tile.pick === pick);
}
