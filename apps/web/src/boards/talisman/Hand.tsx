import { createSignal, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../board.js';
import { SheetTabs } from '../parts/SheetTabs.js';
import './sheet/sheet.css';
import { seatName, viewOf } from './scene.js';
import { Sheet } from './sheet/Sheet.js';
import { Stock } from './sheet/Stock.js';

/** The characters' sheets: one's own first, everybody's at a tap. */
export function Hand(props: BoardProps): JSX.Element {
  const scene = () => props.moment ?? props.scene;
  const view = () => viewOf(scene());
  const [chosen, setChosen] = createSignal<number | null>(null);
  const shown = () => chosen() ?? props.seat ?? Math.max(0, view()?.active ?? 0);
  return (
    <Show when={view()}>
      {(seen) => (
        <section class="sheets" aria-label="Characters">
          <SheetTabs
            names={scene().chairs.map((_, seat) => seatName(scene(), seat))}
            shown={shown()}
            choose={setChosen}
          />
          <Sheet view={seen()} scene={scene()} seat={shown()} board={props} />
          <Stock view={seen()} />
        </section>
      )}
    </Show>
  );
}
