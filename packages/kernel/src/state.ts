import { isRefusal } from './broken.js';
import { copyRng } from './dice.js';
import { type Form, isListOf, isNullOr, isRecord, isRecordOf, isResult, isShaped, isText, isWhole } from './forms.js';
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
  const unfit = misfit(game, saved);
  if (unfit) return bad(unfit);
  try {
    return brought(game, copyJson(saved) as State<B>);
  } catch (fault) {
    return bad(`this save cannot be brought to version ${game.version}: ${(fault as Error).message}`);
  }
}

/** The state under this version of its game. */
function brought<B>(game: Game<B>, old: State<B>): State<B> | Refusal {
  const from = old.version;
  if (from < game.version) for (const frame of old.stack) rename(game, frame);
  const state = from < game.version && game.migrate ? game.migrate(old, from) : old;
  state.version = game.version;
  for (const stream of game.streams) state.rng.counts[stream] ??= 0;
  for (const frame of state.stack) {
    const refusal = complete(game, frame);
    if (isRefusal(refusal)) return refusal;
  }
  const wrong = game.invariants(state.board);
  return wrong.length > 0 ? bad(`the board of this save is not sound: ${wrong[0]}`) : state;
}

const isFrame = isShaped({ proc: isText, at: isText, vars: isRecord });
const isSeedWords: Form = (x) => Array.isArray(x) && x.length === 4 && x.every(Number.isInteger);
const isDice = isShaped({
  seed: isSeedWords,
  epoch: isWhole,
  counts: isRecordOf(isWhole),
  forced: isNullOr(isRecordOf(isListOf(isWhole))),
});
/** What a state is made of, each with the words that say so. */
const STATE: readonly [keyof State, Form, string][] = [
  ['seats', isWhole, 'the number of seats'],
  ['options', isRecord, 'the options of the table'],
  ['board', isRecord, 'the board'],
  ['stack', isListOf(isFrame), 'a list of { proc, at, vars }'],
  ['rng', isDice, 'dice { seed, epoch, counts, forced }'],
  ['asks', isListOf(isWhole), 'a number for each seat'],
  ['sealed', isRecord, 'the sealed picks'],
  ['result', isNullOr(isResult), 'null or { winners, rule, says }'],
];

function misfit(game: Game, saved: unknown): string | undefined {
  if (!isRecord(saved)) return 'a save is a JSON object';
  const { game: id, version, seats, stack, asks, result } = saved as Partial<State>;
  if (id !== game.id) return `this is a save of ${JSON.stringify(id)}; expected ${game.id}`;
  if (!isWhole(version)) return 'a save names the version of its game';
  if ((version as number) > game.version)
    return `this save is of version ${version}; this is version ${game.version}, which is older`;
  const wrong = STATE.find(([key, form]) => !form(saved[key]));
  if (wrong) return `the ${wrong[0]} of this save is missing or misshapen; expected ${wrong[2]}`;
  if (asks?.length !== seats) return `this save counts the prompts of ${asks?.length} seats; expected ${seats}`;
  if (result === null && stack?.length === 0) return 'this save is not over and stands nowhere; expected a stack';
  return undefined;
}

function rename(game: Game, frame: Frame): void {
  const names = new Map(Object.entries(game.renamed ?? {}));
  const label = names.get(`${frame.proc}.${frame.at}`);
  const proc = names.get(frame.proc);
  if (label) [frame.proc, frame.at] = label.split('.') as [string, string];
  else if (proc) frame.proc = proc;
}

function complete(game: Game, frame: Frame): Refusal | undefined {
  const procedure = ready(game)[frame.proc];
  if (!procedure || (frame.at !== '' && !procedure.steps[frame.at])) {
    return bad(`this save stands at ${frame.proc}.${frame.at}, which ${game.id} does not know`);
  }
  frame.vars = Object.assign(procedure.procedure.locals(), frame.vars) as Frame['vars'];
  return undefined;
}

function bad(why: string): Refusal {
  return { refused: 'bad-save', why };
}
