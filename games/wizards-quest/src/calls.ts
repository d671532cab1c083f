import { chapters, type Seat } from '@questhall/kernel';
import type { Board, Holder, Slot } from './board.js';
import type { SpaceId } from './map.js';
import type { Power } from './ranges.js';

type Nothing = Record<never, never>;
type Does<T extends object = Nothing> = { takes: T; gives: undefined };
/** What a campaign is led against: the force in a space, or a monster there. */
export type Against = 'space' | 'dragon' | 'wizard';
export type Monster = 'dragon' | 'wizard';

/** Every procedure of the book, what it is told and what it answers. */
export interface Calls {
  game: Does;
  setup: Does;
  castles: Does;
  filling: Does;
  treasures: Does;
  muster: Does;
  place: Does<{ seat: Seat; men: number; space: SpaceId; powers: boolean }>;
  turn: Does;
  orcs: Does;
  frenzy: Does<{ space: SpaceId }>;
  dragon: Does;
  gobble: { takes: { space: SpaceId }; gives: boolean };
  wizard: Does;
  prosper: Does<{ space: SpaceId }>;
  players: Does;
  'player-turn': Does<{ seat: Seat }>;
  petition: Does<{ seat: Seat }>;
  card: Does<{ seat: Seat; card: number; ring: boolean }>;
  'card:summon': Does<{ seat: Seat; monster: Monster }>;
  'card:rout': Does<{ seat: Seat; most: number }>;
  'card:wander': Does<{ seat: Seat }>;
  'card:vision': Does<{ seat: Seat }>;
  'card:mouth': Does<{ seat: Seat }>;
  'card:scatter': Does<{ seat: Seat }>;
  'card:draws': Does<{ seat: Seat; n: number }>;
  sail: Does<{ seat: Seat; from: SpaceId; to: SpaceId }>;
  attack: Does<{ seat: Seat }>;
  campaign: Does<{ seat: Seat; from: SpaceId; to: SpaceId; against: Against; boat: boolean; free: boolean }>;
  battle: {
    takes: { attacker: Holder; from: SpaceId; to: SpaceId; against: Against; boat: boolean };
    gives: Power | 'not beaten';
  };
  /** Answers the own treasures onto which they were dispersed, where the house lets that take them. */
  losses: { takes: { space: SpaceId; other: SpaceId; n: number; disperser: Seat }; gives: Slot[] };
  send: Does<{ seat: Seat; monster: Monster }>;
  treasure: Does<{ seat: Seat; slot: Slot; space: SpaceId }>;
  ring: Does<{ seat: Seat }>;
}

export const chapter = chapters<Board, Calls>();
