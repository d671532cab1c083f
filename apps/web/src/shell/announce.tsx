import { createSignal, type JSX } from 'solid-js';

const [said, setSaid] = createSignal('');

/** Say something to who listens instead of looking. Sentences that come at once are said as one. */
export function announce(words: string): void {
  queue.push(words);
  clearTimeout(timer);
  timer = setTimeout(() => {
    setSaid(queue.splice(0).slice(-8).join(' '));
  }, 150);
}

/** Take back whatever was said or is about to be: somebody else listens now. */
export function hush(): void {
  clearTimeout(timer);
  queue.length = 0;
  setSaid('');
}

const queue: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function LiveRegion(): JSX.Element {
  return (
    <div class="unseen" role="status" aria-live="polite" data-testid="announcer">
      {said()}
    </div>
  );
}
