import type { View } from '@questhall/wizards';
import { createMemo, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../board.js';
import '../matter.css';
import { mostOf } from './divide.js';
import { isLayingAsk, isTurningAsk } from './laying.js';
import './matter.css';
import { Acts } from './matter/Acts.js';
import { Calendar } from './matter/Calendar.js';
import { Divide } from './matter/Divide.js';
import { Latest } from './matter/Latest.js';
import { PerilPanel } from './matter/Odds.js';
import { PlaceCard } from './matter/PlaceCard.js';
import { Tiles } from './matter/Tiles.js';
import { Turning } from './matter/Turning.js';
import { perilOf } from './perils.js';
import { viewOf } from './scene.js';

/** A tile in hand can be turned: where it lies, or before it is laid face down. */
function isTurned(ask: string): boolean {
  return isTurningAsk(ask) || isLayingAsk(ask);
}

/** The matter in hand: tiles to lay and turn, the day, the place one looks at, things to choose from. */
export function Matter(props: BoardProps): JSX.Element {
  const view = createMemo(() => viewOf(props.moment ?? props.scene));
  const isTurning = () => props.moment === null && isTurned(props.prompt?.ask ?? '');
  const peril = createMemo(() => {
    const seen = view();
    return seen && props.prompt && props.moment === null ? perilOf(seen, props.prompt) : null;
  });
  // What partners give each other has nothing to do with what was turned up before.
  const isGiving = () => props.prompt?.ask.startsWith('partners.') ?? false;
  const dividing = () => (props.moment === null && props.prompt && mostOf(props.prompt) !== null ? props.prompt : null);
  return (
    <Show when={view()}>
      {(seen: () => View) => (
        <div class="wizards-matter">
          <Show when={seen().phase === 'days'}>
            <Calendar view={seen()} />
          </Show>
          <Show when={isTurning()}>
            <Turning board={props} />
          </Show>
          <Show when={isGiving()}>
            <Tiles board={props} />
          </Show>
          <Latest board={props} />
          <Show when={dividing()}>{(prompt) => <Divide board={props} prompt={prompt()} />}</Show>
          <Show when={peril()}>{(one) => <PerilPanel peril={one()} why={props.why} />}</Show>
          <Show when={!isGiving()}>
            <Tiles board={props} />
          </Show>
          <PlaceCard board={props} view={seen()} />
          <Acts board={props} />
        </div>
      )}
    </Show>
  );
}
