import { createSignal } from 'solid-js';

export interface Place {
  /** The parts of the path: `/table/abc` is `['table', 'abc']`. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

const [place, setPlace] = createSignal<Place>(read());

/** Where we are. */
export const here = place;

export function go(to: string): void {
  if (to === location.pathname + location.search) return;
  history.pushState(null, '', to);
  arrive();
}

/** As `go`, in place of where we are: back does not lead here again. */
export function turn(to: string): void {
  history.replaceState(null, '', to);
  setPlace(read());
}

/** Follow links within the house without loading the page anew. */
export function startRouting(): void {
  addEventListener('popstate', () => setPlace(read()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

function arrive(): void {
  setPlace(read());
  scrollTo(0, 0);
  // A reader hears where it came to.
  queueMicrotask(() => document.querySelector<HTMLElement>('main h1')?.focus());
}

function read(): Place {
  return {
    parts: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
  };
}
