import { expect, test } from 'vitest';
import type { Glance } from './clicker.js';
import { clickOn, type Deed, type Habits } from './clicking.js';
import { openStory, SWIFT } from './locals.js';
import { browser, hall } from './shared.js';
import { type Visitor, visit } from './stage.js';
import { questions, tell } from './story.js';

/** How Wizard's Quest is spoken of on its buttons. */
const HABITS = {
  ends: /^(End turn|Go on|Break off|March without them)\b/,
  done: /^Place them\b/,
} satisfies Habits;
/** Of one and the same target: to go by land or by boat, at the usual price or free. */
const HOW = /^(Attack|Sail to) /;
/** With a card that the ring has drawn. */
const RING = /^(Play|Keep|Discard) it$/;

/** Buttons that were pressed though they are neither an end nor a way to do what was pointed at. */
function bare(deeds: readonly Deed[]): readonly Deed[] {
  const known = [HABITS.ends, HABITS.done, HOW, RING, /^all \d+$/];
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
    habits: HABITS,
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
    const deeds = await clickOn(visitor.page, { seed: ask, habits: HABITS, mayEnd: false, stop: isOther });
    expect(bare(deeds), ask).toEqual([]);
    expect(deeds.filter(({ id }) => id !== null).length, `${ask}: things that were pointed at`).toBeGreaterThan(0);
  }
  expect(met.size).toBeGreaterThan(18);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

test('a machine says what it would do, and why, until that is answered', async () => {
  const visitor = await maren();
  const { page } = visitor;
  await page.goto('/new?game=wizards-quest&how=machines');
  await page.getByText('Hints: players may ask').click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.prompt.asked').waitFor();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.locator('.advice', { hasText: /^I would choose “.+”: .+\.$/ }).waitFor();
  await page.locator('.live .hit.may-be').first().click({ force: true });
  await page.locator('.advice').waitFor({ state: 'detached' });
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
