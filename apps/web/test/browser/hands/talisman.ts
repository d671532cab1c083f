import { spaceNamed } from '@questhall/talisman';
import { actsOf, tilesOf } from '../../../src/boards/talisman/options.js';
import { percent } from '../../../src/boards/talisman/prospects.js';
import { viewOf } from '../../../src/boards/talisman/scene.js';
import { wayTo } from '../../../src/boards/talisman/takes.js';
import { point, press } from './fingers.js';
import type { Meant } from './meant.js';

/** A card or a person where it is one, a space on the board where it leads to one, else a button. */
export async function talismanHands({ page, scene, prompt, choice: { pick, at = [] } }: Meant): Promise<void> {
  const view = scene && viewOf(scene);
  const space = at.find((id) => spaceNamed(id) >= 0 && wayTo(prompt, id) === pick);
  const act = actsOf(prompt, view).find((one) => one.pick === pick);
  if (tilesOf(prompt, view).some((one) => one.pick === pick)) await page.locator(`.tile[data-at="${pick}"]`).click();
  else if (space) await point(page, space);
  else if (act) await press(page, act.chance === undefined ? act.label : `${act.label}, ${percent(act.chance)}`);
  else throw new Error(`there is no way to "${pick}"`);
}
