import { answer, hurry } from './hands.js';
import type { Deed } from './script.js';
import { until, type Visitor } from './stage.js';

/** A scripted game on the way to its end. Where it is, the table says, so that one test may fail without the next. */
export interface Telling {
  /** On to just before the next such pick, without hands. */
  skipTo(ask: string, pick?: string): Promise<void>;
  /** The next deed, who is to do it, and who is not. It is for the caller to do. */
  next(): Promise<{ readonly mover: Visitor; readonly other: Visitor; readonly deed: Deed }>;
  /** So many deeds by hand. */
  goOn(deeds: number): Promise<void>;
}

export function telling(friends: readonly [Visitor, Visitor], game: readonly Deed[]): Telling {
  const [ann, ben] = friends;
  const next: Telling['next'] = async () => {
    const [deed] = await ahead();
    if (!deed) throw new Error('the game is over');
    return { deed, mover: friends[deed.seat]!, other: friends[1 - deed.seat]! };
  };
  return {
    next,
    skipTo: async (ask, pick = '') => {
      const to = await ahead();
      const at = to.findIndex((deed) => deed.ask === ask && deed.picks[0]?.startsWith(pick));
      if (at < 0) throw new Error(`${ask} ${pick} does not come`);
      await hurry(friends, to.slice(0, at));
    },
    goOn: async (deeds) => {
      for (let n = 0; n < deeds; n++) {
        const { mover, deed } = await next();
        await answer(mover, ...deed.picks);
      }
    },
  };

  /** What was not yet done: a deed is a line of the record. */
  async function ahead(): Promise<readonly Deed[]> {
    await until('both to know the same', () => ann.wire.scene()?.seq === ben.wire.scene()?.seq);
    return game.slice(ann.wire.scene()?.lines);
  }
}
