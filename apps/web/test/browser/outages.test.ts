import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heard, noncesOf, say, tabOf, twoFriends } from './friends.js';
import { answer, asked, gesture, press } from './hands.js';
import { shortGame } from './script.js';
import { type Hall, openBrowser, openHall, until, type Visitor } from './stage.js';
import { type Telling, telling } from './telling.js';

const SECRET = '0ff11e0ff11e0ff11e0ff11e0ff11e00';
let hall: Hall;
let browser: Browser;
let friends: readonly [Visitor, Visitor];
let game: Telling;

beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall({ dice: SECRET }), openBrowser()]);
  friends = await twoFriends(browser, hall);
  game = telling(friends, shortGame({ secret: SECRET, nonces: noncesOf(friends), seats: 2 }));
  await game.skipTo('campaign.order', 'fight');
  for (const { page } of friends) await page.evaluate(() => Object.assign(window, { wasHere: true }));
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

const lost = ({ page }: Visitor) => page.getByText('The line to the hall is lost');

/** Both pages have the same news, and neither was loaded again. */
async function together(): Promise<void> {
  const [ann, ben] = friends;
  await until('both to know the same', () => ann.wire.scene()?.seq === ben.wire.scene()?.seq);
  for (const { page } of friends) expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
}

/** How often the table has heard of a pick. */
function told({ wire }: Visitor, pick: string): number {
  const news = wire.heard.flatMap((message) => (message.t === 'news' ? [message.news] : []));
  const seen = new Map(news.map(({ seq, deed }) => [seq, deed]));
  return [...seen.values()].filter((deed) => deed.do === 'move' && deed.picks.includes(pick)).length;
}

test('the hall is killed in mid-battle with a roll on its way: both play on, and it was rolled once', async () => {
  const { mover, other, deed } = await game.next();
  const before = told(other, 'fight');
  const prompt = await asked(mover);
  await Promise.all([gesture(mover, prompt, deed.picks), hall.kill()]);
  await Promise.all([lost(mover).waitFor(), lost(other).waitFor()]);
  await hall.again();
  await Promise.all(friends.map((one) => lost(one).waitFor({ state: 'hidden' })));
  await mover.page.locator(`.prompt:not([data-number="${prompt.number}"])`).waitFor();
  await together();
  expect(told(other, 'fight')).toBe(before + 1);
  await game.goOn(1);
});

test('killed between two moves, it finds the table as it was', async () => {
  await together();
  const [mover] = friends.filter(({ wire }) => wire.prompt());
  const words = await mover!.page.locator('.prompt-say').textContent();
  await hall.kill();
  await lost(mover!).waitFor();
  await hall.again();
  await lost(mover!).waitFor({ state: 'hidden' });
  expect(await mover!.page.locator('.prompt-say').textContent()).toBe(words);
  await game.goOn(3);
  await together();
});

test('a page that is loaded again shows the same table', async () => {
  const [ann] = friends;
  const spaces = () => ann.page.locator('.hits .hit').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const lines = () => ann.page.locator('.chronicle li').allInnerTexts();
  await together();
  const before = [await spaces(), await lines()];
  await ann.page.reload();
  await ann.page.locator('.live .hit').first().waitFor();
  await until('the chronicle', async () => (await lines()).length >= 20);
  expect([await spaces(), (await lines()).slice(-20)]).toEqual([before[0], before[1]!.slice(-20)]);
  await ann.page.evaluate(() => Object.assign(window, { wasHere: true }));
});

test('a second tab is the same player, and the first follows what is done there', async () => {
  const { mover, deed } = await game.next();
  const tab = await tabOf(mover);
  const { number } = await asked(tab);
  await answer(tab, ...deed.picks);
  await mover.page.locator(`.prompt:not([data-number="${number}"])`).waitFor();
  await until('the first tab to follow', () => mover.wire.scene()?.seq === tab.wire.scene()?.seq);
  await tab.page.close();
});

test('who loses the connection for a while is told what happened meanwhile', async () => {
  const { mover, other, deed } = await game.next();
  await other.context.setOffline(true);
  await lost(other).waitFor();
  await answer(mover, ...deed.picks);
  expect(other.wire.scene()!.seq).toBeLessThan(mover.wire.scene()!.seq);
  await other.context.setOffline(false);
  await lost(other).waitFor({ state: 'hidden' });
  await together();
});

test('what was said meanwhile is heard, and neither that nor the past is lost when the hall starts again', async () => {
  const [ann, ben] = friends;
  await ben.context.setOffline(true);
  await lost(ben).waitFor();
  await say(ann, 'Are you still there?');
  await ben.context.setOffline(false);
  await heard(ben, 'Are you still there?');
  await hall.stop();
  await lost(ann).waitFor();
  await hall.again();
  await Promise.all(friends.map((one) => lost(one).waitFor({ state: 'hidden' })));
  await say(ben, 'So I am.');
  const tab = await tabOf(ann);
  await tab.page.getByRole('tab', { name: 'Chat' }).click();
  await heard(tab, 'So I am.');
  for (const { page } of [ann, ben, tab])
    expect(await page.locator('.chat li').allTextContents()).toEqual([
      expect.stringContaining('Are you still there?'),
      expect.stringContaining('So I am.'),
    ]);
  await press(tab.page, 'Replay');
  await until('the whole past', () =>
    tab.wire.heard.some((message) => message.t === 'past' && message.news.length === tab.wire.scene()?.seq),
  );
  await tab.page.getByRole('region', { name: 'Replay' }).waitFor();
  await tab.page.close();
});

test('a pick that comes too late after a lost connection is refused, and the page goes on from where the table is', async () => {
  const { mover, deed } = await game.next();
  const prompt = await asked(mover);
  const elsewhere = await tabOf(mover, { browser });
  await mover.context.setOffline(true);
  await lost(mover).waitFor();
  await gesture(mover, prompt, deed.picks);
  await answer(elsewhere, ...deed.picks);
  const { seq } = elsewhere.wire.scene()!;
  await mover.context.setOffline(false);
  await until('the late pick to be refused', () => mover.wire.heard.some((message) => message.t === 'no'));
  await mover.page.getByText('That came too late').first().waitFor();
  await until('the page to catch up', () => mover.wire.scene()?.seq === seq);
  expect(elsewhere.wire.scene()?.seq).toBe(seq);
  await elsewhere.context.close();
  await game.goOn(2);
  await together();
});

test('nothing went wrong on any page', () => {
  expect(friends.flatMap(({ faults }) => faults)).toEqual([]);
});
