import { createSignal, For, type JSX } from 'solid-js';
import { announce } from './announce.js';
import './toast.css';

interface Toast {
  readonly n: number;
  readonly words: string;
}

const [toasts, setToasts] = createSignal<readonly Toast[]>([]);
const LASTS = 4500;
let last = 0;

/** A short word in passing, seen and heard. */
export function toast(words: string): void {
  last += 1;
  const n = last;
  setToasts([...toasts().slice(-2), { n, words }]);
  announce(words);
  setTimeout(() => setToasts(toasts().filter((one) => one.n !== n)), LASTS);
}

export function Toasts(): JSX.Element {
  return (
    <div class="toasts" aria-hidden="true">
      <For each={toasts()}>{({ words }) => <p class="toast panel">{words}</p>}</For>
    </div>
  );
}
