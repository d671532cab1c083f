import { chapters } from '@questhall/kernel';
import type { Bearer, Board, Side, UnitState } from './board.js';
import type { Group, States } from './forces.js';
import type { Place } from './map.js';

type Nothing = Record<never, never>;
type Does<T extends object = Nothing> = { takes: T; gives: undefined };

/** Where two sides, or a party and monsters, fight. */
export type Ground = 'land' | 'sea' | 'quest' | 'monster' | 'dragon';
/** Why units are lost. */
export type Cause = 'dice' | 'spell' | 'scroll' | 'monster' | 'poison' | 'quest';
/** At which point of a round somebody is asked. */
export type Stage = 'before' | 'counter' | 'ward';

/** What somebody has made up his mind to do in a round. */
export interface Resolve {
  /** Wizards who cast instead of striking: `bearer * 2`, and 1 more for a lightning bolt. */
  spells: number[];
  elixir: boolean;
  /** The Charm scroll was cast: the Dragon is gone. */
  charmed: boolean;
}

export const NO_RESOLVE: Resolve = { spells: [], elixir: false, charmed: false };

/** Every procedure of the book, what it is told and what it answers. */
export interface Calls {
  game: Does;
  setup: Does;
  peoples: Does;
  kingdoms: Does;
  claims: Does;
  counters: Does;
  docks: Does;
  turn: Does<{ side: Side }>;
  purchase: Does<{ side: Side }>;
  pay: Does<{ side: Side; gold: number }>;
  hoard: Does<{ side: Side; gold: number; fresh: boolean }>;
  group: {
    takes: {
      side: Side;
      from: Place;
      least: number;
      most: number;
      stay: number;
      states: States;
      who: 'any' | 'crew' | 'party';
      lead: Bearer;
    };
    gives: Group;
  };
  naval: Does<{ side: Side }>;
  sail: Does<{ side: Side; ship: Place }>;
  teleport: Does<{ side: Side; bearer: Bearer; home: boolean }>;
  quest: Does<{ side: Side }>;
  expedition: Does<{ side: Side; from: Place; entry: Place }>;
  wander: Does<{ side: Side; at: Place }>;
  arrive: Does<{ side: Side; at: Place; from: Place }>;
  trade: Does<{ side: Side; at: Place }>;
  learn: Does<{ side: Side; at: Place; merlin: boolean }>;
  lair: Does<{ side: Side; at: Place }>;
  adventure: Does<{ side: Side; at: Place }>;
  monster: {
    takes: { side: Side; at: Place; quest: number; omen: number };
    gives: 'beaten' | 'charmed' | 'lost';
  };
  poison: { takes: { side: Side; at: Place; n: number }; gives: number };
  dragonlord: Does<{ side: Side; at: Place }>;
  find: Does<{ side: Side; at: Place }>;
  bestow: Does<{ side: Side; places: Place[] }>;
  combat: Does<{ side: Side }>;
  attack: Does<{ side: Side; to: Place; sneak: boolean }>;
  march: Does<{ side: Side; from: Place }>;
  battle: Does<{ attacker: Side; where: Place; sneak: boolean }>;
  prepare: {
    takes: {
      side: Side;
      foe: Side;
      where: Place;
      ground: Ground;
      stage: Stage;
      attacks: boolean;
      sneak: boolean;
      hits: number;
    };
    gives: Resolve;
  };
  flee: Does<{ side: Side; bearer: Bearer; where: Place }>;
  losses: { takes: { side: Side; where: Place; n: number; cause: Cause; by: Side }; gives: number };
  spoils: Does<{ side: Side; where: Place }>;
  scroll: Does<{ side: Side; card: number; where: Place; foe: Side }>;
  strike: Does<{ card: number; by: Side; side: Side; where: Place; back: Place }>;
  transfer: Does<{ side: Side }>;
  reinforce: Does<{ side: Side }>;
}

export const chapter = chapters<Board, Calls>();
export type { Group, States, UnitState };
