import { Broken } from './broken.js';
import { streamKey } from './dice.js';
import type { Ask, Do, Game, OptionValue, Procedure, Refusal, TableOptions } from './types.js';

// biome-ignore lint/suspicious/noExplicitAny: the machine runs steps of every type
type AnyAsk = Ask<any, any, any, string>;

/** A step with its place: where it falls through to, and whether it does or asks. */
export interface Ready {
  readonly label: string;
  readonly next: string;
  // biome-ignore lint/suspicious/noExplicitAny: the machine runs steps of every type
  readonly run: Do<any, any, string> | null;
  readonly ask: AnyAsk | null;
}
export interface ReadyProcedure {
  // biome-ignore lint/suspicious/noExplicitAny: the machine runs procedures of every type
  readonly procedure: Procedure<any>;
  readonly first: string;
  readonly steps: Readonly<Record<string, Ready>>;
}
export type ReadyGame = Readonly<Record<string, ReadyProcedure>>;

const cache = new WeakMap<Game, ReadyGame>();

/** A game's procedures with their order worked out; a game that cannot run is refused here, once. */
export function ready(game: Game): ReadyGame {
  let found = cache.get(game);
  if (!found) {
    found = check(game);
    cache.set(game, found);
  }
  return found;
}

function check(game: Game): ReadyGame {
  const all: Record<string, ReadyProcedure> = Object.create(null);
  for (const [name, procedure] of Object.entries(game.procedures)) {
    if (procedure.name !== name) throw new Broken(`${game.id}: procedure ${procedure.name} is registered as ${name}`);
    if (/^$|\./.test(name)) throw new Broken(`${game.id}: "${name}" is no name for a procedure; expected a word`);
    all[name] = readyProcedure(game, procedure);
  }
  if (!all[game.main]) throw new Broken(`${game.id}: there is no main procedure ${game.main}`);
  checkStreams(game);
  return all;
}

/** Streams and their faces are written into records, and must be read back as they were. */
function checkStreams(game: Game): void {
  const { id, streams, faces = {}, hidden = [] } = game;
  if (new Set(streams.map(streamKey)).size !== streams.length)
    throw new Broken(`${id}: dice streams must have distinct names`);
  const odd = [...streams, ...Object.values(faces).flat()].find((name) => !/^[^\s,{}?]+$/.test(name));
  if (odd !== undefined) throw new Broken(`${id}: "${odd}" cannot be written in a record; expected one word`);
  const stray = [...Object.keys(faces), ...hidden].find((stream) => !streams.includes(stream));
  if (stray !== undefined) throw new Broken(`${id}: there is no dice stream ${stray}`);
  const twice = Object.keys(faces).find((stream) => new Set(faces[stream]).size !== faces[stream]?.length);
  if (twice !== undefined) throw new Broken(`${id}: two faces of ${twice} have the same name`);
}

function readyProcedure(game: Game, procedure: Procedure): ReadyProcedure {
  const labels = Object.keys(procedure.steps);
  const where = `${game.id}: ${procedure.name}`;
  if (labels.length === 0) throw new Broken(`${where} has no steps`);
  const steps: Record<string, Ready> = Object.create(null);
  labels.forEach((label, i) => {
    if (/^\d*$|\./.test(label)) throw new Broken(`${where}.${label}: a label is a word, not a number`);
    const step = procedure.steps[label] as Ready['run'] | AnyAsk;
    const next = labels[i + 1] ?? '';
    if (typeof step === 'function') steps[label] = { label, next, run: step, ask: null };
    else if (step && (step.then || step.all)) steps[label] = { label, next, run: null, ask: step };
    else throw new Broken(`${where}.${label} neither does nor asks`);
  });
  return { procedure, first: labels[0] as string, steps };
}

/** The table's options, filled with defaults; an unknown name or value is refused with what was expected. */
export function readOptions(game: Game, given: Readonly<Record<string, unknown>>): TableOptions | Refusal {
  const chosen: Record<string, OptionValue> = {};
  for (const [id, spec] of Object.entries(game.options)) chosen[id] = spec.default;
  for (const [id, value] of Object.entries(given)) {
    const spec = Object.hasOwn(game.options, id) ? game.options[id] : undefined;
    if (!spec) return bad(`${game.id} has no option ${id}; it has ${list(Object.keys(game.options))}`);
    if (!spec.choices.includes(value as OptionValue)) {
      return bad(
        `option ${id} is ${JSON.stringify(value)}; expected ${list(spec.choices.map((c) => JSON.stringify(c)))}`,
      );
    }
    chosen[id] = value as OptionValue;
  }
  return chosen;
}

const list = (words: readonly string[]) => (words.length ? words.join(', ') : 'none');
const bad = (why: string): Refusal => ({ refused: 'bad-setup', why });
