import { createSignal } from 'solid-js';

export type Theme = 'light' | 'dark';
/** What a player asked for; `auto` follows the system. */
export type ThemeWish = Theme | 'auto';

const STORED = 'questhall.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const [wish, setWish] = createSignal<ThemeWish>(stored());
const [system, setSystem] = createSignal<Theme>(dark.matches ? 'dark' : 'light');

export const themeWish = wish;

/** The theme that is shown. */
export function theme(): Theme {
  const wished = wish();
  return wished === 'auto' ? system() : wished;
}

export function wishTheme(next: ThemeWish): void {
  setWish(next);
  try {
    localStorage.setItem(STORED, next);
  } catch {
    // Without storage the wish lasts as long as the page.
  }
  show();
}

/** Shows the theme from the first paint on; call once, before anything is drawn. */
export function startTheme(): void {
  dark.addEventListener('change', () => {
    setSystem(dark.matches ? 'dark' : 'light');
    show();
  });
  show();
}

function show(): void {
  document.documentElement.dataset.theme = theme();
}

function stored(): ThemeWish {
  try {
    const found = localStorage.getItem(STORED);
    return found === 'light' || found === 'dark' ? found : 'auto';
  } catch {
    return 'auto';
  }
}
