import { SPACES } from '@questhall/talisman';
import { createMemo, Index, type JSX } from 'solid-js';
import { coarse, loop } from '../../../draw/geometry.js';
import { spaceLabel } from '../lines.js';
import type { Model } from '../model.js';
import { places } from '../painted.js';

/** Where one can click: every space as a button with its full name. */
export function Hits(props: {
  model: Model;
  current: string;
  keys(event: KeyboardEvent, id: string): void;
}): JSX.Element {
  const { model } = props;
  return (
    <g class="hits">
      <Index each={SPACES}>
        {(space, i) => (
          <path
            class="hit"
            classList={{ 'may-be': model.isLit(space().id) }}
            d={loop(coarse(places()[i].shape, 4))}
            data-at={space().id}
            role="button"
            tabindex={props.current === space().id ? 0 : -1}
            aria-label={useLabel(model, i)()}
            onFocus={() => model.props.gesture.aim(space().id)}
            onKeyDown={(event) => props.keys(event, space().id)}
          />
        )}
      </Index>
    </g>
  );
}

function useLabel(model: Model, space: number) {
  return createMemo(() => {
    const view = model.view();
    if (!view) return SPACES[space].name;
    const label = spaceLabel(view, model.scene(), space);
    if (!model.isLit(SPACES[space].id)) return label;
    const chance = model.ribbon(SPACES[space].id);
    return chance === null ? `${label}, may be chosen` : `${label}, may be chosen, ${chance} against what waits there`;
  });
}
