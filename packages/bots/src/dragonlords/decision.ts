import { type Place, placeNamed, type Side, type View } from '@questhall/dragonlords';
import type { Bot, Chance, Level } from '../bot.js';
import { best, botFrom, type Deciding, type Decision, first } from '../deciding.js';

export { best, type Decision, optionNamed as indexOf, say } from '../deciding.js';

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

/** How a bot answers one kind of question. */
export type Decide = Deciding<View, Memo>;
export type Answers = Readonly<Record<string, Decide>>;

/** A bot from its answers by ask. */
export function player(id: Level, answers: Answers): Bot<View> {
  const memo: Memo = { errand: null, course: -1 };
  return botFrom(id, { answers, memo, otherwise: first });
}

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

/** Options that were taken apart, by the question: it is looked at more than once. */
const TAKEN_APART = new WeakMap<Sight, readonly Said[]>();

export function said(sight: Sight): readonly Said[] {
  const before = TAKEN_APART.get(sight);
  if (before) return before;
  const known = ALIKE.get(sight.ask);
  const options = sight.options.map((option, i) => {
    const { verb, what, last, place } = known ? alike(known, option, sight, i) : parsed(sight.name(i));
    return { i, verb, what, last, place };
  });
  TAKEN_APART.set(sight, options);
  return options;
}

type Words = Omit<Said, 'i'>;
const PARSED = new Map<string, Words>();
/** Long lists whose options are said in the same words on every board. */
const ALIKE = new Map(['combat.choose', 'reinforce.choose'].map((ask) => [ask, new Map<unknown, Words>()]));

function alike(known: Map<unknown, Words>, option: unknown, sight: Sight, i: number): Words {
  const before = known.get(option);
  if (before) return before;
  const found = parsed(sight.name(i));
  known.set(option, found);
  return found;
}

/** A pick taken apart; the same few thousand are said again and again. */
function parsed(name: string): Words {
  const before = PARSED.get(name);
  if (before) return before;
  const words = name.split(' ');
  const last = words.length > 1 ? (words.at(-1) as string) : '';
  const found = { verb: words[0], what: words.slice(1, -1).join(' '), last, place: placeNamed(last) };
  PARSED.set(name, found);
  return found;
}

/** A decision for the option with the highest score; options without one are passed over, of equals the first is taken. */
export function choose(sight: Sight, why: string, score: (option: Said) => number | undefined): Decision {
  return { pick: Math.max(0, best(said(sight), score)?.i ?? 0), why };
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
