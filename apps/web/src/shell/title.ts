import { createEffect, createSignal } from 'solid-js';

const [place, setPlace] = createSignal('');
const [waiting, setWaiting] = createSignal(0);

/** The name of the page, before the name of the house. */
export const namePage = setPlace;
/** How many tables wait for this player. */
export const countTurns = setWaiting;
export const turnsWaiting = waiting;

export function startTitle(): void {
  createEffect(() => {
    const count = waiting() > 0 ? `(${waiting()}) ` : '';
    document.title = `${count}${place() ? `${place()} · ` : ''}Questhall`;
    const badge = navigator as Navigator & { setAppBadge?(n: number): Promise<void>; clearAppBadge?(): Promise<void> };
    const shown = waiting() > 0 ? badge.setAppBadge?.(waiting()) : badge.clearAppBadge?.();
    shown?.catch(() => {});
  });
}
