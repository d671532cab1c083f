export interface Tally {
  samples: number;
  varied: number;
}
export interface Fact extends Tally {
  /** The values it truly had; a fact that never changes is no secret. */
  readonly values: Set<string>;
}

/** What a run remembers of its secrets, to say at its end whether `determinize` really deals them anew. */
export interface Secrets {
  /** How often a moment was looked at. */
  looks: number;
  /** Pairs `viewer>seat`: the seat was told something that the viewer was not. */
  readonly told: Set<string>;
  /** Of the pairs: how often the seat's view was compared, and how often it was another. */
  readonly pairs: Map<string, Tally>;
  readonly boards: Map<string, Tally>;
  /** Viewers to whom two different boards looked the same. */
  readonly blind: Set<string>;
  readonly openings: Map<string, string>;
  readonly facts: Map<string, Fact>;
}

export function noSecrets(): Secrets {
  return {
    looks: 0,
    told: new Set(),
    pairs: new Map(),
    boards: new Map(),
    blind: new Set(),
    openings: new Map(),
    facts: new Map(),
  };
}
