import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { Icon } from '../kit/Icon.js';
import { Crest } from '../kit/tokens.js';
import { toast } from '../shell/toast.js';
import { introduce, YourName } from '../shell/YourName.js';
import './chat.css';
import { useSitting } from './sitting.js';

/** Players talk to players, spectators to spectators. */
export function Chat(): JSX.Element {
  const sitting = useSitting();
  let room!: HTMLOListElement;
  const [text, setText] = createSignal('');
  const said = () => sitting.following().chat();
  createEffect(on(said, () => queueMicrotask(() => room.scrollTo({ top: room.scrollHeight }))));
  const say = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = text().trim();
    if (words === '') return;
    const trouble = await introduce();
    if (trouble) return toast(trouble);
    const answer = await sitting.send({ t: 'say', text: words });
    if (answer.ok) setText('');
  };
  const mute = async (n: number) => {
    const room = sitting.following().as === null ? 'spectators' : 'players';
    const answer = await sitting.send({ t: 'mute', room, said: n, muted: true });
    if (answer.ok) toast('Who said that is silent now.');
  };
  return (
    <>
      <ol class="chat" ref={room} aria-label="Chat" aria-live="polite">
        <For each={said()} fallback={<li class="chat-empty">Nobody has said anything yet.</li>}>
          {(one) => (
            <li>
              <Show when={one.seat !== null} fallback={<span />}>
                <Crest seat={one.seat ?? 0} size={19} />
              </Show>
              <span>
                <b>{one.from}</b> {one.text}
                <Show when={sitting.arrival.isHost && one.seat !== sitting.eyes.seat()}>
                  <button type="button" class="rule-link mute" onClick={() => mute(one.n)}>
                    mute
                  </button>
                </Show>
              </span>
            </li>
          )}
        </For>
      </ol>
      <form class="chat-form" onSubmit={say}>
        <YourName />
        <input
          class="input"
          maxLength={500}
          placeholder={sitting.following().as === null ? 'Say something to who watches' : 'Say something'}
          aria-label="Say something"
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="tool" aria-label="Send">
          <Icon name="chat-bubble" size={22} />
        </button>
      </form>
    </>
  );
}
