import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStory, SWIFT } from './locals.js';
import { browser, hall } from './shared.js';
import { until, type Visitor, visit } from './stage.js';
import { type Story, tell } from './story.js';

/** Maren is about to roll. */
function battle(): Story {
  return tell({
    seed: 'k0',
    players: ['Maren', 'knight', 'knight', 'knight'],
    until: ({ ask, seat }, moves) => moves >= 130 && seat === 0 && ask === 'campaign.order',
  });
}

/** Dice as they lie or tumble: what they show, and what they say they show. */
function dice(page: Page): Promise<readonly { tumbles: boolean; shows: number; says: string | null }[]> {
  return page.locator('.matter-panel .die').evaluateAll((all) =>
    all.map((die) => ({
      tumbles: die.classList.contains('tumbling'),
      shows: die.querySelectorAll('circle').length / 2,
      says: die.getAttribute('aria-label'),
    })),
  );
}

/** Each shows what was rolled. */
async function atRest(page: Page): Promise<boolean> {
  const all = await dice(page);
  return all.length === 2 && all.every(({ tumbles, shows, says }) => !tumbles && says === `die ${shows}`);
}

async function roll({ page }: Visitor): Promise<void> {
  await page.locator('.prompt[data-ask="campaign.order"]').waitFor();
  await page.keyboard.press('r');
  await until('dice to be thrown', async () => (await dice(page)).length === 2);
}

test('who wants less motion sees what was rolled at once, and nothing moves', async () => {
  const still = await visit(browser, hall, { path: '/tables', width: 1440, height: 900, settings: SWIFT });
  const { page, faults, context } = still;
  await openStory(still, battle());
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new MutationObserver(() => {
      if (document.querySelector('.tumbling')) moved.push('dice');
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation) moved.push(animation.animationName);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await roll(still);
  expect(await atRest(page)).toBe(true);
  await page.locator('.prompt.asked').waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
  await until('colours to be at rest', () => page.evaluate(() => document.getAnimations().length === 0));
  expect(faults).toEqual([]);
  await context.close();
});

/** Somebody who likes motion, before dice are thrown, while time stands still. */
async function lively(): Promise<Visitor> {
  const visitor = await visit(browser, hall, {
    path: '/tables',
    width: 1440,
    height: 900,
    motion: true,
    settings: SWIFT,
  });
  const { page } = visitor;
  await page.clock.install();
  await openStory(visitor, battle());
  await page.locator('.prompt[data-ask="campaign.order"]').waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return visitor;
}

/** What stands on the map, as it is drawn. */
function drawn(page: Page): Promise<string> {
  return page.locator('.tokens').innerHTML();
}

test('dice tumble for less than a second; then they and the map show what was rolled', async () => {
  const visitor = await lively();
  const { page, context } = visitor;
  const before = await drawn(page);
  await roll(visitor);
  expect((await dice(page)).map(({ tumbles }) => tumbles)).toEqual([true, true]);
  expect(await drawn(page)).toBe(before);
  await page.clock.runFor(950);
  expect(await atRest(page)).toBe(true);
  expect(await drawn(page)).not.toBe(before);
  await context.close();
});

test.each([
  ['Space', (page: Page) => page.keyboard.press(' ')],
  ['a tap', (page: Page) => page.mouse.click(720, 20)],
])('%s ends the tumbling at once', async (_, skip) => {
  const visitor = await lively();
  const { page, context } = visitor;
  await roll(visitor);
  expect((await dice(page)).map(({ tumbles }) => tumbles)).toEqual([true, true]);
  await skip(page);
  await until('dice to be at rest', () => atRest(page), 5);
  await context.close();
});
