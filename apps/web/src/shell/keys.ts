import { onCleanup, onMount } from 'solid-js';

/** What a key does; false if it did nothing, and the key may mean something else. */
export type KeyAct = (event: KeyboardEvent) => boolean | undefined | void;

/** Single keys for as long as a component is there. They are silent while somebody types or a dialog is open. */
export function createKeys(keys: () => Readonly<Record<string, KeyAct>>): void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const act = keys()[nameOf(event)];
    if (act && act(event) !== false) event.preventDefault();
  };
  onMount(() => document.addEventListener('keydown', press));
  onCleanup(() => document.removeEventListener('keydown', press));
}

/** `u`, `?`, `Enter`, `Escape`, `Space`. */
function nameOf({ key }: KeyboardEvent): string {
  if (key === ' ') return 'Space';
  return key.length === 1 ? key.toLowerCase() : key;
}

function isTyping({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  // A scrubber has no letters, only its own ways to be moved.
  if (target.closest('input[type="range"]')) return /^(Arrow|Page|Home|End)/.test(key);
  if (target.closest('input, textarea, select')) return true;
  // A button takes Enter and Space for itself.
  return (key === 'Enter' || key === ' ') && target.closest('button, a, [role="button"], summary') !== null;
}
