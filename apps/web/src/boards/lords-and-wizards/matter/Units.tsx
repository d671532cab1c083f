import { KINDS, type Unit, type View } from '@questhall/lords-and-wizards';
import { For, type JSX } from 'solid-js';
import { TokenBox } from '../../../kit/tokens.js';
import { Counts, type Line } from '../../parts/Counts.js';
import { KIND_ICONS } from '../icons.js';
import { chit } from '../map/chit.js';
import { counted } from '../stacks.js';

/** A force, line by line. */
export function UnitRows(props: { owner: number; lines: readonly Line[]; goes?: string }): JSX.Element {
  return (
    <Counts
      lines={props.lines}
      goes={props.goes ?? 'goes'}
      picture={(kind) => <KindChit owner={props.owner} kind={kind} />}
    />
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
    const words = `<title>attack ${attack}, defence ${defence}, movement ${move}</title>`;
    return words + chit({ owner: props.owner, icon: KIND_ICONS[props.kind], foot, alignment: -1 });
  };
  return (
    <TokenBox width={38} height={38}>
      <g innerHTML={face()} />
    </TokenBox>
  );
}
