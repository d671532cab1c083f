import type { Said } from '@questhall/protocol';
import { createEffect, For, type JSX, on, Show } from 'solid-js';
import { Crest } from '../kit/tokens.js';
import { toast } from '../shell/toast.js';
import './chat.css';
import { Speaking } from './Speaking.js';
import { useSitting } from './sitting.js';
import { privately } from './whispers.js';

/** Players talk to players, spectators to spectators. */
export function Chat(): JSX.Element {
  const sitting = useSitting();
  let room!: HTMLOListElement;
  const said = () => sitting.following().chat();
  createEffect(on(said, () => queueMicrotask(() => room.scrollTo({ top: room.scrollHeight }))));
  return (
    <>
      <ol class="chat" ref={room} aria-label="Chat" aria-live="polite">
        <For each={said()} fallback={<li class="chat-empty">Nobody has said anything yet.</li>}>
          {(one) => <Line said={one} />}
        </For>
      </ol>
      <Speaking />
    </>
  );
}

function Line(props: { said: Said }): JSX.Element {
  const sitting = useSitting();
  const as = () => sitting.following().as;
  const mute = async () => {
    const room = as() === null ? 'spectators' : 'players';
    const answer = await sitting.send({ t: 'mute', room, said: props.said.n, muted: true });
    if (answer.ok) toast('Who said that is silent now.');
  };
  return (
    <li classList={{ whisper: props.said.to !== undefined }}>
      <Show when={props.said.seat !== null} fallback={<span />}>
        <Crest seat={props.said.seat ?? 0} size={19} />
      </Show>
      <span>
        <b>{props.said.from}</b>{' '}
        <Show when={privately(props.said, sitting.scene(), as())}>
          {(whom) => <span class="whisper-to">{whom()}: </span>}
        </Show>
        {props.said.text}
        <Show when={sitting.arrival.isHost && props.said.seat !== sitting.eyes.seat()}>
          <button type="button" class="rule-link mute" onClick={mute}>
            mute
          </button>
        </Show>
      </span>
    </li>
  );
}
