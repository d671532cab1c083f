import { For, type JSX, Show } from 'solid-js';
import { Glyph, Icon } from './Icon.js';
import type { IconName } from './icon-names.js';

export interface CardFace {
  readonly title: string;
  readonly kind: string;
  readonly icon: IconName;
  readonly text: string;
  /** The colour of its kind, and of the sky in its picture. */
  readonly colour: string;
  readonly sky: string;
  /** A value for the medal at the corner. */
  readonly value?: string;
}

/** A card, face up: frame, title, picture, what it does. */
export function Card(props: { face: CardFace; children?: JSX.Element }): JSX.Element {
  return (
    <article class="card" style={{ '--card': props.face.colour }}>
      <Show when={props.face.value}>
        <b class="card-value">{props.face.value}</b>
      </Show>
      <h3 class="card-title">{props.face.title}</h3>
      <p class="card-kind">{props.face.kind}</p>
      <CardArt face={props.face} />
      <p class="card-text">{props.face.text}</p>
      {props.children}
    </article>
  );
}

const RAYS = Array.from({ length: 14 }, (_, i) => {
  const at = (angle: number) => `${(85 + Math.cos(angle) * 160).toFixed(1)} ${(70 + Math.sin(angle) * 160).toFixed(1)}`;
  return `M85 70L${at(i * 0.45)}L${at(i * 0.45 + 0.16)}Z`;
}).join('');

function CardArt(props: { face: CardFace }): JSX.Element {
  return (
    <svg
      class="card-art"
      viewBox="0 0 170 104"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ '--sky': props.face.sky }}
    >
      <rect width="170" height="104" class="card-sky" />
      <rect width="170" height="104" class="card-dusk" />
      <path d={RAYS} fill="#fff3cf" opacity=".17" transform="translate(0 -22)" />
      <path
        d="M-10 104V78L14 58L30 72L52 46L70 68L96 54L120 76L142 56L180 82V104Z"
        fill={props.face.colour}
        opacity=".5"
      />
      <Glyph name={props.face.icon} size={74} colour="#1d0f04" x={88} y={55} />
      <Glyph name={props.face.icon} size={74} colour="#fff3d2" x={85} y={52} />
      <path d="M-10 106V88Q30 74 66 86T180 81V106Z" class="card-ground" />
    </svg>
  );
}

/** A small card: glyph and name. */
export function MiniCard(props: {
  face: CardFace;
  lit?: boolean;
  id?: string;
  note?: string;
  press?(): void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="card mini"
      classList={{ lit: props.lit }}
      style={{ '--card': props.face.colour }}
      data-at={props.id}
      disabled={!props.press}
      aria-label={`${props.face.title}: ${props.face.text}`}
      title={props.face.text}
      onClick={() => props.press?.()}
    >
      <span class="mini-glyph">
        <Icon name={props.face.icon} size={38} />
      </span>
      <b>{props.face.title}</b>
    </button>
  );
}

/** The back of a card: a pattern, and how many lie there. */
export function CardBack(props: {
  count: number;
  label: string;
  lit?: boolean;
  id?: string;
  press?(): void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="card mini back"
      classList={{ lit: props.lit }}
      data-at={props.id}
      disabled={!props.press}
      aria-label={`${props.label}, ${props.count} cards`}
      onClick={() => props.press?.()}
    >
      <For each={[0, 1]}>{(i) => <span class="back-edge" classList={{ second: i === 1 }} />}</For>
      <Icon name="candle-flame" size={30} />
      <b>{props.count}</b>
    </button>
  );
}
