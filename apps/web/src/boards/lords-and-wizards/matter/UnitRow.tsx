import { KINDS } from '@questhall/lords-and-wizards';
import { type JSX, Show } from 'solid-js';
import { Stepper } from '../../../kit/controls.js';
import { TokenBox } from '../../../kit/tokens.js';
import { KIND_ICONS } from '../icons.js';
import { Chit } from '../map/Chit.js';

/** Like units of a force, and how many of them are meant. */
export function UnitRow(props: {
  owner: number;
  kind: number;
  label: string;
  note: string;
  value: number;
  least?: number;
  most: number;
  /** What becomes of one who is meant, and of one who is not. */
  verbs?: readonly [yes: string, no: string];
  /** Shows on the map where they are. */
  aim?(): void;
  /** These and nobody else. */
  only?(): void;
  set(n: number): void;
}): JSX.Element {
  const fate = () => (props.verbs ?? ['goes', 'stays'])[props.value > 0 ? 0 : 1];
  return (
    <li class="unit-row" onPointerEnter={() => props.aim?.()}>
      <Show when={props.only} fallback={<KindChit owner={props.owner} kind={props.kind} />}>
        <button
          type="button"
          class="unit-only"
          aria-label={`Only ${props.label}`}
          title="Only these; again for all"
          onClick={() => props.only?.()}
        >
          <KindChit owner={props.owner} kind={props.kind} />
        </button>
      </Show>
      <span class="unit-words">
        <b>{props.label}</b>
        <small>{props.note}</small>
      </span>
      <Show
        when={props.most > 1}
        fallback={
          <button
            type="button"
            class="unit-one"
            aria-pressed={props.value > 0}
            aria-label={`${props.label}: ${fate()}`}
            onClick={() => props.set(props.value > 0 ? 0 : 1)}
          >
            {props.value > 0 ? '✓' : ''}
          </button>
        }
      >
        <Stepper label={props.label} value={props.value} least={props.least ?? 0} most={props.most} set={props.set} />
      </Show>
    </li>
  );
}

/** A unit of a kind as its counter. */
export function KindChit(props: { owner: number; kind: number }): JSX.Element {
  const { attack, defence, move } = KINDS[props.kind];
  return (
    <TokenBox width={38} height={38}>
      <Chit owner={props.owner} icon={KIND_ICONS[props.kind]} foot={`${attack}-${defence}-${move}`} alignment={-1} />
    </TokenBox>
  );
}
