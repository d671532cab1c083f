import { createEffect, createSignal } from 'solid-js';

/** How long machines take for a pick, in milliseconds. */
export const PACES = { calm: 1100, brisk: 450, quick: 140, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  /** What others call this player; empty until somebody asks. */
  readonly name: string;
  readonly sound: boolean;
  readonly pace: Pace;
  /** Dice and pieces move; the system's wish for less motion always wins. */
  readonly motion: boolean;
}

const STORED = 'questhall.settings';
const FIRST: Settings = { name: '', sound: true, pace: 'brisk', motion: true };
const [settings, setSettings] = createSignal<Settings>({ ...FIRST, ...stored() });

export { settings };

/** What a setting does to the whole page. */
export function startSettings(): void {
  createEffect(() => document.documentElement.classList.toggle('still', !settings().motion));
}

export function change(part: Partial<Settings>): void {
  const next = { ...settings(), ...part };
  setSettings(next);
  try {
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return fitting(found as Record<string, unknown>);
  } catch {
    return {};
  }
}

/** Only what has the form it should have. */
function fitting({ name, sound, pace, motion }: Record<string, unknown>): Partial<Settings> {
  return {
    ...(typeof name === 'string' && { name: name.slice(0, 40) }),
    ...(typeof sound === 'boolean' && { sound }),
    ...(typeof pace === 'string' && pace in PACES && { pace: pace as Pace }),
    ...(typeof motion === 'boolean' && { motion }),
  };
}
