import type { View } from '@questhall/talisman';
import { type JSX, Show } from 'solid-js';
import { cardFace } from '../cards.js';
import { CardRow } from '../matter/CardRow.js';

/** What is left in the stocks, and the next cards for who has looked at them. */
export function Stock(props: { view: View }): JSX.Element {
  const foreseen = () => props.view.top.filter((kind) => kind >= 0);
  return (
    <footer class="stock">
      <Show when={foreseen().length > 0}>
        <h3 class="sheet-row">The next Adventure Cards</h3>
        <CardRow faces={foreseen().map(cardFace)} />
      </Show>
      <p class="facts">
        <span>
          Adventure Cards <b>{props.view.stockSize}</b>
        </span>
        <span>
          Spells <b>{props.view.spellStockSize}</b>
        </span>
      </p>
    </footer>
  );
}
