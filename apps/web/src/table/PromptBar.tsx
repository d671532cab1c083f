import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Act } from '../boards/board.js';
import { steady } from '../boards/parts/steady.js';
import { Icon } from '../kit/Icon.js';
import type { IconName } from '../kit/icon-names.js';
import { Crest } from '../kit/tokens.js';
import { isPhone } from '../shell/media.js';
import './prompt.css';
import { orderWords } from './orders.js';
import { useSitting } from './sitting.js';
import { WindowTime } from './WindowTime.js';
import { promptWords, waitingWords } from './wording.js';

/** The seat's crest, one sentence, one line of help with the rule, Undo, and at the far right what ends it. */
export function PromptBar(props: { endShown: boolean; showEnd(): void }): JSX.Element {
  const sitting = useSitting();
  const asked = sitting.prompt;
  const waits = () => sitting.scene().prompts.find((prompt) => !prompt.answered) ?? null;
  const crest = () => asked()?.seat ?? waits()?.seat ?? sitting.scene().end?.winners[0] ?? null;
  const isOver = () => sitting.scene().stage === 'over';
  const acts = steady(() => ordered(sitting.acts()));
  const words = () => {
    const prompt = asked();
    return prompt ? promptWords(sitting, prompt) : waitingWords(sitting);
  };
  return (
    <section
      class="panel prompt"
      classList={{ asked: asked() !== null }}
      aria-label="What is asked"
      aria-busy={sitting.busy() || undefined}
      data-ask={asked()?.ask}
      data-number={asked()?.number}
    >
      <Show when={crest() !== null}>
        <span class="prompt-crest" classList={{ waiting: asked() === null && !isOver() }}>
          <Crest seat={crest() ?? 0} size={42} />
        </span>
      </Show>
      <div class="prompt-words" aria-live="polite">
        <p class="prompt-say">{words()}</p>
        <Help />
        <Show when={sitting.advice()}>{(said) => <p class="prompt-help advice">{said()}</p>}</Show>
        <Standing />
        <Watching />
      </div>
      <WindowTime />
      <Show when={isPhone() && sitting.screen.matters(sitting.board())}>
        <div class="prompt-matter">
          <Dynamic component={sitting.screen.Matter} {...sitting.board()} />
        </div>
      </Show>
      <div class="prompt-acts">
        <Show when={isOver() && !props.endShown}>
          <button type="button" class="button main" onClick={() => props.showEnd()}>
            Summary
          </button>
        </Show>
        <Show when={asked() && (sitting.eyes.undo() > 0 || hasDraft(sitting))}>
          <button type="button" class="button quiet undo" onClick={() => sitting.undo()}>
            <Icon name="anticlockwise-rotation" size={19} />
            <span>Undo</span>
            <Key name="U" />
          </button>
        </Show>
        <Show when={asked() && sitting.scene().config.hints}>
          <button type="button" class="button quiet" onClick={() => sitting.hint()}>
            <Icon name="wizard-face" size={19} />
            <span>What would you do?</span>
          </button>
        </Show>
        <Show when={!asked() && sitting.arrival.hurry && sitting.scene().stage === 'playing'}>
          <button type="button" class="button quiet" onClick={() => sitting.hurry()}>
            <Icon name="fast-arrow" size={19} />
            <span>Skip</span>
            <Key name="Space" />
          </button>
        </Show>
        <Show when={sitting.eyes.canPeek()}>
          <button type="button" class="button quiet peek" title="My secrets" onClick={() => sitting.eyes.peek()}>
            <Icon name="third-eye" size={19} />
            <span>My secrets</span>
          </button>
        </Show>
        <Show when={sitting.eyes.canHide()}>
          <button type="button" class="button quiet peek" title="Hide my secrets" onClick={() => sitting.eyes.hide()}>
            <Icon name="third-eye" size={19} />
            <span>Hide my secrets</span>
          </button>
        </Show>
        <Show when={!asked() && sitting.eyes.orders().length > 0}>
          <button type="button" class="button quiet" onClick={() => sitting.order([])}>
            <span>Ask me again</span>
          </button>
        </Show>
        <For each={acts()}>{(act) => <ActButton act={act} />}</For>
      </div>
    </section>
  );
}

