import { invariants, tree } from './board.js';
import { constancy, purity, roundTrip } from './copies.js';
import type { Check, Moment, Verdict } from './moment.js';
import { offers } from './offers.js';
import { openness, otherWorld, promptSecrecy, secrecy } from './secrecy.js';
import { playsOn, resampling } from './secrets.js';
import { unasked } from './unasked.js';
import { teachesNothing, undo } from './undo.js';

/** A law that can be looked at one decision at a time. */
export interface Law {
  readonly says: string;
  readonly check: Check;
  /** The chance that it is run at a decision that is looked at. */
  readonly rate: number;
}

/** Laws 1, 5 and 10 are about whole games, and 6c about a whole run; the others are here. */
export const LAWS = {
  '2': { says: 'a round trip through JSON changes nothing', check: roundTrip, rate: 0.12 },
  '3': { says: 'apply leaves its input alone and agrees with advance', check: purity, rate: 0.25 },
  '3b': { says: 'what is asked twice is answered the same', check: constancy, rate: 0.15 },
  '4': { says: 'every option offered is accepted, anything else refused', check: offers, rate: 0.12 },
  '6': { says: 'a view tells nothing hidden', check: secrecy, rate: 0.25 },
  '6a': { says: 'prompts, shows and public options tell nothing hidden', check: promptSecrecy, rate: 0.2 },
  '6b': { says: 'who is asked next tells nothing hidden', check: otherWorld, rate: 0.3 },
  '6c': { says: 'determinize really deals anew', check: resampling, rate: 0.25 },
  '6d': { says: 'an imagined world plays on to the end', check: playsOn, rate: 0.1 },
  '6e': { says: 'where nobody has secrets everybody sees the whole board', check: openness, rate: 0.25 },
  '7': { says: 'every counter, card and coin is somewhere', check: invariants, rate: 1 },
  '8': { says: 'a pick taken back was never made', check: undo, rate: 0.15 },
  '8b': { says: 'a pick that can be taken back teaches nothing', check: teachesNothing, rate: 0.25 },
  '9': { says: 'the tree of picks is the same, however it is counted', check: tree, rate: 0.03 },
  '11': { says: 'a standing ask is accepted, and what waits still stands', check: unasked, rate: 0.15 },
} as const satisfies Readonly<Record<string, Law>>;

export type MomentLaw = keyof typeof LAWS;
export type LawId = MomentLaw | '1' | '5' | '10';

export const MOMENT_LAWS: readonly MomentLaw[] = Object.keys(LAWS) as MomentLaw[];

/** Hold a law against a moment. Whatever is thrown is a fault too. */
export function verdict(law: MomentLaw, moment: Moment): Verdict {
  try {
    return LAWS[law].check(moment);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `it throws: ${error.message}`;
  }
}
