import { KINDS, type Unit, type View } from '@questhall/lords-and-wizards';
import { For, Index, type JSX, Show } from 'solid-js';
import { Stepper } from '../../../kit/controls.js';
import { TokenBox } from '../../../kit/tokens.js';
import { KIND_ICONS } from '../icons.js';
import { chit } from '../map/chit.js';
import { counted } from '../stacks.js';

/** Like units of a force, and how many of them are meant. */
export interface Line {
  readonly kind: number;
  readonly label: string;
  readonly note: string;
  readonly value: number;
  readonly most: number;
  set(n: number): void;
  /** Shows on the map where they are. */
  aim?(): void;
  /** These and nobody else. */
  only?(): void;
}

/** A force, line by line; a line stays where it is while its numbers change. */
export function UnitRows(props: { owner: number; lines: readonly Line[]; goes?: string }): JSX.Element {
  return (
    <ul class="unit-rows">
      <Index each={props.lines}>
        {(line) => (
          <li class="unit-row" onPointerEnter={() => line().aim?.()}>
            <Show when={line().only} fallback={<KindChit owner={props.owner} kind={line().kind} />}>
              <button
                type="button"
                class="unit-only"
                aria-label={`Only ${line().label}`}
                title="Only these; again for all"
                onClick={() => line().only?.()}
              >
                <KindChit owner={props.owner} kind={line().kind} />
              </button>
            </Show>
            <span class="unit-words">
              <b>{line().label}</b>
              <small>{line().note}</small>
            </span>
            <Show
              when={line().most > 1}
              fallback={
                <button
                  type="button"
                  class="unit-one"
                  aria-pressed={line().value > 0}
                  aria-label={`${line().label}: ${line().value > 0 ? (props.goes ?? 'goes') : 'stays'}`}
                  onClick={() => line().set(line().value > 0 ? 0 : 1)}
                >
                  {line().value > 0 ? '✓' : ''}
                </button>
              }
            >
              <Stepper label={line().label} value={line().value} least={0} most={line().most} set={line().set} />
            </Show>
          </li>
        )}
      </Index>
    </ul>
  );
}

/** A force as counters, each with a word under it. */
export function Force(props: {
  owner: number;
  units: readonly (readonly [kind: number, words: string])[];
}): JSX.Element {
  return (
    <For each={props.units}>
      {([kind, words]) => (
        <span class="host-unit">
          <KindChit owner={props.owner} kind={kind} />
          <small>{words}</small>
        </span>
      )}
    </For>
  );
}

/** Kinds and their numbers, for a force. */
export function forceOf(view: View, units: readonly Unit[]): [number, string][] {
  return counted(view, units).map(([kind, n]) => [kind, n > 1 ? `×${n}` : '']);
}

/** A unit of a kind as its counter. */
export function KindChit(props: { owner: number; kind: number }): JSX.Element {
  const face = () => {
    const { attack, defence, move } = KINDS[props.kind];
    const foot = `${attack}-${defence}-${move}`;
    return chit({ owner: props.owner, icon: KIND_ICONS[props.kind], foot, alignment: -1 });
  };
  return (
    <TokenBox width={38} height={38}>
      <g innerHTML={face()} />
    </TokenBox>
  );
}
