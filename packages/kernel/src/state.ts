import { isRefusal } from './broken.js';
import { copyRng } from './dice.js';
import { ready } from './ready.js';
import type { Frame, Game, Refusal, State } from './types.js';

export function copyState<B>(game: Game<B>, s: State<B>): State<B> {
  return {
    game: s.game,
    version: s.version,
    seats: s.seats,
    options: s.options,
    board: game.clone(s.board),
    stack: s.stack.map(copyFrame),
    rng: copyRng(s.rng),
    asks: s.asks.slice(),
    sealed: { ...s.sealed },
    result: s.result,
  };
}

function copyFrame(f: Frame): Frame {
  const vars: Frame['vars'] = {};
  for (const key in f.vars) vars[key] = copyJson(f.vars[key]);
  return f.into ? { proc: f.proc, at: f.at, vars, into: f.into } : { proc: f.proc, at: f.at, vars };
}

function copyJson(x: unknown): unknown {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(copyJson);
  return Object.fromEntries(Object.entries(x).map(([k, v]) => [k, copyJson(v)]));
}

/** Open a saved state: known game, renamed steps, vars that came later, then the game's own migration. */
export function openSave<B>(game: Game<B>, saved: unknown): State<B> | Refusal {
  const bad = unfit(game, saved);
  if (bad) return { refused: 'bad-save', why: bad };
  let state = copyJson(saved) as State<B>;
  const from = state.version;
  if (from < game.version) {
    for (const frame of state.stack) rename(game, frame);
    if (game.migrate) state = game.migrate(state, from);
    state.version = game.version;
  }
  for (const stream of game.streams) state.rng.counts[stream] ??= 0;
  for (const frame of state.stack) {
    const refusal = complete(game, frame);
    if (isRefusal(refusal)) return refusal;
  }
  const wrong = game.invariants(state.board);
  if (wrong.length > 0) return { refused: 'bad-save', why: `the board of this save is not sound: ${wrong[0]}` };
  return state;
}

function unfit(game: Game, saved: unknown): string | undefined {
  if (typeof saved !== 'object' || saved === null) return 'a save is a JSON object';
  const s = saved as Partial<State>;
  if (s.game !== game.id) return `this is a save of ${JSON.stringify(s.game)}; expected ${game.id}`;
  if (typeof s.version !== 'number') return 'a save names the version of its game';
  if (s.version > game.version)
    return `this save is of version ${s.version}; this is version ${game.version}, which is older`;
  const missing = (['board', 'stack', 'rng', 'asks', 'sealed'] as const).filter(
    (key) => typeof s[key] !== 'object' || s[key] === null,
  );
  if (missing.length > 0) return `this save lacks ${missing.join(', ')}`;
  return undefined;
}

function rename(game: Game, frame: Frame): void {
  const label = game.renamed?.[`${frame.proc}.${frame.at}`];
  const proc = game.renamed?.[frame.proc];
  if (label) [frame.proc, frame.at] = label.split('.') as [string, string];
  else if (proc) frame.proc = proc;
}

function complete(game: Game, frame: Frame): Refusal | undefined {
  const procedure = ready(game)[frame.proc];
  if (!procedure || (frame.at !== '' && !procedure.steps[frame.at])) {
    return {
      refused: 'bad-save',
      why: `this save stands at ${frame.proc}.${frame.at}, which ${game.id} does not know`,
    };
  }
  frame.vars = Object.assign(procedure.procedure.locals(), frame.vars) as Frame['vars'];
  return undefined;
}
