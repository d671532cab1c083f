import { readFileSync } from 'node:fs';
import { mixSeed } from '@questhall/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noncesOf, twoFriends } from './friends.js';
import { answer, press } from './hands.js';
import { shortGame } from './script.js';
import { type Hall, openBrowser, openHall, until, type Visitor } from './stage.js';

const SECRET = '5ec1e7d1ce5ec1e7d1ce5ec1e7d1ce00';
let hall: Hall;
let browser: Browser;
let friends: readonly [Visitor, Visitor];
let record: string;

beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall({ dice: SECRET }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

const verdict = (page: Page) => page.locator('main').getByRole('status');

test('two friends and an invite link play a whole game', async () => {
  friends = await twoFriends(browser, hall);
  const game = shortGame({ secret: SECRET, nonces: noncesOf(friends), seats: 2 });
  for (const { seat, picks } of game) await answer(friends[seat]!, ...picks);
  const winner = game.at(-1)?.seat === 0 ? 'Ann' : 'Ben';
  for (const { page } of friends)
    await page.getByRole('dialog', { name: 'The game is over' }).getByText(`${winner} wins`).waitFor();
});

test('the summary shows how the dice fell and the seed they came from', async () => {
  for (const { page } of friends) {
    const end = page.getByRole('dialog', { name: 'The game is over' });
    await end.getByRole('heading', { name: 'The dice' }).waitFor();
    await end.getByText(SECRET).first().waitFor();
    await end.locator('.end-seats li').nth(1).waitFor();
  }
});

test('the record can be saved, and has every pick of the game', async () => {
  const [ann] = friends;
  const saved = ann.page.waitForEvent('download');
  await press(ann.page, 'Save the record');
  record = readFileSync(await (await saved).path(), 'utf8');
  const moves = ann.wire.said.filter((message) => message.t === 'move').flatMap(({ picks }) => picks);
  for (const pick of moves) expect(record).toContain(pick);
  expect(record).toContain(SECRET);
});

test('each browser rolls every die again from the seed', async () => {
  const [ann] = friends;
  await ann.page.getByRole('link', { name: 'Verify the dice' }).click();
  await verdict(ann.page)
    .getByText(/All \d+ rolls are what the seed gives/)
    .waitFor();
  expect(await verdict(ann.page).textContent()).toContain(mixSeed(SECRET, noncesOf(friends)));
});

test('a record in which a die was turned does not hold', async () => {
  const [, { page }] = friends;
  await page.goto('/verify');
  const turned = record.replace(/\{battle (\d)/, (_, die) => `{battle ${(Number(die) % 6) + 1}`);
  expect(turned).not.toBe(record);
  await page.locator('input[type=file]').setInputFiles(asFile(turned));
  await verdict(page).getByText('This record does not hold').waitFor();
  await page.locator('input[type=file]').setInputFiles(asFile(record));
  await verdict(page)
    .getByText(/All \d+ rolls/)
    .waitFor();
});

test('one asks for a rematch, and the other finds the way to the same table', async () => {
  const [ann, ben] = friends;
  for (const { page } of friends) await page.goBack();
  await press(ann.page, 'Rematch');
  await ann.page.getByLabel('Invite link').waitFor();
  await press(ben.page, 'Join the rematch');
  await until('both at the new table', () => new URL(ann.page.url()).pathname === new URL(ben.page.url()).pathname);
  await ben.page.getByRole('button', { name: 'Sit here' }).first().waitFor();
});

test('nothing went wrong on any page', () => {
  expect(friends.flatMap(({ faults }) => faults)).toEqual([]);
});

function asFile(text: string) {
  return { name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
}
