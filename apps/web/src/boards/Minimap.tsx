import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Box, Point } from '../draw/geometry.js';
import type { Painted } from '../draw/ground.js';
import { freeCorner } from './corners.js';
import type { Size, View } from './view.js';

/** The whole land, small, with what is in view; a tap goes there. It keeps to a corner where it covers nothing that is lit. */
export function Minimap(props: {
  picture: Painted;
  view: View;
  size: Size;
  keeps: readonly Point[];
  small: boolean;
  go(view: View): void;
}): JSX.Element {
  const whole = () => props.picture.sheet.whole;
  const regions = createMemo(() =>
    [...props.picture.groups].map(([group, d]) => {
      const cell = [...props.picture.cells.values()].find(({ land }) => land.group === group);
      return { d, tone: `${cell?.land.skin} ${cell?.land.tint ?? ''}`.trim() };
    }),
  );
  const box = (): Size => (props.small ? { width: 104, height: 80 } : { width: 148, height: 116 });
  const corner = createMemo(() => freeCorner(props.view, props.size, box(), props.keeps, props.small ? 8 : 26));
  const wide = () => props.size.width / props.view.k;
  const high = () => props.size.height / props.view.k;
  const go = (event: PointerEvent & { currentTarget: Element }) => {
    if (event.buttons === 0) return;
    const shown = event.currentTarget.getBoundingClientRect();
    const [fx, fy] = [(event.clientX - shown.left) / shown.width, (event.clientY - shown.top) / shown.height];
    const [[x0, y0, x1, y1], { k }] = [whole(), props.view];
    props.go({ x: x0 + fx * (x1 - x0) - wide() / 2, y: y0 + fy * (y1 - y0) - high() / 2, k });
  };
  return (
    <Show when={corner()}>
      {(at) => (
        <div
          class="minimap"
          data-still=""
          style={{ left: `${at()[0]}px`, top: `${at()[1]}px`, width: `${box().width}px`, height: `${box().height}px` }}
          onPointerDown={go}
          onPointerMove={go}
        >
          <svg viewBox={viewBoxOf(whole())} preserveAspectRatio="none" aria-hidden="true">
            <For each={regions()}>{({ d, tone }) => <path d={d} class={`wash ${tone}`} />}</For>
            <rect class="minimap-view" x={props.view.x} y={props.view.y} width={wide()} height={high()} />
          </svg>
        </div>
      )}
    </Show>
  );
}

function viewBoxOf([x0, y0, x1, y1]: Box): string {
  return `${x0} ${y0} ${x1 - x0} ${y1 - y0}`;
}
