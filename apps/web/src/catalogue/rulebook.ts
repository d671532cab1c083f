import type { Example, Rule, Ruling } from '@questhall/kernel';

/** The rules in our own words. */
export interface Rulebook {
  readonly rules: readonly Rule[];
  readonly examples: readonly Example[];
  readonly rulings: readonly Ruling[];
}
