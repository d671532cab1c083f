import { broken, type Live } from './live.js';
import { type Ready, ready } from './ready.js';
import { tableOf } from './table.js';
import type { Asked, Call, Flow, Frame, Game, Leave, Over, Seat, State, Table } from './types.js';

const DEEPEST = 64;
const LONGEST = 100_000;

/** Set a state running up to its next question. The live game owns the state from now on. */
export function wake<B>(game: Game<B>, state: State<B>, asked?: Asked[]): Live<B> {
  const live: Live<B> = {
    game,
    ready: ready(game),
    state,
    asked: asked ?? [],
    mover: -1,
    sealed: false,
    quiet: false,
    events: [],
    draws: [],
    taken: [],
    table: null as unknown as Table<B>,
  };
  (live as { table: Table<B> }).table = tableOf(live);
  if (!asked) run(live);
  return live;
}

/** Carry out an option taken from `live.asked`, in place and on trust: for search. */
export function advance(live: Live, seat: Seat, option: unknown): void {
  const { state } = live;
  const frame = top(live);
  const step = stepOf(live, frame);
  const ask = step.ask as NonNullable<Ready['ask']>;
  live.mover = seat;
  if (ask.all) {
    state.sealed[seat] = option;
    if (!live.asked.every((a) => String(a.seat) in state.sealed)) return;
    if (live.asked.length > 1) live.sealed = true;
    open(live, frame, step);
  } else {
    live.asked = [];
    state.asks[seat] = (state.asks[seat] as number) + 1;
    follow(live, frame, step.next, ask.then?.(live.table, frame.vars, option, seat));
  }
  run(live);
}

/** Run until somebody must choose, or the game is over. */
export function run(live: Live): void {
  const settle = live.game.settle;
  for (let steps = 0; !live.state.result; steps++) {
    if (steps > LONGEST) broken(live, 'goes on without ever asking');
    const due = settle?.(live.table);
    if (due) {
      follow(live, top(live), top(live).at, due);
      continue;
    }
    const frame = top(live);
    if (frame.at === '') {
      finish(live, undefined);
      continue;
    }
    const step = stepOf(live, frame);
    if (step.run) follow(live, frame, step.next, step.run(live.table, frame.vars));
    else if (put(live, frame, step)) return;
  }
  live.asked = [];
}

/** Put a question. False if there was none to put. */
function put(live: Live, frame: Frame, step: Ready): boolean {
  const ask = step.ask as NonNullable<Ready['ask']>;
  const board = live.state.board;
  const who = ask.who(board, frame.vars);
  if (ask.all) return putAll(live, frame, step, typeof who === 'number' ? [who] : (who ?? []));
  const seat = typeof who === 'number' ? who : lone(live, who);
  const options = seat === undefined ? [] : ask.options(board, frame.vars, seat);
  if (seat === undefined || options.length === 0) {
    frame.at = step.next;
    return false;
  }
  if (options.length === 1 && !ask.private && !ask.always) {
    if (!live.quiet) live.taken.push({ seat, pick: ask.name(options[0], board, frame.vars) });
    follow(live, frame, step.next, ask.then?.(live.table, frame.vars, options[0], seat));
    return false;
  }
  stop(live, [{ seat, options }]);
  return true;
}

/** The seat of a list of one or none. */
function lone(live: Live, seats: readonly Seat[] | null): Seat | undefined {
  if (seats && seats.length > 1) broken(live, `asks ${seats.length} seats but has no 'all'`);
  return seats?.[0];
}

/** Several seats at once: each picks without seeing the others'. */
function putAll(live: Live, frame: Frame, step: Ready, seats: readonly Seat[]): boolean {
  const ask = step.ask as NonNullable<Ready['ask']>;
  const { board, sealed } = live.state;
  const asked = seats
    .map((seat) => ({ seat, options: ask.options(board, frame.vars, seat) }))
    .filter(({ options }) => options.length > 0);
  if (asked.length === 0) {
    frame.at = step.next;
    return false;
  }
  for (const { seat, options } of asked) {
    if (options.length > 1 || ask.private || ask.always || String(seat) in sealed) continue;
    sealed[seat] = options[0];
    if (!live.quiet) live.taken.push({ seat, pick: ask.name(options[0], board, frame.vars) });
  }
  if (asked.every(({ seat }) => String(seat) in sealed)) {
    live.asked = asked;
    open(live, frame, step);
    return false;
  }
  stop(live, asked);
  return true;
}

