import { For, type JSX, Show } from 'solid-js';
import { titleOf } from '../catalogue/catalogue.js';
import { Icon } from '../kit/Icon.js';
import { Brand } from '../shell/PageFrame.js';
import { change, settings } from '../shell/settings.js';
import './bar.css';
import type { Open } from './open.js';
import { useSitting } from './sitting.js';

/** The bar above the table: where we are, the phases of the rulebook, and tools. */
export function TableBar(props: { open(what: Open): void }): JSX.Element {
  const sitting = useSitting();
  const phases = () => sitting.screen.phases(sitting.shown());
  const now = () => phases().find((phase) => phase.now)?.name ?? '';
  return (
    <header class="table-bar">
      <Brand />
      <div class="table-where">
        <b>{titleOf(sitting.game.id)?.title ?? sitting.game.title}</b>
        <span>
          <Show when={sitting.kind === 'remote'} fallback="In this browser">
            {sitting.scene().config.name}
          </Show>
          <i class="narrow-phase">{now() ? `, ${now()}` : ''}</i>
        </span>
      </div>
      <ol class="phases" aria-label="Phases">
        <For each={phases()}>
          {(phase) => (
            <li aria-current={phase.now ? 'step' : undefined}>
              <span>{phase.name}</span>
            </li>
          )}
        </For>
      </ol>
      <div class="table-tools">
        <button
          type="button"
          class="tool"
          aria-label="Replay"
          aria-pressed={sitting.replay.isOpen()}
          onClick={() => (sitting.replay.isOpen() ? sitting.replay.close() : sitting.replay.open())}
        >
          <Icon name="backward-time" size={22} />
        </button>
        <button type="button" class="tool" aria-label="Rules" onClick={() => sitting.openRule(ruleNow(sitting))}>
          <Icon name="rule-book" size={22} />
        </button>
        <button
          type="button"
          class="tool wide-only"
          aria-label="Sound"
          aria-pressed={settings().sound}
          onClick={() => change({ sound: !settings().sound })}
        >
          <Icon name={settings().sound ? 'sound-on' : 'sound-off'} size={22} />
        </button>
        <button type="button" class="tool" aria-label="Table and settings" onClick={() => props.open('menu')}>
          <Icon name="settings-knobs" size={22} />
        </button>
      </div>
    </header>
  );
}

/** The rule of what is being asked, of oneself or of others. */
export function ruleNow(sitting: ReturnType<typeof useSitting>): string {
  return sitting.prompt()?.rule ?? sitting.scene().prompts[0]?.rule ?? '';
}
