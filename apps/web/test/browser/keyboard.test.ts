import { SPACES } from '@questhall/wizards-quest';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, type Glance, ready } from './clicker.js';
import { openStory, SWIFT } from './locals.js';
import { type Hall, openBrowser, openHall, until, type Visitor, visit } from './stage.js';
import { tell } from './story.js';

let hall: Hall;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall(), openBrowser()]);
  visitor = await visit(browser, hall, { path: '/tables', width: 1440, height: 900, settings: SWIFT });
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

const PEOPLE = ['Maren', 'knight'];

/** Maren's turn begins. */
async function openTurn(): Promise<void> {
  const isTurn: Parameters<typeof tell>[0]['until'] = ({ ask, seat }, moves) =>
    moves > 90 && seat === 0 && ask === 'petition.choose';
  await openStory(visitor, tell({ seed: 'turn', players: PEOPLE, until: isTurn }));
  await ready(visitor.page);
}

/** Where the focus is, and whether anybody can see it there. */
function focus(page: Page): Promise<{ where: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const it = document.activeElement;
    if (!it || it === document.body) return { where: 'lost', isSeen: false };
    const { outlineStyle, stroke, strokeWidth } = getComputedStyle(it);
    const isMarked = outlineStyle !== 'none' || (stroke !== 'none' && Number.parseFloat(strokeWidth) >= 3);
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return {
      where: it.getAttribute('data-at') ?? it.textContent ?? '',
      isSeen: it.matches(':focus-visible') && isMarked && isInView,
    };
  });
}

/** Tab, until something like this has the focus. */
async function tabTo(page: Page, like: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), like)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not come to ${like}`);
}

const MAIN = ':is(.prompt .act.main, .matter-acts .main, .way):enabled';

/** The keys for what is asked. */
async function answer(page: Page, { ask, lit, words }: Glance): Promise<void> {
  const isOn = (label: RegExp) => words.some((word) => label.test(word.label));
  if (ask === 'petition.choose') return page.keyboard.press('e');
  if (ask === 'campaign.order') return page.keyboard.press('r');
  const isOnMap = lit.some(({ id }) => SPACES.some((space) => space.id === id));
  if (isOn(/^(Place them|Move in|Bring|Attack)/) || !isOnMap) {
    await tabTo(page, MAIN);
    return page.keyboard.press('Enter');
  }
  await page.keyboard.press('m');
  // From a source on to what is lit beyond it.
  if (!(await page.evaluate(() => document.activeElement?.matches('.may-be')))) await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
}

test('a whole turn is played by keys alone, and the focus is always somewhere and seen', async () => {
  const { page, faults } = visitor;
  await openTurn();
  await page.keyboard.press('ArrowDown');
  const asks: string[] = [];
  let now = await ready(page);
  while (now.ask !== 'attack.choose' || !asks.includes('campaign.order')) {
    asks.push(now.ask);
    await answer(page, now);
    now = await after(page, now, `keys for ${now.ask}`);
    expect(await focus(page), `after ${asks.at(-1)}, at ${now.ask}`).toMatchObject({ isSeen: true });
  }
  await page.keyboard.press('e');
  await page.locator('.prompt:not([data-ask="attack.choose"])').waitFor();
  await page.locator('.prompt[data-ask]:not([aria-busy])').waitFor();
  expect(await focus(page), 'after the turn').toMatchObject({ isSeen: true });
  for (const ask of ['petition.choose', 'place.choose', 'attack.choose']) expect(asks).toContain(ask);
  expect(faults).toEqual([]);
});

test('what happens is said aloud', async () => {
  const { page } = visitor;
  const isBattle: Parameters<typeof tell>[0]['until'] = ({ ask, seat }, moves) =>
    moves > 90 && seat === 0 && ask === 'campaign.order';
  await openStory(visitor, tell({ seed: 'turn', players: PEOPLE, until: isBattle }));
  await ready(page);
  const said = page.locator('[role="status"][aria-live="polite"]');
  const before = await said.textContent();
  await page.keyboard.press('r');
  await until('the roll to be told', async () => (await said.textContent()) !== before);
  expect(await said.textContent()).toMatch(/Maren.*\b[1-6]\b/);
});

test('the board is a list of spaces that say what they hold, and arrow keys go through it', async () => {
  const { page } = visitor;
  await openTurn();
  const spaces = page.getByRole('group', { name: 'The Isle of Marnon' }).getByRole('button');
  const names = await spaces.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(names.map((name) => name.split(',')[0])).toEqual(SPACES.map(({ name }) => name));
  const holds = /, (nobody|\d+ orcs?|(\d+ m[ae]n|the (hero|sorcerer))( and the \w+)? of (Maren|\w+ knight))/;
  expect(names.filter((name) => !holds.test(name))).toEqual([]);
  const met = new Set<string>();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
    const { where, isSeen } = await focus(page);
    expect(isSeen, key).toBe(true);
    met.add(where);
  }
  expect(met.size).toBeGreaterThan(3);
});
