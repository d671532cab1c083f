import { dragonlords, isZone, placeNamed } from '@questhall/dragonlords';

import { expect, test } from 'vitest';
import { everywhere } from './axe.js';
import { clickOn, clickThe, type Habits } from './clicking.js';
import { atScreen, inStory as inGame, offers, openStory, SWIFT, told } from './locals.js';
import { browser, hall } from './shared.js';
import { leave, visit } from './stage.js';
import { comesTo, type Telling } from './story.js';
import { tapOn } from './tapping.js';

/** How this game is spoken of on its buttons. */
const ENDS =
  /^(On to|End|Leave the|Let it|Go on|Stay|Nobody|Ready|Begin|Set out|Suffer|Show nothing|Strike back|Fight on|Lose \d)/;
const HABITS = { ends: ENDS, done: /^(Place them|\d+ go|One goes)$/ } satisfies Habits;
/** What is begun is gone through with. */
const BOLD = { ...HABITS, first: /^(Begin the battle|Ready|Fight on|Strike back|Set out|Lose \d)/ } satisfies Habits;
const DUEL = { game: dragonlords, players: ['Maren', 'knight'], most: 2000 };

const maren = () => atScreen(browser, hall);

/** Maren at a table in the middle of a game. */
const inStory = async (isSo: Telling['until']) => inGame(await maren(), DUEL, isSo);

test('a table against a machine is opened, and a people, kingdoms and land are claimed by pointing', async () => {
  const visitor = await visit(browser, hall, {
    path: '/new?game=dragonlords',
    width: 1440,
    height: 900,
    settings: SWIFT,
  });
  const { page } = visitor;
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.prompt.asked[data-ask="peoples.choose"]').waitFor();
  let clicks = 0;
  const stop = () => clicks++ > 14;
  const deeds = await clickOn(page, { seed: 'claims', habits: HABITS, mayEnd: true, stop });
  expect(deeds.map(({ ask }) => ask)).toEqual(
    expect.arrayContaining(['peoples.choose', 'kingdoms.choose', 'claims.choose']),
  );
  expect(deeds.every(({ id }) => id !== null)).toBe(true);
  await told(page, /settle/);
  await leave(visitor);
});

test('King, Wizard and blank counter are laid under units, and the ship is docked, by clicks on the map', async () => {
  const visitor = await inStory(({ ask }) => ask === 'counters.choose');
  const { page } = visitor;
  const stop = ({ ask }: { readonly ask: string }) => ask === 'purchase.choose';
  const deeds = await clickOn(page, { seed: 'counters', habits: HABITS, mayEnd: false, stop });
  expect(deeds.slice(0, 3).map(({ ask }) => ask)).toEqual(new Array(3).fill('counters.choose'));
  const kings = page.locator('.live [data-at][aria-label*="King"]');
  expect(await kings.count()).toBe(1);
  expect(await kings.getAttribute('data-at')).toBe(deeds[0]?.id);
  await leave(visitor);
});

test('land is attacked by clicks on it, on those who go, and on the dice', async () => {
  const visitor = await inStory(
    (prompt, _, { board }) =>
      prompt.ask === 'combat.choose' && (board as { turn: number }).turn > 1 && offers(prompt, /^attack /),
  );
  const { page, prompt } = visitor;
  const [land = ''] = prompt.choices.find(({ pick }) => pick.startsWith('attack '))?.at ?? [];
  expect(await page.locator(`.live [data-at="${land}"]`).getAttribute('aria-label')).toMatch(
    /attackable, \S+ percent$/,
  );
  await clickThe(page, new RegExp(`^${land}$`));
  const stop = ({ ask, state }: { readonly ask: string; readonly state: string }) =>
    ask === 'combat.choose' || state === 'over';
  const deeds = await clickOn(page, { seed: 'battle', habits: BOLD, mayEnd: false, stop });
  expect(deeds.map(({ ask }) => ask)).toContain('group.choose');
  await told(page, /advance from|attack/);
  await leave(visitor);
});

