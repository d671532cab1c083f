import type { Browser, Page } from 'playwright-core';
import { press } from './hands.js';
import { type Hall, until, type Visitor, visit } from './stage.js';
import { listen } from './wire.js';

/** The same dice secret gives the same game at every run. */
const NONCES = ['a'.repeat(32), 'b'.repeat(32)] as const;

/** Ann opens a table for two, sends Ben the link, and he sits down; then they begin. */
export async function twoFriends(
  browser: Browser,
  hall: Hall,
  meet: readonly ((page: Page) => void)[] = [],
): Promise<readonly [ann: Visitor, ben: Visitor]> {
  const ann = await visit(browser, hall, { path: '/new?how=friends', nonce: NONCES[0], meet: meet[0] });
  const link = await openTable(ann, 'Ann');
  const path = link.slice(hall.url.length);
  const ben = await visit(browser, hall, { path, nonce: NONCES[1], meet: meet[1] });
  await sitDown(ben, 'Ben');
  await press(ann.page, 'Begin');
  for (const { page } of [ann, ben]) await page.locator('.table-map .live').waitFor();
  return [ann, ben];
}

/** A table for two by the form; gives the invite link. */
export async function openTable({ page }: Visitor, name: string): Promise<string> {
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Open the table');
  const link = page.getByLabel('Invite link');
  await link.waitFor();
  return link.inputValue();
}

/** Whoever has the link says a name, and takes the chair that is free. */
export async function sitDown({ page, wire }: Visitor, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Sit here');
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
