import type { Json, Phrase, Refusal, Result, Seat, State, Viewer } from '@questhall/kernel';
import { knownComputed } from './expect.js';
import { type Opening, openTale, type Tale } from './open.js';
import { knownPath, valueAt } from './paths.js';
import { type PlayStep, playStep } from './steps.js';
import {
  askedNow,
  askNow,
  computedIn,
  eventsHeardBy,
  leftDice,
  offeredTo,
  playPick,
  playUnasked,
  seenBy,
  truthOf,
  tryMove,
  unaskedOf,
} from './tale.js';
import { at, knownPick, type ScenarioGame, wrong } from './vocabulary.js';

/** One seat of a scenario, for stories that follow one player. */
export interface SeatOf<B> {
  picks(...picks: readonly string[]): Scenario<B>;
  unasked(pick: string): Scenario<B>;
  refuses(pick: string): Refusal;
  offers(): string[];
  sees(path?: string): Json | undefined;
}

/** A position to play from, and to look at. Whatever goes wrong throws, so that the test fails. */
export interface Scenario<B> {
  /** A seat picks; what the kernel has just taken by itself may be named too. */
  picks(seat: Seat, ...picks: readonly string[]): Scenario<B>;
  /** A seat does what nobody asked it. */
  unasked(seat: Seat, pick: string): Scenario<B>;
  seat(seat: Seat): SeatOf<B>;
  /** Lines as they stand in a scenario file. */
  play(...lines: readonly PlayStep[]): Scenario<B>;
  /** Why a pick is refused; fails if it is accepted. */
  refuses(seat: Seat, pick: string): Refusal;
  offers(seat: Seat): string[];
  offersUnasked(seat: Seat): readonly string[];
  /** Seats that have still to answer. */
  asked(): Seat[];
  /** What is asked, as `procedure.label`. */
  at(): string;
  readonly board: B;
  readonly state: State<B>;
  readonly result: Result | null;
  truth(path?: string): Json | undefined;
  sees(viewer: Viewer, path?: string): Json | undefined;
  computed(name: string, of?: Readonly<Record<string, Json>>): Json;
  /** All events since the beginning, as everybody hears them. */
  events(): Phrase[];
  heard(viewer: Viewer): Phrase[];
  leftDice(): Record<string, (number | string)[]>;
}

/** Set a table for a story. */
export function scenario<B>(kit: ScenarioGame<B>, opening: Opening): Scenario<B> {
  const tale = openTale(kit, opening);
  const handle: Scenario<B> = {
    ...looking(tale),
    picks: (seat, ...picks) => {
      for (const pick of picks) accepted(tale, seat, pick, playPick(tale, seat, pick));
      return handle;
    },
    unasked: (seat, pick) => {
      accepted(tale, seat, pick, playUnasked(tale, seat, pick));
      return handle;
    },
    play: (...lines) => {
      const failed = lines.flatMap((line, i) => at(`play[${i}]`, () => playStep(tale, line)));
      return failed.length > 0 ? wrong(failed.join('\n')) : handle;
    },
    seat: (seat) => seatOf(handle, seat),
    get board() {
      return tale.state.board;
    },
    get state() {
      return tale.state;
    },
    get result() {
      return tale.state.result;
    },
  };
  return handle;
}

type Look = Omit<Scenario<never>, 'picks' | 'unasked' | 'play' | 'seat' | 'board' | 'state' | 'result'>;

function looking(tale: Tale): Look {
  const { kit } = tale;
  return {
    refuses: (seat, pick) => {
      knownPick(kit, pick);
      return tryMove(tale, seat, [pick]) ?? wrong(`"${pick}" of seat ${seat} should be refused, but is accepted`);
    },
    offers: (seat) => offeredTo(tale, seat),
    offersUnasked: (seat) => unaskedOf(tale, seat),
    asked: () => askedNow(tale),
    at: () => askNow(tale),
    truth: (path) => lookUp(kit, truthOf(tale), path),
    sees: (viewer, path) => lookUp(kit, seenBy(tale, viewer), path),
    computed: (name, of = {}) => {
      knownComputed(tale, name, of);
      return computedIn(tale, name, of);
    },
    events: () => eventsHeardBy(tale, null),
    heard: (viewer) => eventsHeardBy(tale, viewer),
    leftDice: () => leftDice(tale),
  };
}

function seatOf<B>(handle: Scenario<B>, seat: Seat): SeatOf<B> {
  return {
    picks: (...picks) => handle.picks(seat, ...picks),
    unasked: (pick) => handle.unasked(seat, pick),
    refuses: (pick) => handle.refuses(seat, pick),
    offers: () => handle.offers(seat),
    sees: (path) => handle.sees(seat, path),
  };
}

function accepted(tale: Tale, seat: Seat, pick: string, refusal: Refusal | undefined): void {
  if (!refusal) return;
  knownPick(tale.kit, pick);
  wrong(`seat ${seat} cannot pick "${pick}": ${refusal.why}`);
}

function lookUp(kit: ScenarioGame, value: Json, path: string | undefined): Json | undefined {
  if (path === undefined) return value;
  knownPath(kit, value, path);
  return valueAt(value, path);
}
