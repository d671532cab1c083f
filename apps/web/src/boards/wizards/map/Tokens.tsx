import type { View } from '@questhall/wizards';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { armsOf } from '../../../kit/arms.js';
import { Medal, SeatMedal } from '../../../kit/tokens.js';
import { steady } from '../../parts/steady.js';
import type { Model } from '../model.js';
import type { Piece } from '../scene.js';
import { spreadOf } from '../sheet.js';
import { isAway } from '../trips.js';
import { BoatToken } from './Boat.js';

/** All pieces on the map, each where it lies, a few abreast where several share a space. */
export function Tokens(props: { model: Model; view: View }): JSX.Element {
  const { model } = props;
  const spaces = steady(() => {
    const found = new Map<number, Piece[]>();
    const here = model.pieces().filter((piece) => !isAway(model.away(), piece));
    for (const piece of here) found.set(piece.cell, [...(found.get(piece.cell) ?? []), piece]);
    return [...found].map(([cell, pieces]) => ({ at: spreadOf(props.view, cell).at, pieces }));
  });
  return (
    <g class="tokens" attr:aria-hidden="true">
      <Show when={!model.props.hidePieces}>
        <For each={spaces()}>
          {({ at, pieces }) => (
            <g transform={`translate(${at[0]} ${at[1]})`}>
              <For each={pieces}>
                {(piece, i) => (
                  <g transform={place(i(), pieces.length)}>
                    <g class={`token is-${piece.kind}`} classList={{ marked: piece.marked }}>
                      <Token piece={piece} />
                    </g>
                  </g>
                )}
              </For>
            </g>
          )}
        </For>
      </Show>
    </g>
  );
}

function place(i: number, n: number): string {
  if (n === 1) return 'translate(0 2)';
  const angle = (i / n) * 2 * Math.PI + Math.PI * 0.75;
  return `translate(${Math.round(Math.cos(angle) * 9)} ${Math.round(Math.sin(angle) * 7 + 2)})`;
}

/** One piece. */
export function Token(props: { piece: Piece }): JSX.Element {
  return (
    <Switch>
      <Match when={props.piece.kind === 'player'}>
        <Show when={props.piece.marked}>
          <circle r="16" class="on-turn" />
        </Show>
        <SeatMedal seat={props.piece.of} icon="wizard-face" radius={13} />
      </Match>
      <Match when={props.piece.kind === 'boat'}>
        <BoatToken number={props.piece.text} demon={props.piece.marked ?? false} />
      </Match>
      <Match when={props.piece.kind === 'demon'}>
        <Medal icon="imp-laugh" field="#3a0d0d" ink="#ff9a6b" radius={11} rim="#8a8a86" />
      </Match>
      <Match when={props.piece.kind === 'dragon'}>
        <Medal icon="spiked-dragon-head" field="#5e1410" ink="#ffd9a0" radius={15} />
      </Match>
      <Match when={props.piece.kind === 'wizard'}>
        <Medal icon="pointy-hat" field="#f4efe2" ink="#3a2a63" radius={12} />
        <Letter text={props.piece.text} />
      </Match>
      <Match when={props.piece.kind === 'secret'}>
        <Medal icon="pointy-hat" field="#3b2c1d" ink="#d8c39a" radius={12} />
        <Letter text={props.piece.text} />
      </Match>
      <Match when={props.piece.kind === 'mark'}>
        <Pennant arms={props.piece.of} number={props.piece.text} />
      </Match>
    </Switch>
  );
}

function Letter(props: { text: string }): JSX.Element {
  return (
    <g transform="translate(9 9)">
      <circle r="6.500" fill="#f6ebcd" stroke="#2a1605" stroke-width="1.200" />
      <text class="token-letter" y="3.600">
        {props.text}
      </text>
    </g>
  );
}

/** A Task marker: a small flag in its holder's colours with the number of the card. */
function Pennant(props: { arms: number; number: string }): JSX.Element {
  const arms = () => armsOf(props.arms);
  return (
    <g>
      <ellipse cx="-7" cy="11" rx="6" ry="2" fill="#1b0d02" opacity=".38" />
      <path d="M-8 11V-12" stroke="#2a1605" stroke-width="2.400" stroke-linecap="round" />
      <path d="M-8-12H13L9-5.500L13 1H-8Z" fill={arms().field} stroke={arms().edge} stroke-width="1.600" />
      <text class="pennant-number" x="1" y="-2" fill={arms().ink}>
        {props.number}
      </text>
    </g>
  );
}
