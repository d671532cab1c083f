import { SPACES, type SpaceId } from '@questhall/talisman';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { Glyph } from '../../../kit/Icon.js';
import { cardFace } from '../cards.js';
import type { Model } from '../model.js';
import { EMPTY, iconOf, type Standing, standingOn } from '../scene.js';
import { Figure } from './Figure.js';
import { LyingCard } from './Lying.js';
import { berthsOf, MOST_CARDS, middleOf, postsOf } from './layout.js';

/** Everything that lies and stands on the board. A space is drawn anew only if something in it has changed. */
export function Tokens(props: { model: Model }): JSX.Element {
  return (
    <g class="tokens">
      <Index each={SPACES}>{(_, space) => <Cards model={props.model} space={space} />}</Index>
      <Index each={SPACES}>{(_, space) => <People model={props.model} space={space} />}</Index>
    </g>
  );
}

function createStanding(model: Model, space: SpaceId): () => Standing {
  return createMemo(
    () => {
      const view = model.view();
      return view && !model.props.hidePieces ? standingOn(view, space) : EMPTY;
    },
    EMPTY,
    { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) },
  );
}

function Cards(props: { model: Model; space: SpaceId }): JSX.Element {
  const standing = createStanding(props.model, props.space);
  const [x, y] = middleOf(props.space);
  const hidden = () => standing().cards.length - MOST_CARDS;
  return (
    <g transform={`translate(${x} ${y})`}>
      <For each={berthsOf(standing())}>
        {({ kind, at, turn, scale }) => (
          <g class="lying" transform={`translate(${at}) rotate(${turn}) scale(${scale})`}>
            <LyingCard face={cardFace(kind)} />
          </g>
        )}
      </For>
      <Show when={hidden() > 0}>
        <Count x={44} y={-8} words={`+${hidden()}`} />
      </Show>
      <Show when={standing().gold > 0}>
        <g transform="translate(-44 40)">
          <circle r="13" class="coin" />
          <Glyph name="two-coins" size={13} colour="#4a3204" y={-3} />
          <text class="coin-words" y="10">
            {standing().gold}
          </text>
        </g>
      </Show>
      <Show when={standing().hex}>
        <g transform="translate(40 -18)">
          <circle r="15" class="hex-seal" />
          <Glyph name="talisman/hexes" size={20} colour="#efe6ff" />
        </g>
      </Show>
    </g>
  );
}

function Count(props: { x: number; y: number; words: string }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <circle r="12" class="more-cards" />
      <text class="lying-value" y="5">
        {props.words}
      </text>
    </g>
  );
}

function People(props: { model: Model; space: SpaceId }): JSX.Element {
  const { model } = props;
  const standing = createStanding(model, props.space);
  const [x, y] = middleOf(props.space);
  const icon = (seat: number) => {
    const view = model.view();
    return view ? iconOf(view, seat) : 'person';
  };
  return (
    <g transform={`translate(${x} ${y})`}>
      <For each={postsOf(standing())}>
        {({ seat, at, radius }) => (
          <g transform={`translate(${at})`}>
            <g class="figure" classList={{ away: model.away().includes(seat) }}>
              <Figure seat={seat} icon={icon(seat)} radius={radius} own={model.props.seat === seat} />
            </g>
          </g>
        )}
      </For>
    </g>
  );
}
