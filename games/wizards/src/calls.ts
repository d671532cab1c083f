import { chapters, type Seat } from '@questhall/kernel';
import type { Board } from './board.js';
import type { Place } from './dice.js';
import type { Cell } from './map.js';
import type { Person } from './people.js';

type Nothing = Record<never, never>;
type Does<T extends object = Nothing> = { takes: T; gives: undefined };
/** Who or what would rob a player. */
export type Thief = 'thieves' | 'demons' | 'dragon';
/** How a person is met: face to face, in thought at the Abbey, or by a summons. */
export type Meeting = 'met' | 'thought';
/** What Demons are: a marker in the space, one in a Boat, or a Dragonbound player who is no better. */
export type Fiend = 'marker' | 'boat' | 'bound';

/** Every procedure of the book, what it is told and what it answers. */
export interface Calls {
  game: Does;
  setup: Does;
  laying: Does;
  'laying-blind': Does;
  boats: Does;
  starts: Does;
  day: Does;
  turn: Does<{ seat: Seat }>;
  /** Answers whether he came to another space. */
  move: { takes: { seat: Seat; white: number }; gives: boolean };
  'summon-boat': Does<{ seat: Seat }>;
  /** Answers whether anything was met. */
  'cast-transporting': { takes: { seat: Seat }; gives: boolean };
  /**
   * Answers whether anything was met. `own`: he wished it; `apart`: seats, as bits, that he does not meet on arrival;
   * `took`: a Task marker is picked up there.
   */
  transport: { takes: { seat: Seat; to: Place; own: boolean; apart?: number; took?: boolean }; gives: boolean };
  /** Answers whether anything was met. */
  encounter: { takes: { seat: Seat; apart?: number; took?: boolean }; gives: boolean };
  place: Does<{ seat: Seat }>;
  meet: Does<{ seat: Seat; person: Person; how: Meeting }>;
  join: Does<{ seat: Seat; person: Person }>;
  gem: Does<{ seat: Seat; wizard: Person }>;
  'summon-gem': Does<{ seat: Seat }>;
  hamdrel: Does<{ seat: Seat }>;
  abbey: Does<{ seat: Seat }>;
  dwelling: Does<{ seat: Seat }>;
  folk: Does<{ seat: Seat }>;
  'draw-task': Does<{ seat: Seat; person: Person }>;
  /** A person, or -1 for the space he stands in; one card only, or all. Answers whether anything was fulfilled. */
  fulfil: { takes: { seat: Seat; person: Person; only?: number }; gives: boolean };
  gain: Does<{ seat: Seat; n: number }>;
  divide: Does<{ seat: Seat; n: number }>;
  lose: Does<{ seat: Seat; n: number; fewest: boolean }>;
  theft: Does<{ seat: Seat; by: Thief }>;
  ruin: Does<{ seat: Seat }>;
  spawn: Does<{ cells: Cell[] }>;
  /** Answers whether the Demons are gone. */
  demons: { takes: { seat: Seat; fiend: Fiend; other?: Seat; shared?: boolean }; gives: boolean };
  dragon: Does<{ seat: Seat }>;
  'move-dragon': Does<{ cell: Cell }>;
  trap: Does<{ seat: Seat }>;
  chance: Does<{ seat: Seat }>;
  animal: Does<{ seat: Seat }>;
  event: Does<{ seat: Seat }>;
  displace: Does<{ seat: Seat; by: Seat; spaces: number }>;
  'wizard-card': Does<{ seats: Seat[] }>;
  'meet-drawn': Does<{ seats: Seat[]; times: number }>;
  'reveal-wizard': Does;
  'reveal-secret': Does<{ seats: Seat[] }>;
  players: Does<{ seat: Seat; apart: number }>;
  'player-table': Does<{ seat: Seat; seats: Seat[] }>;
  'give-tasks': Does<{ giver: Seat; seats: Seat[] }>;
  rescue: Does<{ seat: Seat; other: Seat }>;
  partners: Does<{ seat: Seat; other: Seat }>;
  evil: Does;
  takeover: Does;
}

export const chapter = chapters<Board, Calls>();
