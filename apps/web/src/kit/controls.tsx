import { For, type JSX, onCleanup, Show } from 'solid-js';
import { armsOf } from './arms.js';
import { Icon } from './Icon.js';
import type { IconName } from './icon-names.js';

/** A button. Only one on a screen is `main`. */
export function Button(props: {
  kind?: 'main' | 'plain' | 'quiet';
  icon?: IconName;
  key?: string;
  disabled?: boolean;
  label?: string;
  /** The thing that it stands for, if it can be pointed at. */
  at?: string;
  onPress(): void;
  children: JSX.Element;
}): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      classList={{ main: props.kind === 'main', quiet: props.kind === 'quiet' }}
      disabled={props.disabled}
      aria-label={props.label}
      data-at={props.at}
      onClick={() => props.onPress()}
    >
      <Show when={props.icon}>{(name) => <Icon name={name()} size={22} />}</Show>
      <span>{props.children}</span>
      <Show when={props.key}>
        <span aria-hidden="true">
          <kbd>{props.key}</kbd>
        </span>
      </Show>
    </button>
  );
}

/** A number that goes up and down, and on while a button is held. */
export function Stepper(props: {
  value: number;
  least: number;
  most: number;
  label: string;
  set(value: number): void;
}): JSX.Element {
  const go = (n: number) => props.set(Math.min(props.most, Math.max(props.least, n)));
  return (
    <fieldset class="stepper" aria-label={props.label}>
      <Held label="fewer" sign="−" ends={props.value <= props.least} step={() => go(props.value - 1)} />
      <output aria-live="polite">{props.value}</output>
      <Held label="more" sign="+" ends={props.value >= props.most} step={() => go(props.value + 1)} />
      <button type="button" class="all" disabled={props.value >= props.most} onClick={() => go(props.most)}>
        all {props.most}
      </button>
    </fieldset>
  );
}

/** A button that does its step at once, and again and again while it is held. */
function Held(props: { label: string; sign: string; ends: boolean; step(): void }): JSX.Element {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const again = () => {
    if (props.ends) return;
    isHeld = true;
    props.step();
    timer = setTimeout(again, 70);
  };
  const stop = () => clearTimeout(timer);
  const press = () => {
    stop();
    isHeld = false;
    timer = setTimeout(again, 400);
  };
  onCleanup(stop);
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.ends}
      onPointerDown={press}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // The click that ends a long press has been done already; a key has no press before it.
      onClick={(event) => (event.detail === 0 || !isHeld) && props.step()}
    >
      {props.sign}
    </button>
  );
}

/** The six faces of a die, those that hit filled. */
export function Faces(props: { range: number; field: string; ink: string }): JSX.Element {
  return (
    <div class="faces" role="img" aria-label={props.range === 0 ? 'never hits' : `hits on 1 to ${props.range}`}>
      <For each={[1, 2, 3, 4, 5, 6]}>
        {(face) => (
          <i
            classList={{ hit: face <= props.range }}
            style={face <= props.range ? { background: props.field, color: props.ink } : {}}
          >
            {face}
          </i>
        )}
      </For>
    </div>
  );
}

/** How it will probably go: one's own part solid, the other hatched. */
export function OddsBar(props: { chance: number; words: string; rest: string; seat: number }): JSX.Element {
  const arms = () => armsOf(props.seat);
  const width = () => `${Math.min(100, Math.max(0, props.chance * 100))}%`;
  return (
    <div class="odds-bar" role="img" aria-label={`${props.words}; otherwise ${props.rest}`}>
      <div class="ours" style={{ width: width(), background: arms().field, color: arms().ink }} />
      <span
        class="ours-words"
        classList={{ outside: props.chance < 0.4 }}
        style={props.chance < 0.4 ? {} : { color: arms().ink }}
      >
        {props.words}
      </span>
      <span class="rest-words">{props.chance > 0.9 ? '' : props.rest}</span>
    </div>
  );
}
