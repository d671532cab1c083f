import { CITY, REBELS } from '@questhall/lords-and-wizards';
import { For, type JSX, Show } from 'solid-js';
import { armsOf, rimOf } from '../../../kit/arms.js';
import { Glyph } from '../../../kit/Icon.js';
import type { IconName } from '../../../kit/icon-names.js';
import { KIND_ICONS } from '../icons.js';
import { faceOf, type Stack, sizeOf } from '../stacks.js';

/** Half the side of a chit. */
export const CHIT = 15;
const BACK = 'M-15-15h30v30h-30Z';

interface Colours {
  readonly field: string;
  readonly tone: string;
  readonly ink: string;
  readonly edge: string;
  readonly rim: string;
  readonly pattern: string;
}

/** Colour and pattern of an owner; cities and rebels are iron. */
export function coloursOf(owner: number): Colours {
  if (owner === CITY) return iron('#4a4a44', '#6d6d64', 'M-15-3h30v5h-30Z');
  if (owner === REBELS) return iron('#2b1a14', '#8a3a20', 'M-15 8L15-12V-3L-15 17Z');
  const { field, tone, ink, edge, pattern } = armsOf(owner);
  return { field, tone, ink, edge, pattern, rim: rimOf(owner) };
}

function iron(field: string, tone: string, pattern: string): Colours {
  return { field, tone, pattern, ink: '#f4ead2', edge: '#17120c', rim: 'url(#kit-iron)' };
}

/** One square of card: pattern and glyph above, what it is worth on the cream foot, its alignment at the left. */
export function Chit(props: {
  owner: number;
  icon: IconName;
  foot: string;
  alignment: number;
  deep?: number;
}): JSX.Element {
  const colours = () => coloursOf(props.owner);
  return (
    <g class="chit">
      <rect x="-13" y="-11.500" width="30" height="30" rx="4" fill="#1b0d02" opacity=".36" />
      <For each={Array.from({ length: Math.min(2, (props.deep ?? 1) - 1) }, (_, i) => 2 - i)}>
        {(i) => (
          <rect
            x={-15 + i * 2.2}
            y={-15 - i * 2.2}
            width="30"
            height="30"
            rx="4"
            fill={colours().edge}
            class="chit-edge"
          />
        )}
      </For>
      <rect x="-15" y="-15" width="30" height="30" rx="4" fill={colours().field} class="chit-edge" />
      <g clip-path="url(#lords-chit)">
        <path d={colours().pattern} fill={colours().tone} opacity=".6" />
        <path d={BACK} fill="url(#kit-gloss)" />
        <rect x="-15" y="5.400" width="30" height="9.600" class="chit-foot" />
        <Show when={props.alignment >= 0}>
          <rect x="-15" y="-15" width="5" height="20.400" fill={`url(#lords-alignment-${props.alignment})`} />
        </Show>
      </g>
      <rect
        x="-14.200"
        y="-14.200"
        width="28.400"
        height="28.400"
        rx="3.400"
        fill="none"
        stroke={colours().rim}
        stroke-width="1.400"
      />
      <g class="chit-glyph">
        <Glyph name={props.icon} size={18} colour={colours().ink} x={2} y={-4.8} />
      </g>
      <text class="chit-foot-words" y="13.200">
        {props.foot}
      </text>
    </g>
  );
}

/** A stack as its uppermost chit, with its leaders and how many lie in it. */
export function StackChit(props: { stack: Stack; alignment: number }): JSX.Element {
  const stack = () => props.stack;
  const foot = () =>
    stack().form === 'fleet' && stack().aboard.length === 0 ? 'fleet' : `${stack().attack}-${stack().defence}`;
  return (
    <>
      <Chit
        owner={stack().owner}
        icon={KIND_ICONS[faceOf(stack())]}
        foot={foot()}
        alignment={props.alignment}
        deep={sizeOf(stack())}
      />
      <Show when={sizeOf(stack()) > 1}>
        <g class="chit-count" transform="translate(12.500 -13.500)">
          <circle r="8.400" />
          <text y="4.300">{sizeOf(stack())}</text>
        </g>
      </Show>
      <For each={stack().leaders.slice(0, 2)}>
        {({ kind, level }, i) => (
          <g class="chit-leader" transform={`translate(${-16 + i() * 12} -17)`}>
            <circle r="6.600" />
            <Glyph name={KIND_ICONS[kind]} size={8.4} colour="#2a1605" y={-0.6} />
            <Show when={level > 0}>
              <text y="11">{level}</text>
            </Show>
          </g>
        )}
      </For>
    </>
  );
}

/** What chits share: the clip of their corners, and a colour with a pattern for each alignment. */
export const CHIT_DEFS =
  '<clipPath id="lords-chit"><rect x="-15" y="-15" width="30" height="30" rx="4"/></clipPath>' +
  pattern(0, '#f3f0e2', '#3f6fb5', 'M0 1.2h5M0 3.700h5') +
  pattern(1, '#9a9a86', '#3c4436', 'M1.200 1.200h.01M3.700 3.700h.01') +
  pattern(2, '#2a0f12', '#e2603c', 'M-1 4L4-1M1 6L6 1');

function pattern(alignment: number, field: string, ink: string, d: string): string {
  return (
    `<pattern id="lords-alignment-${alignment}" width="5" height="5" patternUnits="userSpaceOnUse">` +
    `<rect width="5" height="5" fill="${field}"/><path d="${d}" stroke="${ink}" stroke-width="1.300" stroke-linecap="round" fill="none"/></pattern>`
  );
}
