import {
  hexNamed,
  isSide,
  LINE,
  placeNamed,
  SITE_AT,
  SITES,
  TERRAIN,
  TERRAINS,
  type View,
} from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { siteNotes } from '../labels.js';
import { placeWords } from '../scene.js';
import { stacksOf, stackWords } from '../stacks.js';
import { itemsAt } from '../things.js';
import { Force, forceOf } from './UnitRow.js';

/** The place one looks at: its ground, its city, and who stands there. */
export function PlaceCard(props: { board: BoardProps; view: View }): JSX.Element {
  const place = () => placeNamed(props.board.gesture.aimed() ?? '');
  const scene = () => props.board.moment ?? props.board.scene;
  const here = createMemo(() => stacksOf(props.view).filter((stack) => stack.place === place()));
  const items = createMemo(() => itemsAt(props.view, place()));
  const id = () => props.board.gesture.aimed() ?? '';
  const ground = () => {
    const hex = hexNamed(id());
    if (hex < 0 || isSide(place())) return 'river';
    const lines = [0, 1, 2, 3, 4, 5].map((side) => LINE[hex * 6 + side]);
    const way = lines.includes(1) ? ', road' : lines.includes(2) ? ', trail' : '';
    return `${TERRAINS[TERRAIN[hex]]}${way}`;
  };
  const title = () =>
    place() < 0 || isSide(place()) || SITE_AT[place()] < 0 ? `Hex ${id()}` : SITES[SITE_AT[place()]].name;
  return (
    <Show when={place() >= 0}>
      <section class="matter place-card">
        <header>
          <h2 class="heading">{isSide(place()) ? placeWords(id()) : title()}</h2>
          <span class="facts">{ground()}</span>
        </header>
        <Show when={!isSide(place()) && siteNotes(props.view, scene(), place()).length > 0}>
          <p class="notes">{siteNotes(props.view, scene(), place()).join(' · ')}</p>
        </Show>
        <For each={here()}>
          {(stack) => (
            <div class="garrison" role="img" aria-label={stackWords(stack, scene())}>
              <Force owner={stack.owner} units={forceOf(props.view, [...stack.units, ...stack.aboard])} />
              <b class="strength">
                {stack.attack}-{stack.defence}
              </b>
            </div>
          )}
        </For>
        <Show when={items().length > 0}>
          <p class="notes">{items().join(', ')}</p>
        </Show>
      </section>
    </Show>
  );
}
