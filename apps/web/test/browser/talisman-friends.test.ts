import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noncesOf, party } from './friends.js';
import { answer, asked, hurry, press } from './hands.js';
import { type Hall, openBrowser, openHall, until, type Visitor } from './stage.js';
import { firstOf, type TalismanDeed, talismanGame, WINDOW } from './talisman-script.js';

const SECRET = '7a115ba47a115ba47a115ba400000043';
const NAMES = ['Ann', 'Ben', 'Cleo'] as const;
/** So many deeds are done by hand: several turns of everybody. */
const BY_HAND = 24;
let hall: Hall;
let browser: Browser;
beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall({ dice: SECRET }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

const isCast = ({ ask, picks: [pick], active, seat }: TalismanDeed) =>
  ask === WINDOW && active !== seat && /^cast/.test(pick ?? '');

test('three friends and an invite link play a whole game, cast in the turn of another, and want to be left alone', async () => {
  const friends = await party(browser, hall, { game: 'talisman', names: NAMES });
  const nonces = noncesOf(friends);
  const deeds = talismanGame({ secret: SECRET, nonces, seats: 3 }, ['random', 'random', 'knight']);
  for (const deed of deeds.slice(0, BY_HAND)) await byHand(friends, deed);
  const tiresome = firstOf(deeds, BY_HAND, (_, n) => isTiresome(deeds, n));
  await rush(friends, deeds.slice(BY_HAND, tiresome));
  await sleeps(friends, deeds[tiresome]!);
  const cast = firstOf(deeds, tiresome + 1, isCast);
  await rush(friends, deeds.slice(tiresome + 1, cast));
  await casts(friends, deeds[cast]!);
  await rush(friends, deeds.slice(cast + 1, -1));
  await byHand(friends, deeds.at(-1)!);
  for (const { page } of friends) await page.getByRole('heading', { name: 'Cleo wins' }).waitFor();
  expect(friends.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of friends) await context.close();
});

/** By map, cards and buttons; where there is nothing to choose the table passes. */
async function byHand(friends: readonly Visitor[], { seat, ask, number, picks, choices }: TalismanDeed): Promise<void> {
  if (ask === WINDOW && choices === 1) return;
  const friend = friends[seat]!;
  await until(`${NAMES[seat]} to be asked`, () => friend.wire.prompt()?.number === number);
  await answer(friend, ...picks);
}

/** Over a line of their own; where the table was quicker to pass for somebody, that is as well. */
async function rush(friends: readonly Visitor[], deeds: readonly TalismanDeed[]): Promise<void> {
  await hurry(friends, deeds, ({ ask, picks: [pick] }) => ask === WINDOW && pick === 'pass');
}

/** All hear of a Spell that is cast in the turn of another. */
async function casts(friends: readonly Visitor[], { seat, picks }: TalismanDeed): Promise<void> {
  const others = friends.filter((_, one) => one !== seat);
  await answer(friends[seat]!, ...picks);
  for (const other of others) if (other.wire.prompt()?.ask === WINDOW) await answer(other, 'pass');
  for (const { page } of friends) {
    const told = page.locator('.chronicle li', { hasText: `${NAMES[seat]} casts` });
    await told.last().waitFor({ state: 'attached' });
  }
}

/** Whether somebody passes with something to cast, and will be asked again before his turn comes. */
function isTiresome(deeds: readonly TalismanDeed[], n: number): boolean {
  const { seat, ask, picks, active, choices } = deeds[n]!;
  if (ask !== WINDOW || picks[0] !== 'pass' || active === seat || choices < 2) return false;
  const next = deeds.findIndex((deed, i) => i > n && deed.seat === seat);
  return deeds[next]?.ask === WINDOW && deeds[next]?.active !== seat;
}

/** Who wants to be asked no more until the next turn is not: the table passes at once, and the question is gone. */
async function sleeps(friends: readonly Visitor[], { seat }: TalismanDeed): Promise<void> {
  const sleeper = friends[seat]!;
  const { number } = await asked(sleeper);
  await sleeper.page.getByText('Ask me less often').click();
  await press(sleeper.page, 'Not until my turn');
  await sleeper.page.getByRole('button', { name: 'Ask me again' }).waitFor();
  expect(await sleeper.page.locator('.prompt.asked').count()).toBe(0);
  await until('the table to pass', () => sleeper.wire.prompt()?.number !== number);
}
