import type { Seat } from '@questhall/kernel';
import { SPACES, type SpaceId } from '@questhall/wizards-quest';
import { copied, dawned, type Scene } from './ground.js';
import { outlook } from './outlook.js';
import { huntsOf, type Sortie, sortiesOf, watches } from './sorties.js';
import { kingdomOf, race, standing } from './standing.js';

const N = SPACES.length;
/** Men a petition brings on average; and what it is worth in men where turns are feared, by how they went. */
const CARD = { hoped: 1, feared: 3 };
/** Of the answers that look best so many are thought through further. */
const ANSWERS = 3;

/** For whom is thought, who has yet to move this turn, and who is still in the game. */
export interface Order {
  readonly me: Seat;
  readonly later: readonly Seat[];
  readonly all: readonly Seat[];
  /** Whether it is feared that a card brings whoever is next a second campaign. */
  readonly wary?: boolean;
}

/** So many men more make it about e times as likely to win, and so does a turn to come: by how games between knights ended. */
const MEN = 30;
const A_TURN = 0.77;

/** How surely a seat wins where a position stands, with those who have yet to move this turn. */
export function worthOf(scene: Scene, seat: Seat, later: readonly Seat[]): number {
  const { taken, ground } = scene;
  if (taken[seat] > 2) return 1;
  for (let other = 0; other < ground.seats; other++) if (taken[other] > 2) return 0;
  if (ground.seats === 2) return outlook(scene, seat, later);
  const own = scoreOf(scene, seat, later);
  let sum = 1;
  for (let other = 0; other < ground.seats; other++)
    if (other !== seat && !ground.out[other]) sum += Math.exp(scoreOf(scene, other, later) - own);
  return 1 / sum;
}

function scoreOf(scene: Scene, seat: Seat, later: readonly Seat[]): number {
  const turn = later.includes(seat) ? A_TURN : 0;
  return turn + RACE * Math.log(race(scene, seat)) + (LITTLE * standing(scene, seat)) / MEN;
}
/** Among several who is there first counts before all, and the rest but little. */
const RACE = -1.1;
const LITTLE = 0.1;

/** The average over how a campaign may end. */
export function expected({ chance, won, lost }: Sortie, worth: (scene: Scene) => number): number {
  if (!won) return lost ? worth(lost) : 0;
  const gained = worth(won);
  return lost ? chance * gained + (1 - chance) * worth(lost) : gained;
}

/** What a position is worth when a turn is over and so many of those who may be next have done their best. */
export function foreseen(scene: Scene, order: Order, turns: number): number {
  if (turns < 1 || isWon(scene)) return worthOf(scene, order.me, order.later);
  const [next] = order.later;
  if (next !== undefined) return answered(scene, next, { order: { ...order, later: order.later.slice(1) }, turns });
  const dawn = dawned(scene);
  let sum = 0;
  // Who is first in the next turn is a matter of dice.
  order.all.forEach((seat, i) => {
    const later = [...order.all.slice(i + 1), ...order.all.slice(0, i)];
    sum += answered(dawn, seat, { order: { ...order, later }, turns });
  });
  return sum / order.all.length;
}

function isWon({ taken }: Scene): boolean {
  for (const treasures of taken) if (treasures > 2) return true;
  return false;
}

/** A way to spend a turn, with what it leads to. */
interface Answer {
  readonly own: number;
  worth(of: (scene: Scene) => number): number;
}

/** After the turn of a seat that does what is best for it. */
function answered(scene: Scene, seat: Seat, { order, turns }: { order: Order; turns: number }): number {
  // Between two what is good for one is as bad for the other.
  if (turns === 1 && order.all.length === 2) {
    const most = bestFor(scene, seat, order);
    return seat === order.me ? most : 1 - most;
  }
  const answers = answersOf(scene, seat, order).sort((a, b) => b.own - a.own);
  const further = (after: Scene) => foreseen(after, order, turns - 1);
  if (order.all.length > 2) return answers[0].worth(further);
  const best = seat === order.me ? Math.max : Math.min;
  const once = best(...answers.slice(0, ANSWERS).map((answer) => answer.worth(further)));
  const more = order.wary ? twofold(scene, seat, order).sort((a, b) => b.own - a.own) : [];
  if (more.length === 0 || more[0].own <= answers[0].own) return once;
  return once + scene.ground.again[seat] * (best(once, more[0].worth(further)) - once);
}

