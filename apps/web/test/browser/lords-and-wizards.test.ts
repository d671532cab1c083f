import type { Prompt, State } from '@questhall/kernel';
import { lordsAndWizards } from '@questhall/lords-and-wizards';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { viewOf } from '../../src/boards/lords-and-wizards/scene.js';
import { party } from './friends.js';
import { hurry, point, press } from './hands.js';
import { asks, atScreen, inStory as inGame, offers, SWIFT, told } from './locals.js';
import { browser, hall } from './shared.js';
import { leave, until, type Visitor, visit } from './stage.js';
import type { Telling } from './story.js';

const DUEL = { game: lordsAndWizards as never, players: ['Maren', 'knight'], most: 3000 };
const placeAt = ({ choices }: Prompt, words: RegExp) => choices.find(({ pick }) => words.test(pick))?.at?.[0] ?? '';

/** Maren at a table in the middle of a game. */
const inStory = async (telling: Partial<Telling>, isSo: Telling['until']) =>
  inGame(await atScreen(browser, hall), { ...DUEL, ...telling }, isSo);

/** What a place is called for those who hear it. */
const label = (page: Page, id: string) => page.locator(`.live [data-at="${id}"]`).getAttribute('aria-label');

test('a table is opened from the shelf, and an alignment is chosen by its tile', async () => {
  const visitor = await visit(browser, hall, {
    path: '/new?game=lords-and-wizards',
    width: 1440,
    height: 900,
    settings: SWIFT,
  });
  const { page } = visitor;
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await press(page, 'Begin');
  await asks(page, 'setup.alignment');
  await page.locator('.tile', { hasText: 'Chaos' }).click();
  await told(page, /plays Chaos/);
  await leave(visitor);
});

test('units of two kinds are hired by one button', async () => {
  const visitor = await inStory({}, (prompt) => prompt.ask === 'opening.choose' && offers(prompt, /^hire /));
  const { page, prompt } = visitor;
  await point(page, placeAt(prompt, /^hire /));
  await asks(page, 'raise.choose');
  for (const kind of ['Bowmen', 'Light Infantry'])
    await page.getByRole('group', { name: kind, exact: true }).getByRole('button', { name: 'more' }).click();
  await page.getByRole('button', { name: 'Hire 2 for 8 GTs' }).and(page.locator(':visible')).click();
  await told(page, /hires 1 Bowmen/);
  await told(page, /hires 1 Light Infantry/);
  await leave(visitor);
});

test('part of a stack marches by one click, shows its way and cost before, and comes back by undo', async () => {
  const big = ({ at }: { at?: readonly string[] }) => at?.[0] ?? '';
  const visitor = await inStory(
    {},
    (prompt, _, { board }) =>
      prompt.ask === 'movement.choose' &&
      (board as { turn: number }).turn > 1 &&
      prompt.choices.some((choice) => /^move /.test(choice.pick) && stackAt(board, big(choice)) > 3),
  );
  const { page, prompt, wire } = visitor;
  void wire;
  const from = placeAt(prompt, /^move /);
  await point(page, from);
  await page.locator('.move-card').waitFor();
  const before = await page.locator('.move-card .facts b').textContent();
  const [, go, all] = /(\d+) of (\d+)/.exec(before ?? '') ?? [];
  await page.locator('.move-card').getByRole('button', { name: 'fewer' }).first().click();
  await page.locator('.move-card .facts b', { hasText: `${Number(go) - 1} of ${all}` }).waitFor();
  const target = await page.locator('.live .hits .may-be').first();
  const to = (await target.getAttribute('data-at')) ?? '';
  expect(await target.getAttribute('aria-label')).toMatch(/in reach for \d/);
  await target.hover({ force: true });
  await page.locator('.ways .way-dots[d^="M"]').waitFor({ state: 'attached' });
  await point(page, to);
  await told(page, /moves .* to hex/);
  await until('the stack to arrive', async () => (await label(page, to))?.includes('Maren') ?? false);
  await page.keyboard.press('u');
  await until('the stack to be back', async () => !(await label(page, from))?.includes(`${Number(go) - 1} `));
  await asks(page, 'movement.choose');
  await leave(visitor);
});

function stackAt(board: unknown, id: string): number {
  const { at, owner, inside } = board as { at: number[]; owner: number[]; inside: number[] };
  const place = (Number(id.slice(2)) - 1) * 40 + Number(id.slice(0, 2)) - 1;
  return at.filter((one, unit) => one === place && owner[unit] === 0 && inside[unit] === 0).length;
}

test('an attack is put together at its target: fewer units, another column, other odds', async () => {
  const visitor = await inStory({}, (prompt) => prompt.ask === 'combat.choose' && offers(prompt, /^attack \d/));
  const { page, prompt } = visitor;
  const target = placeAt(prompt, /^attack \d/);
  await point(page, target);
  await page.locator('.attack-card .results .now').first().waitFor();
  const fewer = page.locator('.attack-card').getByRole('button', { name: 'fewer' });
  const difference = () => page.locator('.attack-card .facts b').first().textContent();
  const whole = await difference();
  if ((await fewer.count()) > 0) {
    await fewer.first().click();
    await until('the difference to change', async () => (await difference()) !== whole);
  }
  await page.locator('.prompt .act', { hasText: /^Attack/ }).click();
  await told(page, /attacks/);
  await leave(visitor);
});

