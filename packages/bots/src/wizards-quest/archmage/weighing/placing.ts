import { type Power, placingOf, type SpaceId, type View } from '@questhall/wizards-quest';
import type { Weighed } from '../../../archmage/craft.js';
import type { Chance } from '../../../bot.js';
import { expected, worthOf } from '../foresight.js';
import { copied, LEADERS, type Scene, stand } from '../ground.js';
import { type Candidate, deeper, type Matter, matterOf, worthIn } from '../matter.js';
import { sortiesOf, watches } from '../sorties.js';

/** Men, or a leader, put in a space. */
interface Part {
  readonly space: SpaceId;
  readonly men: number;
  readonly power: Power;
}

/** How many of the best spaces are thought of first, and with how many others the men are divided. */
const FIRST = 2;
const SECOND = 4;
const SHARES = [2 / 3, 1 / 3];

/**
 * Where to place men: all in one space, divided between two, or some of them as a leader. In the set-up of two, with more
 * still to come than stands there, the knight has proved to know better.
 */
export function* placings(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  if (chance.view.phase !== 'players' && chance.view.seats === 2) return;
  const matter = matterOf(chance);
  yield* deeper(matter, waysToPlace(matter, chance, knights), { knights });
}

/** Men to be placed, and what may be answered. */
interface Muster {
  readonly matter: Matter;
  readonly options: readonly Part[];
  readonly due: number;
}

function* waysToPlace(matter: Matter, chance: Chance<View>, knights: number): Generator<Candidate, void> {
  const options = chance.options.map((o): Part => placingOf(o as number));
  const due = Math.max(...options.map(({ men }) => men));
  const muster: Muster = { matter, options, due };
  const worths = new Map<SpaceId, number>();
  for (const space of likeliest(muster)) {
    const way = wayTo(muster, [{ space, men: due, power: 'none' }]);
    yield { ...way, worth: (depth) => noted(worths, space, way.worth(depth)) };
  }
  const ranked = [...worths.keys()].sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
  yield* divided(muster, ranked, options[knights]);
  yield* withLeader(muster, ranked);
}

function noted(worths: Map<SpaceId, number>, space: SpaceId, worth: number): number {
  if (!worths.has(space)) worths.set(space, worth);
  return worth;
}

/** All spaces, those first where all the men together look best. */
function likeliest({ matter, options, due }: Muster): SpaceId[] {
  const { scene, seat } = matter;
  const spaces = [...new Set(options.filter(({ power }) => power === 'none').map(({ space }) => space))];
  const own = (after: Scene) => worthOf(after, seat, matter.order.later);
  const looks = new Map(spaces.map((space) => [space, own(placed(matter, [{ space, men: due, power: 'none' }]))]));
  if (matter.campaigns > 0) {
    for (const sortie of sortiesOf(scene, seat, due)) {
      const look = expected(sortie, own);
      if (look > (looks.get(sortie.from) ?? look)) looks.set(sortie.from, look);
    }
  }
  return spaces.sort((a, b) => (looks.get(b) ?? 0) - (looks.get(a) ?? 0));
}

/** Between two of the best spaces; as the knight would first of all. */
function* divided(muster: Muster, ranked: readonly SpaceId[], knights: Part): Generator<Candidate, void> {
  const { due } = muster;
  const rest = ranked.find((space) => space !== knights.space) ?? knights.space;
  if (knights.men < due) yield wayTo(muster, [knights, { space: rest, men: due - (knights.men || 2), power: 'none' }]);
  for (const space of ranked.slice(0, FIRST))
    for (const other of ranked.slice(0, SECOND))
      for (const men of new Set(SHARES.map((share) => Math.ceil(share * due))))
        if (other !== space && men < due)
          yield wayTo(muster, [
            { space, men, power: 'none' },
            { space: other, men: due - men, power: 'none' },
          ]);
}

/** A leader where he watches a treasure or where most is to be done, the men due besides in the best space. */
function* withLeader(muster: Muster, ranked: readonly SpaceId[]): Generator<Candidate, void> {
  const { matter, options, due } = muster;
  for (const part of options)
    if (part.power !== 'none' && (watches(matter.scene, matter.seat, part.space) || ranked.indexOf(part.space) < FIRST))
      yield wayTo(muster, [part, { space: ranked[0], men: due - 2, power: 'none' }]);
}

/** Parts to be placed: the first of them is the answer. */
function wayTo({ matter, options }: Muster, parts: readonly Part[]): Candidate {
  const [{ space, men, power }] = parts;
  const option = options.findIndex((one) => one.power === power && one.space === space && one.men === men);
  return { option, worth: (depth) => worthIn(matter, placed(matter, parts), depth) };
}

function placed({ scene, seat }: Matter, parts: readonly Part[]): Scene {
  const after = copied(scene);
  for (const { space, men, power } of parts) {
    after.men[space] += men;
    if (power !== 'none') stand(after, seat, { leader: LEADERS.indexOf(power), space });
  }
  return after;
}
