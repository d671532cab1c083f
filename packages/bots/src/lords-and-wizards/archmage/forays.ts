import type { Memo } from '../decision.js';

/** Odds against what nobody has seen yet: the same in every game, so that what was reckoned in one need not be in the next. */
const FORAYS: Memo['odds'] = new Map();
const MOST = 2000;
/** Their names begin with what is known of a place: its income. */
const UNSEEN = 'gt ';

/** Odds to begin a game with. */
export function remembered(): Memo['odds'] {
  return new Map(FORAYS);
}

/** Keep for other games what holds in them too. */
export function remember(odds: Memo['odds']): void {
  for (const [key, found] of odds) if (FORAYS.size < MOST && key.startsWith(UNSEEN)) FORAYS.set(key, found);
}
