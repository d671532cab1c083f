import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Hall, openBrowser, openHall } from './stage.js';

/** The hall and the browser of a file whose tests need nothing special of either. */
export let hall: Hall;
export let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});