test('a ship is taken to sea by clicks on it and on lit water', async () => {
  const visitor = await inStory((prompt) => prompt.ask === 'sail.choose' && offers(prompt, /^go s/));
  const { page } = visitor;
  const lit = await page
    .locator('.live .hits .may-be[data-at]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-at')));
  const zone = lit.find((id) => isZone(placeNamed(id ?? '')));
  await clickThe(page, new RegExp(`^${zone}$`));
  await told(page, /sails to/);
  await clickThe(page, /^End this voyage/);
  await page.locator('.prompt.asked[data-ask="naval.choose"]').waitFor();
  await leave(visitor);
});

test('a party is sent into the Wastelands by a click on its land, and goes on its quest', async () => {
  const visitor = await inStory((prompt) => prompt.ask === 'quest.choose' && offers(prompt, /^quest /));
  const { page, prompt } = visitor;
  const [from = ''] = prompt.choices.find(({ pick }) => pick.startsWith('quest '))?.at ?? [];
  await clickThe(page, new RegExp(`^${from}$`));
  const stop = ({ ask }: { readonly ask: string }) =>
    ['quest.choose', 'combat.choose', 'transfer.choose'].includes(ask);
  await clickOn(page, { seed: 'quest', habits: BOLD, mayEnd: true, stop });
  await told(page, /A party of .* rolls \d/);
  await leave(visitor);
});

test('a scroll is cast from where it lies', async () => {
  const visitor = await inStory(
    (prompt) => /^(purchase|naval|quest)\.choose$/.test(prompt.ask) && offers(prompt, /^cast /),
  );
  const { page, prompt } = visitor;
  const scroll = prompt.choices.find(({ pick }) => pick.startsWith('cast '))?.pick ?? '';
  await clickThe(page, new RegExp(`^${scroll}$`));
  const stop = ({ ask }: { readonly ask: string }) => !ask.startsWith('scroll.');
  await clickOn(page, { seed: 'scroll', habits: HABITS, mayEnd: false, stop });
  await told(page, /cast/);
  await leave(visitor);
});

/** What a finger presses wherever it stands: what was aimed at, what is ready, what leads on. */
const MAIN =
  /^(Place them|\d+ go$|One goes|Alone|Begin the battle|Set out|Ready|Fight on|Strike back|Lose \d|Attack|Sneak|Sail|Land in|Board|March|Fight in|To |Move the|Send a|Against|Put|Pay|Call|Buy \d)/;
const FINGER = { main: MAIN, numbers: /^(purchase|reinforce|hoard|pay)/, ends: ENDS };

test('a finger plays a whole turn on a phone', async () => {
  const visitor = await atScreen(browser, hall, 'phone');
  const begins: Telling['until'] = ({ ask }, moves) => moves > 150 && ask === 'purchase.choose';
  await openStory(visitor, comesTo(DUEL, begins));
  let isUnderWay = false;
  const { met, wrong } = await tapOn(visitor.page, FINGER, ({ ask, state }) => {
    isUnderWay ||= ask === 'transfer.choose';
    return state === 'over' || (isUnderWay && ask === 'purchase.choose');
  });
  expect(wrong).toEqual([]);
  expect([...met]).toEqual(expect.arrayContaining(['purchase.choose', 'combat.choose', 'transfer.choose']));
  await leave(visitor);
});

test('nothing hinders anybody at a table, wide and on a phone, by day and by lamp', async () => {
  const visitor = await maren();
  const found: string[] = [];
  for (const [ask, inside] of [
    ['battle.order', undefined],
    ['group.choose', '.table-side'],
  ] as const) {
    await openStory(
      visitor,
      comesTo(DUEL, (prompt) => prompt.ask === ask && prompt.choices.length > 1),
    );
    await visitor.page.locator(`.prompt[data-ask="${ask}"]`).waitFor();
    const lines = await everywhere(visitor.page, [[ask, inside, () => Promise.resolve()]]);
    found.push(...lines);
  }
  expect(found).toEqual([]);
  await leave(visitor);
});
