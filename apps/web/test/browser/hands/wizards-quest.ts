import type { Choice, Prompt } from '@questhall/kernel';
import type { Page } from 'playwright-core';
import { complete, nextThings } from '../../../src/boards/paths.js';
import { label } from '../../../src/boards/wizards-quest/labels.js';
import { point, press, step } from './fingers.js';
import type { Meant } from './meant.js';

/** Only men to be placed are several picks at once. */
export async function wizardsQuestHands({ page, prompt, picks, choice }: Meant): Promise<void> {
  const { pick } = choice;
  if (prompt.ask === 'place.choose') return places(page, prompt, picks);
  if (/^(?:capture|sail (?:hero|sorcerer|\d)|supplement) ?/.test(pick)) return part(page, choice);
  if (/^(?:lose|summon|no summons)/.test(pick)) return way(page, pick);
  if (/^(?:disperse|put|rout) \d/.test(pick)) return byNumber(page, choice);
  const at = choice.at ?? [];
  for (const id of at) await point(page, id);
  const ways = complete(prompt.choices, at);
  if (at.length === 0 || ways.length > 1 || nextThings(prompt.choices, at).size > 0) await press(page, label(pick));
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
