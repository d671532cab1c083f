import type { Page } from 'playwright-core';

/** The least a finger needs, in pixels. */
const FINGER = 44;
/** The least part of the screen that belongs to the map. */
const MAP = 0.45;

/** So long the map may be on its way to what is lit, in milliseconds; and how often it is looked at. */
const MOMENT = 2000;
const GLANCE = 50;

/** What does not fit a phone's screen and a finger, for longer than a moment, a line each. */
export async function misfits(page: Page): Promise<readonly string[]> {
  const last = Date.now() + MOMENT;
  for (;;) {
    const found = await page.evaluate(measure, { finger: FINGER, map: MAP });
    if (found.length === 0 || Date.now() > last) return found;
    await page.waitForTimeout(GLANCE);
  }
}

/** Runs in the page. */
function measure({ finger, map }: { finger: number; map: number }): string[] {
  const [wide, high] = [innerWidth, innerHeight];
  const found: string[] = [];
  const isShown = (el: Element) => el.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const nameOf = (el: Element) => el.getAttribute('aria-label') ?? el.textContent?.trim() ?? el.className;
  const isIn = ({ left, top, right, bottom }: DOMRect) =>
    left >= -0.5 && top >= -0.5 && right <= wide + 0.5 && bottom <= high + 0.5;
  const isAbove = (el: Element, x: number, y: number) => {
    const above = document.elementFromPoint(x, y);
    return above !== null && el.contains(above);
  };

  const { scrollWidth, scrollLeft } = document.scrollingElement as Element;
  if (scrollWidth > wide || scrollLeft !== 0) found.push(`the page scrolls sideways: ${scrollWidth} of ${wide}`);

  const sheet = document.querySelector('.table-map')?.getBoundingClientRect() ?? new DOMRect();
  const part = (sheet.width * sheet.height) / (wide * high);
  if (part < map) found.push(`the map has ${Math.round(part * 100)} % of the screen`);

  for (const el of shown('.prompt-say, .prompt-acts button')) {
    const box = el.getBoundingClientRect();
    if (!isIn(box)) found.push(`out of view: ${nameOf(el)}`);
    // The sentence and its help share their place.
    else if (!isAbove(el.closest('.prompt-words') ?? el, box.x + box.width / 2, box.y + box.height / 2))
      found.push(`covered: ${nameOf(el)}`);
  }

  // Buttons may reach beyond their box for a finger: what counts is where a tap meets them.
  const reaches = (el: Element, across: boolean): number => {
    const box = el.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const meets = (n: number) => (across ? isAbove(el, x + n, y) : isAbove(el, x, y + n));
    let [less, more] = [0, 0];
    while (less < finger && meets(-less - 1)) less += 1;
    while (more < finger && meets(more + 1)) more += 1;
    return less + more + 1;
  };
  for (const el of shown('.table-page :is(button, a, input, select), .curtain button')) {
    const box = el.getBoundingClientRect();
    const scroller = el.closest('.cards, .laid, .prompt-matter, .seat-chips');
    const room = scroller?.getBoundingClientRect();
    // What is scrolled out of view is scrolled into it first.
    if (room && (box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom))
      continue;
    const [w, h] = [Math.max(box.width, reaches(el, true)), Math.max(box.height, reaches(el, false))];
    if (Math.min(w, h) < finger - 0.5) found.push(`too small, ${Math.round(w)}×${Math.round(h)}: ${nameOf(el)}`);
  }

  let inView = 0;
  const lit = shown('.table-map .may-be[data-at]');
  for (const el of lit) {
    const box = el.getBoundingClientRect();
    const isWhole =
      box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom;
    if (!isWhole) continue;
    inView += 1;
    const hits: [number, number][] = [];
    for (let x = box.left + 1; x < box.right; x += 3)
      for (let y = box.top + 1; y < box.bottom; y += 3) if (isAbove(el, x, y)) hits.push([x, y]);
    const span = (i: 0 | 1) => Math.max(...hits.map((p) => p[i])) - Math.min(...hits.map((p) => p[i])) + 3;
    if (hits.length === 0) found.push(`covered: ${nameOf(el)}`);
    else if (Math.min(span(0), span(1)) < finger)
      found.push(`too small, ${Math.round(span(0))}×${Math.round(span(1))}: ${nameOf(el)}`);
  }
  if (lit.length > 0 && inView === 0) found.push('nothing that is lit is wholly in view');
  return found;
}
