import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noncesOf, twoFriends } from './friends.js';
import { answer, asked, hurry, press } from './hands.js';
import { alike, differences, type Postbox, postbox, type Receipts } from './receipts.js';
import type { Deed } from './script.js';
import { type Hall, openBrowser, openHall, until, type Visitor, visit } from './stage.js';
import { type Twins, twins } from './twins.js';
import type { Wire } from './wire.js';

const SECRET = '70be7be7be70be7be7be70be7be7be70';

/** A hall of its own with one table: two who play, one who watches, and all that came to each of them. */
interface World {
  readonly hall: Hall;
  readonly friends: readonly [Visitor, Visitor];
  readonly watcher: Visitor;
  /** Ann's, Ben's, and of who watches. */
  readonly mail: readonly Postbox[];
  deeds: readonly Deed[];
}

let browser: Browser;
let worlds: readonly World[];
let story: Twins;

beforeAll(async () => {
  browser = await openBrowser();
  worlds = [await openWorld(), await openWorld()];
  const [one, two] = worlds.map(({ friends }) => noncesOf(friends));
  expect(one).toEqual(two);
  story = twins({ secret: SECRET, nonces: one!, seats: 2 });
  for (const [n, world] of worlds.entries()) world.deeds = story.worlds[n]!;
  // Who comes when, while chairs are taken, is a matter of time: the letters of the game begin here.
  await both(known);
  for (const { mail } of worlds) for (const box of mail) await box.receipts();
});
afterAll(async () => {
  await browser.close();
  for (const { hall } of worlds ?? []) await hall.close();
});

async function openWorld(): Promise<World> {
  const hall = await openHall({ dice: SECRET });
  const mail: Postbox[] = [];
  const meet = [0, 1, 2].map((n) => (page: Visitor['page']) => {
    mail[n] = postbox(page);
  });
  const friends = await twoFriends(browser, hall, meet);
  await press(friends[0].page, 'Table and settings');
  await friends[0].page.getByRole('tab', { name: 'Table' }).click();
  const link = await friends[0].page.getByLabel('Invite link').inputValue();
  await closeMenu(friends[0]);
  const watcher = await visit(browser, hall, { path: link.slice(hall.url.length), meet: meet[2] });
  await watcher.page.locator('.live .hit').first().waitFor();
  return { hall, friends, watcher, mail, deeds: [] };
}

const hider = ({ friends }: World) => friends[story.hider]!;
const everybody = ({ friends, watcher }: World) => [...friends, watcher];
/** Those who may not know what the hider knows. */
const others = ({ friends, watcher }: World) => [friends[1 - story.hider]!, watcher];
const both = (tell: (world: World) => Promise<void>) => Promise.all(worlds.map(tell));

