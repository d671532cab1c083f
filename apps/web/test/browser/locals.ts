import type { Prompt } from '@questhall/kernel';
import type { Browser, Page } from 'playwright-core';
import { type Hall, type Visitor, visit } from './stage.js';
import { comesTo, type Story, type Telling } from './story.js';

/** Machines that do not let one wait, and no bell. */
export const SWIFT = { pace: 'instant', sound: false } as const;

/** A story as a table of this browser: its record is opened from a file. */
export async function openStory({ page }: Pick<Visitor, 'page'>, { record }: Pick<Story, 'record'>): Promise<void> {
  await page.goto('/tables');
  const file = { name: 'story.txt', mimeType: 'text/plain', buffer: Buffer.from(record) };
  await page.getByLabel('Open a record').setInputFiles(file);
  await page.locator('.table-page').waitFor();
}

/** Somebody before a wide screen, or with a phone in hand. */
export function atScreen(browser: Browser, hall: Hall, screen: 'wide' | 'phone' = 'wide'): Promise<Visitor> {
  const size = screen === 'wide' ? { width: 1440, height: 900 } : { width: 390, height: 844, touch: true };
  return visit(browser, hall, { path: '/tables', settings: SWIFT, ...size });
}

/** The first player at a table in the middle of a game, when such a thing is asked. */
export async function inStory(
  visitor: Visitor,
  telling: Omit<Telling, 'seed' | 'until'>,
  isSo: Telling['until'],
): Promise<Visitor & { readonly prompt: Prompt }> {
  const story = comesTo(telling, isSo);
  await openStory(visitor, story);
  await asks(visitor.page, story.prompt?.ask ?? '');
  return { ...visitor, prompt: story.prompt as Prompt };
}

/** Waits until the page puts a question. */
export const asks = (page: Page, ask: string) =>
  page.locator(`.prompt.asked[data-ask="${ask}"]:not([aria-busy])`).waitFor();

/** Whether some choice is so called. */
export const offers = ({ choices }: Prompt, words: RegExp) => choices.some(({ pick }) => words.test(pick));

/** Waits until the chronicle tells of something. */
export const told = (page: Page, words: RegExp) =>
  page.locator('.chronicle li', { hasText: words }).first().waitFor({ state: 'attached' });
