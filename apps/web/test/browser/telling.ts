import { answer, hurry } from './hands.js';
import type { Deed } from './script.js';
import type { Visitor } from './stage.js';

/** A scripted game on the way to its end. */
export interface Telling {
  /** On to just before the next such pick, without hands. */
  skipTo(ask: string, pick?: string): Promise<void>;
  /** The next deed, who is to do it, and who is not. It is for the caller to do. */
  next(): { readonly mover: Visitor; readonly other: Visitor; readonly deed: Deed };
  /** So many deeds by hand. */
  goOn(deeds: number): Promise<void>;
}

export function telling(friends: readonly [Visitor, Visitor], game: readonly Deed[]): Telling {
  const ahead = [...game];
  const next: Telling['next'] = () => {
    const deed = ahead.shift();
    if (!deed) throw new Error('the game is over');
    return { deed, mover: friends[deed.seat]!, other: friends[1 - deed.seat]! };
  };
  return {
    next,
    skipTo: async (ask, pick = '') => {
      const at = ahead.findIndex((deed) => deed.ask === ask && deed.picks[0]?.startsWith(pick));
      if (at < 0) throw new Error(`${ask} ${pick} does not come`);
      await hurry(friends, ahead.splice(0, at));
    },
    goOn: async (deeds) => {
      for (let n = 0; n < deeds; n++) {
        const { mover, deed } = next();
        await answer(mover, ...deed.picks);
      }
    },
  };
}
