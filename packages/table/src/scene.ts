import {
  askedIn,
  type Game,
  type Json,
  type Prompt,
  prompts,
  ready,
  type State,
  shown,
  sight,
  standing,
  type Viewer,
} from '@questhall/kernel';
import { lineCount } from './lines.js';
import { noncesOf } from './story.js';
import { undoable } from './trail.js';
import type { Chair, ChairSeen, Scene, Tableau } from './types.js';
import { isWindow } from './windows.js';

/** Which choices a scene lists: the viewer's own, or none, for clients that draw nothing and for looking back. */
export type Choices = 'own' | 'none';

const NONE: readonly never[] = [];

/** Everything a viewer is shown of a table. */
export function sceneOf(game: Game, t: Tableau, viewer: Viewer, choices: Choices = 'own'): Scene {
  return sceneAt(momentOf(game, t), viewer, choices);
}

/** A table as it stands, to be shown to several viewers: what they see alike is drawn up once. */
export interface Moment {
  readonly game: Game;
  readonly t: Tableau;
  /** What everybody sees, where nothing is hidden from anybody. */
  readonly sight: Json | null;
  readonly asked: readonly Prompt[];
}

export function momentOf(game: Game, t: Tableau): Moment {
  const asked = t.stage === 'playing' && t.state ? bare(game, t.state, null) : [];
  return { game, t, sight: game.open && t.state ? everything(game, t.state) : null, asked };
}

function seen(game: Game, { state }: Tableau, viewer: Viewer): Json | null {
  return state && (sight(game, state, viewer) as unknown as Json);
}

/** The board itself, without a copy: nothing at a table is ever played in place. */
function everything(game: Game, state: State): Json {
  return { board: state.board, shows: shown(game, state, null) } as unknown as Json;
}

export function sceneAt(moment: Moment, viewer: Viewer, choices: Choices): Scene {
  const { game, t } = moment;
  const state = t.stage === 'playing' ? t.state : null;
  return {
    seq: t.seq,
    config: t.config,
    sight: moment.sight ?? seen(game, t, viewer),
    prompts: state ? promptsFor(moment, state, viewer, choices) : NONE,
    stage: t.stage,
    chairs: seenChairs(t.chairs),
    commitment: t.commitment,
    unasked: state && viewer !== null ? standing(game, state, viewer) : NONE,
    orders: viewer === null ? NONE : (t.chairs[viewer]?.orders ?? NONE),
    clocks: t.clocks,
    offer: t.offer,
    end: t.end,
    lines: lineCount(t),
    epoch: t.epoch,
    undo: viewer === null ? 0 : undoable(t, viewer),
    revealed: t.stage === 'over' ? { secret: t.secret, salt: t.salt, nonces: noncesOf(t) } : null,
  };
}

/** Choices only for the seat that is asked: others are told who is asked, and for what. */
function promptsFor(moment: Moment, state: State, viewer: Viewer, choices: Choices): readonly Prompt[] {
  const { game } = moment;
  // Only in a window does it depend on the viewer.
  const asked = isWindow(game, state) ? bare(game, state, viewer) : moment.asked;
  if (choices === 'none' || !asked.some(({ seat }) => seat === viewer)) return asked;
  const own = prompts(game, state, viewer).find(({ seat }) => seat === viewer);
  return asked.map((prompt) => (own && prompt.seat === viewer ? own : prompt));
}

/** Who is asked, and for what, without choices. In a window nobody is told who has answered: it would tell who has little to choose. */
function bare(game: Game, state: State, viewer: Viewer): Prompt[] {
  const frame = state.stack.at(-1);
  const ask = frame && ready(game)[frame.proc]?.steps[frame.at]?.ask;
  if (!ask) return [];
  return askedIn(game, state).map(({ seat }) => ({
    seat,
    ask: `${frame.proc}.${frame.at}`,
    number: state.asks[seat] as number,
    rule: ask.rule,
    says: ask.says(state.board, frame.vars),
    private: ask.private === true,
    choices: [],
    answered: String(seat) in state.sealed && (!ask.window || seat === viewer),
  }));
}

/** Chairs seldom change: what is seen of them is made once. */
const seenOf = new WeakMap<readonly Chair[], readonly ChairSeen[]>();

function seenChairs(chairs: readonly Chair[]): readonly ChairSeen[] {
  let seen = seenOf.get(chairs);
  if (!seen) {
    seen = chairs.map(({ kind, name, level, standIn, resigned }) => ({ kind, name, level, standIn, resigned }));
    seenOf.set(chairs, seen);
  }
  return seen;
}
