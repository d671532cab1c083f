import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noncesOf, twoFriends } from './friends.js';
import { answer, asked, hurry, press } from './hands.js';
import { differences, type Postbox, postbox } from './receipts.js';
import type { Deed } from './script.js';
import { type Hall, openBrowser, openHall, until, type Visitor, visit } from './stage.js';
import { type Twins, twins } from './twins.js';

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

async function known(world: World): Promise<void> {
  const seqs = () => new Set(everybody(world).map(({ wire }) => wire.scene()?.seq));
  await until('everybody to know the same', () => seqs().size === 1);
}

/** Where the mail of somebody differs between the worlds: of the hider, of the other player, of who watches. */
async function differing(): Promise<string[][]> {
  const [here, there] = worlds as [World, World];
  return Promise.all(
    [story.hider, 1 - story.hider, 2].map(async (n) =>
      differences(await here.mail[n]!.receipts(), await there.mail[n]!.receipts()),
    ),
  );
}

/** What a game of two shows to everybody but the hider. */
async function expectAlike(): Promise<void> {
  const [known, ...unknown] = await differing();
  expect(unknown).toEqual([[], []]);
  // The worlds are not the same: one of the three knows.
  expect(known).not.toEqual([]);
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
  await expectAlike();
});

test('what is asked, rolled and told is the same until a rule shows what was hidden', async () => {
  await both((world) => skipTo(world, story.revealed));
  await expectAlike();
  const { news = [] } = await worlds[0]!.mail[2]!.receipts();
  expect(news.length).toBeGreaterThan(story.revealed - story.hidden);
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
  for (const unlike of await differing()) expect(unlike.join()).toContain('news');
  expect(worlds.flatMap(everybody).flatMap(({ faults }) => faults)).toEqual([]);
});
