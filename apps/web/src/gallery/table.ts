import { fresh, isRefusal, type Prompt, type State, seedFrom, wake } from '@questhall/kernel';
import { type Chair, decide, type News, newsOf, openTable, type Scene, sceneOf, type Tableau } from '@questhall/table';
import type { Exhibit, Shown } from './shown.js';

/** A table at which a position has just come up. */
export function tableAt(exhibit: Exhibit, shown: Shown): Tableau {
  const { names = exhibit.names } = shown;
  const state = stateAt(exhibit, shown, names.length);
  const config = {
    game: exhibit.game.id,
    name: 'Friday table',
    options: shown.options ?? {},
    clock: { kind: 'none' },
    atZero: 'knight',
    listed: false,
    spectators: true,
  } as const;
  const table = openTable(exhibit.game, {
    config,
    seats: names.length,
    secret: '0'.repeat(32),
    salt: '1'.repeat(32),
  });
  if (isRefusal(table)) throw new Error(table.why);
  const chairs = names.map(
    (name, seat): Chair => ({
      kind: seat === 0 ? 'bot' : 'human',
      player: seat === 0 ? null : `p${seat}`,
      name,
      level: seat === 0 ? 'knight' : null,
      standIn: null,
      resigned: false,
      nonce: '0'.repeat(32),
      orders: [],
    }),
  );
  return { ...table, chairs, stage: 'playing', state: state as State, seq: 1 };
}

function stateAt({ game, words }: Exhibit, shown: Shown, seats: number): State {
  const { position = {}, begin, dice, options = {} } = shown;
  const state = fresh(game, { seats, options }, seedFrom('gallery'));
  if (isRefusal(state)) throw new Error(state.why);
  const board = words.read(position, { seats, options: state.options });
  if (isRefusal(board)) throw new Error(board.why);
  state.board = board;
  const found = words.beginnings[begin.proc];
  const usual = Object.fromEntries(
    Object.entries(found.takes).map(([name, { default: value }]) => [name, value ?? null]),
  );
  const stack = found.stack(board, { ...usual, ...begin.vars });
  if (isRefusal(stack)) throw new Error(stack.why);
  state.stack = stack as State['stack'];
  if (dice) state.rng.forced = Object.fromEntries(Object.entries(dice).map(([k, v]) => [k, [...v]]));
  state.rng.strict = false;
  return wake(game, state).state as State;
}

export interface Played {
  readonly exhibit: Exhibit;
  readonly table: Tableau;
  readonly scene: Scene;
  readonly news: News | null;
  readonly refusal: string | null;
}

export function look(exhibit: Exhibit, table: Tableau, seat: number | null): Played {
  return { exhibit, table, scene: sceneOf(exhibit.game, table, seat), news: null, refusal: null };
}

/** The table after a move, as one viewer hears of it. */
export function played(before: Played, mover: number, picks: readonly string[], viewer: number | null): Played {
  const { exhibit, table } = before;
  const actor = table.chairs[mover].kind === 'bot' ? 'host' : { player: `p${mover}` };
  const by = actor === 'host' ? 'bot' : 'player';
  const [pick = ''] = picks;
  // What one may do though nobody asked, a deal or a vote.
  const isUnasked = sceneOf(exhibit.game, table, mover).unasked.includes(pick);
  const deed = isUnasked
    ? ({ do: 'unasked', seat: mover, pick, by } as const)
    : ({ do: 'move', seat: mover, picks, by } as const);
  const done = decide(exhibit.game, table, actor, deed, Date.now());
  if ('refused' in done) return { ...before, refusal: done.why };
  const scene = sceneOf(exhibit.game, done.tableau, viewer);
  const news = newsOf(before.scene, scene, done.entry, done, viewer);
  return { exhibit, table: done.tableau, scene, news, refusal: null };
}

export function promptOf(scene: Scene, seat: number | null): Prompt | null {
  return scene.prompts.find((prompt) => prompt.seat === seat) ?? null;
}
