import { type Bot, chance } from '@questhall/bots';
import { apply, askedIn, begin, isRefusal, type Random, random, type TableOptions } from '@questhall/kernel';
import { Failed, WrongWords } from './failure.js';
import type { House } from './house.js';
import { LONGEST } from './match.js';
import { botsOf } from './series.js';
import { type Step, type Story, saltFor, stateOf } from './story.js';

export interface Plan {
  readonly house: House;
  readonly seats: readonly string[];
  readonly options: TableOptions;
  /** The game's seed. */
  readonly secret: string;
}

/** A whole game between bots, pick by pick. */
export function played({ house, seats, options, secret }: Plan): Story {
  const opening = begin(house.game, { seats: seats.length, options }, secret);
  if (isRefusal(opening)) throw new WrongWords(opening.why);
  const bots = botsOf({ house, seats });
  const chances = botsChance(secret);
  const steps: Step[] = [];
  const story: Story = { house, players: seats, secret, salt: saltFor(secret), opening, steps, whole: true };
  while (!stateOf(story).result) {
    if (steps.length > LONGEST) throw new Failed(`the game did not end after ${LONGEST} picks`);
    steps.push(nextStep(story, bots, chances));
  }
  return story;
}

export function botsChance(secret: string): Random {
  return random(`${secret} bots`);
}

function nextStep(story: Story, bots: readonly Bot[], chances: Random): Step {
  const { game } = story.house;
  const state = stateOf(story);
  const seat = askedIn(game, state).find((a) => !(String(a.seat) in state.sealed))?.seat ?? -1;
  const sees = chance(game, state, seat, chances);
  const pick = sees.name(bots[seat].choose(sees));
  const outcome = apply(game, state, { seat, picks: [pick] });
  if (isRefusal(outcome)) throw new Failed(`${bots[seat].id} picked "${pick}": ${outcome.why}`);
  return { seat, pick, unasked: false, outcome };
}
