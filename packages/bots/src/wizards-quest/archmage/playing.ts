import type { Random, Seat } from '@questhall/kernel';
import { CARDS, type Effect } from '@questhall/wizards-quest';
import { dawn } from './dawning.js';
import { expected, type Order, staying, worthOf } from './foresight.js';
import type { Scene } from './ground.js';
import { huntsOf, type Sortie, sortiesOf } from './sorties.js';
import { kingdomOf } from './standing.js';

/** How far to play on, and by whose dice. */
interface Playing {
  readonly turns: number;
  readonly random: Random;
}

/** Play on between two for so many turns of theirs, as the dice will, and say how surely who thinks wins from there. */
export function playedOn(scene: Scene, { me, all, later: first }: Order, { turns, random }: Playing): number {
  let [now, later] = [scene, first];
  const cards = scene.ground.ready.map((ready) => Number(random(1000) < 1000 * ready));
  for (let turn = 0; turn < turns; turn++) {
    if (later.length === 0) {
      now = dawn(now, random);
      later = random(2) === 0 ? all : all.toReversed();
    }
    const [seat] = later;
    later = later.slice(1);
    const gift = DECK[random(DECK.length)];
    cards[seat] += gift.campaigns;
    if (gift.wanders && now.taken[seat] === 2) return seat === me ? TRUMP : 1 - TRUMP;
    const best = bestOf(received(now, seat, gift), { seat, later, gift, again: cards[seat] > 0 });
    now = done(best, random);
    if (best.hunt && now === best.sortie?.won) {
      now = ended(best.hunt, random);
      cards[seat] = 0;
    }
    if (now.taken[seat] > 2) return seat === me ? 1 : 0;
  }
  return worthOf(now, me, later);
}
/** How surely the last treasure is had if a card moves it. */
const TRUMP = 0.9;

/** What a petition brings. */
interface Gift {
  readonly men: number;
  readonly campaigns: number;
  readonly boats: number;
  /** Of the men due for kingdoms. */
  readonly share: number;
  readonly wanders: boolean;
}

const DECK: readonly Gift[] = CARDS.flatMap(({ copies, effects }) => new Array<Gift>(copies).fill(giftOf(effects)));

function giftOf(effects: readonly Effect[]): Gift {
  const gift = { men: 0, campaigns: 0, boats: 0, share: 1, wanders: false };
  for (const effect of effects) {
    if (effect.do === 'men') gift.men += effect.n;
    else if (effect.do === 'campaigns') gift.campaigns += effect.n;
    else if (effect.do === 'boat') gift.boats += 1;
    else if (effect.do === 'reinforcements') gift.share = effect.share;
    else if (effect.do === 'wander') gift.wanders = true;
  }
  return gift;
}

function received(scene: Scene, seat: Seat, { boats }: Gift): Scene {
  return boats > 0 ? { ...scene, boats: scene.boats.with(seat, scene.boats[seat] + boats) } : scene;
}

/** A turn to be played: whose, who comes after, what it has drawn, and whether it may lead two campaigns. */
interface Turn {
  readonly seat: Seat;
  readonly later: readonly Seat[];
  readonly gift: Gift;
  readonly again: boolean;
}

/** To stay, or to lead a campaign and perhaps another after it. */
interface Way {
  readonly worth: number;
  readonly still?: Scene;
  readonly sortie?: Sortie;
  readonly hunt?: Sortie;
}

/** What looks best at once. */
function bestOf(scene: Scene, { seat, later, gift, again }: Turn): Way {
  const due = Math.floor(Math.max(4, kingdomOf(scene, seat)) * gift.share) + gift.men;
  const own = (after: Scene) => worthOf(after, seat, later);
  let best: Way = { worth: -1 };
  for (const still of staying(scene, seat, due)) best = better(best, { worth: own(still), still });
  const stays = best.worth;
  for (const sortie of sortiesOf(scene, seat, due)) {
    const { chance, won, lost } = sortie;
    if (!won) continue;
    const next = again ? bestHunt(won, seat, own) : { worth: own(won) };
    // Who has lost a campaign is hardly better off than who has stayed.
    if (lost && chance * next.worth + (1 - chance) * stays <= best.worth) continue;
    const worth = lost ? chance * next.worth + (1 - chance) * own(lost) : next.worth;
    best = better(best, { worth, sortie, hunt: next.sortie });
  }
  return best;
}

function bestHunt(scene: Scene, seat: Seat, own: (after: Scene) => number): Way {
  let best: Way = { worth: own(scene) };
  for (const sortie of huntsOf(scene, seat, 0)) best = better(best, { worth: expected(sortie, own), sortie });
  return best;
}

function better(one: Way, other: Way): Way {
  return other.worth > one.worth ? other : one;
}

function done({ still, sortie }: Way, random: Random): Scene {
  return sortie ? ended(sortie, random) : (still as Scene);
}

function ended({ chance, won, lost }: Sortie, random: Random): Scene {
  const wins = random(1000) < 1000 * chance;
  return ((wins ? won : lost) ?? won ?? lost) as Scene;
}