test('units go ashore from their fleet', async () => {
  const visitor = await inStory(
    { by: 'random', options: { advanced: true }, most: 4000 },
    (prompt) => prompt.ask === 'movement.choose' && offers(prompt, /^debark \d{4}$/),
  );
  const { page, prompt } = visitor;
  const port = placeAt(prompt, /^debark \d{4}$/);
  await point(page, port);
  await page
    .getByRole('button', { name: /^Go ashore/ })
    .and(page.locator(':visible'))
    .first()
    .click();
  await asks(page, 'debark.who');
  const all = page.getByRole('button', { name: 'All of them' }).and(page.locator(':visible'));
  if ((await all.count()) > 0) await all.first().click();
  else {
    await page.locator('.unit-one, .stepper [aria-label="more"]').first().click();
    await page
      .getByRole('button', { name: /^Land \d/ })
      .and(page.locator(':visible'))
      .first()
      .click();
  }
  await told(page, /lands \d/);
  await leave(visitor);
});

/** Maren marches into Osgarth, whose people have all gone into its castle. */
function goesToOsgarth({ seat, ask, choices, says }: Prompt, { board }: State): string | undefined {
  const picks = choices.map(({ pick }) => pick);
  const first = (...words: readonly RegExp[]) => {
    for (const word of words) {
      const found = picks.findLast((pick) => word.test(pick));
      if (found) return found;
    }
    return undefined;
  };
  if (ask === 'setup.capital') return seat === 0 ? 'take asgarth' : 'take osgarth';
  if (ask === 'garrison.choose') return seat === 0 ? 'done' : first(/^in /, /^done$/);
  const { moved, owner } = board as { moved: number[]; owner: number[] };
  const hasMoved = moved.some((n, unit) => n > 0 && owner[unit] === 0);
  if (ask === 'movement.choose' && seat === 0 && !hasMoved) return first(/^move 3(017|018|118|119|219)$/, /^end/);
  if (ask === 'march.who') return first(/^all$/);
  if (ask === 'march.step' && says.args?.hex === '3220') return 'halt';
  if (ask === 'march.step') return first(/^to 3220$/, /^to 3219$/, /^to 3119$/, /^to 3118$/, /^to 3018$/, /^halt$/);
  return first(/^(end|go on|done|no more)/);
}

test('a castle is besieged: the siege is laid on the map, and the gold is written in secret', async () => {
  const visitor = await inStory(
    { options: { siege: true, empires: 'chosen' }, wants: goesToOsgarth, most: 120 },
    ({ ask }) => ask === 'besiege.choose',
  );
  const { page } = visitor;
  await point(page, '3220');
  await told(page, /besieges .* in the castle/);
  await asks(page, 'siege.bid');
  await page.locator('.spending .toggle', { hasText: /^5$/ }).click();
  await page.getByRole('button', { name: 'Spend 5 GTs' }).and(page.locator(':visible')).click();
  await told(page, /The siege of Osgarth costs 5 GTs/);
  await leave(visitor);
});

test('two friends agree on a trade, and each has what was promised', async () => {
  const friends = await party(browser, hall, { game: 'lords-and-wizards', names: ['Ann', 'Ben'] });
  const giver = await toMovement(friends);
  const taker = friends.find((friend) => friend !== giver) as Visitor;
  const gold = ({ wire }: Visitor, seat: number) => viewOf(wire.scene() as never)?.gold[seat] ?? -1;
  const [me, other] = [giver, taker].map(({ wire }) => wire.as() ?? 0);
  const before = [gold(giver, me), gold(giver, other)];
  await giver.page.locator('.partner').first().click();
  await asks(giver.page, 'deal.compose');
  await giver.page.locator('.clauses [data-at="give 10 gold"]').click();
  await giver.page.locator('.deal-side li', { hasText: '10 GTs' }).waitFor();
  await giver.page.locator('.clauses [data-at="promise peace"]').click();
  await giver.page
    .getByRole('button', { name: /^Put it to/ })
    .and(giver.page.locator(':visible'))
    .click();
  await asks(taker.page, 'deal.answer');
  await taker.page.locator('.deal .pact', { hasText: 'peace' }).waitFor();
  await taker.page.getByRole('button', { name: 'Accept' }).and(taker.page.locator(':visible')).first().click();
  await until('the gold to pass', () => gold(giver, me) === before[0] - 10 && gold(taker, other) === before[1] + 10);
  await giver.page.locator('.realm .pact', { hasText: 'peace' }).waitFor({ state: 'attached' });
  expect(friends.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of friends) await context.close();
});

/** Through the set-up over a line of its own, up to the first who moves. */
async function toMovement(friends: readonly Visitor[]): Promise<Visitor> {
  for (;;) {
    await until('somebody to be asked', () => friends.some(({ wire }) => wire.prompt()));
    const asked = friends.find(({ wire }) => wire.prompt()) as Visitor;
    const { seat, ask, choices } = asked.wire.prompt() as Prompt;
    if (ask === 'movement.choose') return asked;
    const picks = choices.map(({ pick }) => pick);
    const pick = ['done', 'end hiring'].find((end) => picks.includes(end)) ?? picks[0];
    await hurry(friends, [{ seat, ask, picks: [pick] }]);
  }
}
