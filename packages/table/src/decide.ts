import { type Game, isRefusal, type Refusal } from '@questhall/kernel';
import { fold } from './fold.js';
import { barredInPlay } from './play.js';
import { barredBefore } from './seating.js';
import type { Actor, Deed, Entry, Folded, Tableau } from './types.js';
import { no } from './words.js';

/** An accepted deed, ready to be stored and told. */
export interface Decided extends Folded {
  readonly entry: Entry;
}

/** Whether somebody may do this now, and what comes of it. Pure: nothing has happened until the host stores the entry. */
export function decide(game: Game, t: Tableau, actor: Actor, deed: Deed, at: number): Decided | Refusal {
  const refusal = barred(game, t, actor, deed, at);
  if (refusal) return refusal;
  const entry = deed.do === 'move' ? moved(deed, t.seq + 1, at) : { ...deed, seq: t.seq + 1, at };
  const folded = fold(game, t, entry);
  return isRefusal(folded) ? folded : { entry, ...folded };
}

/** Apart, because it is what happens all the time: what is written out is quick. */
function moved(deed: Deed & { do: 'move' }, seq: number, at: number): Entry {
  const { seat, picks, by, id, ask, number, why } = deed;
  if (id === undefined && ask === undefined && number === undefined && why === undefined)
    return { do: 'move', by, seat, picks, seq, at };
  return { ...deed, seq, at };
}

/** The refusal that this would meet now, null if it would be done. Nothing happens, and nothing of what would is told. */
export function whyNot(game: Game, t: Tableau, actor: Actor, deed: Deed, at: number): Refusal | null {
  const decided = decide(game, t, actor, deed, at);
  return isRefusal(decided) ? decided : null;
}

function barred(game: Game, t: Tableau, actor: Actor, deed: Deed, at: number): Refusal | undefined {
  if (t.stage === 'over') return no('over', 'the game is over');
  if ('seat' in deed && !t.chairs[deed.seat]) return no('bad-move', `a seat is 0 to ${t.chairs.length - 1}`);
  return t.stage === 'gathering' ? barredBefore(game, t, actor, deed) : barredInPlay(game, t, { actor, deed, at });
}
