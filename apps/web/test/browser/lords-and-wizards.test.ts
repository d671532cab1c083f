import type { Prompt } from '@questhall/kernel';
import { lordsAndWizards } from '@questhall/lords-and-wizards';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewOf } from '../../src/boards/lords-and-wizards/scene.js';
import { party } from './friends.js';
import { point, press } from './hands.js';
import { openStory, SWIFT } from './locals.js';
import { type Hall, openBrowser, openHall, until, type Visitor, visit } from './stage.js';
import { comesTo, type Telling } from './story.js';

let hall: Hall;
let browser: Browser;
beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

const DUEL = { game: lordsAndWizards as never, players: ['Maren', 'knight'], most: 3000 };
const offers = ({ choices }: Prompt, words: RegExp) => choices.some(({ pick }) => words.test(pick));
const told = (page: Page, words: RegExp) =>
  page.locator('.chronicle li', { hasText: words }).first().waitFor({ state: 'attached' });
const asks = (page: Page, ask: string) => page.locator(`.prompt.asked[data-ask="${ask}"]:not([aria-busy])`).waitFor();
const placeAt = ({ choices }: Prompt, words: RegExp) => choices.find(({ pick }) => words.test(pick))?.at?.[0] ?? '';

/** Maren at a table in the middle of a game. */
async function inStory(
  telling: Partial<Telling>,
  isSo: Telling['until'],
): Promise<Visitor & { readonly prompt: Prompt }> {
  const visitor = await visit(browser, hall, { path: '/tables', width: 1440, height: 900, settings: SWIFT });
  const story = comesTo({ ...DUEL, ...telling }, isSo);
  await openStory(visitor, story);
  await asks(visitor.page, story.prompt?.ask ?? '');
  return { ...visitor, prompt: story.prompt as Prompt };
}

async function leave({ faults, context }: Visitor): Promise<void> {
  expect(faults).toEqual([]);
  await context.close();
}

/** What a place is called for those who hear it. */
const label = (page: Page, id: string) => page.locator(`.live [data-at="${id}"]`).getAttribute('aria-label');

test('a table is opened, an alignment chosen, and units of two kinds are hired by one button', async () => {
  const visitor = await visit(browser, hall, {
    path: '/new?game=lords-and-wizards',
    width: 1440,
    height: 900,
    settings: SWIFT,
  });
  const { page } = visitor;
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await press(page, 'Begin');
  await asks(page, 'setup.alignment');
  await page.locator('.tile', { hasText: 'Chaos' }).click();
  await until('the hiring to begin', () => throughSetUp(page));
  const city = await page.locator('.live .hits .may-be').first().getAttribute('data-at');
  await point(page, city ?? '');
  await asks(page, 'raise.choose');
  for (const kind of ['Bowmen', 'Igrash'])
    await page.getByRole('group', { name: kind, exact: true }).getByRole('button', { name: 'more' }).click();
  await page.getByRole('button', { name: 'Hire 2 for 9 GTs' }).click();
  await told(page, /hires 1 Bowmen/);
  await told(page, /hires 1 Igrash/);
  await press(page, 'Done');
  await asks(page, 'opening.choose');
  await leave(visitor);
});

/** Whatever is asked before the first hiring: who bears an item, who goes into the castle. */
async function throughSetUp(page: Page): Promise<boolean> {
  const ask = await page
    .locator('.prompt.asked:not([aria-busy])')
    .getAttribute('data-ask', { timeout: 500 })
    .catch(() => null);
  if (ask === 'opening.choose') return true;
  if (ask === 'bestow.to') await page.locator('.tile').first().click();
  if (ask === 'garrison.choose') await press(page, 'Done');
  return false;
}

test('part of a stack marches by one click, shows its way and cost before, and comes back by undo', async () => {
  const big = ({ at }: { at?: readonly string[] }) => at?.[0] ?? '';
  const visitor = await inStory(
    {},
    (prompt, _, { board }) =>
      prompt.ask === 'movement.choose' &&
      (board as { turn: number }).turn > 1 &&
      prompt.choices.some((choice) => /^move /.test(choice.pick) && stackAt(board, big(choice)) > 3),
  );
  const { page, prompt, wire } = visitor;
  void wire;
  const from = placeAt(prompt, /^move /);
  await point(page, from);
  await page.locator('.move-card').waitFor();
  const before = await page.locator('.move-card .facts b').textContent();
  const [, all] = /of (\d+)/.exec(before ?? '') ?? [];
  await page.locator('.move-card').getByRole('button', { name: 'fewer' }).first().click();
  await page.locator('.move-card .facts b', { hasText: `${Number(all) - 1} of ${all}` }).waitFor();
  const target = await page.locator('.live .hits .may-be').first();
  const to = (await target.getAttribute('data-at')) ?? '';
  expect(await target.getAttribute('aria-label')).toMatch(/in reach for \d/);
  await target.hover({ force: true });
  await page.locator('.ways .way-dots[d^="M"]').waitFor({ state: 'attached' });
  await point(page, to);
  await told(page, /moves .* to hex/);
  expect(await label(page, to)).toContain('Maren');
  await page.keyboard.press('u');
  await until('the stack to be back', async () => !(await label(page, from))?.includes(`${Number(all) - 1} `));
  await asks(page, 'movement.choose');
  await leave(visitor);
});

