import { random, seedFrom } from '@questhall/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { after, type Glance, ready, type Spot } from './clicker.js';

/** What was clicked: a thing on the table, or a button. */
export interface Deed {
  readonly ask: string;
  readonly id: string | null;
  readonly label: string;
}

/** What the buttons of a game say. */
export interface Habits {
  /** What no thing on the table stands for: to end something, or to go on. */
  readonly ends: RegExp;
  /** That what was laid out on the map is meant. */
  readonly done?: RegExp;
  /** What is done wherever it can be, rather than anything else. */
  readonly first?: RegExp;
}

export interface Clicking {
  readonly seed: string;
  readonly habits: Habits;
  /** Whether what can be ended is ended now and then, though something else could still be done. */
  readonly mayEnd: boolean;
  stop(now: Glance): boolean;
}

type Dice = (sides: number) => number;

/** Chooses as a child would: anything that is lit, and now and then, if at all, a button that ends something. */
function choose(now: Glance, dice: Dice, { habits, mayEnd }: Clicking): Spot & { id?: string } {
  const any = <T>(from: readonly T[]): T | undefined => from[dice(Math.max(1, from.length))];
  const ends = now.words.filter(({ label }) => habits.ends.test(label));
  const done = now.words.find(({ label }) => habits.done?.test(label));
  const first = [...now.lit, ...now.words].find(({ label }) => habits.first?.test(label));
  if (done ?? first) return (done ?? first) as Spot;
  if (now.numbers.length > 0 && dice(3) === 0) return now.numbers[0];
  if (ends.length > 0 && (now.lit.length === 0 || (mayEnd && dice(4) === 0))) return ends[0];
  const found = any(now.lit) ?? any(now.words);
  if (!found) throw new Error(`${now.ask}: nothing can be chosen; covered: ${now.covered.join()}`);
  return found;
}

/** Clicks on until it is enough; gives all that was clicked. */
export async function clickOn(page: Page, clicking: Clicking): Promise<readonly Deed[]> {
  const dice = random(seedFrom(clicking.seed));
  const deeds: Deed[] = [];
  let now = await ready(page);
  for (let clicks = 0; !clicking.stop(now); clicks++) {
    if (clicks > 3000) throw new Error('this leads nowhere');
    if (now.state === 'curtain') {
      await page.getByRole('button', { name: /^I am / }).click();
      now = await after(page, now, 'the curtain');
      continue;
    }
    expect(now.covered, `${now.ask}: lit, but under something else`).toEqual([]);
    const { id = null, label, x, y } = choose(now, dice, clicking);
    deeds.push({ ask: now.ask, id, label });
    await page.mouse.click(x, y);
    now = await after(page, now, `${now.says} ${label}`);
  }
  return deeds;
}

/** Clicks on the one thing or button that is so called, by its id or by its words; back when something is to be seen of it. */
export async function clickThe(page: Page, what: RegExp): Promise<Glance> {
  const now = await ready(page);
  const found: Spot | undefined =
    now.lit.find(({ id }) => what.test(id)) ?? [...now.lit, ...now.words].find(({ label }) => what.test(label));
  if (!found) throw new Error(`${now.ask}: there is no ${what} among ${now.lit.map(({ id }) => id).join()}`);
  await page.mouse.click(found.x, found.y);
  return after(page, now, found.label);
}