/** Wait for these. Once another seat than the mover is asked, the mover's pick stands. */
function stop(live: Live, asked: Asked[]): void {
  live.asked = asked;
  if (live.mover >= 0 && (asked.length > 1 || asked[0]?.seat !== live.mover)) live.sealed = true;
}

/** The last sealed pick is in: turn them all up. */
function open(live: Live, frame: Frame, step: Ready): void {
  const { state } = live;
  const picks = new Map<Seat, unknown>();
  for (const { seat } of live.asked) {
    picks.set(seat, state.sealed[seat]);
    state.asks[seat] = (state.asks[seat] as number) + 1;
  }
  state.sealed = {};
  live.asked = [];
  follow(live, frame, step.next, step.ask?.all?.(live.table, frame.vars, picks));
}

function follow(live: Live, frame: Frame, next: string, flow: Flow<string>): void {
  if (!flow) {
    frame.at = next;
    return;
  }
  switch (flow.flow) {
    case 'goto':
      frame.at = flow.to;
      return;
    case 'call':
      frame.at = flow.then ?? next;
      push(live, flow);
      return;
    case 'done':
      finish(live, flow.value);
      return;
    case 'leave':
      frame.at = next;
      unwind(live, flow);
      return;
    case 'over':
      end(live, flow);
      return;
    default:
      flow satisfies never;
  }
}

function push(live: Live, call: Call<string>): void {
  const callee = live.ready[call.proc];
  if (!callee) broken(live, `calls ${call.proc}, which no procedure is named`);
  const { stack } = live.state;
  if (stack.length >= DEEPEST) broken(live, `is ${DEEPEST} procedures deep`);
  const vars = Object.assign(callee.procedure.locals(), call.takes) as Frame['vars'];
  const frame: Frame = { proc: call.proc, at: callee.first, vars };
  if (call.into) frame.into = call.into;
  stack.push(frame);
}

function finish(live: Live, value: unknown): void {
  if (live.state.stack.length === 1) broken(live, 'ended without a result');
  const { into } = pop(live);
  if (into) top(live).vars[into] = value;
}

function unwind(live: Live, { proc, where }: Leave): void {
  const { stack } = live.state;
  const found = stack.findLastIndex((f) => f.proc === proc && matches(f.vars, where));
  if (found < 0) return;
  if (found === 0) broken(live, `leaves ${proc}, the whole game`);
  while (stack.length > found) pop(live);
}

function end(live: Live, { result }: Over): void {
  while (live.state.stack.length > 0) pop(live);
  live.state.result = result;
  live.state.sealed = {};
  live.sealed = true;
}

function pop(live: Live): Frame {
  const frame = live.state.stack.pop() as Frame;
  live.ready[frame.proc]?.procedure.cleanup?.(live.state.board, frame.vars as never);
  return frame;
}

function matches(vars: Frame['vars'], where: Leave['where']): boolean {
  for (const key in where) if (vars[key] !== where[key]) return false;
  return true;
}

export function top(live: Live): Frame {
  return live.state.stack[live.state.stack.length - 1] as Frame;
}

export function stepOf(live: Live, frame: Frame): Ready {
  return live.ready[frame.proc]?.steps[frame.at] ?? broken(live, `is at ${frame.proc}.${frame.at}, which is no step`);
}

/** Follow a flow that no step said: a standing ask's. The waiting question stays where it is. */
export function interrupt(live: Live, seat: Seat, flow: Flow): void {
  live.mover = seat;
  live.sealed = true;
  const frame = top(live);
  follow(live, frame, frame.at, flow);
  run(live);
}
