import type { Prompt } from '@questhall/kernel';
import type { View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { Tile } from '../../parts/Tile.js';
import { tilesOf } from './tile.js';
import { KindChit } from './Units.js';

/** What can be chosen beside the map: items to use, units to bribe, whom to give something. */
export function Tiles(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const tiles = createMemo(() => tilesOf(props.prompt, props.view));
  // Bribes go to others' units; whose they are is seen on the map.
  const ownerOf = (pick: string) => (/^(bribe|more)/.test(pick) ? 12 : props.prompt.seat);
  return (
    <Show when={tiles().length > 0}>
      <section class="matter tiles" classList={{ many: tiles().length > 4 }} aria-label="What can be chosen">
        <For each={tiles()}>
          {({ pick, at, kind, icon, label, note }) => (
            <Tile
              pick={pick}
              label={label}
              note={note}
              picture={kind >= 0 ? <KindChit owner={ownerOf(pick)} kind={kind} /> : <Icon name={icon} size={32} />}
              aim={() => at && props.board.gesture.aim(at)}
              choose={() => props.board.gesture.send([pick])}
            />
          )}
        </For>
      </section>
    </Show>
  );
}
