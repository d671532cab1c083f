import { botsFor, chance } from '@questhall/bots';
import {
  fresh,
  type Game,
  isRefusal,
  prompts,
  random,
  seedFrom,
  type TableOptions,
  type Viewer,
  wake,
} from '@questhall/kernel';
import { playOn } from '@questhall/testkit';
import { GAMES } from '../src/games.js';
import { paintFor, widthOf } from '../src/play/paint.js';
import { NAMES, peopleOf } from '../src/play/people.js';

const paint = paintFor(false);
export const people = peopleOf(NAMES, paint);

/** A board as one viewer sees it. */
export function drawn<View>(
  slug: string,
  view: View,
  more: { viewer?: Viewer; before?: View; lit?: readonly string[]; width?: number } = {},
): string[] {
  const { viewer = 0, before = null, lit = [], width = 80 } = more;
  return GAMES[slug].draw?.({ view, before, viewer, lit: new Set(lit), width, paint, people }) ?? [];
}

export interface Course {
  readonly bots: readonly string[];
  readonly prompts: number;
  readonly options?: TableOptions;
  /** Draw at every so many prompts. */
  readonly every?: number;
}

type State = Parameters<typeof prompts>[1];

/** Play a game of bots, and stop on the way every so many prompts, and at the end. */
export function onTheWay(slug: string, course: Course, stop: (game: Game, state: State) => void): void {
  const { bots, prompts: most, options = {}, every = 10 } = course;
  const game = GAMES[slug].game as Game;
  const state = fresh(game, { seats: bots.length, options }, seedFrom(`${slug} ${bots.length}`));
  if (isRefusal(state)) throw new Error(state.why);
  const live = wake(game, state);
  live.quiet = true;
  const seated = bots.map((level, seat) => botsFor(slug)[level](seat, {}));
  const dice = random(slug);
  let n = 0;
  playOn(
    live,
    (_, seat) => {
      if (n++ % every === 0) stop(game, live.state);
      return seated[seat].choose(chance(game, live, seat, dice));
    },
    most,
  );
  stop(game, live.state);
}

/** Play a game of bots and draw it on the way for everybody and for who only looks on; the lines that are too wide. */
export function tooWide(slug: string, course: Course): string[] {
  const found: string[] = [];
  const seen = new Map<Viewer, unknown>();
  onTheWay(slug, course, (game, state) => {
    const lit = prompts(game, state).flatMap(({ choices }) => choices.flatMap(({ at = [] }) => at));
    for (const viewer of [null, ...course.bots.keys()]) {
      const view = game.view(state.board, viewer);
      for (const width of [60, 80]) {
        const lines = drawn(slug, view, { viewer, before: seen.get(viewer), lit, width });
        found.push(...lines.filter((line) => widthOf(line) > width));
      }
      seen.set(viewer, view);
    }
  });
  return found;
}
