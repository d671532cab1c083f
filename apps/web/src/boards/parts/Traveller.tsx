import { type JSX, onCleanup, onMount } from 'solid-js';
import type { Point } from '../../draw/geometry.js';

export interface TravellerProps {
  /** The points it comes through, both ends included; null if it cannot be shown. */
  readonly way: readonly Point[] | null;
  /** How far above its way it is drawn. */
  readonly lift?: number;
  readonly size?: number;
  arrived(): void;
  readonly children: JSX.Element;
}

/** A piece on its way, for less than a second. A tap or Space ends it at once. */
export function Traveller(props: TravellerProps): JSX.Element {
  let token!: SVGGElement;
  onMount(() => {
    const { way, size = 1, lift = 0 } = props;
    if (!way) return props.arrived();
    const travel = token.animate(
      way.map(([x, y]) => ({ transform: `translate(${x}px, ${y - lift}px) scale(${size})` })),
      { duration: Math.min(700, 320 + lengthOf(way) * 0.4), easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' },
    );
    const end = () => travel.finish();
    const onKey = (event: KeyboardEvent) => event.key === ' ' && end();
    addEventListener('pointerdown', end);
    addEventListener('keydown', onKey);
    travel.finished.then(props.arrived, () => {});
    onCleanup(() => {
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', onKey);
      travel.cancel();
    });
  });
  return <g ref={token}>{props.children}</g>;
}

function lengthOf(way: readonly Point[]): number {
  return way.reduce((sum, [x, y], i) => (i === 0 ? 0 : sum + Math.hypot(x - way[i - 1][0], y - way[i - 1][1])), 0);
}
