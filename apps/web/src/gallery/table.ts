import { fresh, isRefusal, type Prompt, type State, seedFrom, wake } from '@questhall/kernel';
import { type Chair, decide, type News, newsOf, openTable, type Scene, sceneOf, type Tableau } from '@questhall/table';
import { type Board, wizardsQuest, wizardsQuestWords } from '@questhall/wizards-quest';
import type { Shown } from './positions.js';

const NAMES = ['Corvin', 'Ysolde', 'Maren', 'Tobias'];

/** A table at which a position has just come up. */
export function tableAt(shown: Shown): Tableau {
  const state = stateAt(shown);
  const config = {
    game: 'wizards-quest',
    name: 'Friday table',
    options: shown.options ?? {},
    clock: { kind: 'none' },
    atZero: 'knight',
    listed: false,
    spectators: true,
  } as const;
  const table = openTable(wizardsQuest, { config, seats: 4, secret: '0'.repeat(32), salt: '1'.repeat(32) });
  if (isRefusal(table)) throw new Error(table.why);
  const chairs = NAMES.map(
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

function stateAt({ position = {}, begin, dice, options = {} }: Shown): State<Board> {
  const state = fresh(wizardsQuest, { seats: 4, options }, seedFrom('gallery'));
  if (isRefusal(state)) throw new Error(state.why);
  const board = wizardsQuestWords.read(position, { seats: 4, options: state.options });
  if (isRefusal(board)) throw new Error(board.why);
  state.board = board;
  const found = wizardsQuestWords.beginnings[begin.proc];
  const usual = Object.fromEntries(
    Object.entries(found.takes).map(([name, { default: value }]) => [name, value ?? null]),
  );
  const stack = found.stack(board, { ...usual, ...begin.vars });
  if (isRefusal(stack)) throw new Error(stack.why);
  state.stack = stack as State['stack'];
  if (dice) state.rng.forced = Object.fromEntries(Object.entries(dice).map(([k, v]) => [k, [...v]]));
  state.rng.strict = false;
  return wake(wizardsQuest, state).state as State<Board>;
}

export interface Played {
  readonly table: Tableau;
  readonly scene: Scene;
  readonly news: News | null;
  readonly refusal: string | null;
}

export function look(table: Tableau, seat: number | null): Played {
  return { table, scene: sceneOf(wizardsQuest, table, seat), news: null, refusal: null };
}

/** The table after a move, as one viewer hears of it. */
export function played(before: Played, mover: number, picks: readonly string[], viewer: number | null): Played {
  const { table } = before;
  const actor = table.chairs[mover].kind === 'bot' ? 'host' : { player: `p${mover}` };
  const by = actor === 'host' ? 'bot' : 'player';
  const done = decide(wizardsQuest, table, actor, { do: 'move', seat: mover, picks, by }, Date.now());
  if ('refused' in done) return { ...before, refusal: done.why };
  const scene = sceneOf(wizardsQuest, done.tableau, viewer);
  const news = newsOf(before.scene, scene, done.entry, done, viewer);
  return { table: done.tableau, scene, news, refusal: null };
}

export function promptOf(scene: Scene, seat: number | null): Prompt | null {
  return scene.prompts.find((prompt) => prompt.seat === seat) ?? null;
}
