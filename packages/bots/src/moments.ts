import type { Seat } from '@questhall/kernel';
import { LEAST } from './judging.js';

/** How one pick moved the chances to win. */
export interface Moment {
  /** The line of the record, from 0. */
  readonly line: number;
  readonly seat: Seat;
  readonly pick: string;
  /** What the dice and what came to light did for each seat. */
  readonly luck: readonly number[];
  /** What the choice gave away against the best that could be seen. */
  readonly lost: number;
  /** That best, if something was given away. */
  readonly better?: string;
}

/** Picks of a game with what could be hoped for before each. */
export interface Hoped {
  readonly moments: readonly Moment[];
  /** By moment: how surely its seat would have won by the best that could be seen, where others were looked at. */
  readonly hopes: readonly (number | undefined)[];
  /** By line, the turn it was said in. */
  readonly turns: readonly number[];
}

/** A chance that is missed and comes again in the same turn is lost when it is gone, not every time. */
export function lostAtLast(hoped: Hoped): Moment[] {
  return hoped.moments.map((moment, i) => {
    const [hope, still] = [hoped.hopes[i], hopeAfter(hoped, i)];
    if (moment.lost === 0 || hope === undefined || still === undefined) return moment;
    const lost = Math.min(moment.lost, hope - still);
    const { better: _, ...rest } = moment;
    return lost < LEAST ? { ...rest, lost: 0 } : { ...moment, lost };
  });
}

/** What its seat could still hope for at its next question of that turn, but for luck in between. */
function hopeAfter({ moments, hopes, turns }: Hoped, i: number): number | undefined {
  const { seat, line } = moments[i];
  let luck = 0;
  for (let next = i + 1; next < moments.length && turns[moments[next].line] === turns[line]; next++) {
    luck += moments[next - 1].luck[seat];
    const hope = hopes[next];
    if (moments[next].seat === seat && hope !== undefined) return hope - luck;
  }
  return undefined;
}
