import { PEOPLES, placeNamed } from '@questhall/dragonlords';
import { isNumbered, isOnMap, numberIn, tilesOf } from '../../../src/boards/dragonlords/options.js';
import { sideAsked, viewOf } from '../../../src/boards/dragonlords/scene.js';
import { wordsOf } from '../../../src/boards/dragonlords/words.js';
import { complete, nextThings } from '../../../src/boards/paths.js';
import { point, press, step } from './fingers.js';
import type { Meant } from './meant.js';

/** Land, ships and sea on the map, tiles beside it, companies and numbers in their panels, else a button. */
export async function dragonlordsHands(meant: Meant): Promise<void> {
  const { page, scene, prompt, picks, choice } = meant;
  const view = scene && viewOf(scene);
  if (prompt.ask === 'group.choose' && choice.pick !== 'nobody') return company(meant);
  if (prompt.ask === 'reinforce.choose') return places(meant);
  if (isNumbered(choice.pick)) {
    await step(page, /^(pay|put)/.test(choice.pick) ? 'how many gold' : 'how many units', numberIn(choice.pick));
    return press(page, wordsOf(choice, prompt, view));
  }
  if (isOnMap(choice)) {
    const at = (choice.at ?? []).filter((id) => placeNamed(id) >= 0);
    for (const id of at) await point(page, id);
    if (complete(prompt.choices, at).length > 1 || nextThings(prompt.choices, at).size > 0)
      await press(page, wordsOf(choice, prompt, view));
    return;
  }
  if (tilesOf(prompt, view).some(({ pick }) => picks.includes(pick)))
    return page.locator(`.offer[data-pick="${choice.pick}"]`).click();
  await press(page, wordsOf(choice, prompt, view));
}

/** Those who bear something are pressed, the others set by number; then they go. */
async function company({ page, scene, prompt, picks }: Meant): Promise<void> {
  const view = scene && viewOf(scene);
  for (const pick of picks)
    if (pick.startsWith('with ')) await page.locator(`.offer[data-pick="${pick}"][aria-pressed="false"]`).click();
  const people = PEOPLES[view?.people[sideAsked(view, prompt.seat)] ?? -1]?.name ?? '';
  await step(page, `how many ${people} go`, numberIn(picks.at(-1) ?? ''));
  await page.locator('.prompt .act.main').click();
}

/** So many at a click, land by land; then all are placed. */
async function places({ page, picks }: Meant): Promise<void> {
  for (const pick of picks) {
    const [, what = '', land = ''] = pick.split(' ');
    if (what !== 'ship') await step(page, 'how many at a click', Number(what));
    await point(page, land);
  }
  await press(page, 'Place them');
}
