import {
  bookOf,
  type Cell,
  cellOfMark,
  FALSE_WIZARD,
  hasDemon,
  hasObject,
  isDone,
  LAIR,
  landAt,
  partnerOf,
  SACRED_CIRCLE,
  type TileId,
  tileAt,
  type View,
} from '@questhall/wizards';
import { always, cheapest, type Decide } from '../decision.js';
import { gemsOf } from '../field.js';
import { hope } from './jewels.js';

/** W R43 Where a rival is led: to Demons, to the Dragon, into the Lair or the water. Friends are left alone. */
export const misleads: Decide = ({ view, seat, says, options }) => {
  const whom = Number(says.args?.seat);
  if (whom === seat || whom === partnerOf(view, seat)) return { pick: 0, why: 'better where he is' };
  return {
    pick: cheapest<Cell>(options, (cell) => (cell === view.at[whom] ? 0 : -harm(view, whom, cell))),
    why: 'may he lose his way',
  };
};

function harm(view: View, whom: number, cell: Cell): number {
  if (cell === view.dragon) return 9;
  if (hasDemon(view, cell)) return bookOf(view, whom).dispels ? 2 : 8;
  if (tileAt(view, cell) === LAIR) return 6;
  return landAt(view, cell) < 0 ? 4 : 1;
}

/** Event 24 The tile whose fall costs me least and others most; the Circle never while another can fall. */
export const foretells: Decide = ({ view, seat, options }) => ({
  pick: cheapest<TileId>(options, (tile) => (tile === SACRED_CIRCLE ? 99 : 0) + loss(view, seat, tile)),
  why: 'others lose more by it than I',
});

function loss(view: View, seat: number, tile: TileId): number {
  const partner = partnerOf(view, seat);
  let sum = 0;
  view.tasks.forEach((tasks, who) => {
    const hit = tasks.filter(({ marks }) =>
      marks.some((m) => !isDone(m) && tileAt(view, cellOfMark(m)) === tile),
    ).length;
    sum += who === seat || who === partner ? 2 * hit : -hit;
  });
  return sum + (tileAt(view, view.at[seat]) === tile ? 3 : 0);
}

/** Event 29 Used when there is something to lose. */
export const keeps: Decide = (sight) => {
  const { view, seat } = sight;
  const dear = view.gems[seat] > 0 || view.tasks[seat].some((held) => held.mandatory && hasObject(held));
  return always(dear, dear ? 'nobody robs me' : 'there is nothing to steal')(sight);
};

/** Event 29 against a High Wizard who may be false. */
export const keepsGems: Decide = (sight) => {
  const { view, seat } = sight;
  const doubt = !view.gemOf.includes(FALSE_WIZARD) && gemsOf(view, seat) > 1;
  return always(doubt, doubt ? 'he may be the False Wizard' : 'I fear nothing from him')(sight);
};

/** W 7.302.H.r5 What helps another least: one who is false, or whom I have met. */
export const tells: Decide = ({ view, seat, options }) => ({
  pick: cheapest<number>(options, (letter) => hope(view, seat, view.secretWho[letter])),
  why: 'he is of no use to me',
});

/** W B.3 Who needs no points any more leaves what he need not do to his partner. */
export const shares: Decide = (sight) =>
  sight.view.rank[sight.seat] === 4 && sight.options.length > 1
    ? { pick: 1, why: 'my partner can use it' }
    : always(-1, 'I keep my Tasks')(sight);

/** W 11.2242 Carried off, hardly anybody comes where he wants to be; out of the Lair every way is good. */
export const stays: Decide = (sight) => {
  const { view, seat } = sight;
  const leave = tileAt(view, view.at[seat]) === LAIR || view.bound[seat];
  return always(!leave, leave ? 'anywhere but here' : 'I stay where I am')(sight);
};

/** The empty Boat without a Demon. */
export const callsBoat: Decide = ({ view, options }) => ({
  pick: cheapest<number>(options, (boat) => (view.boatDemon[boat] ? 1 : 0)),
  why: 'it comes without Demons',
});
