import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { momentsOf } from '../../src/table/replay.js';
import { heard, noncesOf, party, say, twoFriends } from './friends.js';
import { answer, anyhow, asked, press, untilAsked } from './hands.js';
import { shortGame } from './script.js';
import { type Hall, leave, openBrowser, openHall, until, type Visitor, visit } from './stage.js';
import { type Telling, telling } from './telling.js';

const SECRET = '70be7be7be70be7be7be70be7be7be70';
let hall: Hall;
let browser: Browser;
let friends: readonly [Visitor, Visitor];
let game: Telling;
/** The link that Ann has sent. */
let link: string;

beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall({ dice: SECRET }), openBrowser()]);
  friends = await twoFriends(browser, hall);
  game = telling(friends, shortGame({ secret: SECRET, nonces: noncesOf(friends), seats: 2 }));
  const [ann] = friends;
  await openMenu(ann, 'Table');
  link = await ann.page.getByLabel('Invite link').inputValue();
  await closeMenu(ann);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

// Whatever a test has come to, the next finds both at the table, with nothing open over it.
afterEach(async () => {
  for (const one of friends.filter(({ page }) => !page.isClosed())) {
    if ((await one.page.getByRole('dialog').count()) > 0) await closeMenu(one);
    const [now, mine] = ['Back to now', 'Take my seat back'].map((name) => one.page.getByRole('button', { name }));
    for (const button of [now!, mine!]) if (await button.isVisible()) await button.click();
  }
});

