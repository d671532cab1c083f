import { type Place, placeNamed, type Side, type View } from '@questhall/dragonlords';
import type { Bot, Chance, Level } from '../bot.js';

/** A chance at a table of Quest for the DragonLords. */
export type Sight = Chance<View>;

/** What units are about to be chosen for: how many, whether casters go along, and where to. */
export interface Errand {
  readonly n: number;
  readonly wizards: boolean;
  readonly king: boolean;
  readonly to: Place;
}

/** What a bot has in mind from one question to the next; it can do without. */
export interface Memo {
  errand: Errand | null;
  /** The ship that is under sail, and the land it is bound for. */
  course: Place;
}

/** An option by its index, and why it was taken. */
export interface Decision {
  readonly pick: number;
  readonly why: string;
}

/** How a bot answers one kind of question. */
export type Decide = (sight: Sight, memo: Memo) => Decision;
export type Answers = Readonly<Record<string, Decide>>;

/** A bot from its answers by ask. */
export function player(id: Level, answers: Answers): Bot<View> {
  const memo: Memo = { errand: null, course: -1 };
  let why = 'nothing was asked yet';
  return {
    id,
    choose: (sight) => {
      const decision = sight.options.length === 1 ? only : (answers[sight.ask] ?? first)(sight, memo);
      why = decision.why;
      return decision.pick;
    },
    why: () => why,
  };
}

const only: Decision = { pick: 0, why: 'there was nothing else to choose' };
/** Questions the game may grow that no answer is written for yet. */
const first: Decide = () => ({ pick: 0, why: 'it made no difference to me' });

/** An option as it is said: `attack pinewatch`, `place 3 pinewatch`. */
export interface Said {
  readonly i: number;
  readonly verb: string;
  /** What stands between the verb and the last word. */
  readonly what: string;
  readonly last: string;
  /** The place the last word names, -1 if it names none. */
  readonly place: Place;
}

export function said(sight: Sight): Said[] {
  return sight.options.map((_, i) => {
    const words = sight.name(i).split(' ');
    const last = words.length > 1 ? (words.at(-1) as string) : '';
    return { i, verb: words[0], what: words.slice(1, -1).join(' '), last, place: placeNamed(last) };
  });
}

/** A decision for the option with the highest score; options without one are passed over, of equals the first is taken. */
export function choose(sight: Sight, why: string, score: (option: Said) => number | undefined): Decision {
  return { pick: Math.max(0, best(said(sight), score)?.i ?? 0), why };
}

/** What has the highest score. */
export function best<T>(list: readonly T[], score: (one: T) => number | undefined): T | undefined {
  let found: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const value = score(one);
    if (value === undefined || value <= highest) continue;
    highest = value;
    found = one;
  }
  return found;
}

/** A decision for the option with these words; without one, for the first. */
export function say(sight: Sight, words: string, why: string): Decision {
  return { pick: Math.max(0, indexOf(sight, words)), why };
}

export function indexOf(sight: Sight, words: string): number {
  return sight.options.findIndex((_, i) => sight.name(i) === words);
}

/** The side that is asked: the one the prompt names, the one in the battle, the one whose turn it is. */
export function sideOf({ view, seat, says, shows }: Sight): Side {
  const named = says.args?.side;
  if (typeof named === 'number') return named;
  const battle = shows.battle as { attacker: Side; defender: Side } | undefined;
  for (const side of battle ? [battle.attacker, battle.defender] : [])
    if (side >= 0 && view.seatOf[side] === seat) return side;
  if (view.active >= 0 && view.seatOf[view.active] === seat) return view.active;
  return view.seatOf.indexOf(seat);
}

export function spokenPlace({ says }: Sight, key: string): Place {
  return placeNamed(String(says.args?.[key] ?? ''));
}

export function spokenNumber({ says }: Sight, key: string): number {
  return Number(says.args?.[key] ?? 0);
}
