import type { Prompt } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';

import { expect, test } from 'vitest';
import { clickOn, type Habits } from './clicking.js';
import { press } from './hands.js';
import { openStory, SWIFT } from './locals.js';
import { browser, hall } from './shared.js';
import { type Visitor, visit } from './stage.js';
import { comesTo, tell } from './story.js';
import { WINDOW } from './talisman-script.js';

/** How Talisman is spoken of on its buttons. */
const HABITS = { ends: /^(Let it pass|Done|Leave them alone)/ } satisfies Habits;
/** Who has the Crown in reach goes there, and stays. */
const CROWNED = { ...HABITS, first: /^(Crown of Command|Stay here|Let it pass)/ } satisfies Habits;

async function maren(): Promise<Visitor> {
  return visit(browser, hall, { path: '/tables', width: 1440, height: 900, settings: SWIFT });
}

test('a whole game against a knight is played by pointing at map, cards and people', async () => {
  const visitor = await maren();
  await openStory(visitor, tell({ game: talisman, seed: 'one', players: ['Maren', 'knight'], until: () => true }));
  const stop = ({ state }: { readonly state: string }) => state === 'over';
  const deeds = await clickOn(visitor.page, { seed: 'clicks', habits: HABITS, mayEnd: true, stop });
  expect(deeds.filter(({ id }) => id !== null).length).toBeGreaterThan(20);
  await visitor.page.getByRole('heading', { name: / wins$/ }).waitFor();
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

test('who wants to be asked for one Spell only says so at a Spell', async () => {
  const visitor = await maren();
  const { page } = visitor;
  const isSpell = ({ ask, choices }: Prompt) => ask === WINDOW && choices.length > 1;
  await openStory(visitor, comesTo({ game: talisman, players: ['Maren', 'knight'] }, isSpell));
  await page.getByText('Ask me less often').click();
  await page
    .getByRole('button', { name: /^Only for / })
    .first()
    .click();
  await page.locator('.chip[aria-pressed="true"]').waitFor();
  await press(page, 'Table and settings');
  await page.getByText(/"pass" always, unless I can cast/).waitFor();
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
