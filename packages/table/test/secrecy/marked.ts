import type { Ask, Do, Game, Procedure, Standing, Step, Table } from '@questhall/kernel';

// biome-ignore lint/suspicious/noExplicitAny: steps of every type are wrapped alike
type Any = any;
type Tool = (t: Table<Any>) => Table<Any>;

/** The same game, whose rules get their table through a tool: to watch what they turn up, or to deal them other cards. */
export function through(game: Game, tool: Tool): Game {
  const seen = new WeakMap<object, Table<Any>>();
  const given = (t: Table<Any>) => {
    const known = seen.get(t);
    if (known) return known;
    const made = tool(t);
    seen.set(t, made);
    return made;
  };
  return {
    ...game,
    procedures: mapped(game.procedures, (procedure) => procedureThrough(procedure, given)),
    ...(game.standing && { standing: mapped(game.standing, (spec) => standingThrough(spec, given)) }),
    ...(game.settle && { settle: (t: Table<Any>) => game.settle?.(given(t)) }),
  };
}

function mapped<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function procedureThrough(procedure: Procedure<Any>, given: Tool): Procedure<Any> {
  return { ...procedure, steps: mapped(procedure.steps, (step) => stepThrough(step, given)) };
}

function stepThrough(step: Step<Any, never, string>, given: Tool): Step<Any, never, string> {
  if (typeof step === 'function')
    return ((t, v) => (step as Do<Any, Any, string>)(given(t), v)) as Do<Any, never, string>;
  const { then, all, ...ask } = step as Ask<Any, Any, Any, string>;
  return {
    ...ask,
    ...(then && { then: (t: Table<Any>, ...rest: [Any, Any, Any]) => then(given(t), ...rest) }),
    ...(all && { all: (t: Table<Any>, ...rest: [Any, Any]) => all(given(t), ...rest) }),
  } as Step<Any, never, string>;
}

function standingThrough(spec: Standing<Any, Any>, given: Tool): Standing<Any, Any> {
  return { ...spec, then: (t, o, seat) => spec.then(given(t), o, seat) };
}

/** Events that turn something up say so, in every world alike. */
export function marked(game: Game): Game {
  return through(game, (t) => ({
    ...t,
    reveal: (key, args, secret) => t.reveal(key, { ...args, revealed: true }, secret),
  }));
}

/** A world in which other cards come from every hidden deck: the next kind that is left, for ever the same way. */
export function dealtOtherwise(game: Game): Game {
  return through(game, (t) => ({
    ...t,
    draw: (stream, weights) => {
      const drawn = t.draw(stream, weights);
      if (!game.hidden?.includes(stream)) return drawn;
      for (let i = 1; i < weights.length; i++) {
        const next = (drawn + i) % weights.length;
        if ((weights[next] as number) > 0) return next;
      }
      return drawn;
    },
  }));
}
