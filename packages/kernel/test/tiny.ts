import {
  type Ask,
  apply,
  begin,
  type Game,
  isRefusal,
  type Move,
  type Outcome,
  type Procedure,
  type Refusal,
  type Seat,
  type Start,
  type State,
  type Step,
  seedFrom,
} from '../src/index.js';

/** The board of the small games told here: a list of what happened, and one number. */
export interface Slate {
  log: string[];
  n: number;
}
export type Vars = Record<string, number>;
export type Steps = Record<string, Step<Slate, Vars, string>>;
export type Question = Ask<Slate, Vars, string, string>;

export function procedure(name: string, steps: Steps, more: Partial<Procedure<Slate>> = {}): Procedure<Slate> {
  return { name, locals: () => ({}), steps: steps as unknown as Procedure<Slate>['steps'], ...more };
}

/** Ask one seat, and write down what it picked. */
export function asks(seat: Seat, options: readonly string[], more: Partial<Question> = {}): Question {
  return {
    rule: 'T 1',
    who: () => seat,
    says: () => ({ key: 'choose' }),
    options: () => [...options],
    name: (o) => o,
    then: (t, _, o, s) => write(t.board, `${s} ${o}`),
    ...more,
  };
}

/** Ask several seats at once, and write their picks down together. */
export function asksAll(seats: readonly Seat[], options: readonly string[], more: Partial<Question> = {}): Question {
  const { then: _, ...ask } = asks(-1, options);
  return {
    ...ask,
    who: () => seats,
    all: (t, _v, picks) => write(t.board, [...picks].map(([seat, o]) => `${seat} ${o}`).join(' + ')),
    ...more,
  };
}

export function write(board: Slate, words: string): undefined {
  board.log.push(words);
}

/** A game for two to four of these procedures; the first is the main one. */
export function tiny(procedures: readonly Procedure<Slate>[], more: Partial<Game<Slate>> = {}): Game<Slate, Slate> {
  return {
    id: 'tiny',
    title: 'Tiny',
    version: 1,
    seats: { min: 2, max: 4 },
    options: {},
    streams: ['dice', 'deck'],
    setup: () => ({ log: [], n: 0 }),
    main: procedures[0]?.name ?? '',
    procedures: Object.fromEntries(procedures.map((p) => [p.name, p])),
    view: ({ log, n }) => ({ log: [...log], n }),
    determinize: () => {},
    clone: ({ log, n }) => ({ log: [...log], n }),
    invariants: () => [],
    phrases: {},
    ...more,
  };
}

/** A game of one procedure. */
export function steps(main: Steps, more: Partial<Game<Slate>> = {}): Game<Slate, Slate> {
  return tiny([procedure('main', main)], more);
}

/** Begin, as the story takes for granted. */
export function started(game: Game<Slate>, start: Start = { seats: 2 }): Outcome<Slate> {
  return accepted(begin(game, start, seedFrom('tiny')));
}

/** Play moves that are all accepted, and give the last outcome. */
export function after<B>(game: Game<B>, state: State<B>, ...moves: readonly (readonly [Seat, ...string[]])[]) {
  let outcome: Outcome<B> | undefined;
  for (const [seat, ...picks] of moves) {
    outcome = accepted(apply(game, outcome?.state ?? state, { seat, picks }));
  }
  return outcome as Outcome<B>;
}

export function accepted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.why}`);
  return answer;
}

export function refused<T>(answer: T | Refusal): Refusal {
  if (!isRefusal(answer)) throw new Error('this was accepted');
  return answer;
}

/** A move, or whatever somebody sends as one. */
export function sent(move: unknown): Move {
  return move as Move;
}

/** The same value with everything in it frozen. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

export function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
