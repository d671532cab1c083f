import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AS_IT_IS, everywhere, type Opening } from './axe.js';
import { openStory, SWIFT } from './locals.js';
import { type Hall, openBrowser, openHall, type Visitor, visit } from './stage.js';
import { type Story, tell } from './story.js';

let hall: Hall;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall(), openBrowser()]);
  visitor = await visit(browser, hall, { settings: SWIFT });
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

test.each([
  ['/', '.box-cover svg'],
  ['/new?how=screen', '.seat-row'],
  ['/new?how=friends', '.friends'],
  ['/tables', '.page-line'],
  ['/rules/wizards-quest?rule=WQ%20XI.B', '.rule.marked'],
  ['/verify', '.verify-file'],
  ['/account', '.account'],
  ['/settings', '.settings'],
  ['/nowhere', '.prose'],
])('nothing hinders anybody at %s', async (path, sign) => {
  await visitor.page.goto(path);
  await visitor.page.locator(sign).first().waitFor();
  expect(await everywhere(visitor.page)).toEqual([]);
});

/** Maren against machines, when this is asked of her for the first time after a while. */
function asked(ask: string, after: number): Story {
  const players = ['Maren', 'knight', 'knight', 'knight'];
  const until: Parameters<typeof tell>[0]['until'] = (prompt, moves) =>
    moves >= after && prompt.ask === ask && prompt.seat === 0 && prompt.choices.length > 1;
  return tell({ seed: 'k0', players, until });
}

const QUESTIONS: readonly (readonly [name: string, ask: string, after: number])[] = [
  ['hiding treasures', 'treasures.choose', 0],
  ['placing men', 'place.choose', 130],
  ['choosing a campaign', 'attack.choose', 130],
  ['fighting', 'campaign.order', 130],
  ['choosing losses', 'losses.choose', 130],
];

test.each(QUESTIONS)('nothing hinders anybody at a table while %s', async (_, ask, after) => {
  const { page } = visitor;
  await openStory(visitor, asked(ask, after));
  await page.locator(`.prompt[data-ask="${ask}"]`).waitFor();
  expect(await everywhere(page)).toEqual([]);
});

test('nothing hinders anybody in what opens over a table', async () => {
  const { page } = visitor;
  await openStory(visitor, asked('attack.choose', 130));
  const closeAll = async () => {
    await page.keyboard.press('Escape');
    for (const open of ['dialog[open]', '.replay']) await page.locator(open).waitFor({ state: 'detached' });
  };
  const byKey = (key: string, inside: string, sign: string): Opening => [
    key,
    inside,
    async () => {
      await closeAll();
      await page.keyboard.press(key);
      await page.locator(sign).waitFor();
    },
  ];
  const inMenu = (tab: string): Opening => [
    tab,
    'dialog[open]',
    async () => {
      await closeAll();
      await page.getByRole('button', { name: 'Table and settings' }).click();
      await page.getByRole('tab', { name: tab, exact: true }).click();
    },
  ];
  const found = await everywhere(page, [
    byKey('p', '.replay', '.replay'),
    byKey('?', 'dialog[open]', '.keys'),
    byKey('w', 'dialog[open]', '.rule.marked'),
    ...['My seat', 'Screen', 'Table'].map(inMenu),
  ]);
  expect(found).toEqual([]);
});

test('nothing hinders anybody before the curtain, at the end, or when verifying', async () => {
  const { page } = visitor;
  const shared = { seed: 'k0', players: ['Maren', 'Tobias'] };
  await openStory(visitor, tell({ ...shared, until: ({ ask }) => ask === 'treasures.choose' }));
  await page.locator('.curtain').waitFor();
  expect(await everywhere(page, [['curtain', '.curtain', AS_IT_IS[2]]])).toEqual([]);
  await openStory(visitor, tell({ ...shared, until: () => false }));
  await page.locator('.end .chart').waitFor();
  expect(await everywhere(page, [['end', '.end', AS_IT_IS[2]]])).toEqual([]);
  await page.getByRole('link', { name: 'Verify the dice' }).click();
  await page.locator('.verify-facts').waitFor();
  expect(await everywhere(page)).toEqual([]);
  await page.goto('/tables');
  await page.locator('.table-row').first().waitFor();
  expect(await everywhere(page)).toEqual([]);
  expect(visitor.faults).toEqual([]);
});
