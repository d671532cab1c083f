import {
  apply,
  begin,
  type Game,
  isRefusal,
  type Prompt,
  prompts,
  random,
  type State,
  seedFrom,
  type TableOptions,
} from '@questhall/kernel';
import { type Chair, OPEN_CHAIR, openTable, type Scene, sceneOf, type Tableau } from '@questhall/table';

export interface Way {
  readonly seed: string;
  readonly seats: number;
  readonly most: number;
  readonly options?: TableOptions;
  /** Picks that are mostly left alone where there are others, so that much is seen. */
  readonly shuns?: readonly string[];
}

/**
 * Calls back at every decision of a game played by chance, with how the seat that is asked sees the table; what it gives
 * back is picked.
 */
export function wander(
  game: Game,
  { seed, seats, most, options = {}, shuns = [] }: Way,
  at: (prompt: Prompt, scene: () => Scene) => readonly string[] | void,
): void {
  const chance = random(seedFrom(seed));
  const start = begin(game, { seats, options }, seedFrom(seed));
  if (isRefusal(start)) throw new Error(start.why);
  let state: State = start.state;
  for (let i = 0; i < most && !state.result; i++) {
    // Where all are asked at once, those who have answered may still change their minds.
    const prompt = prompts(game, state).find(({ answered }) => !answered) as Prompt;
    const now = state;
    const wish = at(prompt, () => sceneFor(game, now, prompt.seat));
    const deeds = prompt.choices.filter(({ pick }) => !shuns.includes(pick));
    const from = shuns.length > 0 && deeds.length > 0 && chance(8) > 0 ? deeds : prompt.choices;
    const picks = wish ?? [from[chance(from.length)]?.pick ?? ''];
    const next = apply(game, state, { seat: prompt.seat, picks });
    if (isRefusal(next)) throw new Error(`${prompt.ask} ${picks}: ${next.why}`);
    state = next.state;
  }
}

const chair: Chair = { ...OPEN_CHAIR, kind: 'human', player: 'p', name: 'Maren' };

export function sceneFor(game: Game, state: State, seat: number | null): Scene {
  const config = {
    game: game.id,
    name: '',
    options: state.options,
    clock: { kind: 'none' },
    atZero: 'knight',
    listed: false,
    spectators: true,
  } as const;
  const table = openTable(game, { config, seats: state.seats, secret: '0'.repeat(32), salt: '0'.repeat(32) });
  if (isRefusal(table)) throw new Error(table.why);
  const chairs = new Array<Chair>(state.seats).fill(chair);
  return sceneOf(game, { ...table, chairs, state, stage: 'playing' } as Tableau, seat);
}
