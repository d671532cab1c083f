import type { Group } from './tiles.js';

/** How the places of section 4 are listed. */
export type Listing =
  | 'common'
  | 'elven'
  | 'magic'
  | 'common-or-elven'
  | 'common-or-magic'
  | 'elven-or-magic'
  | 'random'
  | 'specific';

export type Site =
  | 'common-town'
  | 'elven-dwelling'
  | 'shrineheart-abbey'
  | 'star-crest'
  | 'high-hollow'
  | 'centre'
  | 'sacred-circle-stone';

export type Ground = 'woods' | 'mountain' | 'plains' | 'water' | 'coastal' | 'lake' | 'continuous-woods' | 'any-space';

/**
 * One part of a Task.
 * random: a marker where the dice say · goto: in a fixed place · any: where the holder likes · every: in each place of a
 * kind · each: one in every listed tile · meet: a person, marked where he always is · farthest: in the place farthest
 * off · transport: the holder is carried to this marker by the part before · here: done where the card is drawn.
 */
export interface TaskStep {
  readonly kind: 'random' | 'goto' | 'any' | 'every' | 'each' | 'meet' | 'farthest' | 'transport' | 'here';
  readonly listing?: Listing;
  /** A tile by id, or one found by dice. */
  readonly tile?: string;
  readonly tiles?: readonly string[];
  readonly code?: string;
  readonly site?: readonly Site[];
  readonly type?: Ground;
  readonly group?: Group;
  readonly coastal?: boolean;
  readonly inland?: boolean;
  readonly minFromLand?: number;
  readonly person?: string;
  readonly oneOf?: readonly string[];
  readonly differentFromStep?: number;
  readonly sameTileAsStep?: number;
  readonly differentTileFromStep?: number;
  readonly sameSpaceAsStep?: number;
  readonly exclude?: readonly string[];
  readonly from?: string;
  readonly fallback?: string;
  readonly spaceChoice?: string;
  readonly count?: number;
  readonly stayTurns?: number;
  /** W 9.8a Magical Objects picked up here; they can be stolen. */
  readonly get?: readonly string[];
  readonly after?: readonly number[];
}

export interface TaskCard {
  readonly no: number;
  /** Knowledge, perception, power. */
  readonly gain: readonly [number, number, number];
  readonly steps: readonly TaskStep[];
  readonly text: string;
}
