import type { Seat, Speaker } from '@questhall/kernel';
import type { Paint } from './paint.js';

/** Who sits at the table: a letter and a name a seat, so that nobody is told apart by colour alone. */
export interface People extends Speaker {
  /** In the colour of the seat, and without. */
  letter(seat: Seat): string;
  plain(seat: Seat): string;
  name(seat: Seat): string;
}

export const NAMES = [
  'Aldric',
  'Berta',
  'Cormac',
  'Dagny',
  'Egil',
  'Freya',
  'Gorm',
  'Hilda',
  'Ivar',
  'Jorun',
  'Ketil',
  'Liv',
] as const;

export function peopleOf(names: readonly string[], paint: Paint): People {
  const letter = (seat: Seat) => String.fromCharCode(65 + seat);
  const name = (seat: Seat) => names[seat] ?? `seat ${seat}`;
  const isPlain = (seat: Seat) => name(seat).startsWith(letter(seat));
  return {
    letter: (seat) => paint.seat(seat, letter(seat)),
    plain: letter,
    name,
    seat: (seat) => paint.seat(seat, isPlain(seat) ? name(seat) : `${letter(seat)}·${name(seat)}`),
  };
}