function stackAt(board: unknown, id: string): number {
  const { at, owner, inside } = board as { at: number[]; owner: number[]; inside: number[] };
  const place = (Number(id.slice(2)) - 1) * 40 + Number(id.slice(0, 2)) - 1;
  return at.filter((one, unit) => one === place && owner[unit] === 0 && inside[unit] === 0).length;
}

test('an attack is put together at its target: fewer units, another column, other odds', async () => {
  const visitor = await inStory({}, (prompt) => prompt.ask === 'combat.choose' && offers(prompt, /^attack \d/));
  const { page, prompt } = visitor;
  const target = placeAt(prompt, /^attack \d/);
  await point(page, target);
  await page.locator('.attack-card .results .now').first().waitFor();
  const fewer = page.locator('.attack-card').getByRole('button', { name: 'fewer' });
  const difference = () => page.locator('.attack-card .facts b').first().textContent();
  const whole = await difference();
  if ((await fewer.count()) > 0) {
    await fewer.first().click();
    await until('the difference to change', async () => (await difference()) !== whole);
  }
  await page.locator('.prompt .act', { hasText: /^Attack/ }).click();
  await told(page, /attacks/);
  await leave(visitor);
});

test('units go ashore from their fleet', async () => {
  const visitor = await inStory(
    { by: 'random', options: { advanced: true }, most: 4000 },
    (prompt) => prompt.ask === 'movement.choose' && offers(prompt, /^debark \d{4}$/),
  );
  const { page, prompt } = visitor;
  const port = placeAt(prompt, /^debark \d{4}$/);
  await point(page, port);
  await page
    .getByRole('button', { name: /^Go ashore/ })
    .and(page.locator(':visible'))
    .first()
    .click();
  await asks(page, 'debark.who');
  const all = page.getByRole('button', { name: 'All of them' }).and(page.locator(':visible'));
  if ((await all.count()) > 0) await all.first().click();
  else {
    await page.locator('.unit-one, .stepper [aria-label="more"]').first().click();
    await page
      .getByRole('button', { name: /^Land \d/ })
      .and(page.locator(':visible'))
      .first()
      .click();
  }
  await told(page, /go ashore/);
  await leave(visitor);
});

test('two friends agree on a trade, and each has what was promised', async () => {
  const friends = await party(browser, hall, { game: 'lords-and-wizards', names: ['Ann', 'Ben'] });
  await until('somebody to move', async () => {
    for (const { page } of friends) {
      const ask = await page
        .locator('.prompt.asked:not([aria-busy])')
        .getAttribute('data-ask', { timeout: 300 })
        .catch(() => null);
      if (ask === 'setup.alignment' || ask === 'bestow.to') await page.locator('.tile').first().click();
      if (ask === 'garrison.choose') await press(page, 'Done');
      if (ask === 'opening.choose') await press(page, 'End hiring');
      if (ask === 'movement.choose') return true;
    }
    return false;
  });
  const isAsked = await Promise.all(friends.map(({ page }) => page.locator('.prompt.asked').isVisible()));
  const [giver, taker] = isAsked[0] ? friends : [...friends].reverse();
  const gold = ({ wire }: Visitor, seat: number) => viewOf(wire.scene() as never)?.gold[seat] ?? -1;
  const [me, other] = [giver, taker].map(({ wire }) => wire.as() ?? 0);
  const before = [gold(giver, me), gold(giver, other)];
  await giver.page.locator('.partner').first().click();
  await asks(giver.page, 'deal.compose');
  await giver.page.locator('.clauses [data-at="give 10 gold"]').click();
  await giver.page.locator('.deal-side li', { hasText: '10 GTs' }).waitFor();
  await giver.page.locator('.clauses [data-at="promise peace"]').click();
  await giver.page
    .getByRole('button', { name: /^Put it to/ })
    .and(giver.page.locator(':visible'))
    .click();
  await asks(taker.page, 'deal.answer');
  await taker.page.locator('.deal .pact', { hasText: 'peace' }).waitFor();
  await taker.page.getByRole('button', { name: 'Accept' }).and(taker.page.locator(':visible')).first().click();
  await until('the gold to pass', () => gold(giver, me) === before[0] - 10 && gold(taker, other) === before[1] + 10);
  await giver.page.locator('.realm .pact', { hasText: 'peace' }).waitFor({ state: 'attached' });
  expect(friends.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of friends) await context.close();
});
