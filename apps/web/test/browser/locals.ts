import type { Visitor } from './stage.js';
import type { Story } from './story.js';

/** Machines that do not let one wait, and no bell. */
export const SWIFT = { pace: 'instant', sound: false } as const;

/** A story as a table of this browser: its record is opened from a file. */
export async function openStory({ page }: Pick<Visitor, 'page'>, { record }: Pick<Story, 'record'>): Promise<void> {
  await page.goto('/tables');
  const file = { name: 'story.txt', mimeType: 'text/plain', buffer: Buffer.from(record) };
  await page.getByLabel('Open a record').setInputFiles(file);
  await page.locator('.table-page').waitFor();
}
