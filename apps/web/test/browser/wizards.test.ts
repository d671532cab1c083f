import type { Prompt } from '@questhall/kernel';
import { type Board, wizards } from '@questhall/wizards';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { viewOf } from '../../src/boards/wizards/scene.js';
import { everywhere } from './axe.js';
import { clickOn, type Habits } from './clicking.js';
import { noncesOf, party } from './friends.js';
import { hurry, press, spotOf } from './hands.js';
import { openStory, SWIFT } from './locals.js';
import { type Hall, openBrowser, openHall, until, type Visitor, visit } from './stage.js';
import { comesTo, type Story, tell } from './story.js';
import { type Touch, tapOn } from './tapping.js';

const SECRET = '3e4a9c013e4a9c013e4a9c013e4a9c01';
/** Islands by chance, so that the days begin at once. */
const ASHORE = { game: wizards, players: ['Maren', 'knight'], options: { islands: 'chart' } };
let hall: Hall;
let browser: Browser;
/** Maren's wide screen: table after table is opened on it. */
let maren: Visitor;
beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall({ dice: SECRET }), openBrowser()]);
  maren = await visit(browser, hall, { path: '/tables', width: 1440, height: 900, settings: SWIFT });
});
afterEach(() => expect(maren.faults).toEqual([]));
afterAll(async () => {
  await browser.close();
  await hall.close();
});

/** How Wizards is spoken of on its buttons. */
const HABITS = {
  ends: /^(Stop here|No spell|Nothing|Leave|Stay|Give no more|Keep)/,
} satisfies Habits;

async function isAsked(page: Page, ask: string): Promise<void> {
  await page.locator(`.prompt.asked[data-ask="${ask}"]:not([aria-busy])`).waitFor();
}

async function isTold(page: Page, words: string | RegExp): Promise<void> {
  await page.locator('.chronicle li', { hasText: words }).last().waitFor({ state: 'attached' });
}

