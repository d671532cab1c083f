import { botsFor, chance, type Level } from '@questhall/bots';
import { apply, askedIn, begin, isRefusal, mixSeed, random, type Seat, seedFrom } from '@questhall/kernel';
import { type Board, talisman } from '@questhall/talisman';
import type { Deed, Dice } from './script.js';

export const WINDOW = 'window.offer';

/** What somebody does, and in whose turn. */
export interface TalismanDeed extends Deed {
  readonly active: Seat;
  /** How much there was to choose from. */
  readonly choices: number;
}

const LONGEST = 600;

/** A whole game by these dice, as machines of these levels would play it. */
export function talismanGame({ secret, nonces, seats }: Dice, levels: readonly Level[]): readonly TalismanDeed[] {
  const start = begin(talisman, { seats, options: {} }, mixSeed(secret, nonces));
  if (isRefusal(start)) throw new Error(start.why);
  const bots = levels.map((level, seat) => botsFor(talisman.id)[level]!(seat));
  const chances = random(seedFrom('three'));
  const deeds: TalismanDeed[] = [];
  let { state } = start;
  while (!state.result) {
    if (deeds.length > LONGEST) throw new Error('that game takes too long');
    const { seat, options } = askedIn(talisman, state).find((asked) => !(String(asked.seat) in state.sealed))!;
    const seen = chance(talisman, state, seat, chances);
    const pick = seen.name(bots[seat]!.choose(seen));
    const { active } = state.board as Board;
    deeds.push({ seat, ask: seen.ask, number: state.asks[seat]!, picks: [pick], active, choices: options.length });
    const done = apply(talisman, state, { seat, picks: [pick] });
    if (isRefusal(done)) throw new Error(done.why);
    state = done.state;
  }
  return deeds;
}

/** The first deed from there on that is so; fails if there is none. */
export function firstOf(
  deeds: readonly TalismanDeed[],
  from: number,
  isSo: (deed: TalismanDeed, n: number) => boolean,
): number {
  const found = deeds.findIndex((deed, n) => n >= from && isSo(deed, n));
  if (found < 0) throw new Error('this game never comes to that');
  return found;
}
