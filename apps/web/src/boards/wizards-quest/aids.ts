import { createSignal } from 'solid-js';
import type { Aid } from '../board.js';

const [isOn, set] = createSignal(false);

/** Where one could be struck. */
export const threatsAid: Aid = { label: 'Show where you could be struck', key: 'T', isOn, set };
