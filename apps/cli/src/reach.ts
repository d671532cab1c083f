import {
  type Ask,
  type Asked,
  advance,
  type Event,
  fork,
  type Game,
  interject,
  isRefusal,
  type Live,
  type Marks,
  type Phrase,
  type Procedure,
  type Random,
  type State,
  wake,
} from '@questhall/kernel';
import { LONGEST, waiting } from './match.js';

/** What of a game has occurred. */
export interface Reached {
  readonly procedures: Set<string>;
  readonly asks: Set<string>;
  readonly events: Set<string>;
  readonly faces: Set<string>;
  /** What a game counts besides, by its names: cards, pieces, rows of tables. */
  readonly marks: Map<string, Set<string>>;
}

/** What a game counts, by its names. */
export type AllMarks = Readonly<Record<string, Marks>>;

export function nothingReached(marks: AllMarks = {}): Reached {
  const counted = Object.keys(marks).map((name) => [name, new Set<string>()] as const);
  return { procedures: new Set(), asks: new Set(), events: new Set(), faces: new Set(), marks: new Map(counted) };
}

/** The same game, noting which procedures run and which asks had something to offer. */
export function traced(game: Game, reached: Reached): Game {
  const procedures = Object.fromEntries(
    Object.values(game.procedures).map((procedure) => [procedure.name, tracedProcedure(procedure, reached)]),
  );
  return { ...game, procedures };
}

function tracedProcedure(procedure: Procedure, reached: Reached): Procedure {
  const steps = Object.entries(procedure.steps).map(([label, step]) => {
    if (typeof step === 'function') return [label, step];
    return [label, tracedAsk(step, () => reached.asks.add(`${procedure.name}.${label}`))];
  });
  const locals = () => {
    reached.procedures.add(procedure.name);
    return procedure.locals();
  };
  return { ...procedure, locals, steps: Object.fromEntries(steps) };
}

// biome-ignore lint/suspicious/noExplicitAny: asks have options of their own type
type AnyAsk = Ask<any, any, any, string>;

function tracedAsk(ask: AnyAsk, note: () => void): AnyAsk {
  return {
    ...ask,
    options: (b, v, seat) => {
      const options = ask.options(b, v, seat);
      if (options.length > 0) note();
      return options;
    },
  };
}

/** How a prompt is answered: an index into its options. */
export type Answer = (live: Live, asked: Asked) => number;

interface Expedition {
  readonly state: State;
  readonly answer: Answer;
  readonly random: Random;
  readonly marks?: AllMarks;
  /** After so many prompts it stops. */
  readonly prompts?: number;
  /** What somebody has done unasked: it is not done again. */
  readonly done?: Set<string>;
}

/** Play a game of the traced rules, listening; now and then somebody does something unasked. Answers how far it came. */
export function explore(game: Game, expedition: Expedition, reached: Reached): State {
  const { state, answer, random, marks = {}, prompts = LONGEST, done = reached.events } = expedition;
  let live = wake(game, state);
  for (let n = 0; !live.state.result && n < prompts; n++) {
    mark(live, marks, reached);
    listen(game, live, reached);
    const other = random(SELDOM) === 0 ? unasked(game, live.state, random(live.state.seats), done) : undefined;
    if (other) {
      live = other;
      continue;
    }
    const asked = waiting(live);
    spoken(reached, sayOf(live));
    const option = asked.options[answer(live, asked)];
    spoken(reached, tellOf(live, option));
    advance(live, asked.seat, option);
  }
  mark(live, marks, reached);
  listen(game, live, reached);
  spoken(reached, live.state.result?.says);
  for (const key of done) reached.events.add(key);
  return live.state;
}

const SELDOM = 50;

/** What a seat may do though nobody asked, if it was not done yet: a game may leave its seat no other that often. */
function unasked(game: Game, state: State, seat: number, done: Set<string>): Live | undefined {
  const { board, stack, sealed } = state;
  if (Object.keys(sealed).length > 0) return undefined;
  for (const ask of Object.values(game.standing ?? {})) {
    const said = ask.says(board);
    const [option] = done.has(said.key) || !ask.open(board, stack, seat) ? [] : ask.options(board, seat);
    if (option === undefined) continue;
    const outcome = interject(game, state, { seat, picks: [ask.name(option, board)] });
    if (isRefusal(outcome)) continue;
    done.add(said.key);
    const live = fork(game, outcome.state);
    live.quiet = false;
    live.events.push(...outcome.events);
    return live;
  }
  return undefined;
}

function mark(live: ReturnType<typeof wake>, marks: AllMarks, reached: Reached): void {
  const events = live.events.map(({ says }: Event) => says);
  for (const [name, { seen }] of Object.entries(marks))
    for (const one of seen(live.state.board, events)) reached.marks.get(name)?.add(one);
}

function listen(game: Game, live: ReturnType<typeof wake>, reached: Reached): void {
  for (const event of live.events as readonly Event[]) spoken(reached, event.says);
  for (const { stream, value } of live.draws) {
    const face = game.faces?.[stream]?.[value];
    if (face !== undefined) reached.faces.add(`${stream} ${face}`);
  }
  live.events.length = 0;
  live.draws.length = 0;
  live.taken.length = 0;
}

function sayOf(live: Live): Phrase | undefined {
  return askOf(live)?.says(live.state.board, varsOf(live));
}

/** What is told of an option before it is chosen. */
function tellOf(live: Live, option: unknown): Phrase | undefined {
  return askOf(live)?.tells?.(option, live.state.board, varsOf(live));
}

function askOf({ game, state }: Live): AnyAsk | undefined {
  const frame = state.stack.at(-1);
  const step = frame && game.procedures[frame.proc]?.steps[frame.at];
  return step && typeof step !== 'function' ? (step as AnyAsk) : undefined;
}

const varsOf = ({ state }: Live) => state.stack.at(-1)?.vars;

function spoken(reached: Reached, phrase: Phrase | undefined): void {
  if (phrase) reached.events.add(phrase.key);
}

/** What never occurred, by name. */
export function neverReached(game: Game, reached: Reached, marks: AllMarks = {}) {
  const all = Object.values(game.procedures);
  const asks = all.flatMap((p) =>
    Object.entries(p.steps).flatMap(([label, step]) => (typeof step === 'function' ? [] : [`${p.name}.${label}`])),
  );
  const faces = Object.entries(game.faces ?? {}).flatMap(([stream, names]) => names.map((name) => `${stream} ${name}`));
  const never = (names: readonly string[], seen: ReadonlySet<string>) => names.filter((name) => !seen.has(name));
  return {
    procedures: never(
      all.map((p) => p.name),
      reached.procedures,
    ),
    asks: never(asks, reached.asks),
    events: never(Object.keys(game.phrases), reached.events),
    faces: never(faces, reached.faces),
    ...Object.fromEntries(
      Object.entries(marks).map(([name, { all: names }]) => [name, never(names, reached.marks.get(name) ?? new Set())]),
    ),
  };
}