test('tiles are drawn from the hand onto the sea, turned, and laid by keys alone', async () => {
  const { page } = maren;
  await openStory(
    maren,
    comesTo({ game: wizards, players: ['Maren', 'knight'] }, ({ ask }) => ask === 'laying.tile'),
  );
  await isAsked(page, 'laying.tile');
  const tile = page.locator('.wizard-tile').first();
  const name = (await tile.locator('b').textContent()) ?? '';
  await tile.hover();
  await page.mouse.down();
  const [x, y] = await spotOf(page, 'sea-8-8');
  await page.mouse.move(x, y, { steps: 4 });
  await isAsked(page, 'laying.where');
  await page.mouse.move(x + 2, y, { steps: 2 });
  await page.mouse.up();
  await isAsked(page, 'laying.turned');
  await page.keyboard.press(']');
  await page.keyboard.press('Enter');
  await isTold(page, `Maren lays ${name}.`);
  // The next one without a mouse: a tile, the map, a step to the right, and so it lies.
  await isAsked(page, 'laying.tile');
  await page.locator('.wizard-tile').first().focus();
  await page.keyboard.press('Enter');
  await isAsked(page, 'laying.where');
  await page.locator('.live [role="button"][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await isAsked(page, 'laying.turned');
  await press(page, 'Lay it so');
  await isAsked(page, 'laying.tile');
  expect(await page.locator('.wizard-tile').count()).toBe(7);
});

/** Some days are over, and Maren has rolled for movement. */
function herMove({ ask, seat }: Prompt, moves: number): boolean {
  return moves > 60 && seat === 0 && ask === 'move.choose';
}

test('turns against a knight are played by pointing at hexes, Boats and buttons', async () => {
  await openStory(maren, tell({ ...ASHORE, seed: 'one', by: 'squire', until: herMove }));
  let clicks = 0;
  const stop = () => clicks++ > 20;
  const deeds = await clickOn(maren.page, { seed: 'clicks', habits: HABITS, mayEnd: true, stop });
  const asks = deeds.map(({ ask }) => ask);
  expect(asks).toEqual(expect.arrayContaining(['move.choose']));
  expect(new Set(asks).size).toBeGreaterThan(1);
  expect(deeds.filter(({ id }) => id !== null).length).toBeGreaterThan(12);
});

const stories = new Map<string, Story>();

/** A table where Maren is asked this, and has a choice. */
async function openAt(ask: string): Promise<void> {
  const isSo = (prompt: Prompt) => prompt.ask === ask && prompt.choices.length > 1;
  const story = stories.get(ask) ?? comesTo({ ...ASHORE, by: 'squire', most: 600 }, isSo);
  stories.set(ask, story);
  await openStory(maren, story);
  await isAsked(maren.page, ask);
}

test.each([
  ['a Task is fulfilled where its marker lies', 'encounter.task', 'Fulfil it', /Maren fulfils part/],
  ['Demons are met with a spell, its odds in view', 'demons.dispel', /^Cast it, 83 %/, /Maren casts Demon Dispelling/],
  ['a High Wizard is asked for a service', 'meet.service', /^(Join him|A new Task)/, /Maren (joins|receives)/],
])('%s', async (_, ask, words, told) => {
  const { page } = maren;
  const wanted = (label: string) => (typeof words === 'string' ? label === words : words.test(label));
  await openAt(ask);
  if (ask === 'demons.dispel') await page.getByRole('row', { name: /the Demons are gone 83 % 31 %/ }).waitFor();
  const acts = page.locator('.prompt .act');
  const labels = await acts.locator('span:not(.key)').allTextContents();
  await acts.nth(labels.findIndex(wanted)).click();
  await isTold(page, told);
});

test('one alone opens a table, chooses a Tower, and lays tiles that nobody can tell apart', async () => {
  const { page } = maren;
  await page.goto('/new?game=wizards');
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await press(page, 'Begin');
  await isAsked(page, 'laying-blind.tower');
  await page.locator('.wizard-tile').first().click();
  await isAsked(page, 'laying-blind.where');
  for (const id of ['sea-12-12', 'sea-20-20']) {
    const [x, y] = await spotOf(page, id);
    await page.mouse.click(x, y);
    await isAsked(page, 'laying-blind.where');
  }
  await until(
    'two tiles to lie',
    async () => (await page.locator('.live [aria-label="a tile face down"]').count()) === 38,
  );
  const drawn = await page.locator('.table-map').innerHTML();
  expect(drawn).not.toMatch(/Torwall|Glendale|Sacred Circle/);
});

/** A finger taps what is lit, then the button that says so. */
const TOUCH = { main: /^(Go |Sail |Swim |Board |Enter |Roll)/ } satisfies Touch;

test('a finger plays a turn on a phone, and all of it fits', async () => {
  const phone = { path: '/tables', width: 390, height: 844, touch: true, settings: SWIFT };
  const { page, faults, context } = await visit(browser, hall, phone);
  await openStory({ page }, tell({ ...ASHORE, seed: 'one', by: 'squire', until: herMove }));
  let taps = 0;
  const { met, wrong } = await tapOn(page, TOUCH, () => taps++ > 9);
  expect(wrong).toEqual([]);
  expect([...met]).toContain('move.choose');
  // A place of the quest log is touched, and there it is on the map.
  await page
    .getByRole('navigation', { name: 'Parts of the table' })
    .getByRole('button', { name: 'Record and Tasks' })
    .tap();
  await page.locator('.quest-log button').first().tap();
  await page.locator('.table-page[data-panel="map"] .table-map .states :is(.pointed, .aimed)').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** Chance shall lay the islands. */
async function byChance(page: Page): Promise<void> {
  await press(page, 'Change');
  await page.getByLabel(/^The players lay the tiles/).selectOption('chart');
}

test('which Gem lies where comes to no browser, whoever looks', async () => {
  const friends = await party(browser, hall, { game: 'wizards', names: ['Ann', 'Ben'], wishes: byChance });
  const dice = { secret: SECRET, nonces: noncesOf(friends) };
  let cards: readonly number[] = [];
  const { lines, asks } = tell({
    ...{ ...ASHORE, players: ['Ann', 'Ben'], seed: 'gems', dice },
    until: ({ ask }, moves, { board }) => {
      cards = (board as Board).gemOf;
      return moves > 4 && ask === 'move.choose';
    },
  });
  await hurry(
    friends,
    lines.map(({ seat, picks }, i) => ({ seat, picks, ask: asks[i] ?? '' })),
  );
  // The cards lie there, each another one; and nobody has been told of any.
  expect([...cards].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const { wire, faults, context } of friends) {
    expect(viewOf(wire.scene()!)!.gemOf).toEqual([-1, -1, -1, -1, -1, -1, -1]);
    expect(JSON.stringify(wire.heard)).not.toContain(JSON.stringify(cards));
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('nothing hinders anybody at a table, wide and on a phone, by day and by lamp', async () => {
  const found: string[] = [];
  for (const [ask, inside] of [
    ['move.choose', undefined],
    // The map is the same: what is beside it differs.
    ['demons.dispel', '.table-side'],
  ] as const) {
    await openAt(ask);
    found.push(...(await everywhere(maren.page, [[ask, inside, () => Promise.resolve()]])));
  }
  expect(found).toEqual([]);
});
