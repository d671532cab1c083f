import { type Power, placingOf, type SpaceId, type View } from '@questhall/wizards-quest';
import type { Weighed } from '../../../archmage/craft.js';
import type { Chance } from '../../../bot.js';
import { copied, LEADERS, type Scene, stand } from '../ground.js';
import { type Candidate, deeper, type Matter, matterOf, worthIn } from '../matter.js';
import { watches } from '../sorties.js';

/** Men, or a leader, put in a space. */
interface Part {
  readonly space: SpaceId;
  readonly men: number;
  readonly power: Power;
}

/** How many of the best spaces are thought of first, and with how many others the men are divided. */
const FIRST = 3;
const SECOND = 6;
const SHARES = [2 / 3, 1 / 2, 1 / 3];

/** Where to place men: all in one space, divided between two, or some of them as a leader. Before the first turn the knight knows best. */
export function* placings(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  const { phase, active } = chance.view;
  if (phase === 'players' && active === chance.seat) yield* deeper(waysToPlace(chance, knights), knights);
}

function* waysToPlace(chance: Chance<View>, knights: number): Generator<Candidate, void> {
  const matter = matterOf(chance);
  const all = chance.options.map((o): Part => placingOf(o as number));
  const due = Math.max(...all.map(({ men }) => men));
  const pickOf = (space: SpaceId, men: number) =>
    all.findIndex((part) => part.power === 'none' && part.space === space && part.men === men);
  const way = (option: number, rest: readonly Part[]) => candidate(matter, option, [all[option], ...rest]);
  const spaces = [...new Set(all.filter(({ power }) => power === 'none').map(({ space }) => space))];
  const looks: { space: SpaceId; worth: number }[] = [];
  for (const space of spaces) {
    const whole = way(pickOf(space, due), []);
    yield { ...whole, worth: (depth) => noted(looks, space, whole.worth(depth)) };
  }
  const ranked = looks.toSorted((a, b) => b.worth - a.worth).map(({ space }) => space);
  const own = all[knights];
  const rest = ranked.find((space) => space !== own.space) ?? own.space;
  if (own.men < due) yield way(knights, [{ space: rest, men: due - (own.men || 2), power: 'none' }]);
  for (const space of ranked.slice(0, FIRST))
    for (const other of ranked.slice(0, SECOND))
      for (const men of new Set(SHARES.map((share) => Math.ceil(share * due))))
        if (other !== space && men < due)
          yield way(pickOf(space, men), [{ space: other, men: due - men, power: 'none' }]);
  for (const [option, { power, space }] of all.entries())
    if (power !== 'none' && (watches(matter.ground, matter.seat, space) || ranked.slice(0, FIRST).includes(space)))
      yield way(option, [{ space: ranked[0], men: due - 2, power: 'none' }]);
}

function noted(looks: { space: SpaceId; worth: number }[], space: SpaceId, worth: number): number {
  looks.push({ space, worth });
  return worth;
}

function candidate(matter: Matter, option: number, parts: readonly Part[]): Candidate {
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
