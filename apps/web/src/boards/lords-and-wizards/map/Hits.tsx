import { HEXES, isSide, type Place, placeId, SITES, type View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX } from 'solid-js';
import { shapeOf } from '../ground/net.js';
import { placeLabel } from '../labels.js';
import type { Model } from '../model.js';
import { points } from '../scene.js';
import { pointOf } from './layout.js';

/** Places that are buttons: where something stands or can be done. All others are found by geometry. */
export function buttonsOf(model: Model, current: string): Place[] {
  const busy = new Set<Place>([
    ...model.lit(),
    ...model.stacks().map(({ place }) => place),
    ...SITES.map(({ hex }) => hex),
  ]);
  const found = [...busy].sort((a, b) => a - b);
  const at = found.findIndex((place) => placeId(place) === current);
  if (at >= 0 || current === '') return found;
  for (let hex = 0; hex < HEXES; hex++) if (placeId(hex) === current) found.push(hex);
  return found;
}

export function Hits(props: {
  model: Model;
  view: View;
  current: string;
  keys(event: KeyboardEvent, id: string): void;
}): JSX.Element {
  const { model } = props;
  const places = createMemo(() => buttonsOf(model, props.current));
  const label = (place: Place) => {
    const words = placeLabel(props.view, model.scene(), place, model.stacks());
    const way = model.ways().get(place);
    if (way) return `${words}, in reach for ${points(way.cost)}`;
    return model.lit().has(place) ? `${words}, may be chosen` : words;
  };
  return (
    <g class="hits">
      <For each={places()}>
        {(place) => (
          <path
            class="hit"
            classList={{ 'may-be': model.lit().has(place), side: isSide(place) }}
            d={isSide(place) ? ringAt(place) : shapeOf(place)}
            data-at={placeId(place)}
            role="button"
            tabindex={props.current === placeId(place) ? 0 : -1}
            aria-label={label(place)}
            onFocus={() => model.props.gesture.aim(placeId(place))}
            onKeyDown={(event) => props.keys(event, placeId(place))}
          />
        )}
      </For>
    </g>
  );
}

/** A river hexside as something round to click. */
function ringAt(place: Place): string {
  const [x, y] = pointOf(place);
  return `M${(x - 14).toFixed(1)} ${y.toFixed(1)}a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z`;
}