function hasDraft({ gesture }: ReturnType<typeof useSitting>): boolean {
  return gesture.draft().length > 0 || gesture.path().length > 0;
}

/** What ends it stands at the far right, what is meant to be done just before it. */
function ordered(acts: readonly Act[]): readonly Act[] {
  const rank = { plain: 0, main: 1, end: 2 } as const;
  return [...acts].sort((a, b) => rank[a.kind] - rank[b.kind]);
}

function ActButton(props: { act: Act }): JSX.Element {
  const sitting = useSitting();
  return (
    <button
      type="button"
      class="button act"
      classList={{ main: props.act.kind === 'main', 'in-matter': props.act.home === 'matter' }}
      disabled={sitting.busy() || props.act.missing !== undefined}
      data-kind={props.act.kind}
      onClick={() => sitting.pick(props.act.picks)}
    >
      <Show when={props.act.icon}>{(icon) => <Icon name={icon() as IconName} size={22} />}</Show>
      <span>{props.act.missing ?? props.act.label}</span>
      <Show when={props.act.key && props.act.missing === undefined}>
        <Key name={props.act.key === 'Enter' ? '↵' : (props.act.key ?? '')} />
      </Show>
    </button>
  );
}

function Key(props: { name: string }): JSX.Element {
  return (
    <span class="key" aria-hidden="true">
      <kbd>{props.name}</kbd>
    </span>
  );
}

function Help(): JSX.Element {
  const sitting = useSitting();
  const rule = () => sitting.refused()?.rule ?? sitting.prompt()?.rule ?? null;
  return (
    <p class="prompt-help" classList={{ refused: sitting.refused() !== null }}>
      <Show when={sitting.refused()} fallback={<Hint />}>
        {(no) => <span role="alert">{no().words}</span>}
      </Show>
      <Show when={rule()}>
        {(id) => (
          <button type="button" class="rule-link" onClick={() => sitting.openRule(id())}>
            {sitting.refused() ? `why? Rule ${id().replace(/^\S+ /, '')}` : `Rule ${id().replace(/^\S+ /, '')}`}
          </button>
        )}
      </Show>
    </p>
  );
}

/** What the table does for one while others are asked. */
function Standing(): JSX.Element {
  const sitting = useSitting();
  return (
    <Show when={!sitting.prompt() && sitting.eyes.orders().length > 0}>
      <p class="prompt-help">Your standing orders: {sitting.eyes.orders().map(orderWords).join('; ')}.</p>
    </Show>
  );
}

/** Who has no seat wonders why nothing can be clicked. */
function Watching(): JSX.Element {
  const sitting = useSitting();
  return (
    <Show when={sitting.eyes.own().length === 0 && sitting.scene().stage === 'playing'}>
      <p class="prompt-help">You are watching.</p>
    </Show>
  );
}

function litWords(n: number): string {
  if (n > MANY) return 'Choose something that is lit.';
  return n === 1 ? 'One thing is lit.' : `${n} things are lit.`;
}

/** More than these nobody counts. */
const MANY = 60;

/** How many things are lit, so that nobody searches; and that nothing is, where one can only go on. */
function Hint(): JSX.Element {
  const sitting = useSitting();
  const lit = () => sitting.gesture.lit().size;
  const ends = () => sitting.prompt()?.choices.length === 1 && sitting.acts()[0]?.kind === 'end';
  return (
    <Show when={sitting.prompt() && (lit() > 0 || ends())}>
      <span>{ends() ? 'There is nothing else to do here.' : litWords(lit())}</span>
    </Show>
  );
}
