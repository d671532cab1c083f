import { isSide, LINE, placeNamed, TERRAIN, TERRAINS, type View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { Panel } from '../../parts/Panel.js';
import { siteNotes } from '../labels.js';
import { placeTitle } from '../scene.js';
import { stacksOf, stackWords } from '../stacks.js';
import { itemsAt } from '../things.js';
import { Force, forceOf } from './Units.js';

/** The place one looks at: its ground, its city, and who stands there. */
export function PlaceCard(props: { board: BoardProps; view: View }): JSX.Element {
  const place = () => placeNamed(props.board.gesture.aimed() ?? '');
  const scene = () => props.board.moment ?? props.board.scene;
  const here = createMemo(() => stacksOf(props.view).filter((stack) => stack.place === place()));
  const notes = () => [
    ...(isSide(place()) ? [] : siteNotes(props.view, scene(), place())),
    ...itemsAt(props.view, place()),
  ];
  const ground = () => {
    if (isSide(place())) return 'river';
    const lines = [0, 1, 2, 3, 4, 5].map((side) => LINE[place() * 6 + side]);
    const way = lines.includes(1) ? ', road' : lines.includes(2) ? ', trail' : '';
    return TERRAINS[TERRAIN[place()]] + way;
  };
  return (
    <Show when={place() >= 0}>
      <Panel kind="place-card" title={placeTitle(props.board.gesture.aimed() ?? '')} facts={ground()}>
        <p class="notes">{notes().join(' · ')}</p>
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
      </Panel>
    </Show>
  );
}
