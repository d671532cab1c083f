// The pages beside the table, with something on them to see.

/** @param {{ base: string, browser: import('playwright-core').Browser, page: import('playwright-core').Page, shot(name: string): Promise<void> }} stage */
export async function pages({ base, browser, page, shot }) {
  await page.goto(`${base}/`);
  await page.waitForSelector('.cover');
  await shot('start');
  await page.goto(`${base}/new?how=screen`);
  await page.waitForSelector('.seat-row');
  await shot('new');
  await page.getByRole('button', { name: 'Change' }).click();
  await shot('house-rules');
  await friends({ base, browser, page, shot });
  for (const path of ['tables', 'account', 'settings', 'verify']) {
    await page.goto(`${base}/${path}`);
    await page.waitForSelector('main h1');
    await shot(path);
  }
  await page.goto(`${base}/rules/wizards-quest?rule=WQ%20X.C.2.1`);
  await page.waitForSelector('.rule.marked');
  await shot('rules');
}

/** A table in the hall, with a friend at it. */
async function friends({ base, browser, page, shot }) {
  await page.goto(`${base}/new?how=friends`);
  await page.getByLabel('Your name').fill('Maren');
  await page.getByText('Listed in the lobby').click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Invite link').inputValue();
  const other = await browser.newContext();
  const friend = await other.newPage();
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Tobias');
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByText('Tobias').waitFor();
  await shot('gathering');
  await other.close();
}
