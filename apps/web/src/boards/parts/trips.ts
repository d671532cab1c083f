import type { Scene } from '@questhall/table';
import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js';
import type { BoardProps } from '../board.js';

/** Who went where when somebody last did: told by what stands elsewhere after the latest news. */
export function createTrips<V, T>(
  props: BoardProps,
  viewOf: (scene: Scene) => V | null,
  between: (before: V | null, now: V | null) => readonly T[],
): Accessor<readonly T[]> {
  const [trips, setTrips] = createSignal<readonly T[]>([]);
  let before: V | null = null;
  createEffect(
    on(
      () => props.last?.seq,
      () => {
        const now = untrack(() => viewOf(props.scene));
        const found = between(before, now);
        if (found.length > 0) setTrips(found);
        before = now;
      },
    ),
  );
  return trips;
}
