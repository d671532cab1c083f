import {
  type Event,
  fresh,
  type Game,
  isRefusal,
  type Json,
  type State,
  seedFrom,
  type Taken,
  wake,
} from '@questhall/kernel';
import { asObject, oneOf, onlyKeys, type ScenarioGame, wrong } from './vocabulary.js';

/** How a scenario begins. */
export interface Opening {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The board; what it leaves out is as the game's words say. */
  readonly position?: Readonly<Record<string, Json>>;
  /** Where in the rules; left out, a position only stands there to be looked at, and without one the game starts. */
  readonly begin?: { readonly proc: string; readonly vars?: Readonly<Record<string, Json>> };
  readonly dice?: Readonly<Record<string, readonly (number | string)[]>>;
  /** Once the forced dice of a stream are used up the seed's follow; left out, that is an error. */
  readonly moreDice?: 'seed';
  readonly seed?: string;
}

/** A scenario as it is being played. */
export interface Tale<B = unknown> {
  readonly kit: ScenarioGame<B>;
  state: State<B>;
  readonly events: Event[];
  /** Options the kernel took by itself after the last two picks, which a story may name all the same. */
  taken: Taken[][];
}

export function openTale<B>(kit: ScenarioGame<B>, opening: Opening): Tale<B> {
  const { game } = kit;
  const { seats, options = {} } = opening;
  const state = fresh(game, { seats, options }, seedFrom(opening.seed ?? 'scenario'));
  if (isRefusal(state)) return wrong(state.why);
  if (opening.position || opening.begin) state.board = readBoard(kit, opening, state);
  if (opening.begin) state.stack = readStack(kit, opening.begin, state);
  else if (opening.position) return { kit, state: { ...state, stack: [] }, events: [], taken: [] };
  if (opening.dice) {
    state.rng.forced = readDice(game, opening.dice);
    state.rng.strict = opening.moreDice !== 'seed';
  }
  const live = wake(game, state);
  return { kit, state: live.state, events: [...live.events], taken: [live.taken] };
}

function readBoard<B>(kit: ScenarioGame<B>, { position = {} }: Opening, { seats, options }: State<B>): B {
  const board = kit.words.read(asObject('position', position), { seats, options });
  if (isRefusal(board)) return wrong(board.why);
  const unsound = kit.game.invariants(board);
  return unsound.length > 0 ? wrong(`the position is not sound: ${unsound.join('; ')}`) : board;
}

function readStack<B>(kit: ScenarioGame<B>, begin: NonNullable<Opening['begin']>, state: State<B>) {
  onlyKeys('begin', begin, ['proc', 'vars']);
  const { beginnings } = kit.words;
  const found = Object.hasOwn(beginnings, begin.proc) && beginnings[begin.proc];
  if (!found) return wrong(`a scenario cannot begin at "${begin.proc}"; ${oneOf(Object.keys(beginnings), begin.proc)}`);
  const given = asObject('begin.vars', begin.vars ?? {});
  onlyKeys(`begin ${begin.proc}`, given, Object.keys(found.takes));
  const args: Record<string, Json> = {};
  for (const [name, { says, default: usual }] of Object.entries(found.takes)) {
    const value = given[name] ?? usual;
    if (value === undefined) wrong(`begin ${begin.proc} needs "${name}": ${says}`);
    args[name] = value;
  }
  const stack = found.stack(state.board, args);
  if (isRefusal(stack)) return wrong(stack.why);
  return stack.map((frame) => ({ ...frame, vars: { ...kit.game.procedures[frame.proc]?.locals(), ...frame.vars } }));
}

function readDice(game: Game, dice: NonNullable<Opening['dice']>): Record<string, number[]> {
  const forced: Record<string, number[]> = {};
  for (const [stream, values] of Object.entries(asObject('dice', dice))) {
    if (!game.streams.includes(stream)) wrong(`there are no dice called "${stream}"; ${oneOf(game.streams, stream)}`);
    if (!Array.isArray(values)) wrong(`dice.${stream} is a list, like [2, 6]`);
    forced[stream] = (values as readonly Json[]).map((value) => readDie(game, stream, value));
  }
  return forced;
}

function readDie(game: Game, stream: string, value: Json): number {
  const faces = game.faces?.[stream];
  if (typeof value === 'string') {
    const face = faces?.indexOf(value) ?? -1;
    if (face < 0) wrong(`dice.${stream} has no "${value}"; ${faces ? oneOf(faces, value) : 'expected a number'}`);
    return face;
  }
  if (typeof value !== 'number' || !Number.isInteger(value))
    wrong(`dice.${stream} has ${JSON.stringify(value)}; expected a number`);
  if (faces && (value < 0 || value >= faces.length)) wrong(`dice.${stream} has ${value}; ${oneOf(faces)}`);
  return value;
}
