import {
  CARDS,
  type Effect,
  IS_CASTLE,
  ownerOf,
  petitionOf,
  reinforcements,
  type Slot,
  SPACES,
  type SpaceId,
  spaceNamed,
  type View,
} from '@questhall/wizards-quest';
import type { Weighed } from '../../../archmage/craft.js';
import type { Chance } from '../../../bot.js';
import { moved } from '../../knight/wandering.js';
import { type Depth, type Means, turnWorth, worthOf } from '../foresight.js';
import { holding, relaid, type Scene } from '../ground.js';
import { type Candidate, deeper, type Matter, matterOf } from '../matter.js';

/** What a card is worth that is kept for a better day, as a chance to win. */
const KEPT = { wander: 0.05, campaigns: 0.03 };
/** Of the places a treasure may go to only these many that look best are thought through. */
const PLACES = 4;

/** A turn that has yet to begin. */
interface Morning extends Matter {
  readonly view: View;
  readonly due: number;
}

function morningOf(chance: Chance<View>): Morning {
  const { view, seat } = chance;
  const due = view.campaigns > 0 ? Math.floor(reinforcements(view, seat) * view.share) + view.award : 0;
  return { ...matterOf(chance), view, due };
}

/** Whether to play a card that moves a treasure or brings campaigns, or to keep it. The others are the knight's. */
export function* petitions(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  const all = chance.options.map((o) => petitionOf(o as number));
  const chosen = all[knights];
  const goOn = all.findIndex((petition) => petition.do === 'go-on');
  if (chosen.do === 'draw' || chosen.do === 'sail') return;
  if (chosen.do === 'play' && !isOdd(chosen.card) && goOn >= 0) return;
  const morning = morningOf(chance);
  const worth = (depth: Depth) => ahead(morning, morning.scene, depth);
  // What is kept does not keep others from being played.
  const timely = all.findIndex((petition) => petition.do === 'play' && isTimely(petition.card));
  const keeps = timely >= 0 ? timely : goOn;
  const candidates = all.flatMap((petition, option): Candidate[] => {
    if (petition.do === 'play' && isOdd(petition.card)) return [playing(morning, option, petition.card)];
    return option === keeps || option === knights ? [{ option, worth }] : [];
  });
  yield* deeper(morning, candidates, { knights });
}

/** Whether to play at once what the magic ring drew. */
export function* rings(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  const { ringCard } = chance.view;
  if (ringCard < 0 || !isOdd(ringCard)) return;
  const noon: Morning = { ...morningOf(chance), due: 0 };
  const kept = effectsOf(ringCard).some((effect) => effect.do === 'wander') ? holding(noon.scene, true) : noon.scene;
  const candidates = chance.options.map((o, option): Candidate => {
    if (o === 'play') return playing(noon, option, ringCard);
    return { option, worth: (depth) => ahead(noon, kept, depth) };
  });
  yield* deeper(noon, candidates, { knights });
}

function effectsOf(card: number): readonly Effect[] {
  return CARDS[card].effects;
}

function isOdd(card: number): boolean {
  return effectsOf(card).some((effect) => effect.do === 'wander' || effect.do === 'campaigns');
}

function isTimely(card: number): boolean {
  return !isOdd(card) && effectsOf(card).some((effect) => effect.do === 'men' || effect.do === 'boat');
}

/** What the turn is worth with a position at its beginning. */
function ahead({ order, campaigns, due }: Morning, scene: Scene, to: Depth & Partial<Means>): number {
  return turnWorth(scene, order, { campaigns, due, ...to });
}

function playing(morning: Morning, option: number, card: number): Candidate {
  let { campaigns, due } = morning;
  for (const effect of effectsOf(card)) {
    if (effect.do === 'men') due += effect.n;
    if (effect.do === 'campaigns') campaigns += effect.n;
    if (effect.do === 'wander') return wandering(morning, option, { ways: journeys(morning), price: KEPT.wander });
  }
  return { option, worth: (depth) => ahead(morning, morning.scene, { ...depth, campaigns, due }) - KEPT.campaigns };
}

/** A treasure gone to another place. */
interface Journey {
  readonly slot: Slot;
  readonly to: SpaceId;
  readonly scene: Scene;
  readonly look: number;
}

/** The best of the journeys that look best. */
function wandering(
  morning: Morning,
  option: number,
  { ways, price }: { ways: readonly Journey[]; price: number },
): Candidate {
  const few = ways.slice(0, PLACES);
  return { option, worth: (depth) => Math.max(0, ...few.map(({ scene }) => ahead(morning, scene, depth))) - price };
}

/** Where treasures may go, what looks best first: at once, or by the campaign that follows. */
function journeys(morning: Morning): Journey[] {
  const { view, scene, seat, order } = morning;
  const found: Journey[] = [];
  view.treasureAt.forEach((from, slot) => {
    if (from < 0) return;
    for (let to = 0; to < SPACES.length; to++) {
      if (IS_CASTLE[to] !== IS_CASTLE[from] || view.treasureIn[to] >= 0 || view.holder[to] === ownerOf(slot)) continue;
      const after = holding(relaid(scene, moved(view, slot, to)), false);
      found.push({ slot, to, scene: after, look: worthOf(after, seat, [seat, ...order.later]) });
    }
  });
  return found.sort((a, b) => b.look - a.look);
}

/** Which treasure is to wander. */
export function* wanders(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  const morning = morningOf(chance);
  const all = journeys(morning);
  const candidates = chance.options.map((slot, option) =>
    wandering(morning, option, { ways: all.filter((way) => way.slot === slot), price: 0 }),
  );
  yield* deeper(morning, candidates, { knights });
}

/** Where it goes. */
export function* wandersTo(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  const morning = morningOf(chance);
  const { space } = chance.says.args as { space: string };
  const slot = morning.view.treasureIn[spaceNamed(space)];
  const all = journeys(morning).filter((way) => way.slot === slot);
  const kept = all.filter(({ to }, i) => i < 2 * PLACES || to === chance.options[knights]);
  const candidates = kept.map((way) => wandering(morning, chance.options.indexOf(way.to), { ways: [way], price: 0 }));
  yield* deeper(morning, candidates, { knights });
}
