import { FIRST_SHIP, FIRST_ZONE, nameOf, type Place, placeNamed, type View, ZONES } from '@questhall/dragonlords';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { coarse, loop } from '../../../draw/geometry.js';
import { placeLabel } from '../labels.js';
import type { Model } from '../model.js';
import { aheadOf, percent } from '../prospects.js';
import { spreads } from '../sheet.js';
import { pointOf } from './layout.js';

interface HitProps {
  readonly model: Model;
  readonly current: string;
  keys(event: KeyboardEvent, id: string): void;
}

const PLACES: readonly Place[] = [
  ...Array.from({ length: FIRST_SHIP }, (_, place) => place),
  ...ZONES.map((_, i) => FIRST_ZONE + i),
];

/** Where one can click: every place as a button with its full name, and lit ships above them. */
export function Hits(props: HitProps): JSX.Element {
  const { model } = props;
  return (
    <g class="hits">
      <Index each={PLACES}>
        {(place) => {
          const spread = spreads().get(place())!;
          const area = loop(coarse(spread.shape, 4));
          return (
            <Show when={!isOpenSea(model, place())} fallback={<path class="hit" d={area} data-at={spread.id} />}>
              <path
                class="hit"
                classList={{ 'may-be': model.isLit(spread.id) }}
                d={area}
                data-at={spread.id}
                role="button"
                tabindex={props.current === spread.id ? 0 : -1}
                aria-label={useLabel(model, place())()}
                onFocus={() => model.props.gesture.aim(spread.id)}
                onKeyDown={(event) => props.keys(event, spread.id)}
              />
            </Show>
          );
        }}
      </Index>
    </g>
  );
}

/** The wide sea, where nothing is and nothing can be done, is no button. */
export function isOpenSea(model: Model, place: Place): boolean {
  const view = model.view();
  if (place < FIRST_ZONE || model.isLit(spreads().get(place)!.id)) return false;
  return !view?.shipAt.includes(place) && !view?.raftAt.includes(place);
}

export function ShipHits(props: HitProps): JSX.Element {
  const { model } = props;
  const at = (id: string) => {
    const view = model.view();
    return (view && pointOf(view, placeNamed(id))) ?? [0, 0];
  };
  return (
    <g class="piece-hits">
      <For each={model.litShips()}>
        {(id) => (
          <g
            transform={`translate(${at(id)})`}
            class="piece-hit"
            classList={{ aimed: model.props.gesture.aimed() === id }}
          >
            <circle r="21" class="piece-ring dark" />
            <circle r="21" class="piece-ring" />
            <circle
              r="22"
              class="hit may-be"
              data-at={id}
              role="button"
              tabindex={props.current === id ? 0 : -1}
              aria-label={useLabel(model, placeNamed(id))()}
              onFocus={() => model.props.gesture.aim(id)}
              onKeyDown={(event) => props.keys(event, id)}
            />
          </g>
        )}
      </For>
    </g>
  );
}

function useLabel(model: Model, place: Place) {
  return createMemo(() => {
    const view = model.view();
    if (!view) return nameOf(place);
    const label = placeLabel(view, place);
    const id = place >= FIRST_SHIP && place < FIRST_ZONE ? `ship-${place - FIRST_SHIP + 1}` : spreads().get(place)!.id;
    return model.isLit(id) ? `${label}, ${chanceWords(model, view, id)}` : label;
  });
}

/** What can be done with something that is lit, and how it would go. */
function chanceWords({ props: { prompt } }: Model, view: View, id: string): string {
  const ahead = prompt?.ask === 'combat.choose' ? aheadOf(view, prompt, id) : null;
  return ahead ? `attackable, ${percent(ahead.odds.wins).replace('%', ' percent')}` : 'may be chosen';
}
