import type { Browser, Page } from 'playwright-core';
import { press } from './hands.js';
import { type Hall, until, type Visitor, visit } from './stage.js';
import { listen } from './wire.js';

/** The same dice secret gives the same game at every run. */
const NONCES = ['a', 'b', 'c'].map((digit) => digit.repeat(32));

export interface Party {
  readonly game: string;
  readonly names: readonly string[];
  /** Called with each one's page before it goes anywhere. */
  readonly meet?: readonly ((page: Page) => void)[];
  /** What the first does with the form of the table besides. */
  readonly wishes?: (page: Page) => Promise<void>;
}

/** Ann opens a table for two, sends Ben the link, and he sits down; then they begin. */
export async function twoFriends(
  browser: Browser,
  hall: Hall,
  meet: readonly ((page: Page) => void)[] = [],
): Promise<readonly [ann: Visitor, ben: Visitor]> {
  const [ann, ben] = await party(browser, hall, { game: 'wizards-quest', names: ['Ann', 'Ben'], meet });
  return [ann!, ben!];
}

/** The first opens a table and sends the others the link; they sit down one after the other, and it begins. */
export async function party(
  browser: Browser,
  hall: Hall,
  { game, names, meet = [], wishes }: Party,
): Promise<Visitor[]> {
  const guests: Visitor[] = [];
  let path = `/new?game=${game}&how=friends`;
  for (const [i, name] of names.entries()) {
    const guest = await visit(browser, hall, { path, nonce: NONCES[i], meet: meet[i] });
    if (i === 0) await wishes?.(guest.page);
    if (i === 0) path = (await openTable(guest, name, names.length)).slice(hall.url.length);
    else await sitDown(guest, name);
    guests.push(guest);
  }
  await press(guests[0]!.page, 'Begin');
  for (const { page } of guests) await page.locator('.table-map .live').waitFor();
  return guests;
}

/** A table by the form; gives the invite link. */
export async function openTable({ page }: Visitor, name: string, seats: number): Promise<string> {
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Open the table');
  const link = page.getByLabel('Invite link');
  await link.waitFor();
  return link.inputValue();
}

/** Whoever has the link says a name, and takes the chair that is free. */
export async function sitDown({ page, wire }: Visitor, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await until(`${name} to sit`, () => wire.as() !== null);
}

/** What each put into the dice when sitting down, in seat order. */
export function noncesOf(seats: readonly Visitor[]): string[] {
  return seats.map(({ wire }) => {
    const sat = wire.said.findLast((message) => message.t === 'sit');
    if (!sat) throw new Error('somebody never sat down');
    return sat.nonce;
  });
}

/** The same player at the same table in another tab, or in another browser with the same cookies. */
export async function tabOf(visitor: Visitor, other?: { browser: Browser }): Promise<Visitor> {
  const { context, page } = visitor;
  const [path, hall] = [new URL(page.url()).pathname, { url: new URL(page.url()).origin }];
  if (other) return visit(other.browser, hall, { path, state: await context.storageState() });
  const tab = await context.newPage();
  const wire = listen(tab);
  await tab.goto(path);
  return { ...visitor, page: tab, wire };
}

/** Says something in one's room, and finds it there. */
export async function say({ page }: Pick<Visitor, 'page'>, words: string): Promise<void> {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill(words);
  await page.keyboard.press('Enter');
  await heard({ page }, words);
}

export async function heard({ page }: Pick<Visitor, 'page'>, words: string): Promise<void> {
  await page.locator('.chat').getByText(words).waitFor({ state: 'attached' });
}
