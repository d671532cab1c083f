import { REGION_OF, REGIONS, SPACES } from '@questhall/wizards-quest';
import type { Page } from 'playwright-core';
import { until } from '../stage.js';

/** A click on something of the table: on the map, a piece, a card, a button that stands for it. */
export async function point(page: Page, id: string): Promise<void> {
  const [x, y] = await spotOf(page, id);
  await page.mouse.click(x, y);
}

/** Where a thing can be clicked; fails if something covers all of it. */
export async function spotOf(page: Page, id: string): Promise<readonly [number, number]> {
  const things = [id, ...spacesOf(id)];
  let spot: readonly [number, number] | null = null;
  await until(`a place to click ${id}`, async () => {
    spot = await page.evaluate(openSpot, things);
    return spot;
  });
  return spot as unknown as readonly [number, number];
}

/** A region is chosen by any of its spaces. */
function spacesOf(region: string): string[] {
  const number = REGIONS.findIndex(({ id }) => id === region) + 1;
  return number === 0 ? [] : SPACES.filter((_, space) => REGION_OF[space] === number).map(({ id }) => id);
}

/** Runs in the page: a point near the middle of a thing where nothing lies above it. */
function openSpot(things: readonly string[]): [number, number] | null {
  for (const id of things)
    for (const thing of document.querySelectorAll(`[data-at="${id}"]`)) {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map((n) => 0.5 + n * 0.09);
      const spots = steps.flatMap((x) => steps.map((y): [number, number] => [left + x * width, top + y * height]));
      const open = spots.find(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-at]') === thing);
      if (width > 0 && open) return open;
    }
  return null;
}

/** A button by its words. */
export async function press(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: words, exact: true }).and(page.locator(':visible')).first().click();
}

/** Sets a stepper, where there is one. */
export async function step(page: Page, name: string, wanted: number): Promise<void> {
  const stepper = page.getByRole('group', { name, exact: true });
  if ((await stepper.count()) === 0) return;
  const shown = async () => Number(await stepper.locator('output').textContent());
  const all = stepper.locator('.all');
  if ((await all.textContent()) === `all ${wanted}` && (await all.isEnabled())) await all.click();
  for (let now = await shown(); now !== wanted; now = await shown())
    await stepper.getByRole('button', { name: now < wanted ? 'more' : 'fewer' }).click();
}
