import { readBot } from '@questhall/bots';
import { apply, begin, interject, isRefusal, openSave, type State, type TableOptions } from '@questhall/kernel';
import { readText, writeText } from '../files.js';
import { findGame, GAMES } from '../games.js';
import type { House } from '../house.js';
import { type Step, type Story, stateOf } from '../story.js';
import { seated, type Table } from './table.js';

/** A table in a file. It holds everything, the secrets too. */
interface Saved {
  readonly questhall: 'save 1';
  readonly game: string;
  readonly version: number;
  /** False for a game begun under an older version: only its state is told. */
  readonly whole: boolean;
  readonly sits: readonly string[];
  readonly players: readonly string[];
  readonly options: TableOptions;
  readonly secret: string;
  readonly salt: string;
  readonly moves: readonly { readonly seat: number; readonly pick: string; readonly unasked?: true }[];
  readonly state: State;
}

export function saveTo(file: string, table: Table): void {
  const state = stateOf(table);
  const { sits, players, secret, salt } = table;
  const { game, version, options } = state;
  const moves = table.steps.map(({ seat, pick, unasked }) => ({
    seat,
    pick,
    ...(unasked && { unasked: true as const }),
  }));
  const saved: Saved = {
    questhall: 'save 1',
    game,
    version,
    whole: table.whole,
    sits,
    players,
    options,
    secret,
    salt,
    moves: table.whole ? moves : [],
    state,
  };
  writeText(file, `${JSON.stringify(saved)}\n`);
}

/** Open a save; text says what is wrong with it. */
export async function loadFrom(file: string): Promise<Table | string> {
  const text = readText(file);
  if (typeof text !== 'string') return text.why;
  const saved = parsed(text);
  if (typeof saved === 'string') return saved;
  const house = await findGame(saved.game);
  if (!house) return `this is a save of ${JSON.stringify(saved.game)}; expected ${Object.keys(GAMES).join(', ')}`;
  for (const who of saved.sits) {
    if (who !== 'human' && !house.bots[readBot(who)?.level ?? ''])
      return `"${who}" sits in this save, and ${saved.game} has no such bot`;
  }
  const { players, secret, salt } = saved;
  const told = saved.whole && saved.version === house.game.version ? retold(house, saved) : reopened(house, saved);
  return typeof told === 'string' ? told : seated({ house, players, secret, salt, ...told }, saved.sits);
}

type Told = Pick<Story, 'opening' | 'steps' | 'whole'>;

/** Play the moves of a save again: its log, its undo and its record are whole, and nobody has changed its state. */
function retold({ game }: House, { options, secret, sits, moves, state }: Saved): Told | string {
  const opening = begin(game, { seats: sits.length, options }, secret);
  if (isRefusal(opening)) return opening.why;
  const steps: Step[] = [];
  for (const [i, { seat, pick, unasked }] of moves.entries()) {
    const now = (steps.at(-1)?.outcome ?? opening).state;
    const outcome = (unasked ? interject : apply)(game, now, { seat, picks: [pick] });
    if (isRefusal(outcome)) return `move ${i + 1}: ${outcome.why}`;
    steps.push({ seat, pick, unasked: unasked === true, outcome });
  }
  const end = (steps.at(-1)?.outcome ?? opening).state;
  if (JSON.stringify(end) !== JSON.stringify(state))
    return 'the state of this save is not where its moves lead: it was changed';
  return { opening, steps, whole: true };
}

/** A save of an older version: the state is brought up to date, what came before is not told. */
function reopened({ game }: House, { state }: Saved): Told | string {
  const opened = openSave(game, state);
  if (isRefusal(opened)) return opened.why;
  return {
    opening: { state: opened, events: [], draws: [], taken: [], secret: [], sealed: true },
    steps: [],
    whole: false,
  };
}

function parsed(text: string): Saved | string {
  let saved: Partial<Saved> | null;
  try {
    saved = JSON.parse(text);
  } catch {
    return 'this is no save: it is not JSON, or it was cut short';
  }
  if (saved?.questhall !== 'save 1') return 'this is no save: expected one that `save FILE` wrote';
  const { sits, players, moves, state, secret } = saved;
  const isList = (x: unknown) => Array.isArray(x);
  if (!isList(sits) || !isList(players) || !isList(moves) || typeof state !== 'object' || typeof secret !== 'string') {
    return 'this save lacks its seats, its moves, its state or its seed';
  }
  return saved as Saved;
}
