// A game played as anybody would play it, with a picture wherever something new is asked.

const CALLED = {
  'castles.choose': 'set-up',
  'filling.choose': 'settling',
  'treasures.choose': 'treasures',
  'place.choose': 'muster',
  'petition.choose': 'petition',
  'attack.choose': 'attack',
  'campaign.order': 'battle',
  'campaign.capture': 'capture',
  'losses.choose': 'losses',
};

export async function positions({ base, page, shot }) {
  await page.goto(`${base}/`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.table-page');
  await game(page, shot);
  await end(page, shot);
  await curtain({ base, page, shot });
}

/** Plays on until everything was seen, then lets a knight finish. */
async function game(page, shot) {
  const seen = new Set();
  for (let picks = 0; picks < 90 && seen.size < 12; picks++) {
    const ask = await asked(page);
    if (ask === null) break;
    const number = await page.locator('.prompt').getAttribute('data-number');
    const name = CALLED[ask] ?? ask.replace(/\W+/g, '-');
    if (!seen.has(name)) {
      seen.add(name);
      await shot(name);
      if (ask === 'attack.choose') await drawers(page, shot);
    }
    if (ask === 'attack.choose' && !seen.has('aimed')) await aim(page, shot, seen);
    else if (ask === 'campaign.order') await fight(page, shot, seen);
    else await answer(page, ask);
    await answered(page, number);
  }
}

/** Waits a little for what was answered to be taken. */
function answered(page, number) {
  const isTaken = (asked) => document.querySelector('.prompt')?.getAttribute('data-number') !== asked;
  return page.waitForFunction(isTaken, number, { timeout: 3000 }).catch(() => {});
}

/** The question that is asked, once there is one; null when the game is over. */
async function asked(page) {
  const found = await page.waitForFunction(
    () =>
      document.querySelector('.end')
        ? 'over'
        : document.querySelector('.prompt.asked:not([aria-busy])')?.getAttribute('data-ask'),
    undefined,
    { timeout: 60_000 },
  );
  const ask = await found.jsonValue();
  await page.waitForTimeout(120);
  return ask === 'over' ? null : ask;
}

/** Things that are lit, with what they say of themselves. */
function lit(page) {
  return page.$$eval('.hits .may-be, .piece-hits .may-be', (all) =>
    all.map((one) => ({ id: one.getAttribute('data-at'), label: one.getAttribute('aria-label') ?? '' })),
  );
}

async function choose(page, id) {
  await page.focus(`.live [data-at="${id}"]`);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(150);
}

/** The strongest force, then its best chance, aimed at before it is taken. */
async function aim(page, shot, seen) {
  seen.add('aimed');
  const men = (label) => Number(/(\d+) m[ae]n/.exec(label)?.[1] ?? 0);
  // Somebody may have chosen a source already.
  if (!(await lit(page)).some(({ label }) => label.includes('attackable'))) {
    const [source] = (await lit(page)).sort((a, b) => men(b.label) - men(a.label));
    if (!source) return page.keyboard.press('e');
    await choose(page, source.id);
  }
  const odds = (label) => Number(/(\d+)\s?(?:%|percent)/.exec(label)?.[1] ?? 0);
  const [target] = (await lit(page)).sort((a, b) => odds(b.label) - odds(a.label));
  if (!target) return page.keyboard.press('e');
  await page.focus(`.live [data-at="${target.id}"]`);
  await shot('aimed');
  await page.keyboard.press('Enter');
}

async function fight(page, shot, seen) {
  // Where nobody is left to fight, one only moves in.
  const roll = page.locator('.button:visible', { hasText: /^Roll/ });
  if ((await roll.count()) === 0) return answer(page, 'campaign.order');
  await page.keyboard.press('r');
  await page.waitForTimeout(1300);
  if (seen.has('rolled')) return;
  seen.add('rolled');
  await shot('rolled');
}

async function answer(page, ask) {
  if (ask === 'attack.choose') return page.keyboard.press('e');
  if (ask === 'place.choose') return place(page);
  if (ask === 'treasures.choose') await page.locator('.way[data-at]').first().click();
  const main = page.locator('.button.main:not([disabled]):visible').first();
  if ((await main.count()) > 0) return main.click({ timeout: 3000 }).catch(() => {});
  const [first] = await lit(page);
  if (first) await choose(page, first.id);
}

/** All men in the first space there is. */
async function place(page) {
  const all = page.locator('.stepper .all:not([disabled])').first();
  if ((await all.count()) > 0) await all.click();
  const [first] = (await lit(page)).filter(({ id }) => !id.includes(':'));
  if (first) await choose(page, first.id);
  const main = page.locator('.prompt .act.main:not([disabled]):visible').first();
  if ((await main.count()) > 0) await main.click({ timeout: 3000 }).catch(() => {});
}

/** What lies over the table. */
async function drawers(page, shot) {
  await page.keyboard.press('w');
  await page.waitForSelector('.rule.marked');
  await shot('why');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.rule.marked', { state: 'detached' });
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await shot('menu');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}

/** A knight finishes what is left; then the end, and a look back. */
async function end(page, shot) {
  if ((await asked(page)) !== null) {
    await page.getByRole('button', { name: 'Table and settings' }).click();
    await page.getByRole('button', { name: 'Let a knight play for me' }).click({ noWaitAfter: true });
  }
  await page.waitForSelector('.end', { timeout: 120_000 });
  await page.waitForSelector('.chart');
  await shot('end');
  await page.getByRole('button', { name: 'Replay', exact: true }).last().click();
  await page.waitForSelector('.replay');
  await page.locator('.scrubber input').evaluate((range) => {
    range.value = String(Math.round(Number(range.max) * 0.6));
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await shot('replay');
}

/** Two at one screen, up to the first secret. */
async function curtain({ base, page, shot }) {
  await page.goto(`${base}/new?how=screen`);
  await page.locator('.segments label').filter({ hasText: /^2$/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.table-page');
  for (let picks = 0; picks < 60; picks++) {
    if ((await page.locator('.curtain').count()) > 0) break;
    const [first] = await lit(page);
    if (first) await choose(page, first.id);
    else await page.waitForTimeout(100);
  }
  await shot('curtain');
}