/** How surely a seat wins that does what is best for it now, with two campaigns as far as that is thought of. */
function bestFor(scene: Scene, seat: Seat, order: Order): number {
  const due = dueTo(scene, seat, order);
  const own = (after: Scene) => worthOf(after, seat, order.later);
  const stays = Math.max(...staying(scene, seat, due).map(own));
  const again = order.wary ? scene.ground.again[seat] : 0;
  let [once, twice] = [stays, stays];
  for (const { chance, won, lost } of sortiesOf(scene, seat, due)) {
    if (!won) continue;
    const gained = own(won);
    const hunts = again > 0 ? huntsOf(won, seat, 0).map((hunt) => expected(hunt, own)) : [];
    const further = Math.max(gained, ...hunts);
    const mixed = (worth: number, fails: number) => (lost ? chance * worth + (1 - chance) * fails : worth);
    // Who has lost a campaign is hardly better off than who has stayed.
    if (mixed(gained, stays) <= once && mixed(further, stays) <= twice) continue;
    const fails = lost ? own(lost) : 0;
    once = Math.max(once, mixed(gained, fails));
    twice = Math.max(twice, mixed(further, fails));
  }
  return once + again * (twice - once);
}

/** To stay and watch, or to lead one of the campaigns, with all men due where it begins. */
function answersOf(scene: Scene, seat: Seat, order: Order): Answer[] {
  const due = dueTo(scene, seat, order);
  const own = (after: Scene) => worthOf(after, seat, order.later);
  const found = staying(scene, seat, due).map((still): Answer => ({ own: own(still), worth: (of) => of(still) }));
  for (const sortie of sortiesOf(scene, seat, due))
    found.push({ own: expected(sortie, own), worth: (of) => expected(sortie, of) });
  return found;
}

/** To lead two campaigns, the second of them against a treasure. */
function twofold(scene: Scene, seat: Seat, order: Order): Answer[] {
  const own = (after: Scene) => worthOf(after, seat, order.later);
  return sortiesOf(scene, seat, dueTo(scene, seat, order)).flatMap((sortie) =>
    sortie.won
      ? huntsOf(sortie.won, seat, 0).map((hunt): Answer => {
          const worth = (of: (after: Scene) => number) =>
            expected(sortie, (after) => (after === sortie.won ? expected(hunt, of) : of(after)));
          return { own: worth(own), worth };
        })
      : [],
  );
}

/** Men that come to a seat in a turn. */
function dueTo(scene: Scene, seat: Seat, { wary }: Order): number {
  return Math.max(4, kingdomOf(scene, seat)) + (wary ? CARD.feared : CARD.hoped);
}

/** With the men due where one of the others' treasures is watched, or where there are fewest. */
function staying(scene: Scene, seat: Seat, due: number): Scene[] {
  const guards = guarding(scene, seat, due);
  return guards.length > 0 ? guards : [watching(scene, seat, due)];
}

function guarding(scene: Scene, seat: Seat, due: number): Scene[] {
  const found: Scene[] = [];
  for (let space = 0; space < N; space++) {
    if (scene.holder[space] !== seat || !watches(scene, seat, space)) continue;
    const still = copied(scene);
    still.men[space] += due;
    found.push(still);
  }
  return found;
}

/** With the men due where another's treasure is watched by the fewest. */
function watching(scene: Scene, seat: Seat, due: number): Scene {
  const need = (space: SpaceId) => (watches(scene, seat, space) ? 1000 : 0) - scene.men[space];
  let at: SpaceId = -1;
  for (let space = 0; space < N; space++)
    if (scene.holder[space] === seat && (at < 0 || need(space) > need(at))) at = space;
  const still = copied(scene);
  if (at >= 0) still.men[at] += due;
  return still;
}

/** How far to think: turns to come, campaigns of one's own thought through, and whether second ones are feared. */
export interface Depth {
  readonly turns: number;
  readonly width: number;
  readonly wary?: boolean;
}

/** What is left to do in a turn: campaigns to lead, men to place. */
export interface Means {
  readonly campaigns: number;
  readonly due?: number;
}

/** What a position is worth with so much still to do, by the best of the few campaigns that look best. */
export function turnWorth(scene: Scene, before: Order, to: Depth & Means): number {
  const { turns, width, campaigns, due = 0, wary } = to;
  const order = wary ? { ...before, wary } : before;
  let best = foreseen(due > 0 ? watching(scene, order.me, due) : scene, order, turns);
  if (campaigns < 1) return best;
  const looks = sortiesOf(scene, order.me, due)
    .map((sortie) => ({ sortie, look: expected(sortie, (after) => worthOf(after, order.me, order.later)) }))
    .sort((a, b) => b.look - a.look);
  // A second campaign is thought of, but not dwelt upon.
  const next = { turns, width: 1, campaigns: campaigns - 1 };
  for (const { sortie } of looks.slice(0, width))
    best = Math.max(
      best,
      expected(sortie, (after) => turnWorth(after, order, next)),
    );
  return best;
}
