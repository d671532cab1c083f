import type { Choice, Prompt } from '@questhall/kernel';
import { REGION_OF, REGIONS, SPACES } from '@questhall/wizards-quest';
import type { Page } from 'playwright-core';
import { complete, nextThings } from '../../src/boards/paths.js';
import { label } from '../../src/boards/wizards-quest/labels.js';
import type { Deed } from './script.js';
import { until, type Visitor } from './stage.js';

/** Waits until the page asks its player something, and gives what. */
export async function asked({ page, wire }: Visitor): Promise<Prompt> {
  let shown: Prompt | null = null;
  await until('the page to ask what its seat is asked', async () => {
    // What is on its way may ask something else: what counts is what the page has come to.
    const prompt = wire.prompt();
    const bar = page.locator(`.prompt[data-ask="${prompt?.ask}"][data-number="${prompt?.number}"]:not([aria-busy])`);
    if (prompt && (await bar.isVisible())) shown = prompt;
    return shown;
  });
  return shown as unknown as Prompt;
}

/** Answers what is asked as a person would, with map, pieces, cards and buttons; back when the page has gone on. */
export async function answer(visitor: Visitor, ...picks: readonly string[]): Promise<void> {
  const prompt = await asked(visitor);
  await gesture(visitor.page, prompt, picks);
  await visitor.page.locator(`.prompt:not([data-number="${prompt.number}"])`).waitFor();
}

/** Answers with something that leads on: what ends a phase where there is such a thing, all men in one place. */
export async function anyhow(visitor: Visitor): Promise<void> {
  const { choices, says } = await asked(visitor);
  const picks = choices.map(({ pick }) => pick);
  const ends = ['end turn', 'go on', 'stop', 'no summons', 'keep'].find((pick) => picks.includes(pick));
  const all = picks.find((pick) => pick.startsWith(`place ${says.args?.men} `));
  await answer(visitor, ends ?? all ?? picks[0] ?? '');
}

/** Plays on somehow until somebody is asked. */
export async function untilAsked(who: Visitor, ...others: readonly Visitor[]): Promise<void> {
  for (;;) {
    await until('somebody to be asked', () => [who, ...others].some(({ wire }) => wire.prompt()));
    if (who.wire.prompt()) return;
    for (const other of others) if (other.wire.prompt()) await anyhow(other);
  }
}

/** Deeds made over a line of their own, without hands: the way to where a story begins. Back when all pages know. */
export async function hurry(seats: readonly Visitor[], deeds: readonly Deed[]): Promise<void> {
  let last = 0;
  for (const { seat, picks } of deeds) {
    const { page } = seats[seat]!;
    const table = new URL(page.url()).pathname.split('/').at(-1)!;
    const { seq, why } = await page.evaluate(sendMove, { table, seat, picks });
    if (seq === undefined) throw new Error(`${picks.join(', ')}: ${why}`);
    last = seq;
  }
  await until('the pages to know', () => seats.every(({ wire }) => (wire.scene()?.seq ?? 0) >= last));
}

/** Runs in the page: one move over a socket of its own; gives the number of its entry, or why there is none. */
async function sendMove(move: { table: string; seat: number; picks: readonly string[] }) {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  await new Promise((open) => socket.addEventListener('open', open));
  const id = crypto.randomUUID();
  const answered = new Promise<{ seq?: number; why?: string }>((done) =>
    socket.addEventListener('message', ({ data }) => JSON.parse(data).id === id && done(JSON.parse(data))),
  );
  socket.send(JSON.stringify({ t: 'move', id, ...move }));
  const answer = await answered;
  socket.close();
  return answer;
}

/** The clicks that mean these picks. Only men to be placed are several picks at once. */
export async function gesture(page: Page, prompt: Prompt, picks: readonly string[]): Promise<void> {
  const [pick = ''] = picks;
  const choice = prompt.choices.find((one) => one.pick === pick);
  if (!choice) throw new Error(`${prompt.ask} does not offer "${pick}"`);
  if (prompt.ask === 'place.choose') return places(page, prompt, picks);
  if (/^(?:capture|sail (?:hero|sorcerer|\d)|supplement) ?/.test(pick)) return part(page, choice);
  if (/^(?:lose|summon|no summons)/.test(pick)) return way(page, pick);
  if (/^(?:disperse|put|rout) \d/.test(pick)) return byNumber(page, choice);
  const at = choice.at ?? [];
  for (const id of at) await point(page, id);
  const ways = complete(prompt.choices, at);
  if (at.length === 0 || ways.length > 1 || nextThings(prompt.choices, at).size > 0) await press(page, label(pick));
}

