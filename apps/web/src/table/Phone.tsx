import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../kit/Icon.js';
import type { IconName } from '../kit/icon-names.js';
import { ruleNow } from './Bar.js';
import './phone.css';
import { useSitting } from './sitting.js';

export type Panel = 'map' | 'seats' | 'chronicle' | 'cards' | 'chat';

/** The tabs at a phone's lower edge. */
export function Tabs(props: { panel: Panel; choose(panel: Panel): void }): JSX.Element {
  const sitting = useSitting();
  const hand = () => sitting.screen.handName ?? 'Cards';
  const tabs = (): readonly (readonly [Panel, string, IconName])[] => [
    ['map', 'Map', 'treasure-map'],
    ['seats', 'Seats', 'flying-flag'],
    ['chronicle', 'Chronicle', 'scroll-unfurled'],
    ...(sitting.kind === 'remote'
      ? [['chat', 'Chat', 'chat-bubble'] as const]
      : sitting.screen.Hand
        ? [['cards', hand(), 'card-pickup'] as const]
        : []),
  ];
  return (
    <nav class="table-tabs" aria-label="Parts of the table">
      <For each={tabs()}>
        {([panel, words, icon]) => (
          <button
            type="button"
            aria-current={props.panel === panel ? 'true' : undefined}
            classList={{ asks: panel === 'map' && props.panel !== 'map' && sitting.prompt() !== null }}
            onClick={() => props.choose(panel)}
          >
            <Icon name={icon} size={22} />
            {words}
          </button>
        )}
      </For>
      <Show
        when={
          sitting.kind === 'remote' && sitting.screen.Hand && (sitting.screen.handName || sitting.eyes.own().length > 0)
        }
      >
        <button
          type="button"
          aria-current={props.panel === 'cards' ? 'true' : undefined}
          onClick={() => props.choose('cards')}
        >
          <Icon name="card-pickup" size={22} />
          {hand()}
        </button>
      </Show>
      <button type="button" onClick={() => sitting.openRule(ruleNow(sitting))}>
        <Icon name="rule-book" size={22} />
        Rules
      </button>
    </nav>
  );
}
