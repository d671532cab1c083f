import { random, seedFrom } from '@questhall/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, type Glance, ready, type Spot } from './clicker.js';
import { misfits } from './fit.js';
import { openStory, SWIFT } from './locals.js';
import { type Hall, openBrowser, openHall, until, type Visitor, visit } from './stage.js';
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

function onPhone(): Promise<Visitor> {
  return visit(browser, hall, { path: '/tables', width: 390, height: 844, touch: true, settings: SWIFT });
}

/** A finger takes what is lit and the main button, and ends only when nothing else is left to do. */
function choose({ ask, lit, words, numbers }: Glance, dice: (sides: number) => number): Spot {
  const main = words.find(({ label }) => /^(Place them|Attack|Roll|Move in|Bring|Play it)/.test(label));
  const [number] = numbers;
  if (main) return main;
  if (ask === 'place.choose' && number) return number;
  const found = lit[dice(Math.max(1, lit.length))] ?? words[0];
  if (!found) throw new Error(`${ask}: nothing in view can be chosen`);
  return found;
}

/** Taps on until it is enough; gives the questions that were met and what did not fit. */
async function tapOn(page: Page, isEnough: (now: Glance) => boolean) {
  const dice = random(seedFrom('finger'));
  const [met, wrong] = [new Set<string>(), new Set<string>()];
  let now = await ready(page);
  while (!isEnough(now)) {
    for (const line of await misfits(page)) wrong.add(`${now.ask}: ${line}`);
    met.add(now.ask);
    const { label, x, y } = now.state === 'curtain' ? await curtain(page) : choose(now, dice);
    await page.touchscreen.tap(x, y);
    now = await after(page, now, `${now.says} ${label}`);
  }
  return { met, wrong: [...wrong] };
}

async function curtain(page: Page): Promise<Spot> {
  const box = await page.getByRole('button', { name: /^I am / }).boundingBox();
  if (!box) throw new Error('there is no curtain');
  return { label: 'the curtain', x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a finger plays a whole turn on a phone', async () => {
  const { page, faults, context } = await onPhone();
  const story = tell({
    seed: 'turn',
    players: ['Maren', 'knight'],
    until: ({ ask, seat }, moves) => moves > 90 && seat === 0 && ask === 'petition.choose',
  });
  await openStory({ page }, story);
  let attacked = false;
  const { met, wrong } = await tapOn(page, ({ ask, state }) => {
    attacked ||= ask === 'attack.choose';
    return state === 'over' || (attacked && ask === 'petition.choose');
  });
  expect(wrong).toEqual([]);
  expect([...met]).toEqual(expect.arrayContaining(['petition.choose', 'place.choose', 'attack.choose']));
  expect(faults).toEqual([]);
  await context.close();
});

test('every kind of question fits a phone', async () => {
  const { page, context } = await onPhone();
  const wrong: string[] = [];
  for (const [ask, story] of questions()) {
    await openStory({ page }, story);
    const now = await ready(page);
    if (now.state === 'curtain') {
      const { x, y } = await curtain(page);
      await page.touchscreen.tap(x, y);
      await after(page, now, 'the curtain');
    }
    await until(`to be asked ${ask}`, () => page.locator(`.prompt[data-ask="${ask}"]`).isVisible());
    wrong.push(...(await misfits(page)).map((line) => `${ask}: ${line}`));
  }
  expect(wrong).toEqual([]);
  await context.close();
});
