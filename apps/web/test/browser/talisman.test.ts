import { type Prompt, random, seedFrom } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewOf } from '../../src/boards/talisman/scene.js';
import { everywhere } from './axe.js';
import { clickOn, type Habits } from './clicking.js';
import { party } from './friends.js';
import { answer, asked, press } from './hands.js';
import { openStory, SWIFT } from './locals.js';
import { type Hall, openBrowser, openHall, until, type Visitor, visit } from './stage.js';
import { comesTo, type Telling, tell } from './story.js';

const SECRET = '7a115ba47a115ba47a115ba47a115ba4';
const NAMES = ['Ann', 'Ben', 'Cleo'] as const;
const WINDOW = 'window.offer';
let hall: Hall;
let browser: Browser;
beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall({ dice: SECRET }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

/** How Talisman is spoken of on its buttons. */
const HABITS = { ends: /^(Let it pass|Done|Leave them alone)/ } satisfies Habits;
/** Who has the Crown in reach goes there, and stays. */
const CROWNED = { ...HABITS, first: /^(Crown of Command|Stay here|Let it pass)/ } satisfies Habits;

async function maren(): Promise<Visitor> {
  return visit(browser, hall, { path: '/tables', width: 1440, height: 900, settings: SWIFT });
}

test('the first turns against a knight are played by pointing at map, cards and people', async () => {
  const visitor = await maren();
  await openStory(visitor, tell({ game: talisman, seed: 'one', players: ['Maren', 'knight'], until: () => true }));
  let clicks = 0;
  const stop = () => clicks++ > 60;
  const deeds = await clickOn(visitor.page, { seed: 'clicks', habits: HABITS, mayEnd: true, stop });
  expect(deeds.filter(({ id }) => id !== null).length).toBeGreaterThan(20);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

test('who has come to the Crown of Command wins by clicks alone, against a knight', async () => {
  const visitor = await maren();
  await openStory(
    visitor,
    comesTo({ game: talisman, players: ['Maren', 'knight'] }, ({ choices }) =>
      choices.some(({ pick }) => pick === 'go crown-of-command'),
    ),
  );
  const stop = ({ state }: { readonly state: string }) => state === 'over';
  const deeds = await clickOn(visitor.page, { seed: 'crown', habits: CROWNED, mayEnd: true, stop });
  expect(deeds[0]?.id).toBe('crown-of-command');
  await visitor.page.getByRole('heading', { name: 'Maren wins' }).waitFor();
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

test('three friends and an invite link play, one casts in the turn of another, and one wants to be left alone', async () => {
  const friends = await party(browser, hall, { game: 'talisman', names: NAMES });
  await goOn(friends, () => false, 30);
  const caster = await goOn(
    friends,
    (one, { choices }) => isOthers(one) && choices.some(({ pick }) => /^cast/.test(pick)),
  );
  const { choices } = await asked(caster);
  await answer(caster, choices.find(({ pick }) => /^cast/.test(pick))?.pick ?? '');
  for (const { page } of friends) {
    const told = page.locator('.chronicle li', { hasText: `${NAMES[caster.wire.as() ?? 0]} casts` });
    await told.last().waitFor({ state: 'attached' });
  }
  const sleeper = await goOn(friends, (one, { ask }) => ask === WINDOW && isOthers(one));
  const since = sleeper.wire.scene()!.seq;
  await press(sleeper.page, 'until my turn');
  await until('the question to be gone', () => sleeper.wire.prompt()?.ask !== WINDOW);
  const woken = await goOn(friends, (one) => one === sleeper);
  expect(hasBegunTurn(woken, since)).toBe(true);
  expect(friends.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of friends) await context.close();
});

/** Whether it is the turn of another. */
function isOthers({ wire }: Visitor): boolean {
  return (viewOf(wire.scene()!)?.active ?? -1) !== wire.as();
}

/** Whether one's own turn has begun after an entry, be it only to be lost. */
function hasBegunTurn({ wire }: Visitor, since: number): boolean {
  return wire.heard.some(
    (message) =>
      message.t === 'news' &&
      message.news.seq > since &&
      message.news.events.some(({ key, args }) => key === 'turn' && args?.seat === wire.as()),
  );
}

/** Whether the table will answer, after a moment: by one's order, or as there is nothing to choose. */
function isAnsweredFor({ wire }: Visitor): boolean {
  const { ask, choices } = wire.prompt()!;
  if (choices.length === 1 && choices[0]?.pick === 'pass') return true;
  return wire.scene()!.orders.some((order) => order.ask === ask);
}

/** Answers whatever is asked, by hand, until somebody is asked this, or for so many deeds; gives whoever is asked next. */
async function goOn(
  friends: readonly Visitor[],
  isSo: (one: Visitor, prompt: Prompt) => boolean,
  most = 250,
): Promise<Visitor> {
  const dice = random(seedFrom(`three ${most}`));
  for (let deeds = 0; ; deeds++) {
    const isAsked = (one: Visitor) => one.wire.prompt() && !isAnsweredFor(one);
    await until('somebody to be asked', () => friends.some(isAsked));
    const next = friends.find(isAsked)!;
    const prompt = await asked(next);
    if (isSo(next, prompt) || deeds === most) return next;
    const { choices } = prompt;
    const pass = choices.find(({ pick }) => prompt.ask === WINDOW && pick === 'pass');
    await answer(next, (pass ?? choices[dice(choices.length)]!).pick);
  }
}

test('nothing hinders anybody at a table, wide and on a phone, by day and by lamp', async () => {
  const visitor = await maren();
  const found: string[] = [];
  for (const ask of ['move.way', 'fight.choose', WINDOW]) {
    const until: Telling['until'] = (prompt, moves) =>
      moves > 20 && prompt.seat === 0 && prompt.ask === ask && prompt.choices.length > 1;
    await openStory(visitor, tell({ game: talisman, seed: 'k0', players: ['Maren', 'random'], by: 'random', until }));
    await visitor.page.locator(`.prompt[data-ask="${ask}"]`).waitFor();
    found.push(...(await everywhere(visitor.page)).map((line) => `${ask} ${line}`));
  }
  expect(found).toEqual([]);
  await visitor.context.close();
});
