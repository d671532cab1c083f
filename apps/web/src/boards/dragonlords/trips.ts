import { FIRST_SHIP, idOf, placeNamed, type View } from '@questhall/dragonlords';
import type { News } from '@questhall/table';
import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js';
import type { BoardProps } from '../board.js';
import { viewOf } from './scene.js';

/** Units or a ship that went from one place to another. */
export interface Trip {
  readonly side: number;
  readonly from: string;
  readonly to: string;
  readonly n: number;
  readonly ship: boolean;
}

const TOLD = ['advanced', 'marched', 'transferred', 'teleported', 'escaped', 'retreated', 'quest.moved'];

/** Who went where in the latest news: as it is told, and ships by where they lay before. */
export function tripsIn(news: News | null, before: View | null, now: View | null): Trip[] {
  const told = (news?.events ?? []).flatMap(({ key, args = {} }): Trip[] => {
    const [from, to] = [String(args.from ?? ''), String(args.to ?? '')];
    if (!TOLD.includes(key) || placeNamed(from) < 0 || placeNamed(to) < 0) return [];
    return [{ side: Number(args.side ?? 0), from, to, n: Number(args.n ?? 1), ship: false }];
  });
  return [...told, ...voyages(before, now)];
}

function voyages(before: View | null, now: View | null): Trip[] {
  if (!before || !now) return [];
  return now.shipAt.flatMap((zone, i): Trip[] => {
    const from = before.shipAt[i];
    if (zone < 0 || from < 0 || zone === from) return [];
    const side = now.strength.slice((FIRST_SHIP + i) * 5, (FIRST_SHIP + i) * 5 + 5).findIndex((n) => n > 0);
    return [{ side, from: idOf(from), to: idOf(zone), n: 0, ship: true }];
  });
}

/** The latest journeys, kept until the next. */
export function createTrips(props: BoardProps): Accessor<readonly Trip[]> {
  const [trips, setTrips] = createSignal<readonly Trip[]>([]);
  let before: View | null = null;
  createEffect(
    on(
      () => props.last?.seq,
      () => {
        const now = untrack(() => viewOf(props.scene));
        const found = tripsIn(
          untrack(() => props.last),
          before,
          now,
        );
        if (found.length > 0) setTrips(found);
        before = now;
      },
    ),
  );
  return trips;
}
