import type { Page } from 'playwright-core';
import { until } from './stage.js';

/** A place where a pointer reaches something, and what that says of itself. */
export interface Spot {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** What a person sees of a table at a glance. */
export interface Glance {
  readonly state: 'asked' | 'waiting' | 'curtain' | 'over';
  /** Which question it is. */
  readonly ask: string;
  readonly number: string;
  readonly says: string;
  /** Things on the table that may be chosen: spaces, pieces, cards, chests, dice. */
  readonly lit: readonly (Spot & { readonly id: string })[];
  /** Things that are lit, but where no pointer reaches them. */
  readonly covered: readonly string[];
  /** Buttons that are no things on the table. */
  readonly words: readonly Spot[];
  /** Buttons that set a number to the most. */
  readonly numbers: readonly Spot[];
  /** Changes with anything that can be seen to happen. */
  readonly print: string;
}

/** Looks at the table as it is drawn, and at nothing behind it. */
export function glance(page: Page): Promise<Glance> {
  return page.evaluate(look);
}

/** Waits until there is something to do, or the game is over. */
export async function ready(page: Page): Promise<Glance> {
  let now = await glance(page);
  const isReady = async () => {
    now = await glance(page);
    return now.state !== 'waiting' && (now.state !== 'asked' || now.lit.length + now.words.length > 0);
  };
  await until('somebody to be asked, or the game to end', isReady);
  return now;
}

/** Waits until something is to be seen that was not, and there is something to do again. */
export async function after(page: Page, before: Glance, deed: string): Promise<Glance> {
  await until(`something to happen after "${deed}"`, async () => (await glance(page)).print !== before.print);
  return ready(page);
}

/** Runs in the page. */
function look(): Glance {
  const isShown = (el: Element) => el.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const words = (el: Element | null): string => {
    // What only eyes are meant to see, as the key beside a button's words, is not read out.
    const heard = [...(el?.childNodes ?? [])].map((node) =>
      node instanceof Element ? (node.matches('[aria-hidden]') ? '' : words(node)) : (node.textContent ?? ''),
    );
    return heard.join(' ').replace(/\s+/g, ' ').trim();
  };
  const nearMiddle = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map((n) => 0.5 + n / 13.5);
  /** A point near the middle where nothing lies above it. */
  const spot = (el: Element): Spot | null => {
    const { left, top, width, height } = el.getBoundingClientRect();
    for (const fx of nearMiddle)
      for (const fy of nearMiddle) {
        const [x, y] = [left + fx * width, top + fy * height];
        const above = document.elementFromPoint(x, y);
        if (above && el.contains(above)) return { label: el.getAttribute('aria-label') ?? words(el), x, y };
      }
    return null;
  };
  const spots = (selector: string) => shown(selector).flatMap((el) => spot(el) ?? []);
  /** What is scrolled out of view is no more covered than the next page of a book. */
  const isInView = (el: Element) => {
    const { top, bottom } = el.getBoundingClientRect();
    for (let box = el.parentElement; box; box = box.parentElement) {
      if (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === 'visible') continue;
      const room = box.getBoundingClientRect();
      if ((top + bottom) / 2 < room.top || (top + bottom) / 2 > room.bottom) return false;
    }
    return true;
  };
  const reachable = shown('.table-map .may-be[data-at], :is(.matter, .hand) button[data-at]:enabled').filter(isInView);
  const things = reachable.map((el) => ({
    id: el.getAttribute('data-at') ?? '',
    at: spot(el),
  }));
  const lit = things.flatMap(({ id, at }) => (at ? [{ id, ...at }] : []));
  const prompt = document.querySelector<HTMLElement>('.prompt');
  const isAsked = prompt?.matches('.asked:not([aria-busy])') ?? false;
  const is = (selector: string) => shown(selector).length > 0;
  const state = is('.curtain') ? 'curtain' : is('.end') ? 'over' : isAsked ? 'asked' : 'waiting';
  const held = [...document.querySelectorAll('[data-at][aria-pressed="true"]')].map((el) => el.getAttribute('data-at'));
  return {
    state,
    ask: prompt?.dataset.ask ?? '',
    number: prompt?.dataset.number ?? '',
    says: words(document.querySelector('.prompt-say')),
    lit,
    covered: things.flatMap(({ id, at }) => (at ? [] : [id])),
    words: spots('.prompt .act:enabled, .matter-acts .button:enabled:not([data-at])'),
    numbers: spots('.stepper .all:enabled'),
    print: [
      state,
      prompt?.dataset.number,
      ...['.prompt', '.matter', '.curtain'].map((part) => words(document.querySelector(part))),
      ...lit.map(({ id, label }) => `${id} ${label}`),
      ...held,
      ...[...document.querySelectorAll('.laid-on')].map((el) => el.textContent),
      document.querySelectorAll('.states .chosen').length,
    ].join('\n'),
  };
}