/** A click on something of the table: on the map, a piece, a card, a button that stands for it. */
export async function point(page: Page, id: string): Promise<void> {
  const [x, y] = await spotOf(page, id);
  await page.mouse.click(x, y);
}

/** Where a thing can be clicked; fails if something covers all of it. */
export async function spotOf(page: Page, id: string): Promise<readonly [number, number]> {
  const things = [id, ...spacesOf(id)];
  let spot: readonly [number, number] | null = null;
  await until(`a place to click ${id}`, async () => {
    spot = await page.evaluate(openSpot, things);
    return spot;
  });
  return spot as unknown as readonly [number, number];
}

/** A region is chosen by any of its spaces. */
function spacesOf(region: string): string[] {
  const number = REGIONS.findIndex(({ id }) => id === region) + 1;
  return number === 0 ? [] : SPACES.filter((_, space) => REGION_OF[space] === number).map(({ id }) => id);
}

/** Runs in the page: a point near the middle of a thing where nothing lies above it. */
function openSpot(things: readonly string[]): [number, number] | null {
  for (const id of things)
    for (const thing of document.querySelectorAll(`[data-at="${id}"]`)) {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map((n) => 0.5 + n * 0.09);
      const spots = steps.flatMap((x) => steps.map((y): [number, number] => [left + x * width, top + y * height]));
      const open = spots.find(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-at]') === thing);
      if (width > 0 && open) return open;
    }
  return null;
}

/** A button by its words. */
export async function press(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: words, exact: true }).and(page.locator(':visible')).first().click();
}

async function way(page: Page, pick: string): Promise<void> {
  const ways = page.locator('.way', { has: page.getByText(label(pick), { exact: true }) });
  await ways.first().click();
}

async function places(page: Page, prompt: Prompt, picks: readonly string[]): Promise<void> {
  const fields = new Set(prompt.choices.map(({ at }) => at?.at(-1)));
  for (const pick of picks) {
    const [, what = '', space = ''] = pick.split(' ');
    if (fields.size > 1 && /\d/.test(what)) await step(page, 'men at a click', Number(what));
    if (!/\d/.test(what)) await point(page, `${what}:${prompt.seat}`);
    await point(page, space);
  }
  if (fields.size > 1) await press(page, 'Place them');
}

/** Part of a force: its leader or not, and how many men. */
async function part(page: Page, { pick, at }: Choice): Promise<void> {
  if (pick.startsWith('supplement')) await point(page, at?.[0] ?? '');
  const leader = page.locator('.part .piece');
  if ((await leader.count()) > 0) {
    const goes = (await leader.getAttribute('aria-pressed')) === 'true';
    if (goes !== /hero|sorcerer/.test(pick)) await leader.click();
  }
  await step(page, 'men who go', Number(/\d+/.exec(pick)?.[0] ?? 0));
  await press(page, label(pick));
}

async function byNumber(page: Page, { pick, at }: Choice): Promise<void> {
  await step(page, 'how many at a click', Number(/\d+/.exec(pick)?.[0]));
  await point(page, at?.at(-1) ?? '');
}

/** Sets a stepper, where there is one. */
async function step(page: Page, name: string, wanted: number): Promise<void> {
  const stepper = page.getByRole('group', { name, exact: true });
  if ((await stepper.count()) === 0) return;
  const shown = async () => Number(await stepper.locator('output').textContent());
  const all = stepper.locator('.all');
  if ((await all.textContent()) === `all ${wanted}` && (await all.isEnabled())) await all.click();
  for (let now = await shown(); now !== wanted; now = await shown())
    await stepper.getByRole('button', { name: now < wanted ? 'more' : 'fewer' }).click();
}
