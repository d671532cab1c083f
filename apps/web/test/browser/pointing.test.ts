import { random, seedFrom } from '@questhall/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, type Glance, ready, type Spot } from './clicker.js';
import { openStory, SWIFT } from './locals.js';
import { type Hall, openBrowser, openHall, type Visitor, visit } from './stage.js';
import { questions, tell } from './story.js';

let hall: Hall;
let browser: Browser;
beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

/** What no thing on the table stands for: to end something, or to go on. */
const ENDS = /^(End turn|Go on|Break off|March without them)\b/;
/** That what was laid out on the map is meant. */
const DONE = /^Place them\b/;
/** Of one and the same target: to go by land or by boat, at the usual price or free. */
const HOW = /^(Attack|Sail to) /;
/** With a card that the ring has drawn. */
const RING = /^(Play|Keep|Discard) it$/;

interface Deed {
  readonly ask: string;
  readonly id: string | null;
  readonly label: string;
}

type Dice = (sides: number) => number;

/** Chooses as a child would: anything that is lit, and now and then, if at all, a button that ends something. */
function choose(now: Glance, dice: Dice, mayEnd: boolean): Spot & { id?: string } {
  const any = <T>(from: readonly T[]): T | undefined => from[dice(Math.max(1, from.length))];
  const ends = now.words.filter(({ label }) => ENDS.test(label));
  const done = now.words.find(({ label }) => DONE.test(label));
  if (done) return done;
  if (now.numbers.length > 0 && dice(3) === 0) return now.numbers[0];
  if (ends.length > 0 && (now.lit.length === 0 || (mayEnd && dice(4) === 0))) return ends[0];
  const found = any(now.lit) ?? any(now.words);
  if (!found) throw new Error(`${now.ask}: nothing can be chosen; covered: ${now.covered.join()}`);
  return found;
}

interface Wishes {
  readonly seed: string;
  readonly mayEnd: boolean;
  stop(now: Glance): boolean;
}

/** Clicks on until it is enough; gives all that was clicked. */
async function clickOn(page: Page, { seed, mayEnd, stop }: Wishes): Promise<readonly Deed[]> {
  const dice = random(seedFrom(seed));
  const deeds: Deed[] = [];
  let now = await ready(page);
  for (let clicks = 0; !stop(now); clicks++) {
    if (clicks > 3000) throw new Error('this leads nowhere');
    if (now.state === 'curtain') {
      await page.getByRole('button', { name: /^I am / }).click();
      now = await after(page, now, 'the curtain');
      continue;
    }
    expect(now.covered, `${now.ask}: lit, but under something else`).toEqual([]);
    const { id = null, label, x, y } = choose(now, dice, mayEnd);
    deeds.push({ ask: now.ask, id, label });
    await page.mouse.click(x, y);
    now = await after(page, now, `${now.says} ${label}`);
  }
  return deeds;
}

/** Buttons that were pressed though they are neither an end nor a way to do what was pointed at. */
function bare(deeds: readonly Deed[]): readonly Deed[] {
  const known = [ENDS, DONE, HOW, RING, /^all \d+$/];
  return deeds.filter(({ id, label }) => id === null && !known.some((sign) => sign.test(label)));
}

async function maren(): Promise<Visitor> {
  return visit(browser, hall, { path: '/tables', width: 1440, height: 900, settings: SWIFT });
}

test('a whole game is played by pointing at map, pieces and cards', async () => {
  const visitor = await maren();
  await openStory(visitor, tell({ seed: 'one', players: ['Maren', 'knight'], until: () => true }));
  const deeds = await clickOn(visitor.page, {
    seed: 'clicks',
    mayEnd: true,
    stop: ({ state }) => state === 'over',
  });
  expect(bare(deeds)).toEqual([]);
  expect(deeds.filter(({ id }) => id !== null).length).toBeGreaterThan(30);
  await expect.poll(() => visitor.page.getByRole('heading', { name: / wins$/ }).count()).toBe(1);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

test('every kind of question can be answered by pointing', async () => {
  const visitor = await maren();
  const met = questions();
  for (const [ask, story] of met) {
    await openStory(visitor, story);
    const isOther = ({ state, number }: Glance) => state !== 'curtain' && number !== String(story.prompt?.number);
    const deeds = await clickOn(visitor.page, { seed: ask, mayEnd: false, stop: isOther });
    expect(bare(deeds), ask).toEqual([]);
    expect(deeds.filter(({ id }) => id !== null).length, `${ask}: things that were pointed at`).toBeGreaterThan(0);
  }
  expect(met.size).toBeGreaterThan(18);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
