import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { point, press } from './hands.js';
import { type Hall, openBrowser, openHall, until, type Visitor, visit } from './stage.js';

let hall: Hall;
let browser: Browser;
let stranger: Visitor;

beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall({ start: true }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

/** Answers with the first thing that is lit, and waits for the next question. */
async function takeWhatIsLit({ page }: Visitor): Promise<string> {
  const prompt = page.locator('.prompt.asked');
  await prompt.waitFor();
  const number = await prompt.getAttribute('data-number');
  const thing = (await page.locator('.live .hit.may-be').first().getAttribute('data-at')) ?? '';
  await point(page, thing);
  await page.locator(`.prompt.asked:not([data-number="${number}"])`).waitFor();
  return thing;
}

test('npm start, and the first page says what this is and offers a game', async () => {
  stranger = await visit(browser, hall, { width: 1440, height: 900 });
  const { page } = stranger;
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const words of ['Play now', 'At one screen', 'Invite friends']) {
    const { y, height } = (await page.getByRole('button', { name: words }).boundingBox())!;
    expect(y + height).toBeLessThan(900);
  }
  await page.getByRole('link', { name: "Wizard's Quest" }).waitFor();
  expect(await page.getByRole('region', { name: 'More games' }).getByRole('link').count()).toBe(4);
});

test('one click later a stranger without a name is asked to take a castle', async () => {
  const { page } = stranger;
  await press(page, 'Play now');
  await page.locator('.live .hit.may-be').first().waitFor();
  await page.locator('.prompt.asked[data-ask="castles.choose"]').waitFor();
  expect(await page.locator('.players .player').count()).toBe(4);
});

test('a castle is taken, machines take theirs, and the stranger is asked to settle', async () => {
  const { page } = stranger;
  const castle = await takeWhatIsLit(stranger);
  await page.locator('.prompt.asked[data-ask="filling.choose"]').waitFor();
  const mine = page.locator(`.live [data-at="${castle}"]`);
  expect(await mine.getAttribute('aria-label')).toContain('1 man');
  const lands = [await takeWhatIsLit(stranger), await takeWhatIsLit(stranger)];
  for (const land of lands)
    expect(await page.locator(`.live [data-at="${land}"]`).getAttribute('aria-label')).toContain('1 man');
});

test('what cannot be done says why, with the rule', async () => {
  const { page } = stranger;
  const taken = page.locator('.live .hit:not(.may-be)').first();
  await point(page, (await taken.getAttribute('data-at')) ?? '');
  await page.getByRole('alert').getByText('only an empty territory', { exact: false }).waitFor();
  await page.getByRole('button', { name: /^why\?/ }).click();
  await page.getByRole('dialog', { name: 'Rules' }).locator('.rule.marked[data-rule^="WQ IV.D.4"]').waitFor();
  await page.keyboard.press('Escape');
});

test('who goes away finds the table on the first page', async () => {
  const { page } = stranger;
  const before = await page.locator('.hits .hit').evaluateAll((all) => all.map((one) => one.ariaLabel));
  await page.goto('/');
  await page.getByRole('link', { name: /Play on/ }).click();
  await page.locator('.prompt.asked').waitFor();
  expect(await page.locator('.hits .hit').evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(before);
});

test('a party behind one address opens the page at the same moment', async () => {
  const party = await Promise.all(Array.from({ length: 4 }, () => visit(browser, hall)));
  for (const { page } of party) {
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await until('the house to be kept in the browser', () => page.evaluate(isKept));
  }
  expect(party.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of party) await context.close();
});

/** Runs in the page. */
async function isKept(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
}

test('nothing went wrong on any page', () => {
  expect(stranger.faults).toEqual([]);
});
