import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { until } from './stage.js';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Our sheets come from our own hall, and none turns a screen. */
const HOW = { resultTypes: ['violations'], preload: false };
/** All that can differ between two themes. */
const COLOURS = { ...HOW, runOnly: ['color-contrast'] };
/** Painted ground, its names and what stands on it are thousands of lines, hidden from those who do not see them. */
const GROUND = '.ground, .lettering[aria-hidden], .tokens[aria-hidden], .box-cover svg';
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
    async ([where, ground, how]): Promise<Found> => {
      const { axe } = globalThis as unknown as { axe: { run(at: string, how: object): Promise<Found> } };
      // Out of the way for a moment: axe would walk through all of it before leaving it out.
      const away = [...document.querySelectorAll(ground)].map((part) => {
        const mark = document.createComment('');
        part.replaceWith(mark);
        return () => mark.replaceWith(part);
      });
      try {
        return await axe.run(where, how);
      } finally {
        for (const back of away) back();
      }
    },
    [inside, GROUND, colours ? COLOURS : HOW] as const,
  );
  return violations
    .filter(({ impact }) => WEIGHTY.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target.join(' ')}: ${any[0]?.message ?? ''}`));
}

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Themes differ in colours alone, and sizes in all but those. */
const LOOKS = [
  ['light', 'wide'],
  ['light', 'phone'],
  ['dark', 'wide'],
] as const;

export type Opening = readonly [name: string, inside: string | undefined, open: () => Promise<unknown>];
export const AS_IT_IS: Opening = ['', undefined, () => Promise.resolve()];

/** What hinders anybody on the page as it is open now, in either size and theme, or in each thing that opens on it. */
export async function everywhere(page: Page, openings: readonly Opening[] = [AS_IT_IS]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [theme, size] of LOOKS) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    for (const [name, inside, open] of openings) {
      await open();
      // What is left of a change of colours is no colour yet.
      await until('colours to be at rest', () => page.evaluate(() => document.getAnimations().length === 0));
      const look = { colours: theme === 'dark', ...(inside && { inside }) };
      found.push(...(await hindrances(page, look)).map((line) => `${name} ${size}, ${theme}: ${line}`));
    }
  }
  await page.setViewportSize(SIZES.wide);
  return found;
}
