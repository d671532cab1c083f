import { random, seedFrom } from '@questhall/kernel';
import type { Page } from 'playwright-core';
import { after, type Glance, ready, type Spot } from './clicker.js';
import { misfits } from './fit.js';

/** How a finger plays some game. */
export interface Touch {
  /** Buttons that lead on: they are pressed wherever there is one. */
  readonly main: RegExp;
  /** Questions in which as many as can be are set at once. */
  readonly numbers?: RegExp;
  /** Buttons that end something: pressed when nothing is lit, and of others now and then. */
  readonly ends?: RegExp;
}

type Dice = (sides: number) => number;

/** A finger takes what is lit and the main button, and ends only when nothing else is left to do, or when it may. */
function choose({ ask, lit, words, numbers }: Glance, { main, numbers: many, ends }: Touch, dice: Dice): Spot {
  const led = words.find(({ label }) => main.test(label));
  const [number] = numbers;
  if (led) return led;
  if (many?.test(ask) && number) return number;
  const end = words.find(({ label }) => ends?.test(label));
  if (end && dice(3) === 0) return end;
  const found = lit[dice(Math.max(1, lit.length))] ?? words[0];
  if (!found) throw new Error(`${ask}: nothing in view can be chosen`);
  return found;
}

/** Taps on until it is enough; gives the questions that were met and what did not fit. */
export async function tapOn(page: Page, touch: Touch, isEnough: (now: Glance) => boolean) {
  const dice = random(seedFrom('finger'));
  const [met, wrong] = [new Set<string>(), new Set<string>()];
  let now = await ready(page);
  while (!isEnough(now)) {
    for (const line of await misfits(page)) wrong.add(`${now.ask}: ${line}`);
    met.add(now.ask);
    // Meanwhile the map may have come to rest.
    now = await ready(page);
    const { label, x, y } = now.state === 'curtain' ? await curtain(page) : choose(now, touch, dice);
    await page.touchscreen.tap(x, y);
    now = await after(page, now, `${now.says} ${label}`);
  }
  return { met, wrong: [...wrong] };
}

export async function curtain(page: Page): Promise<Spot> {
  const box = await page.getByRole('button', { name: /^I am / }).boundingBox();
  if (!box) throw new Error('there is no curtain');
  return { label: 'the curtain', x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
