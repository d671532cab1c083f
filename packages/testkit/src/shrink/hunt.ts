import { type Asked, advance, copyState, fork, type Live, type State } from '@questhall/kernel';
import { LAWS, type LawId, type MomentLaw, verdict } from '../laws/all.js';
import { unsound } from '../laws/board.js';
import { momentOf, type Watch } from '../laws/moment.js';
import { recordHolds, retell, type SeatPick, type Story, sameAgain } from '../laws/whole.js';
import { pickName } from '../perft.js';
import { waiting } from '../playout.js';

/** What is being hunted: one law, in games that begin alike. */
export interface Hunt {
  readonly watch: Watch;
  readonly law: LawId;
  /** Where it was found, `procedure.label`; it is looked for there only. Empty: everywhere. */
  readonly at: string;
  /** How the game began; for the laws about whole games. */
  readonly story: Omit<Story, 'picks'>;
  readonly until: number;
}

/** The picks that lead to a fault, the last of them the one that shows it. */
export interface Fault {
  readonly picks: readonly SeatPick[];
  readonly what: string;
}

export interface Chosen extends SeatPick {
  readonly option: unknown;
}
/** What is picked next; nothing ends the try. */
export type Picker = (live: Live) => Chosen | undefined;

export function timeIsUp(hunt: Hunt): boolean {
  return performance.now() > hunt.until;
}

/** Play from a state until the law breaks. */
export function firstFault(hunt: Hunt, from: State, next: Picker): Fault | undefined {
  const picks: SeatPick[] = [];
  const live = fork(hunt.watch.kit.game, from);
  try {
    for (let chosen = next(live); chosen && !timeIsUp(hunt); chosen = next(live)) {
      const { seat, pick, option } = chosen;
      picks.push({ seat, pick });
      const before = faultBefore(hunt, live, chosen);
      if (before) return { picks, what: before };
      advance(live, seat, option);
      const after = hunt.law === '7' ? unsound(live.game, live.state) : undefined;
      if (after) return { picks, what: after };
    }
    return faultAtEnd(hunt, live.state, picks, waiting(live));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return hunt.law === '5' ? { picks, what: `play breaks: ${error.message}` } : undefined;
  }
}

/** What another world shows, it shows by chance. */
const TRIES = 8;

function faultBefore({ law, at, watch }: Hunt, live: Live, { seat, pick }: SeatPick): string | undefined {
  if (!Object.hasOwn(LAWS, law) || law === '7' || (at !== '' && askAt(live.state) !== at)) return undefined;
  // Apart from the running game: a law may find that a clone is none.
  const still = { state: copyState(live.game, live.state), asked: live.asked };
  const moment = momentOf(watch, still, seat, pick);
  for (let i = 0; i < TRIES; i++) {
    const found = verdict(law as MomentLaw, moment);
    if (found) return found;
  }
  return undefined;
}

function faultAtEnd(hunt: Hunt, state: State, picks: readonly SeatPick[], asked: Asked | undefined): Fault | undefined {
  const { law } = hunt;
  if (law === '5') return state.result || asked ? undefined : { picks, what: 'play stops where nobody is asked' };
  if (law !== '1' && law !== '10') return undefined;
  const story = { ...hunt.story, picks };
  const told = retell(story);
  const what = law === '1' ? sameAgain(story, state, told) : typeof told === 'string' ? told : recordHolds(story, told);
  return what ? { picks, what } : undefined;
}

export function askAt(state: State): string {
  const frame = state.stack.at(-1);
  return frame ? `${frame.proc}.${frame.at}` : '';
}

/** Follow a list, passing over what is not offered. */
export function following(list: readonly SeatPick[]): Picker {
  let at = 0;
  return (live) => {
    for (; at < list.length; at++) {
      const { seat, pick } = list[at] as SeatPick;
      const asked = live.asked.find((a) => a.seat === seat);
      const option = asked?.options.find((o) => pickName(live, o) === pick);
      if (option === undefined) continue;
      at += 1;
      return { seat, pick, option };
    }
    return undefined;
  };
}

/** Pick at random, so many times at most. */
export function wandering(hunt: Hunt, most: number): Picker {
  let left = most;
  return (live) => {
    const asked = waiting(live);
    if (!asked || left-- <= 0) return undefined;
    const option = asked.options[hunt.watch.random(asked.options.length)];
    return { seat: asked.seat, pick: pickName(live, option), option };
  };
}
