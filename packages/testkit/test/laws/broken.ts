import type { Ask, Game, Procedure } from '@questhall/kernel';
import { type Board, hoard, type View } from '../hoard.js';

type AnyAsk = Ask<Board, { seat: number; rolled: number }, unknown, string>;

/** The hoard with one question changed. */
export function withAsk(at: string, change: (ask: AnyAsk) => Partial<AnyAsk>): Game<Board, View> {
  const [proc = '', label = ''] = at.split('.');
  const procedure = hoard.procedures[proc] as Procedure<Board>;
  const ask = procedure.steps[label] as unknown as AnyAsk;
  const steps = { ...procedure.steps, [label]: { ...ask, ...change(ask) } } as Procedure<Board>['steps'];
  return withProcedure({ ...procedure, steps });
}

/** The hoard with one step changed. */
export function withStep(at: string, step: (board: Board) => unknown): Game<Board, View> {
  const [proc = '', label = ''] = at.split('.');
  const procedure = hoard.procedures[proc] as Procedure<Board>;
  const old = procedure.steps[label] as unknown as (t: { board: Board }, v: unknown) => unknown;
  const both = (t: { board: Board }, v: unknown) => {
    step(t.board);
    return old(t, v);
  };
  return withProcedure({ ...procedure, steps: { ...procedure.steps, [label]: both } as Procedure<Board>['steps'] });
}

function withProcedure(procedure: Procedure<Board>): Game<Board, View> {
  return { ...hoard, procedures: { ...hoard.procedures, [procedure.name]: procedure } };
}

/** The hoard with some of its own functions changed. */
export function hoardWith(change: Partial<Game<Board, View>>): Game<Board, View> {
  return { ...hoard, ...change };
}

/** Something that remembers across moves, which no rule may. */
export function memory(): () => number {
  let n = 0;
  return () => n++;
}
