import { dragonlords } from '@questhall/dragonlords';
import {
  apply,
  begin,
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
}

/** Calls back at every decision of a game played by chance; who answers with picks plays them. */
export function wander(
  { seed, seats, most, options = {} }: Way,
  at: (prompt: Prompt, scene: () => Scene) => readonly string[] | undefined,
): void {
  const chance = random(seedFrom(seed));
  const start = begin(dragonlords, { seats, options }, seedFrom(seed));
  if (isRefusal(start)) throw new Error(start.why);
  let state: State = start.state;
  for (let i = 0; i < most && !state.result; i++) {
    // Where all are asked at once, those who have answered may still change their minds.
    const prompt = prompts(dragonlords, state).find(({ answered }) => !answered) as Prompt;
    const now = state;
    const wish = at(prompt, () => sceneFor(now, prompt.seat));
    // Rather a deed than going on, so that much is seen.
    const deeds = prompt.choices.filter(({ pick }) => pick !== 'go on' && pick !== 'nobody');
    const from = deeds.length > 0 && chance(8) > 0 ? deeds : prompt.choices;
    const picks = wish ?? [from[chance(from.length)].pick];
    const next = apply(dragonlords, state, { seat: prompt.seat, picks });
    if (isRefusal(next)) throw new Error(`${prompt.ask} ${picks}: ${next.why}`);
    state = next.state;
  }
}

const chair: Chair = { ...OPEN_CHAIR, kind: 'human', player: 'p', name: 'Maren' };

export function sceneFor(state: State, seat: number | null): Scene {
  const config = {
    game: 'dragonlords',
    name: '',
    options: state.options,
    clock: { kind: 'none' },
    atZero: 'knight',
    listed: false,
    spectators: true,
  } as const;
  const table = openTable(dragonlords, { config, seats: state.seats, secret: '0'.repeat(32), salt: '0'.repeat(32) });
  if (isRefusal(table)) throw new Error(table.why);
  const chairs = new Array<Chair>(state.seats).fill(chair);
  return sceneOf(dragonlords, { ...table, chairs, state, stage: 'playing' } as Tableau, seat);
}
