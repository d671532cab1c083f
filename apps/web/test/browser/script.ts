import { botsFor, chance } from '@questhall/bots';
import { apply, askedIn, begin, isRefusal, mixSeed, random, type Seat, type State, seedFrom } from '@questhall/kernel';
import { wizardsQuest } from '@questhall/wizards-quest';

/** What one seat does at one prompt: a pick, or all the men it places. */
export interface Deed {
  readonly seat: Seat;
  readonly ask: string;
  readonly picks: readonly string[];
  /** Which of the seat's prompts it answers, where that matters. */
  readonly number?: number;
}

export interface Dice {
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly seats: number;
}

/** How many ways a game may go before we settle for the shortest. */
const TRIES = 120;
const LONGEST = 2000;

/** A whole game by these dice, as short as squires can play it. */
export function shortGame({ secret, nonces, seats }: Dice): readonly Deed[] {
  const start = begin(wizardsQuest, { seats, options: {} }, mixSeed(secret, nonces));
  if (isRefusal(start)) throw new Error(start.why);
  let best: readonly Deed[] = [];
  for (let n = 0; n < TRIES; n++) best = squires(start.state, `way ${n}`, best.length || LONGEST) ?? best;
  if (best.length === 0) throw new Error('no game came to an end');
  return best;
}

/** A game played by squires; null if it is not over after so many deeds. */
function squires(start: State, way: string, most: number): readonly Deed[] | null {
  const chances = random(seedFrom(way));
  const make = botsFor(wizardsQuest.id).squire;
  if (!make) throw new Error('there is no squire');
  const bots = start.asks.map((_, seat) => make(seat));
  const deeds: Deed[] = [];
  let state = start;
  let left = 0;
  while (!state.result && deeds.length < most) {
    const seat = askedIn(wizardsQuest, state)[0]!.seat;
    const seen = chance(wizardsQuest, state, seat, chances);
    const pick = seen.name(bots[seat]!.choose(seen));
    const men = Number(seen.says.args?.men ?? 0);
    // Men who are placed one after the other are one deed.
    if (left > 0 && men === left) deeds.push(longer(deeds.pop()!, pick));
    else deeds.push({ seat, ask: seen.ask, picks: [pick] });
    left = seen.ask === 'place.choose' ? men - menIn(pick) : 0;
    const done = apply(wizardsQuest, state, { seat, picks: [pick] });
    if (isRefusal(done)) throw new Error(done.why);
    state = done.state;
  }
  return state.result ? deeds : null;
}

/** How many of the men due a pick places; a super power takes the place of two. */
function menIn(pick: string): number {
  const what = pick.split(' ')[1] ?? '';
  return /\d/.test(what) ? Number(what) : 2;
}

function longer(deed: Deed, pick: string): Deed {
  return { ...deed, picks: [...deed.picks, pick] };
}
