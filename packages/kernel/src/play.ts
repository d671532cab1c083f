import { isRefusal } from './broken.js';
import { isSeed, rngFrom, type Seed } from './dice.js';
import type { Live } from './live.js';
import { advance, interrupt, stepOf, top, wake } from './machine.js';
import { readOptions, ready } from './ready.js';
import { copyState } from './state.js';
import type { Ask, Asked, Game, Move, Outcome, Refusal, Refused, Seat, State, Viewer } from './types.js';

/**
 * The options a state was found with, so that they are computed once a decision; and how much had been answered then.
 * It lies in the state itself, where nobody writes, copies or compares it: in a WeakMap it outlives the state by a
 * collection or two, and with hundreds of states a second that is most of what the collector would have to carry about.
 */
const FOUND = Symbol('found');
interface Known {
  [FOUND]?: { readonly asked: Asked[]; readonly answered: number };
}

/** What is known of a state, unless it was played on in place meanwhile. */
function known(state: State): Asked[] | undefined {
  const memo = (state as Known)[FOUND];
  return memo && memo.answered === answered(state) ? memo.asked : undefined;
}

function know(state: State, asked: Asked[]): void {
  const value = { asked, answered: answered(state) };
  if (Object.isExtensible(state)) Object.defineProperty(state, FOUND, { value, configurable: true });
}

function answered(state: State): number {
  let sum = 0;
  for (const n of state.asks) sum += n;
  return sum;
}

export interface Start {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A new game, run up to its first question. */
export function begin<B>(game: Game<B>, start: Start, seed: Seed): Outcome<B> | Refusal {
  const state = fresh(game, start, seed);
  if (isRefusal(state)) return state;
  return outcome(wake(game, state));
}

/** A state with its pieces set up and nothing played. */
export function fresh<B>(game: Game<B>, start: Start, seed: Seed): State<B> | Refusal {
  const { min, max } = game.seats;
  if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max) {
    return no('bad-setup', `${game.title} is for ${min} to ${max} players, not ${start.seats}`);
  }
  if (!isSeed(seed)) return no('bad-setup', 'a seed is 32 hex digits');
  const options = readOptions(game, start.options ?? {});
  if (isRefusal(options)) return options;
  const { main } = game;
  const first = ready(game)[main];
  return {
    game: game.id,
    version: game.version,
    seats: start.seats,
    options,
    board: game.setup({ seats: start.seats, options }),
    stack: first ? [{ proc: main, at: first.first, vars: first.procedure.locals() as Record<string, unknown> }] : [],
    rng: rngFrom(seed, game.streams),
    asks: new Array<number>(start.seats).fill(0),
    sealed: {},
    result: null,
  };
}

/** Carry out a move. Pure: the given state is left alone, and a refused move changes nothing. */
export function apply<B>(game: Game<B>, state: State<B>, move: Move): Outcome<B> | Refusal {
  const bad = malformed(state, move);
  if (bad) return bad;
  const live = wake(game, copyState(game, state), known(state));
  const stale = outdated(live, move);
  if (stale) return stale;
  const secret: boolean[] = [];
  for (const [i, pick] of move.picks.entries()) {
    if (i > 0 && live.sealed) {
      return no(
        'sealed-midway',
        `the pick before "${pick}" rolled, showed or asked something; send what follows as a move of its own`,
      );
    }
    secret.push(asksInSecret(live));
    const refusal = play(live, move.seat, pick);
    if (refusal) return refusal;
  }
  return outcome(live, secret);
}

/** Whether a pick made now is for its seat alone: it tells what only that seat knows, or others have yet to pick. */
function asksInSecret(live: Live): boolean {
  if (live.state.result) return false;
  return live.asked.length > 1 || stepOf(live, top(live)).ask?.private === true;
}

