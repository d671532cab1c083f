import type { Seat } from '@questhall/kernel';
import type { Hint } from '@questhall/protocol';
import { adviserFor, budgetOf } from '@questhall/table';
import type { House } from '../house.js';
import type { Person } from '../people/sessions.js';
import type { No } from './act.js';
import { thought } from './drive.js';
import { seatsOf } from './may.js';
import type { Running } from './running.js';

/** What a machine would do in somebody's place, where the table allows that. It sees what that seat sees. */
export async function hint(
  house: House,
  table: Running,
  { person, seat }: { readonly person: Person; readonly seat: Seat },
): Promise<No | { readonly hint: Hint }> {
  const { tableau, game } = table;
  if (!seatsOf(table, person).includes(seat)) return { refused: 'no-seat', why: `seat ${seat} is not yours` };
  if (!tableau.config.hints) return { refused: 'not-asked', why: 'nobody is advised at this table' };
  if (!table.awaited.includes(seat)) return { refused: 'not-asked', why: 'it is not your turn to choose' };
  if (table.advised.has(seat)) return { refused: 'too-many', why: 'it is being thought about' };
  table.advised.add(seat);
  try {
    const level = adviserFor(game.id);
    return { hint: await thought(house, table, { seat, level, budget: budgetOf(tableau, level) }) };
  } finally {
    table.advised.delete(seat);
  }
}
