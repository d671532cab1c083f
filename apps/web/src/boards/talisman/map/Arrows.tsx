import { createMemo, For, type JSX } from 'solid-js';
import { line, type Point, smoothed } from '../../../draw/geometry.js';
import type { Model } from '../model.js';
import { type Trip, wayOf } from '../trips.js';
import { middleOf } from './layout.js';

/** Where the last one walked, as a dotted line from a dot, kept until somebody moves again. */
export function Arrows(props: { model: Model }): JSX.Element {
  const lines = createMemo(() => props.model.trips().map(lineOf));
  return (
    <g class="arrows">
      <For each={lines()}>
        {(points) => (
          <g class="last-move">
            <path d={line(points)} class="last-casing" />
            <path d={line(points)} class="last-dots" />
            <circle cx={points[0][0]} cy={points[0][1]} r="4" />
          </g>
        )}
      </For>
    </g>
  );
}

function lineOf(trip: Trip): Point[] {
  const points = wayOf(trip).map((space): Point => {
    const [x, y] = middleOf(space);
    return [x, y + 18];
  });
  return points.length > 2 ? smoothed(points, 2) : points;
}
