import { lordsAndWizards } from '@questhall/lords-and-wizards';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everywhere } from './axe.js';
import { point } from './hands.js';
import { asks, atScreen, inStory, offers, told } from './locals.js';
import { browser, hall } from './shared.js';
import { leave, until } from './stage.js';
import type { Telling } from './story.js';
import { tapOn } from './tapping.js';

const DUEL = { game: lordsAndWizards as never, players: ['Maren', 'knight'], most: 3000 };
const marches: Telling['until'] = (prompt, _, { board }) =>
  prompt.ask === 'movement.choose' && (board as { turn: number }).turn > 1 && offers(prompt, /^move /);
const act = (page: Page, words: RegExp) => page.locator('.prompt .act', { hasText: words });

test('losses are told off together, and one button takes them', async () => {
  const visitor = await inStory(await atScreen(browser, hall), DUEL, (prompt) => {
    return /^(losses|cull)\.choose$/.test(prompt.ask) && prompt.choices.length > 1 && Number(prompt.says.args?.n) > 1;
  });
  const { page, prompt } = visitor;
  const n = Number(prompt.says.args?.n);
  const rows = page.locator('.table-side .rows');
  await rows.locator('.facts b', { hasText: `${n} of ${n}` }).waitFor();
  const fewer = rows.locator('[aria-label="fewer"]:enabled, .unit-one[aria-pressed="true"]').first();
  await fewer.click();
  await rows.locator('.facts b', { hasText: `${n - 1} of ${n}` }).waitFor();
  expect(await act(page, /1 more to choose/).isDisabled()).toBe(true);
  await rows.locator('[aria-label="more"]:enabled, .unit-one[aria-pressed="false"]').last().click();
  await act(page, /Lose these/).click();
  await page.locator(`.prompt:not([data-ask="${prompt.ask}"])`).waitFor();
  await told(page, /Maren loses/);
  await leave(visitor);
});

test('a stack goes by hexes of its player’s choice, by keys alone', async () => {
  const visitor = await inStory(await atScreen(browser, hall), DUEL, marches);
  const { page, prompt } = visitor;
  const [from = ''] = prompt.choices.find(({ pick }) => pick.startsWith('move '))?.at ?? [];
  const at = (id: string) => page.locator(`.live [role="button"][data-at="${id}"]`);
  await at(from).focus();
  await page.keyboard.press('Enter');
  await page.locator('.move-card').waitFor();
  const near = await page.locator('.live .hits .may-be').first().getAttribute('data-at');
  await page.locator('.move-card .toggle', { hasText: 'Go by' }).click();
  await at(near ?? '').focus();
  await page.keyboard.press('Enter');
  await page.locator('.move-card .stages', { hasText: /^by / }).waitFor();
  await page.locator('.ways .way-stage').waitFor({ state: 'attached' });
  await at(near ?? '').focus();
  await page.keyboard.press('Enter');
  await told(page, new RegExp(`moves .* to hex ${near}`));
  await leave(visitor);
});

/** What a finger presses wherever it stands. */
const MAIN = /^(March|Sail|Attack with|All of them|Lose|Spend|They set out|Hire \d|Fight on|Accept|Pay)/;
const FINGER = { main: MAIN, ends: /^(End|Done|No|Refuse|Stay|Nobody|Halt|Think|Let|Hold)/ };

test('a finger plays from the march to the hiring on a phone', async () => {
  const visitor = await inStory(await atScreen(browser, hall, 'phone'), DUEL, marches);
  let taps = 0;
  const { met, wrong } = await tapOn(visitor.page, FINGER, ({ ask, state }) => {
    taps += 1;
    return state === 'over' || taps > 40 || ask === 'hiring.choose';
  });
  expect(wrong).toEqual([]);
  expect([...met]).toContain('movement.choose');
  await leave(visitor);
});

test('nothing hinders anybody before a battle, wide and on a phone, by day and by lamp', async () => {
  const visitor = await inStory(await atScreen(browser, hall), DUEL, (prompt) => {
    return prompt.ask === 'combat.choose' && offers(prompt, /^attack \d/);
  });
  const { page, prompt } = visitor;
  await point(page, prompt.choices.find(({ pick }) => /^attack \d/.test(pick))?.at?.[0] ?? '');
  await until('the attack to be laid out', () => page.locator('.attack-card .results .now').first().isVisible());
  expect(await everywhere(page)).toEqual([]);
  await asks(page, 'combat.choose');
  await leave(visitor);
});
