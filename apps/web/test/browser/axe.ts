import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Our sheets come from our own hall, and none turns a screen. */
const HOW = { resultTypes: ['violations'], preload: false };
/** All that can differ between two themes. */
const COLOURS = { ...HOW, runOnly: ['color-contrast'] };
/** Painted ground has thousands of lines and nothing to read: it is hidden from those who do not see it. */
const GROUND = [['.ground']];
const WEIGHTY = ['serious', 'critical'];

/** What we read of what axe finds; its own types go through the whole DOM. */
interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly impact?: string | null;
    readonly nodes: readonly { readonly target: readonly string[]; readonly any: readonly { message: string }[] }[];
  }[];
}

export interface Look {
  /** Only in here: what lies behind an open dialog is known, and out of reach. */
  readonly inside?: string;
  /** Its colours alone, where the rest is known. */
  readonly colours?: boolean;
}

/** What keeps somebody from using the page as it is now, a line each. */
export async function hindrances(page: Page, { inside = 'html', colours = false }: Look = {}): Promise<string[]> {
  // Run from outside, as extensions are: the content policy of the page stays as it is.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    ([where, how]): Promise<Found> => {
      const { axe } = globalThis as unknown as { axe: { run(at: object, how: object): Promise<Found> } };
      return axe.run(where, how);
    },
    [{ include: [[inside]], exclude: GROUND }, colours ? COLOURS : HOW] as const,
  );
  return violations
    .filter(({ impact }) => WEIGHTY.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target.join(' ')}: ${any[0]?.message ?? ''}`));
}
