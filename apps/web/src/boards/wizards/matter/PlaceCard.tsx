import { TILES, tileAt, type View } from '@questhall/wizards';
import { For, type JSX, Show } from 'solid-js';
import { TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { awaitsIn } from '../awaits.js';
import { groundWords, nameOfCell } from '../labels.js';
import { Token } from '../map/Tokens.js';
import { cellOfThing, piecesOf } from '../scene.js';
import { OddsTable } from './Odds.js';

/** The space one looks at: what it is, and who and what is there. */
export function PlaceCard(props: { board: BoardProps; view: View }): JSX.Element {
  const cell = () => {
    const aimed = props.board.gesture.aimed();
    return aimed === null ? -1 : cellOfThing(props.view, aimed);
  };
  const here = () =>
    piecesOf(props.view, (seat) => props.board.scene.chairs[seat]?.name ?? '').filter((piece) => piece.cell === cell());
  const lore = () => TILES[tileAt(props.view, cell())]?.lore ?? '';
  return (
    <Show when={cell() >= 0 && props.view.phase === 'days'}>
      <section class="matter place-card">
        <header>
          <h2 class="heading">{nameOfCell(props.view, cell())}</h2>
          <span class="facts">{groundWords(props.view, cell())}</span>
        </header>
        <Show when={lore()}>{(words) => <p>{words()}</p>}</Show>
        <For each={here()}>
          {(piece) => (
            <div class="record-row">
              <TokenBox width={36} height={36}>
                <Token piece={piece} />
              </TokenBox>
              <span>{piece.name}</span>
            </div>
          )}
        </For>
        <For each={awaitsIn(props.view, cell())}>
          {({ title, rows }) => (
            <div class="awaits">
              <h3>{title}</h3>
              <OddsTable rows={rows} />
            </div>
          )}
        </For>
      </section>
    </Show>
  );
}
