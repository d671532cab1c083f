import { Broken, stackInWords } from './broken.js';
import type { ReadyGame } from './ready.js';
import type { Asked, Draw, Event, Game, Seat, State, Table, Taken } from './types.js';

/** A game that runs: its state, and the options it computed when it stopped to ask. */
export interface Live<B = unknown> {
  readonly game: Game<B>;
  readonly ready: ReadyGame;
  state: State<B>;
  asked: Asked[];
  /** The seat whose pick is being carried out; -1 when nobody's. */
  mover: Seat;
  sealed: boolean;
  /** Search hears nothing: no event, draw or taken pick is kept. */
  quiet: boolean;
  events: Event[];
  draws: Draw[];
  taken: Taken[];
  readonly table: Table<B>;
}

/** Stop: the game has done what no rule can mean. */
export function broken(live: Live, words: string): never {
  throw new Broken(`${live.game.id} ${words} (at ${stackInWords(live.state.stack)})`);
}
