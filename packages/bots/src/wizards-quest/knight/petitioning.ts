import type { Seat } from '@questhall/kernel';
import {
  CARDS,
  type Effect,
  neighbours,
  ORCS,
  petitionOf,
  reinforcements,
  type SpaceId,
  type View,
} from '@questhall/wizards-quest';
import { type Decide, type Decision, optionWhere } from '../decision.js';
import { held, sought } from '../treasures.js';
import { nuisance } from './losing.js';
import { bestFrom } from './plans.js';
import { imagined } from './scenes.js';
import { bestSend } from './sending.js';
import { bestWander } from './wandering.js';

/** What a card must bring now, in men, to be played rather than kept. */
const TIMELY = 2;

/** Draw; play what helps now; keep the rest for its day, as far as the hand allows. */
export const petitions: Decide = (sight) => {
  const { view, seat, options } = sight;
  const draw = optionWhere<number>(options, (o) => petitionOf(o).do === 'draw');
  if (draw >= 0) return { pick: draw, why: 'most petitions are granted' };
  const cards = options.flatMap((o, pick) => {
    const petition = petitionOf(o as number);
    return petition.do === 'play' ? [{ pick, card: petition.card, gain: gainOf(view, seat, petition.card) }] : [];
  });
  cards.sort((a, b) => b.gain - a.gain);
  const [first] = cards;
  if (first && first.gain >= TIMELY) return { pick: first.pick, why: `${CARDS[first.card].title} helps me now` };
  const goOn = optionWhere<number>(options, (o) => petitionOf(o).do === 'go-on');
  if (goOn >= 0) return { pick: goOn, why: 'nothing in my hand helps now' };
  return leastLoss(cards);
};

/** With a hand too full, the card that has least to hope for goes. */
function leastLoss(cards: readonly { pick: number; card: number; gain: number }[]): Decision {
  const [least] = cards.toSorted((a, b) => HOPE.indexOf(CARDS[b.card].id) - HOPE.indexOf(CARDS[a.card].id));
  return { pick: least.pick, why: `of my cards ${CARDS[least.card].title} was least worth keeping` };
}
/** Cards that may be kept, the most promising first. */
const HOPE: readonly string[] = [
  'movetreasure',
  'camp2',
  'camp1',
  'mencamp',
  'sendwizard',
  'senddragon',
  'routorcs',
  'underdog',
  'peek',
];

/** The ring's card: now or never, or later. */
export const ringCards: Decide = ({ view, seat, options }) => {
  const plays = gainOf(view, seat, view.ringCard) >= TIMELY;
  const pick = optionWhere<string>(options, (o) => (o === 'play') === plays);
  return { pick: Math.max(0, pick), why: plays ? 'it helps me now' : 'its day will come, or not' };
};

/** What playing a card now brings, in men. */
function gainOf(view: View, seat: Seat, card: number): number {
  const effects: readonly Effect[] = CARDS[card].effects;
  return effects.reduce((sum, effect) => sum + gainOfEffect(view, seat, effect), 0);
}

function gainOfEffect(view: View, seat: Seat, effect: Effect): number {
  switch (effect.do) {
    case 'men':
      return effect.n;
    case 'men-if-few':
      return view.pieces[seat] < effect.under ? effect.n : 0;
    case 'boat':
    case 'vision':
      return TIMELY;
    case 'campaigns':
      return secondCampaign(view, seat);
    case 'send':
      return view[effect.who] < 0 ? 0 : bestSend(view, seat, effect.who).gain;
    case 'wander':
      return bestWander(view, seat).gain;
    case 'rout':
      return worstOrcs(view, seat);
    default:
      // What must be played at once is no question.
      return 0;
  }
}

/** What one more campaign would bring: a treasure that lies two steps away. */
function secondCampaign(view: View, seat: Seat): number {
  const spaces = held(view, seat);
  const starts = spaces.filter((space) => isTwoSteps(view, seat, space));
  if (starts.length === 0) return 0;
  return bestWith(view, seat, { spaces: starts, campaigns: 2 }) - bestWith(view, seat, { spaces, campaigns: 1 });
}

function isTwoSteps(view: View, seat: Seat, from: SpaceId): boolean {
  const prey = sought(view, seat);
  return neighbours(view, from).some(
    (space) => view.holder[space] !== seat && neighbours(view, space).some((other) => prey.includes(other)),
  );
}

/** The best position that so many campaigns lead to, when the men due all come to one of these spaces. */
function bestWith(
  view: View,
  seat: Seat,
  { spaces, campaigns }: { spaces: readonly SpaceId[]; campaigns: number },
): number {
  const men = Math.floor(reinforcements(view, seat) * view.share) + view.award;
  let value = Number.NEGATIVE_INFINITY;
  for (const space of spaces) {
    const scene = imagined({ ...view, campaigns });
    scene.men[space] += men;
    value = Math.max(value, bestFrom(scene, seat, [space])?.value ?? value);
  }
  return value;
}

function worstOrcs(view: View, seat: Seat): number {
  let worst = 0;
  view.men.forEach((n, space) => {
    if (view.holder[space] === ORCS && n > 2) worst = Math.max(worst, -nuisance(view, seat, space));
  });
  return worst;
}
