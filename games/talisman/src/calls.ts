import { chapters, type Seat } from '@questhall/kernel';
import type { Board } from './board.js';
import type { Kind } from './cards/kinds.js';
import type { Effect, ShopId } from './effects.js';
import type { SpaceId } from './map.js';

type Nothing = Record<never, never>;
type Does<T extends object = Nothing> = { takes: T; gives: undefined };

/** How a fight came out for the character whose turn it is. */
export type Outcome = 'won' | 'lost' | 'drawn' | 'evaded';
/** What costs a Life. */
export type Cause = 'combat' | 'psychic' | 'command' | 'hex' | 'other';
/** A moment at which Spells may be cast. */
export type Moment = 'start' | 'arrival' | 'card' | 'fight' | 'loss' | 'spell';
/** What is about to be lost. */
export type Loss = 'life' | 'follower' | 'enemy' | 'none';

/** Every procedure of the book, what it is told and what it answers. */
export interface Calls {
  game: Does;
  setup: Does;
  turn: Does<{ seat: Seat }>;
  move: Does<{ seat: Seat }>;
  bridge: Does<{ seat: Seat; steps: number; inward: boolean }>;
  portal: Does<{ seat: Seat; began: boolean }>;
  encounter: Does<{ seat: Seat }>;
  meet: Does<{ seat: Seat }>;
  combat: Does<{ seat: Seat; other: Seat }>;
  rob: Does<{ seat: Seat; other: Seat; what: 'goods' | 'beguiled' | 'followers' }>;
  space: Does<{ seat: Seat }>;
  claim: Does<{ seat: Seat; space: boolean }>;
  instructions: Does<{ seat: Seat }>;
  'meet-card': Does<{ seat: Seat; kind: Kind }>;
  enemies: Does<{ seat: Seat; psychic: boolean }>;
  fight: { takes: { seat: Seat; foes: Kind[]; creature: number; power: number; psychic: boolean }; gives: Outcome };
  ready: Does<{ seat: Seat; side: 0 | 1 }>;
  'lose-life': { takes: { seat: Seat; n: number; cause: Cause }; gives: number };
  'lose-lives': Does<{ seats: Seat[] }>;
  effect: Does<{ seat: Seat; effect: Effect; source: string }>;
  heal: Does<{ seat: Seat; most: number; price: number }>;
  shop: Does<{ seat: Seat; at: ShopId }>;
  alchemy: Does<{ seat: Seat }>;
  exchange: Does<{ seat: Seat }>;
  travel: Does<{ seat: Seat }>;
  wish: Does<{ seat: Seat }>;
  'space:chasm': Does<{ seat: Seat }>;
  'space:toll': Does<{ seat: Seat }>;
  'space:werewolf': Does<{ seat: Seat }>;
  'space:vampire': Does<{ seat: Seat }>;
  'space:pits': Does<{ seat: Seat }>;
  'space:death': Does<{ seat: Seat }>;
  crown: Does<{ seat: Seat }>;
  market: Does<{ seat: Seat }>;
  trade: Does<{ from: Seat; to: Seat }>;
  window: Does<{ when: Moment; seat: Seat; loss: Loss }>;
  cast: Does<{ seat: Seat; spell: number; when: Moment }>;
  tidy: Does<{ seat: Seat; what: 'objects' | 'spells' }>;
}

export type { SpaceId };
export const chapter = chapters<Board, Calls>();
