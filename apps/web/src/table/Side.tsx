import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { isPhone } from '../shell/media.js';
import { Chat } from './Chat.js';
import { Chronicle } from './Chronicle.js';
import type { Panel } from './Phone.js';
import { Players } from './Players.js';
import './side.css';
import { useSitting } from './sitting.js';

/** The column beside the map: players, the matter in hand, chronicle. On a phone one of them at a time. */
export function Side(props: { panel: Panel; toMap(): void }): JSX.Element {
  const sitting = useSitting();
  // Where it is more than cards it is looked at most.
  const first = sitting.screen.handName ? 'cards' : 'chronicle';
  const [tab, setTab] = createSignal<'chronicle' | 'cards' | 'chat'>(first);
  const matters = () => sitting.screen.matters(sitting.board());
  const unread = createUnread(() => tab() === 'chat' || props.panel === 'chat');
  return (
    <aside class="table-side" data-panel={props.panel}>
      <Players />
      <Show when={!isPhone() && matters()}>
        <section class="panel matter-panel" aria-label="Matter in hand">
          <Dynamic component={sitting.screen.Matter} {...sitting.board()} />
        </section>
      </Show>
      <section class="panel story-panel" data-tab={tab()}>
        <div class="story-tabs" role="tablist" aria-label="Chronicle, cards and chat">
          <button
            type="button"
            role="tab"
            aria-selected={tab() === 'chronicle'}
            class="story-tab"
            onClick={() => setTab('chronicle')}
          >
            Chronicle
          </button>
          <Show when={sitting.screen.Hand && (sitting.screen.handName || sitting.eyes.own().length > 0)}>
            <button
              type="button"
              role="tab"
              aria-selected={tab() === 'cards'}
              class="story-tab"
              onClick={() => setTab('cards')}
            >
              {sitting.screen.handName ?? 'Cards'}
            </button>
          </Show>
          <Show when={sitting.kind === 'remote'}>
            <button
              type="button"
              role="tab"
              aria-selected={tab() === 'chat'}
              class="story-tab"
              onClick={() => setTab('chat')}
            >
              Chat
              <Show when={unread() > 0}>
                <b class="badge">{unread()}</b>
              </Show>
            </button>
          </Show>
        </div>
        <div class="story-part chronicle-part">
          <Chronicle />
        </div>
        <div class="story-part cards-part">
          <Show when={sitting.screen.Hand}>
            {(hand) => <Dynamic component={hand()} {...sitting.board()} toMap={() => props.toMap()} />}
          </Show>
        </div>
        <Show when={sitting.kind === 'remote'}>
          <div class="story-part chat-part">
            <Chat />
          </div>
        </Show>
      </section>
    </aside>
  );
}

/** Lines of chat that came while nobody looked. */
function createUnread(looks: () => boolean): () => number {
  const sitting = useSitting();
  const said = () => sitting.following().chat().length;
  const [seen, setSeen] = createSignal(said());
  createEffect(on([said, looks], () => looks() && setSeen(said())));
  return () => Math.max(0, said() - seen());
}