/** Play one pick in place, by its text. */
export function play(live: Live, seat: Seat, pick: string): Refusal | undefined {
  if (live.state.result) return no('over', 'the game is over');
  const asked = live.asked.find((a) => a.seat === seat);
  if (!asked)
    return no(
      'not-asked',
      `it is ${live.asked.map((a) => `seat ${a.seat}`).join(' and ')} to choose, not seat ${seat}`,
    );
  const frame = top(live);
  const ask = stepOf(live, frame).ask as NonNullable<ReturnType<typeof stepOf>['ask']>;
  const { board } = live.state;
  const option = asked.options.find((o) => ask.name(o, board, frame.vars) === pick);
  if (option === undefined) return notOffered(ask, live, seat, pick);
  advance(live, seat, option);
  return undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: an ask of any type
function notOffered(ask: Ask<any, any, any, string>, live: Live, seat: Seat, pick: string): Refusal {
  const frame = top(live);
  const bar = ask.bars?.(pick, live.state.board, frame.vars, seat);
  if (bar) return { refused: 'not-offered', ...bar };
  const asked = live.asked.find((a) => a.seat === seat);
  const offered = (asked?.options ?? []).slice(0, 6).map((o) => `"${ask.name(o, live.state.board, frame.vars)}"`);
  const more = (asked?.options.length ?? 0) > 6 ? ' …' : '';
  return {
    refused: 'not-offered',
    rule: ask.rule,
    why: `"${pick}" is not offered at ${frame.proc}.${frame.at}; expected one of ${offered.join(', ')}${more}`,
  };
}

function malformed(state: State, move: Move): Refusal | undefined {
  if (typeof move !== 'object' || move === null) return no('bad-move', 'a move is { seat, picks }');
  if (!Number.isInteger(move.seat) || move.seat < 0 || move.seat >= state.seats)
    return no('bad-move', `a seat is 0 to ${state.seats - 1}`);
  const { picks } = move;
  if (!Array.isArray(picks) || picks.length === 0 || picks.some((p) => typeof p !== 'string'))
    return no('bad-move', 'picks are a list of at least one text');
  if (state.result) return no('over', 'the game is over');
  return undefined;
}

function outdated(live: Live, { seat, ask, number }: Move): Refusal | undefined {
  const now = live.state.asks[seat] as number;
  if (number !== undefined && number !== now)
    return no('stale', `that answers prompt ${number} of seat ${seat}; its prompt is now ${now}`);
  const here = `${top(live).proc}.${top(live).at}`;
  if (ask !== undefined && ask !== here) return no('stale', `that answers ${ask}; what is asked now is ${here}`);
  return undefined;
}

/** Do what a seat may do though nobody asked it. The waiting question still stands afterwards. */
export function interject<B>(game: Game<B>, state: State<B>, move: Move): Outcome<B> | Refusal {
  const bad = malformed(state, move);
  if (bad) return bad;
  if (move.picks.length > 1) return no('bad-move', 'an interjection is one pick');
  if (Object.keys(state.sealed).length > 0) return no('closed', 'sealed picks are waiting; try again when all are in');
  const live = wake(game, copyState(game, state), known(state));
  const wanted = standingOf(game, live.state, move.seat).find((s) => s.pick === move.picks[0]);
  if (!wanted) return no('not-offered', `seat ${move.seat} may not do "${move.picks[0]}" now`);
  interrupt(live, move.seat, wanted.spec.then(live.table, wanted.option, move.seat));
  return outcome(live, [wanted.spec.private === true]);
}

/** What a seat may do now though nobody asked it. */
export function standingOf<B>(game: Game<B>, state: State<B>, seat: Seat) {
  if (!game.standing || state.result || Object.keys(state.sealed).length > 0) return [];
  return Object.entries(game.standing).flatMap(([name, spec]) =>
    spec.open(state.board, state.stack, seat)
      ? spec
          .options(state.board, seat)
          .map((option: unknown) => ({ name, spec, option, pick: spec.name(option, state.board) }))
      : [],
  );
}

/** A state to search from, apart from this one. */
export function fork<B>(game: Game<B>, state: State<B>): Live<B> {
  const live = wake(game, copyState(game, state), known(state));
  live.quiet = true;
  return live;
}

/** Who is asked in this state, with the options as values. */
export function askedIn(game: Game, state: State): readonly Asked[] {
  let asked = known(state);
  if (!asked) {
    asked = wake(game, copyState(game, state)).asked;
    know(state, asked);
  }
  return asked;
}

/** The same game as that viewer might imagine it: what it cannot know is dealt anew, the dice too. */
export function determinize<B>(
  game: Game<B>,
  state: State<B>,
  viewer: Viewer,
  random: (n: number) => number,
): State<B> {
  const copy = copyState(game, state);
  game.determinize(copy.board, viewer, random);
  const word = () => random(2 ** 32) | 0;
  copy.rng.seed = [word(), word(), word(), word()];
  copy.rng.forced = null;
  for (const seat of Object.keys(copy.sealed)) if (Number(seat) !== viewer) delete copy.sealed[seat];
  // Asked anew, so that a pick which is the only one is in again.
  know(copy, wake(game, copy).asked);
  return copy;
}

/** A state gone back to, with dice that nobody has seen. */
export function rewound<B>(game: Game<B>, past: State<B>, epoch: number): State<B> {
  const copy = copyState(game, past);
  copy.rng.epoch = epoch;
  return copy;
}

function outcome<B>(live: Live<B>, secret: readonly boolean[] = []): Outcome<B> {
  const { state, events, draws, taken, sealed } = live;
  know(state, live.asked);
  return { state, events, draws, taken, secret, sealed };
}

function no(refused: Refused, why: string): Refusal {
  return { refused, why };
}
