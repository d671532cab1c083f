import { type JSX, onCleanup, onMount } from 'solid-js';
import { Icon } from '../../kit/Icon.js';
import type { IconName } from '../../kit/icon-names.js';
import type { Aid } from '../board.js';

/** Something the map shows on demand, as a button beside those that zoom; its key does the same. */
export function AidTool(props: { aid: Aid; icon: IconName; title: string }): JSX.Element {
  const turn = () => props.aid.set(!props.aid.isOn());
  onMount(() => {
    const listen = (event: KeyboardEvent) => {
      const isWriting = (event.target as Element).closest?.('input, textarea, select, [contenteditable]');
      const isPlain = !isWriting && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key.toLowerCase() === props.aid.key.toLowerCase() && isPlain) turn();
    };
    addEventListener('keydown', listen);
    onCleanup(() => removeEventListener('keydown', listen));
  });
  return (
    <button
      type="button"
      classList={{ 'tool-on': props.aid.isOn() }}
      aria-label={props.aid.label}
      aria-pressed={props.aid.isOn()}
      aria-keyshortcuts={props.aid.key}
      title={`${props.title} (${props.aid.key})`}
      onClick={turn}
    >
      <Icon name={props.icon} size={20} />
    </button>
  );
}
