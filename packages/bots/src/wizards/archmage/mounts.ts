import {
  animalNow,
  type Cell,
  CIRCLE_CENTRE,
  distance,
  LAIR,
  landAt,
  pointsFor,
  strideNow,
  tileOf,
  UNICORN,
  type View,
  WINGED_HORSE,
} from '@questhall/wizards';
import { TURN } from '../field.js';

/** What a way takes that surely ends in this turn, in turns as half points are counted. */
const NOW = 0.5;
const DICE = [1, 2, 3, 4, 5, 6];

/** W 8.43, W 8.44, Event 37 Turns to a cell for one who is carried through the air; none where nothing carries him. */
export function flightTo(view: View, seat: number, cell: Cell): number | undefined {
  const space = landAt(view, cell);
  if (space < 0 || space === CIRCLE_CENTRE || cell === view.at[seat]) return undefined;
  const animal = animalNow(view, seat);
  if (animal === UNICORN || strideNow(view, seat).anywhere) return NOW;
  if (animal !== WINGED_HORSE || tileOf(space) === LAIR) return undefined;
  const turns = Math.ceil(distance(view.at[seat], cell) / 10);
  return turns <= view.animalTurns[seat] ? turns - 1 + NOW : undefined;
}

/** W 8.45, W 8.46 Turns for so many half points: faster as long as an animal or a card helps him along. */
export function paceOf(view: View, seat: number): (half: number) => number {
  const all = DICE.reduce((sum, die) => sum + pointsFor(view, seat, die)[0], 0) / DICE.length;
  const fast = Math.max(TURN, all);
  const turns = Math.max(1, view.animalTurns[seat]);
  return (half) => (half <= fast * turns ? half / fast : turns + (half - fast * turns) / TURN);
}
