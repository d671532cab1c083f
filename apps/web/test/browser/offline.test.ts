import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, type Glance, glance, ready } from './clicker.js';
import { press } from './hands.js';
import { openStory, SWIFT } from './locals.js';
import { type Hall, openBrowser, openHall, until, visit } from './stage.js';
import { tell } from './story.js';

let browser: Browser;
let hall: Hall;
beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

/** The house keeps itself in the browser when it has been opened once. */
async function isKept(page: Page): Promise<void> {
  await until('the house to be kept in the browser', () =>
    page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
  );
}

/** Points at the first lit thing, and again, until it is enough. */
async function pointOn(page: Page, isEnough: (now: Glance) => boolean): Promise<Glance> {
  let now = await ready(page);
  while (!isEnough(now)) {
    const [first] = now.lit;
    if (!first) throw new Error(`nothing is lit: ${now.says}`);
    await page.mouse.click(first.x, first.y);
    now = await after(page, now, first.label);
  }
  return now;
}

/** Every word on the page: what is read and what is read out. */
function allWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap((el) => [
      el.getAttribute('aria-label'),
      el.getAttribute('title'),
    ]);
    return [document.body.textContent, ...labels].join('\n');
  });
}

const SECRET = /the (ring|crown|chest) of/;

test('two at one screen play without a network, and neither sees what the other hides', async () => {
  const house = await openHall();
  const { context, page, faults } = await visit(browser, house, { settings: SWIFT });
  await isKept(page);
  await house.stop();

  await page.goto('/new?how=screen');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByLabel('Name of the red player').fill('Ann');
  await page.getByLabel('Name of the green player').fill('Ben');
  await press(page, 'Begin');
  await pointOn(page, ({ state }) => state === 'curtain');

  // Before anything secret is asked the curtain falls, and nothing of it is on the page yet.
  const curtain = page.getByRole('dialog', { name: /^Only (Ann|Ben) should look now$/ });
  const first = (await curtain.getByRole('heading').textContent()) ?? '';
  expect(await page.locator('[data-at^="treasure:"]').count()).toBe(0);
  await press(page, `I am ${first}, and alone`);
  await pointOn(page, ({ lit }) => lit.every(({ id }) => !id.startsWith('treasure:')));
  await pointOn(page, ({ state }) => state === 'curtain');

  // The other one finds a sealed chest, whoever looks, and a reload lifts no curtain.
  const second = (await curtain.getByRole('heading').textContent()) ?? '';
  expect([first, second].sort()).toEqual(['Ann', 'Ben']);
  expect(await allWords(page)).not.toMatch(SECRET);
  await page.reload();
  await curtain.waitFor();
  expect(await curtain.getByRole('heading').textContent()).toBe(second);
  expect(await allWords(page)).not.toMatch(SECRET);
  await press(page, `I am ${second}, and alone`);
  await page.locator('[data-at="treasure:ring"]').waitFor();
  expect(await allWords(page)).not.toMatch(SECRET);
  expect(await allWords(page)).toMatch(/a hidden treasure of/);
  expect(faults).toEqual([]);
  await context.close();
  await house.close();
});

test('who wants to see own secrets at a shared screen draws the curtain first', async () => {
  const { context, page } = await visit(browser, hall, { settings: SWIFT });
  const story = tell({ seed: 'peek', players: ['Ann', 'Ben'], until: ({ ask }) => ask === 'attack.choose' });
  const name = story.prompt?.seat === 0 ? 'Ann' : 'Ben';
  await openStory({ page }, story);
  await page.locator('.prompt.asked').waitFor();
  expect(await allWords(page)).not.toMatch(SECRET);
  await press(page, 'My secrets');
  await page.getByRole('dialog', { name: `Only ${name} should look now` }).waitFor();
  await press(page, `I am ${name}, and alone`);
  await until('own secrets', async () => SECRET.test(await allWords(page)));
  await context.close();
});

test('a table of this browser is still there after a reload, and in a second window', async () => {
  const { context, page, faults } = await visit(browser, hall, { settings: SWIFT });
  await openStory({ page }, tell({ seed: 'stay', players: ['Ann', 'knight'], until: () => true }));
  await pointOn(page, ({ ask }) => ask === 'filling.choose');
  const before = await pointOn(page, ({ lit }) => lit.length < 22);
  await page.reload();
  const again = await ready(page);
  expect({ says: again.says, lit: again.lit.map(({ id }) => id) }).toEqual({
    says: before.says,
    lit: before.lit.map(({ id }) => id),
  });

  const other = await context.newPage();
  await other.goto(page.url());
  const seen = await ready(other);
  expect(seen.number).toBe(again.number);
  await page.mouse.click(again.lit[0]!.x, again.lit[0]!.y);
  const here = await after(page, again, 'a click');
  await until('the other window to follow', async () => (await glance(other)).number === here.number);
  // The window that ran the table closes; the other takes over.
  await page.close();
  await pointOn(other, ({ lit }) => lit.length < here.lit.length);
  await other.goto('/tables');
  await other.getByRole('link', { name: 'Play on' }).click();
  await ready(other);
  expect(faults).toEqual([]);
  await context.close();
});

test('a finished table gives its record, and a record opens as a table', async () => {
  const { context, page } = await visit(browser, hall, { settings: SWIFT });
  const story = tell({ seed: 'k1', players: ['Ann', 'Ben'], until: () => false });
  await openStory({ page }, story);
  await page.getByRole('heading', { name: /^(Ann|Ben) wins$/ }).waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the record')]);
  expect(readFileSync(await saved.path(), 'utf8')).toBe(story.record);

  await press(page, 'Replay');
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  await press(page, 'Back to now');
  await page.goto('/tables');
  const forged = { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(story.record.replace(/take/, 'fake')) };
  await page.getByLabel('Open a record').setInputFiles(forged);
  expect(await page.getByRole('alert').textContent()).toMatch(/the record was changed/);
  await context.close();
});
