import type { Ask, Call, Done, Flow, Goto, Json, Leave, Over, Procedure, Result, Step, Viewer } from './types.js';

/** Go on at another step of this procedure. */
export function goto<L extends string>(to: L): Goto<L> {
  return { flow: 'goto', to };
}

/** End the nearest running procedure of that name whose vars match; where there is none, fall through. */
export function leave(proc: string, where?: Readonly<Record<string, unknown>>): Leave {
  return where ? { flow: 'leave', proc, where } : { flow: 'leave', proc };
}

/** End the game. */
export function over(result: Result): Over {
  return { flow: 'over', result };
}

/** Each procedure's arguments and answer, by name: files meet by name, and the compiler checks every call. */
export type Calls<C> = { [N in keyof C]: { takes: object; gives: unknown } };

type KeysFor<V, G> = { [K in keyof V & string]: G extends V[K] ? K : never }[keyof V & string];

interface Table<B, V, S extends string> {
  steps: { [K in S]: Step<B, V, NoInfer<S>> };
  cleanup?(b: B, v: V): void;
  shows?(b: B, v: V, viewer: Viewer): Json;
}

/** The typed tools one chapter of rules is written with. */
export interface Chapter<B, C extends Calls<C>, N extends keyof C, V> {
  /** One ask; its options' type and the labels it goes to are inferred. */
  ask<O, L extends string = never>(ask: Ask<B, V, O, L>): Ask<B, V, O, L>;
  /** Run another procedure; come back below, or at `then`, with its answer in the var `into`. */
  call<P extends keyof C & string, L extends string = never>(
    proc: P,
    takes: C[P]['takes'],
    back?: { into?: KeysFor<V, C[P]['gives']>; then?: L },
  ): Call<NoInfer<L>>;
  /** End this procedure with its answer. */
  done(value?: C[N]['gives']): Done;
  procedure<S extends string>(table: Table<B, V, S>): Procedure<B>;
}

/** `const chapter = chapters<Board, Calls>()`, then in each file `const { ask, call, procedure } = chapter('battle', locals)`. */
export function chapters<B, C extends Calls<C>>() {
  return <N extends keyof C & string, L extends object = Record<never, never>>(
    name: N,
    locals: () => L = () => ({}) as L,
  ): Chapter<B, C, N, C[N]['takes'] & L> => ({
    ask: (ask) => ask,
    call: (proc, takes, back) => (back ? { flow: 'call', proc, takes, ...back } : { flow: 'call', proc, takes }),
    done: (value) => ({ flow: 'done', value }),
    procedure: (table) => ({ name, locals, ...table }) as unknown as Procedure<B>,
  });
}

export type { Flow };