async function closeMenu({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** On to just before a deed, without hands. */
async function skipTo(world: World, at: number): Promise<void> {
  await hurry(everybody(world), world.deeds.slice(world.watcher.wire.scene()!.lines, at));
}

/** A deed by hand, until everybody knows. */
async function act(world: World, at: number): Promise<void> {
  const { seat, picks } = world.deeds[at]!;
  await answer(world.friends[seat]!, ...picks);
  await known(world);
}

/** Until everybody knows the same and has an answer to whatever they said. */
async function known(world: World): Promise<void> {
  const all = everybody(world).map(({ wire }) => wire);
  await until('everybody to know the same', () => new Set(all.map((wire) => wire.scene()?.seq)).size === 1);
  await until('everybody to be answered', () => all.every(isAnswered));
}

function isAnswered({ said, heard }: Wire): boolean {
  const last = said.at(-1);
  return !last || heard.some((message) => 'id' in message && message.id === last.id);
}

/** Where the latest mail differs between the worlds: that of the hider, of the other player, of who watches. */
async function differing(): Promise<string[][]> {
  await both(known);
  const [here, there] = worlds as [World, World];
  const people = [story.hider, 1 - story.hider, 2];
  return Promise.all(people.map(async (n) => differences(await received(here, n), await received(there, n))));
}

async function received(world: World, n: number): Promise<Receipts> {
  const { page, wire } = everybody(world)[n]!;
  const receipts = await world.mail[n]!.receipts();
  return { ...receipts, lists: [alike(await page.evaluate(listed, wire.as() !== null), page)] };
}

/** Runs in the page: how the hall lists tables, and this one; who has a name has tables of their own. */
async function listed(isPlayer: boolean): Promise<string> {
  const here = `/api${location.pathname.replace('/table/', '/tables/')}${location.search}`;
  const paths = ['/api/lobby', here, ...(isPlayer ? ['/api/tables'] : [])];
  return (await Promise.all(paths.map(async (path) => (await fetch(path)).text()))).join('\n');
}

/** Nobody but the hider was told a byte that is another in the other world. */
async function expectAlike(): Promise<void> {
  const [, ...uninformed] = await differing();
  expect(uninformed).toEqual([[], []]);
}

test('before anything was hidden the twins are alike to all', async () => {
  await both((world) => skipTo(world, story.hidden));
  expect(await differing()).toEqual([[], [], []]);
});

test('who does not hide it hears the same whatever is hidden, taken back, and hidden again', async () => {
  await both(async (world) => {
    await act(world, story.hidden);
    await press(hider(world).page, 'Undo');
    await until('it to be taken back', () => hider(world).wire.prompt()?.ask === 'treasures.choose');
    await asked(hider(world));
    await known(world);
    await act(world, story.hidden);
    await skipTo(world, story.hidden + 2);
  });
  const [informed, ...uninformed] = await differing();
  expect(uninformed).toEqual([[], []]);
  // The worlds are not the same: one of the three knows.
  expect(informed).not.toEqual([]);
});

test('what is asked, rolled and told is the same until a rule shows what was hidden', async () => {
  expect(story.revealed - story.hidden).toBeGreaterThan(20);
  await both((world) => skipTo(world, story.revealed));
  await expectAlike();
});

test('so is what is found after a reload', async () => {
  await both(async (world) => {
    for (const { page } of others(world)) {
      await page.reload();
      await page.locator('.live .hit').first().waitFor();
    }
    await known(world);
  });
  await expectAlike();
});

test('so is what a replay tells', async () => {
  await both(async (world) => {
    for (const { page, wire } of others(world)) {
      await press(page, 'Replay');
      await page.getByRole('region', { name: 'Replay' }).waitFor();
      await until('the past', () => wire.heard.some((message) => message.t === 'past'));
      await press(page, 'Back to now');
    }
  });
  await expectAlike();
});

test('so is the record, which tells nobody what is hidden', async () => {
  const saved = new Set<string>();
  await both(async (world) => {
    for (const one of everybody(world)) {
      await press(one.page, 'Table and settings');
      await one.page.getByRole('tab', { name: 'Table' }).click();
      const [file] = await Promise.all([one.page.waitForEvent('download'), press(one.page, 'Save the record')]);
      const text = readFileSync(await file.path(), 'utf8');
      expect(text).not.toContain(SECRET);
      if (one !== hider(world)) saved.add(text);
      await closeMenu(one);
    }
  });
  expect(saved.size).toBe(1);
  await expectAlike();
});

test('so is what somebody is told who asks for more than is due', async () => {
  await both(async (world) => {
    const table = new URL(world.watcher.page.url()).pathname.split('/').at(-1)!;
    const seat = story.hider;
    const to = world.watcher.wire.scene()!.seq;
    for (const { page } of others(world))
      expect(
        await page.evaluate(tryAll, [
          { t: 'join', table, as: seat },
          { t: 'past', table, as: seat, from: 0, to },
          { t: 'why', table, seat, pick: 'hide ring haven' },
          { t: 'move', table, seat, picks: ['go on'] },
          { t: 'undo', table, seat },
        ]),
      ).toEqual(['no', 'no', 'no', 'no', 'no']);
  });
  await expectAlike();
});

/** Runs in the page: messages over a socket of their own, one after the other; gives how each was answered. */
async function tryAll(messages: readonly object[]): Promise<string[]> {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  await new Promise((open) => socket.addEventListener('open', open));
  const answers: string[] = [];
  for (const message of messages) {
    const id = crypto.randomUUID();
    const answered = new Promise<string>((done) =>
      socket.addEventListener('message', ({ data }) => JSON.parse(data).id === id && done(JSON.parse(data).t)),
    );
    socket.send(JSON.stringify({ ...message, id }));
    answers.push(await answered);
  }
  socket.close();
  return answers;
}

test('then the rule shows it to all', async () => {
  await both((world) => act(world, story.revealed));
  const regained = worlds.map(({ watcher }) => {
    const last = watcher.wire.heard.findLast((message) => message.t === 'news');
    return last?.news.events.find(({ key }) => key === 'treasure')?.args?.treasure;
  });
  expect(new Set(regained).size).toBe(2);
  for (const unlike of await differing()) expect(unlike.join()).toContain('news 0');
  expect(worlds.flatMap(everybody).flatMap(({ faults }) => faults)).toEqual([]);
});
