import {
  advance,
  apply,
  begin,
  commitment,
  type Event,
  fork,
  fresh,
  type Game,
  type GameRecord,
  isRefusal,
  type Line,
  lineOf,
  type Outcome,
  openSave,
  readRecord,
  type Seat,
  type State,
  type TableOptions,
  verify,
  wake,
  writeRecord,
} from '@questhall/kernel';
import { pickName } from '../perft.js';
import { evenly, LONGEST_GAME, playOn } from '../playout.js';
import { difference } from '../same.js';
import type { Verdict } from './moment.js';

export interface SeatPick {
  readonly seat: Seat;
  readonly pick: string;
}

/** A game that was played: how it began, and every pick. */
export interface Story {
  readonly game: Game;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
  readonly picks: readonly SeatPick[];
}

export interface Told {
  readonly state: State;
  readonly events: readonly Event[];
  readonly opening: Outcome;
  readonly lines: readonly Line[];
}

/** Hears of each pick as the story is told. */
export type Listener = (outcome: Outcome) => void;

/** Play a story again, pick by pick, through `apply`, for somebody who listens. */
export function retell({ game, seats, options, seed, picks }: Story, listens: Listener = () => {}): Told | string {
  const opening = begin(game, { seats, options }, seed);
  if (isRefusal(opening)) return opening.why;
  listens(opening);
  const events = [...opening.events];
  const lines: Line[] = [];
  let { state } = opening;
  for (const [i, { seat, pick }] of picks.entries()) {
    const move = { seat, picks: [pick] };
    const outcome = apply(game, state, move);
    if (isRefusal(outcome)) return `pick ${i + 1}, "${pick}" of seat ${seat}, is refused: ${outcome.why}`;
    events.push(...outcome.events);
    lines.push(lineOf(move, outcome));
    state = outcome.state;
    listens(outcome);
  }
  return { state, events, opening, lines };
}

/** Law 1: the same seed and picks lead to the same state and events, played in place or told again. */
export function sameAgain(story: Story, end: State, told: Told | string): Verdict {
  if (typeof told === 'string') return `told again, ${told}`;
  const ends = difference(end, told.state);
  if (ends) return `played in place and told again, the game ends differently: ${ends}`;
  const events = difference(told.events, inPlace(story));
  return events && `told again, the events differ: ${events}`;
}

/** The events of a story played in place. */
function inPlace({ game, seats, options, seed, picks }: Story): readonly Event[] {
  const state = fresh(game, { seats, options }, seed);
  if (isRefusal(state)) return [];
  const live = wake(game, state);
  for (const { seat, pick } of picks) {
    const asked = live.asked.find((a) => a.seat === seat);
    advance(
      live,
      seat,
      asked?.options.find((o) => pickName(live, o) === pick),
    );
  }
  return live.events;
}

/** Law 10 for a game just played: its record reads back as written and verifies; unfinished, it keeps its secrets. */
export function recordHolds(story: Story, told: Told): Verdict {
  if (!told.state.result) return null;
  const record = recordOf(story, told);
  const text = writeRecord(story.game, record);
  const read = readRecord(story.game, text);
  if (isRefusal(read)) return `its record cannot be read: ${read.why}`;
  const lines = difference(bare(record), bare(read));
  if (lines) return `its record reads back differently: ${lines}`;
  const end = verify(story.game, read);
  if (isRefusal(end)) return `its record does not verify: ${end.why}`;
  const running = writeRecord(story.game, { ...record, result: null });
  return running.includes(story.seed) ? 'the record of a running game tells the seed' : undefined;
}

/** Whether a pick was secret is not in the text of a finished game. */
function bare(record: GameRecord): unknown {
  return { ...record, lines: record.lines.map(({ secret: _, ...line }) => line) };
}

function recordOf({ game, seats, options, seed }: Story, { state, opening, lines }: Told): GameRecord {
  return {
    game: game.id,
    version: game.version,
    seats,
    players: Array.from({ length: seats }, (_, seat) => `seat ${seat}`),
    options,
    commitment: commitment(seed, 'salt'),
    nonces: [],
    secret: seed,
    salt: 'salt',
    result: state.result,
    opening: opening.draws,
    lines,
  };
}

/** Law 10: a recorded game still verifies with its result, or a save still opens and plays to an end. Says what is wrong. */
export function checkRecord(game: Game, text: string): string | undefined {
  if (!text.trimStart().startsWith('{')) {
    const record = readRecord(game, text);
    if (isRefusal(record)) return record.why;
    const end = verify(game, record);
    return isRefusal(end) ? end.why : undefined;
  }
  const saved = parsed(text);
  const state = saved === undefined ? undefined : openSave(game, saved);
  if (!state) return 'a save is JSON; this text is cut short';
  return isRefusal(state) ? state.why : finishes(game, state);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function finishes(game: Game, state: State): string | undefined {
  const live = fork(game, state);
  const { decisions } = playOn(live, evenly('5a7e5a7e'));
  if (live.state.result) return game.invariants(live.state.board)[0];
  return decisions >= LONGEST_GAME ? 'this save has no end' : 'this save stops where nobody is asked';
}
