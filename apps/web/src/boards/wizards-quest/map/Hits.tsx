import { SPACES } from '@questhall/wizards-quest';
import { createMemo, For, Index, type JSX } from 'solid-js';
import { coarse, loop } from '../../../draw/geometry.js';
import { pieceName, spaceLabel } from '../lines.js';
import type { Model } from '../model.js';
import { percent } from '../prospects.js';
import { places } from '../sheet.js';
import { placeOf } from './layout.js';
import { bestOdds } from './Ribbons.js';

/** Where one can click: every space as a button with its full name, and lit pieces above them. */
export function Hits(props: {
  model: Model;
  current: string;
  keys(event: KeyboardEvent, id: string): void;
}): JSX.Element {
  const { model } = props;
  const focus = (id: string) => model.props.gesture.aim(id);
  return (
    <g class="hits">
      <Index each={SPACES}>
        {(space, i) => (
          <path
            class="hit"
            classList={{ 'may-be': model.meant(space().id) !== space().id || model.isLit(space().id) }}
            d={hitArea(i)}
            data-at={space().id}
            role="button"
            tabindex={props.current === space().id ? 0 : -1}
            aria-label={useLabel(model, space().id, i)()}
            onFocus={() => focus(space().id)}
            onKeyDown={(event) => props.keys(event, space().id)}
          />
        )}
      </Index>
    </g>
  );
}

export function PieceHits(props: {
  model: Model;
  current: string;
  keys(event: KeyboardEvent, id: string): void;
}): JSX.Element {
  const { model } = props;
  const place = (id: string) => {
    const view = model.view();
    return (view && placeOf(view, id)) ?? [0, 0];
  };
  return (
    <g class="piece-hits">
      <For each={model.litPieces()}>
        {(id) => (
          <g
            transform={`translate(${place(id)})`}
            class="piece-hit"
            classList={{ aimed: model.props.gesture.aimed() === id }}
          >
            <circle r={ringOf(id)} class="piece-ring dark" />
            <circle r={ringOf(id)} class="piece-ring" />
            <circle
              r={ringOf(id) + 4}
              class="hit may-be"
              data-at={id}
              role="button"
              tabindex={props.current === id ? 0 : -1}
              aria-label={`${pieceName(model.scene(), id)}, may be chosen`}
              onFocus={() => model.props.gesture.aim(id)}
              onKeyDown={(event) => props.keys(event, id)}
            />
          </g>
        )}
      </For>
    </g>
  );
}

/** A finger needs no fine coast: every fourth point of the outline will do. */
function hitArea(space: number): string {
  return loop(coarse(places()[space].shape, 4));
}

/** Round a monster's medal, or the smaller one of a super power. */
function ringOf(id: string): number {
  return id.includes(':') ? 18 : 24;
}

function useLabel(model: Model, id: string, space: number) {
  return createMemo(() => {
    const view = model.view();
    if (!view) return SPACES[space].name;
    const label = spaceLabel(view, model.scene(), space);
    if (!model.isLit(model.meant(id))) return label;
    const odds = model.props.prompt?.ask === 'attack.choose' ? bestOdds(model, id) : null;
    if (odds === null) return `${label}, may be chosen`;
    const isSource = model.props.gesture.path().length === 0;
    return isSource
      ? `${label}, may be chosen to attack, ${percent(odds)} at best`
      : `${label}, attackable, ${percent(odds)}`;
  });
}
