import { createEffect, on, onCleanup, onMount } from 'solid-js';
import type { Sitting } from './sitting.js';

/** What had the focus: as long as it is there, or something stands in its place. */
interface Held {
  readonly element: Element;
  readonly at: string | null;
  readonly words: string;
}

/** Who plays by keyboard is never thrown back to the top of the page when a button or a piece is gone. */
export function keepFocus(sitting: Sitting): void {
  let held: Held | null = null;
  const remember = ({ target }: FocusEvent) => {
    const element = target as Element;
    const isAtTable = element.closest('.table-page') !== null && element.closest('dialog') === null;
    const isKeys = isAtTable && element.matches(':focus-visible');
    held = isKeys ? { element, at: element.getAttribute('data-at'), words: wordsOf(element) } : null;
  };
  const forget = () => {
    held = null;
  };
  const restore = () => {
    if (held && (document.activeElement ?? document.body) === document.body) nextTo(held)?.focus();
  };
  onMount(() => {
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
  });
  onCleanup(() => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  });
  const { prompt, acts, busy, gesture, replay } = sitting;
  createEffect(on([prompt, acts, busy, gesture.path, gesture.draft, replay.isOpen], () => setTimeout(restore)));
}

type Focusable = HTMLElement | SVGElement;

/** The same thing or words if they are still there, else the map: it is always there. */
function nextTo({ at, words }: Held): Focusable | null {
  const all = [...document.querySelectorAll<Focusable>('.table-page :is(button:enabled, [data-at][tabindex])')];
  const shown = all.filter((one) => one.checkVisibility());
  return (
    shown.find((one) => at !== null && one.getAttribute('data-at') === at) ??
    shown.find((one) => at === null && words !== '' && wordsOf(one) === words) ??
    document.querySelector<SVGElement>('.table-map [tabindex="0"]')
  );
}

function wordsOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
}
