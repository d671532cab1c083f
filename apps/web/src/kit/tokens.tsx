import { type JSX, Show } from 'solid-js';
import { armsOf, HEATER, rimOf } from './arms.js';
import { ensureDefs } from './defs.js';
import { Glyph } from './Icon.js';
import type { IconName } from './icon-names.js';

/**
 * Enamel pins with a brass rim, drawn round the origin. Shape says kind, colour and pattern say seat, the figure says
 * how many. A shadow is a plain offset shape and no filter, so that hundreds stay cheap.
 */
ensureDefs();

const SHADOW = '#1b0d02';

export function ShieldArt(props: { seat: number }): JSX.Element {
  const arms = () => armsOf(props.seat);
  return (
    <>
      <path d={HEATER} fill={arms().field} />
      <g clip-path="url(#kit-heater)">
        <path d={arms().pattern} fill={arms().tone} opacity=".78" />
        <path d={HEATER} fill="url(#kit-gloss)" />
      </g>
      <path d={HEATER} fill="none" stroke={arms().edge} stroke-width="3.6" stroke-linejoin="round" />
      <path d={HEATER} fill="none" stroke={rimOf(props.seat)} stroke-width="2" stroke-linejoin="round" />
    </>
  );
}

/** Men of a seat: a shield with their number. */
export function Men(props: { seat: number; count: number | string }): JSX.Element {
  return (
    <g>
      <path d={HEATER} transform="translate(2 3.5)" fill={SHADOW} opacity=".38" />
      <ShieldArt seat={props.seat} />
      <text y="6.5" class="count" fill={armsOf(props.seat).ink} stroke={armsOf(props.seat).outline}>
        {props.count}
      </text>
    </g>
  );
}

/** A round medal: hero, sorcerer, dragon, wizard. */
export function Medal(props: {
  icon: IconName;
  field: string;
  ink: string;
  radius?: number;
  size?: number;
  rim?: string;
}): JSX.Element {
  const r = () => props.radius ?? 13;
  return (
    <g>
      <circle r={r()} cx="1.5" cy="2.5" fill={SHADOW} opacity=".38" />
      <circle r={r()} fill={props.field} />
      <circle r={r()} fill="url(#kit-gloss)" />
      <circle r={r() - 0.4} fill="none" stroke={SHADOW} stroke-width="3" />
      <circle r={r() - 0.5} fill="none" stroke={props.rim ?? 'url(#kit-brass)'} stroke-width="1.9" />
      <Glyph name={props.icon} size={r() * (props.size ?? 1.36)} colour={props.ink} />
    </g>
  );
}

/** A medal in a seat's colours. */
export function SeatMedal(props: { seat: number; icon: IconName; radius?: number }): JSX.Element {
  const arms = () => armsOf(props.seat);
  return (
    <Medal icon={props.icon} field={arms().field} ink={arms().ink} radius={props.radius} rim={rimOf(props.seat)} />
  );
}

const JAGGED = 'M0-17l5 3 6 0 2 5 4 4-1 6 1 6-5 3-3 5-6 0-5 3-5-3-6 0-2-5-4-4 1-6-2-6 5-3 3-5 6 0Z';

/** Neutrals: a jagged iron disc with their number. */
export function IronDisc(props: { icon: IconName; count: number | string }): JSX.Element {
  return (
    <g>
      <path d={JAGGED} transform="translate(2 3)" fill={SHADOW} opacity=".38" />
      <path d={JAGGED} fill="#33402a" stroke="#12170d" stroke-width="3" stroke-linejoin="round" />
      <path d={JAGGED} fill="url(#kit-gloss)" stroke="url(#kit-iron)" stroke-width="1.8" stroke-linejoin="round" />
      <Glyph name={props.icon} size={21} colour="#b9cf8d" y={-0.5} />
      <g transform="translate(11 10)">
        <circle r="8.8" fill="#12170d" />
        <circle r="7.8" fill="#e9e3c8" />
        <text y="4.7" class="count small" fill="#1b2212" stroke="none">
          {props.count}
        </text>
      </g>
    </g>
  );
}

const COFFER = 'M-10 8V-3Q-10-9-4-9H4Q10-9 10-3V8Z';

/** Something hidden: a chest with a wax seal in its owner's colour. What is inside shows only to who knows it. */
export function SealedChest(props: { seat: number; inside?: IconName | null }): JSX.Element {
  const arms = () => armsOf(props.seat);
  return (
    <g>
      <path d={COFFER} transform="translate(1.5 2)" fill={SHADOW} opacity=".38" />
      <path d={COFFER} fill="#6d4523" stroke="#2a1605" stroke-width="1.6" />
      <path d="M-10-1.500H10" stroke="#2a1605" stroke-width="1.2" />
      <path d="M-7-8.600V8M7-8.600V8" stroke="#d9ac51" stroke-width="1.8" />
      <circle r={props.inside ? 6.4 : 4.8} fill={arms().field} stroke={arms().edge} stroke-width="1" />
      <Show
        when={props.inside}
        fallback={
          <text y="3" class="count tiny" fill={arms().ink} stroke="none">
            ?
          </text>
        }
      >
        {(icon) => <Glyph name={icon()} size={9.4} colour={arms().ink} />}
      </Show>
    </g>
  );
}

/** A token in a line of text or a panel. */
export function TokenBox(props: { width: number; height: number; children: JSX.Element }): JSX.Element {
  return (
    <svg
      class="token-box"
      width={props.width}
      height={props.height}
      viewBox={`${-props.width / 2} ${-props.height / 2} ${props.width} ${props.height}`}
      aria-hidden="true"
    >
      {props.children}
    </svg>
  );
}

/** A seat's crest: shield and glyph. */
export function Crest(props: { seat: number; size?: number; label?: string }): JSX.Element {
  const size = () => props.size ?? 34;
  return (
    <svg
      class="crest"
      width={size()}
      height={size() * 1.15}
      viewBox="-18 -20 36 42"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <ShieldArt seat={props.seat} />
      <Glyph name={armsOf(props.seat).glyph} size={19} colour={armsOf(props.seat).ink} y={-1.5} />
    </svg>
  );
}
