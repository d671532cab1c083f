import { chapters, type Seat } from '@questhall/kernel';
import type { Board, Item, Leader, Owner, Side, Unit } from './board.js';
import type { Hex, Place, Site } from './map.js';

type Nothing = Record<never, never>;
type Does<T extends object = Nothing> = { takes: T; gives: undefined };
/** How units are lost: which of them may be chosen depends on it. */
export type Cause = 'regular' | 'lords' | 'wizards' | 'missiles' | 'attrition' | 'plague' | 'disease' | 'sea';

/** Every procedure of the book, what it is told and what it answers. */
export interface Calls {
  game: Does;
  setup: Does;
  round: Does;
  'player-turn': Does<{ seat: Seat }>;
  opening: Does<{ seat: Seat }>;
  movement: Does<{ seat: Seat }>;
  plague: Does;
  exposure: Does<{ seat: Seat }>;
  march: Does<{ seat: Seat; place: Place; flyer: Unit }>;
  sail: Does<{ seat: Seat; place: Place; bather: Unit }>;
  carry: Does<{ seat: Seat; hex: Hex }>;
  embark: Does<{ seat: Seat; place: Place; robe: Unit }>;
  debark: Does<{ seat: Seat; place: Place }>;
  garrison: Does<{ seat: Seat; hex: Hex }>;
  hand: Does<{ seat: Seat; item: Item }>;
  door: Does<{ seat: Seat; item: Item }>;
  create: Does<{ seat: Seat; leader: Leader }>;
  investigation: Does<{ seat: Seat }>;
  scout: Does<{ seat: Seat; site: Site }>;
  bargain: Does<{ seat: Seat; site: Site; leader: Leader }>;
  besiege: Does<{ seat: Seat }>;
  combat: Does<{ seat: Seat }>;
  siege: Does<{ hex: Hex; castle: boolean }>;
  lifting: Does<{ hex: Hex; castle: boolean; seat: Seat; safe: boolean }>;
  'sea-battle': Does<{ seat: Seat; place: Place; foe: Owner }>;
  assault: Does<{ seat: Seat; place: Place; part: number }>;
  battle: Does;
  treachery: Does;
  magic: Does<{ only: 'control' | 'all' }>;
  summon: Does<{ use: number }>;
  designation: Does;
  missiles: Does;
  duels: Does;
  losses: Does<{ side: Side; n: number; cause: Cause }>;
  withdrawal: Does;
  retreat: Does<{ side: Side; hex: Hex; forced: boolean }>;
  aftermath: Does;
  advance: Does<{ side: Side; from: Hex[]; to: Hex; castle: boolean }>;
  spoils: Does<{ side: Side }>;
  bestow: Does<{ seat: Seat; item: Item; units: Unit[] }>;
  leaderless: Does<{ side: Side }>;
  capture: Does<{ leader: Leader; victor: Owner; units: Unit[] }>;
  captive: Does<{ leader: Leader; seat: Seat }>;
  homecoming: Does<{ leader: Leader }>;
  sorties: Does<{ seat: Seat }>;
  attrition: Does<{ seat: Seat }>;
  upkeep: Does<{ seat: Seat }>;
  cull: Does<{ seat: Seat; units: Unit[]; n: number; cause: Cause }>;
  income: Does<{ seat: Seat }>;
  taxing: Does<{ seat: Seat }>;
  rebellion: Does<{ seat: Seat; site: Site }>;
  hiring: Does<{ seat: Seat }>;
  raise: Does<{ seat: Seat; site: Site }>;
  seek: Does<{ seat: Seat; leader: Leader; kind: number }>;
  deal: Does<{ seat: Seat; with: Seat }>;
  vote: Does<{ seat: Seat }>;
}

export const chapter = chapters<Board, Calls>();
