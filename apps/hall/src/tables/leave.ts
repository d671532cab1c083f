import { sceneOf, standInFor } from '@questhall/table';
import type { House } from '../house.js';
import { DEPARTED, type Identity } from '../store/store.js';
import { actNow, type Wish } from './act.js';
import { find } from './load.js';
import { seatsOf } from './may.js';
import type { Running } from './running.js';

/** Somebody goes for good: chairs are free again, machines play on, and all but the moves is forgotten. */
export async function leaveTables(house: House, person: Identity): Promise<void> {
  for (const { id } of await house.store.tablesOf(person.no)) {
    const table = await find(house, id);
    if (table) await table.inTurn(() => leave(house, table, person));
  }
  const ids = await house.store.forget(person.no);
  // What is in memory still has the name.
  for (const id of ids) {
    const table = house.running.get(id);
    if (table) await table.inTurn(async () => unname(table, person));
  }
}

async function leave(house: House, table: Running, person: Identity): Promise<void> {
  for (const seat of seatsOf(table, person)) {
    const wish = farewell(table, seat);
    if (wish) await actNow(house, table, wish);
  }
}

function farewell(table: Running, seat: number): Wish | null {
  switch (table.tableau.stage) {
    case 'gathering':
      return { actor: 'host', deed: { do: 'stand', seat }, message: null, member: { seat, player: null } };
    case 'playing': {
      const chair = table.tableau.chairs[seat];
      const level = standInFor(table.game.id);
      // A machine that plays only because the clock ran out waits for somebody who will not come back.
      return chair?.standIn && !chair.flagged
        ? null
        : { actor: 'host', deed: { do: 'stand-in', seat, level }, message: null };
    }
    default:
      return null;
  }
}

function unname(table: Running, { ids }: Identity): void {
  const { tableau } = table;
  const chairs = tableau.chairs.map((chair) =>
    chair.player && ids.includes(chair.player) ? { ...chair, name: DEPARTED } : chair,
  );
  table.tableau = { ...tableau, chairs };
  for (const shown of table.shown.values())
    shown.scene = sceneOf(table.game, table.tableau, shown.viewer, shown.choices);
}
