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

/** Play a game of bots and draw it on the way for everybody and for who only looks on; the lines that are too wide. */
export function tooWide(slug: string, { bots, prompts: most, options = {}, every = 10 }: Course): string[] {
  const { game } = GAMES[slug];
  const found: string[] = [];
  const state = fresh(game, { seats: bots.length, options }, seedFrom(`${slug} ${bots.length}`));
  if (isRefusal(state)) throw new Error(state.why);
  const live = wake(game, state);
  live.quiet = true;
  const seated = bots.map((level, seat) => botsFor(slug)[level](seat, {}));
  const dice = random(slug);
  const seen = new Map<Viewer, unknown>();
  let n = 0;
  const draw = () => {
    const lit = prompts(game, live.state).flatMap(({ choices }) => choices.flatMap(({ at = [] }) => at));
    for (const viewer of [null, ...bots.keys()]) {
      const view = game.view(live.state.board, viewer);
      for (const width of [60, 80])
        found.push(
          ...drawn(slug, view, { viewer, before: seen.get(viewer), lit, width }).filter(
            (line) => widthOf(line) > width,
          ),
        );
      seen.set(viewer, view);
    }
  };
  playOn(
    live,
    (_, seat) => {
      if (n++ % every === 0) draw();
      return seated[seat].choose(chance(game as Game, live, seat, dice));
    },
    most,
  );
  draw();
  return found;
}
