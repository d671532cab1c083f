import type { Call, Flow, Phrase, Procedure, RuleId, Seat, Table } from './types.js';

export type Pass = 'pass';

/** A moment at which anybody may act: before something, instead of it, or after it. */
export interface WindowSpec<B, V, O> {
  readonly name: string;
  readonly rule: RuleId;
  locals?(): object;
  /** Every seat that by public knowledge might act, whether or not it holds something. */
  who(b: B, v: V): readonly Seat[];
  says(b: B, v: V): Phrase;
  /** What this seat may do besides passing. */
  options(b: B, v: V, seat: Seat): O[];
  pick(o: O, b: B, v: V): string;
  play(t: Table<B>, v: V, o: O, seat: Seat): Flow;
  /** Nothing can change any more: close without going round again. */
  closed?(b: B, v: V): boolean;
  gives?(b: B, v: V): unknown;
}

/** Asks every seat at once, sealed; carries out the first that does not pass, in seat order; goes round until all pass. */
export function windowOf<B, V, O>(spec: WindowSpec<B, V, O>): Procedure<B> {
  const steps = {
    look: (t: Table<B>, v: V) => (spec.closed?.(t.board, v) ? { flow: 'goto', to: 'close' } : undefined),
    offer: {
      rule: spec.rule,
      private: true,
      window: true,
      who: spec.who,
      says: spec.says,
      options: (b: B, v: V, seat: Seat): (O | Pass)[] => ['pass', ...spec.options(b, v, seat)],
      name: (o: O | Pass, b: B, v: V) => (o === 'pass' ? 'pass' : spec.pick(o as O, b, v)),
      all: (t: Table<B>, v: V, picks: ReadonlyMap<Seat, O | Pass>): Flow<'look'> => {
        for (const [seat, o] of picks) {
          if (o === 'pass') continue;
          const flow = spec.play(t, v, o as O, seat);
          if (!flow) return { flow: 'goto', to: 'look' };
          return flow.flow === 'call' ? { ...(flow as Call<never>), then: 'look' } : (flow as Flow<'look'>);
        }
        return undefined;
      },
    },
    close: (t: Table<B>, v: V) => ({ flow: 'done', value: spec.gives?.(t.board, v) }),
  };
  return { name: spec.name, locals: spec.locals ?? (() => ({})), steps: steps as unknown as Procedure<B>['steps'] };
}