async function openMenu({ page }: Visitor, part: 'My seat' | 'Table'): Promise<void> {
  await press(page, 'Table and settings');
  await page.getByRole('dialog', { name: 'At this table' }).getByRole('tab', { name: part }).click();
}
async function closeMenu({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
const undo = ({ page }: Visitor) => page.getByRole('button', { name: 'Undo' });
const sentence = ({ page }: Visitor) => page.locator('.prompt-say').textContent();
const chronicle = ({ page }: Visitor) => page.locator('.chronicle li').allTextContents();
const notice = ({ page }: Visitor, words: string | RegExp) => page.locator('.table-notice', { hasText: words });

/** What the map says of every space, without what may be done there. */
async function spaces({ page }: Visitor): Promise<string[]> {
  const labels = await page.locator('.hits .hit').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return labels.map((label) => label.replace(/, (?:may be chosen|attackable).*/, ''));
}

const room = ({ page }: Visitor) => page.locator('.chat li').allTextContents();

test('a move can be taken back as long as nothing was shown or rolled, and leaves no trace', async () => {
  await game.skipTo('petition.choose', 'go on');
  const { mover, other, deed } = await game.next();
  const before = [await sentence(other), await chronicle(other)];
  await asked(mover);
  for (const takeBack of [() => undo(mover).click(), () => mover.page.keyboard.press('u')]) {
    await answer(mover, ...deed.picks);
    await until('the other to see it', async () => (await sentence(other)) !== before[0]);
    await takeBack();
    await until('the question to come back', () => mover.wire.prompt()?.ask === 'petition.choose');
    await asked(mover);
    await until('the other to see it undone', async () => (await sentence(other)) === before[0]);
    expect(await chronicle(other)).toEqual(before[1]);
  }
  await answer(mover, ...deed.picks);
});

test('what was rolled stays', async () => {
  await game.skipTo('campaign.order', 'fight');
  const { mover, deed } = await game.next();
  await asked(mover);
  await undo(mover).waitFor();
  await answer(mover, ...deed.picks);
  await until('nothing to undo', async () => (await undo(mover).count()) === 0);
});

test('a spectator sees the table, is asked nothing, and talks with spectators only', async () => {
  const watcher = await visit(browser, hall, { path: link.slice(hall.url.length) });
  const [ann, ben] = friends;
  await watcher.page.locator('.live .hit').first().waitFor();
  const seen = await spaces(watcher);
  expect(seen.join()).not.toMatch(/the (?:crown|chest|ring) of/);
  for (const one of friends)
    expect(
      (await spaces(one)).map((label) => label.replace(/the (?:crown|chest|ring) of/, 'a hidden treasure of')),
    ).toEqual(seen);
  expect(await watcher.page.locator('.may-be').count()).toBe(0);
  expect(await watcher.page.locator('.prompt .act, .matter-acts .button').count()).toBe(0);
  await say(ann, 'Only players hear this.');
  await heard(ben, 'Only players hear this.');
  await watcher.page.getByRole('tab', { name: 'Chat' }).click();
  await watcher.page.getByLabel('Your name').fill('Wim');
  await say(watcher, 'The gallery greets you.');
  await say(ben, 'So do we.');
  await heard(ann, 'So do we.');
  const gallery = [expect.stringContaining('The gallery greets you.')];
  const players = [expect.stringContaining('Only players'), expect.stringContaining('So do we.')];
  expect([await room(watcher), await room(ann), await room(ben)]).toEqual([gallery, players, players]);
  expect(JSON.stringify(watcher.wire.heard)).not.toContain('So do we.');
  expect(JSON.stringify([ann.wire.heard, ben.wire.heard])).not.toContain('gallery');
  expect(watcher.faults).toEqual([]);
  await watcher.context.close();
});

test('what one player says to another alone the third does not hear', async () => {
  const [ann, ben, cid] = await party(browser, hall, { game: 'wizards-quest', names: ['Ann', 'Ben', 'Cid'] });
  await say(ann!, 'Good evening.');
  await ann!.page.getByLabel('Who will hear it').selectOption('To Ben alone');
  await say(ann!, 'Shall we have peace?');
  expect(await ann!.page.locator('option:checked').allTextContents()).toEqual(['To Ben alone']);
  await heard(ben!, 'Shall we have peace?');
  await say(ben!, 'We shall see.');
  await heard(cid!, 'We shall see.');
  const open = ['Ann Good evening.', 'Ben We shall see.'];
  const told = (whom: string) => [open[0], `Ann to ${whom} alone: Shall we have peace?`, open[1]];
  const rooms = await Promise.all([ann!, ben!, cid!].map(room));
  // The first has the table, and may silence others.
  expect(rooms[0]!.map((line) => line.replace(/mute$/, ''))).toEqual(told('Ben'));
  expect(rooms.slice(1)).toEqual([told('you'), open]);
  expect(JSON.stringify(cid!.wire.heard)).not.toContain('peace');
  for (const one of [ann!, ben!, cid!]) await leave(one);
});

test('a knight plays for Ann until she takes her seat back', async () => {
  const [ann, ben] = friends;
  await openMenu(ann, 'My seat');
  await press(ann.page, 'Let a knight play for me');
  await notice(ann, 'A knight plays for you.').waitFor();
  await ben.page.locator('.player', { hasText: 'a knight plays' }).waitFor();
  // The knight moves by itself as soon as Ben's turn is over.
  const before = ann.wire.scene()!.seq;
  const hasMoved = () => movesOf(ann, 0, before) > 0;
  while (!hasMoved()) {
    await until('Ben to be asked, or the knight to move', () => ben.wire.prompt() || hasMoved());
    if (ben.wire.prompt()) await anyhow(ben);
  }
  await notice(ann, 'A knight plays for you.').getByRole('button', { name: 'Take my seat back' }).click();
  await notice(ann, 'A knight plays for you.').waitFor({ state: 'hidden' });
  await ben.page.locator('.player', { hasText: 'a knight plays' }).waitFor({ state: 'hidden' });
  await untilAsked(ann, ben);
  await anyhow(ann);
});

/** How many moves of a seat have been told after an entry. */
function movesOf({ wire }: Visitor, seat: number, after: number): number {
  return wire.heard.filter(
    (message) =>
      message.t === 'news' &&
      message.news.seq > after &&
      message.news.deed.do === 'move' &&
      message.news.deed.seat === seat,
  ).length;
}

test('the table goes back when all agree, and the chronicle and the record keep that it did', async () => {
  const [ann, ben] = friends;
  await untilAsked(ann, ben);
  const lines = ann.wire.scene()!.lines;
  const [ask, board] = [ann.wire.prompt()!.ask, await spaces(ann)];
  while (ann.wire.scene()!.lines < lines + 2) await anyhow(ann.wire.prompt() ? ann : ben);
  const propose = async () => {
    await press(ann.page, 'Replay');
    await ann.page.getByRole('region', { name: 'Replay' }).waitFor();
    for (let n = stepsTo(ann, lines); n > 0; n--) await press(ann.page, 'Step back');
    await press(ann.page, 'Go back to here');
    await notice(ben, `Ann asks to go back to move ${lines}`).waitFor();
  };
  await propose();
  await notice(ben, 'Ann asks').getByRole('button', { name: 'Decline' }).click();
  await notice(ann, 'Ann asks').waitFor({ state: 'hidden' });
  expect(ann.wire.scene()!.epoch).toBe(0);
  await propose();
  await notice(ben, 'Ann asks').getByRole('button', { name: 'Agree' }).click();
  await until('both to be back', () => friends.every(({ wire }) => wire.scene()?.epoch === 1));
  expect((await asked(ann)).ask).toBe(ask);
  expect(await spaces(ann)).toEqual(board);
  for (const one of friends) expect(await chronicle(one)).toContain('Ben agrees.');
  await anyhow(ann);
  await openMenu(ben, 'Table');
  const saved = ben.page.waitForEvent('download');
  await press(ben.page, 'Save the record');
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(new RegExp(`rewind ${lines}\\b`));
  await closeMenu(ben);
});

/** How many steps back in a replay a move was the last. */
function stepsTo({ wire }: Visitor, lines: number): number {
  const past = wire.heard.findLast((message) => message.t === 'past');
  if (!past) throw new Error('nobody looked back');
  const moments = momentsOf({ from: past.from, news: past.news });
  return moments.length - 1 - moments.findLastIndex((moment) => moment.lines === lines);
}

test('who has the link plays on for somebody who left', async () => {
  const [ann, ben] = friends;
  await openMenu(ben, 'My seat');
  await press(ben.page, 'Let a knight play for me');
  await notice(ben, 'A knight plays for you.').waitFor();
  await ben.context.close();
  const cleo = await visit(browser, hall, { path: link.slice(hall.url.length) });
  await cleo.page.locator('.live .hit').first().waitFor();
  await openMenu(cleo, 'Table');
  await cleo.page.getByRole('dialog').getByLabel('Your name').fill('Cleo');
  await press(cleo.page, 'Take this seat');
  await ann.page.locator('.player', { hasText: 'Cleo' }).waitFor();
  await untilAsked(cleo, ann);
  await anyhow(cleo);
  expect([ann, cleo].flatMap(({ faults }) => faults)).toEqual([]);
});
