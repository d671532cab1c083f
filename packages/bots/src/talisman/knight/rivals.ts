import type { Seat } from '@questhall/kernel';
import {
  ADDS,
  able,
  barred,
  CROWN,
  type Fight,
  fightOdds,
  isToad,
  type Kind,
  type Odds,
  PLAIN,
  REGION_OF,
  VALLEY,
} from '@questhall/talisman';
import { followerWorth } from '../worth.js';
import { followerGain, goldWorth, objectGain, objectKeep, wants } from './judging.js';
import { duelFor, GAME, lifeCost, type Mind, mindOf } from './mind.js';

type Deed = 'attack' | 'attack by craft' | 'steal' | 'beguile' | 'take follower' | 'take maidens' | 'enchant';
export interface Meeting {
  readonly deed: Deed;
  readonly other: Seat;
  readonly worth: number;
}

/** The best way to encounter somebody who stands where this character does. */
export function bestMeeting(mind: Mind): Meeting {
  const { view, seat } = mind;
  let found: Meeting = { deed: 'attack', other: -1, worth: Number.NEGATIVE_INFINITY };
  const at = view.at[seat];
  if (REGION_OF[at] === 'inner' && at !== PLAIN && at !== VALLEY) return found;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || view.at[other] !== at || view.character[other] < 0) continue;
    for (const deed of deedsOf(mind)) {
      const worth = meetingWorth(mind, deed, other);
      if (worth > found.worth) found = { deed, other, worth };
    }
  }
  return found;
}

function deedsOf({ view, seat }: Mind): Deed[] {
  const deeds: Deed[] = ['attack'];
  if (able(view, seat, 'psychic-attack')) deeds.push('attack by craft');
  if (able(view, seat, 'steal')) deeds.push('steal');
  if (able(view, seat, 'beguile')) deeds.push('beguile');
  if (able(view, seat, 'take-follower')) deeds.push('take follower');
  if (able(view, seat, 'take-maidens')) deeds.push('take maidens');
  if (able(view, seat, 'enchant')) deeds.push('enchant');
  return deeds;
}

export function meetingWorth(mind: Mind, deed: Deed, other: Seat): number {
  const { view, seat } = mind;
  switch (deed) {
    case 'attack':
    case 'attack by craft':
      return attackWorth(mind, other, deed !== 'attack');
    case 'steal':
      return goodsPrize(mind, other);
    case 'beguile':
      return (goodsPrize(mind, other) * (view.alignment[other] + 1)) / 6;
    case 'enchant':
      // On the Crown two could be held there for ever: somebody has to fall.
      return view.at[other] === CROWN ? -100 : 1.2;
    default:
      return (
        Math.max(0, ...view.followers[other].map((f) => followerGain(mind, f) + 0.5 * followerWorth(f))) *
          (deed === 'take maidens' ? 0.4 : 1) -
        (able(view, seat, 'steal') ? 1 : 0)
      );
  }
}

/** The best Object or Gold of another. */
export function goodsPrize(mind: Mind, other: Seat): number {
  const { view, seat } = mind;
  if (isToad(view, seat)) return 0;
  // On the Crown only what wins the fights there counts.
  if (view.at[seat] === CROWN && view.at[other] === CROWN)
    return 3 * Math.max(0, ...view.objects[other].map(addsMight));
  let most = view.gold[other] > 0 ? goldWorth(mind) + 0.3 : 0;
  for (const kind of view.objects[other])
    if (!barred(view, seat, kind))
      most = Math.max(most, objectGain(mind, kind) + hurt(mind, objectKeep(mindOf(view, other), kind)));
  return most;
}

function addsMight(kind: Kind): number {
  return ADDS[kind].strength + ADDS[kind].combat;
}

/** What another's loss is worth: all of it against one, a share against many. */
function hurt(mind: Mind, loss: number): number {
  const left = mind.view.out.filter((out) => !out).length;
  return (0.5 * loss) / Math.max(1, left - 1);
}

/** What it is worth that another loses a Life. */
export function lifePrize(mind: Mind, other: Seat): number {
  const { view } = mind;
  const left = view.out.filter((out) => !out).length;
  if (view.crowned && view.lives[other] === 1) return GAME / Math.max(1, left - 1);
  if (view.at[mind.seat] === CROWN) return GAME / 8;
  const loss = lifeCost(mindOf(view, other));
  return (
    hurt(mind, Math.min(loss, 40)) +
    (wants(mind, 'life') ? mind.worth.talisman : 0) +
    (able(view, mind.seat, 'life-drain') ? 1 : 0)
  );
}

export function attackOdds(mind: Mind, other: Seat, psychic: boolean): Odds {
  const { view, seat } = mind;
  const fight: Fight = { ...duelFor(seat, 0, psychic), creature: -1, other };
  fight.unseen = !psychic && able(view, seat, 'assassinate') && view.at[seat] !== CROWN;
  return fightOdds(view, fight);
}

function attackWorth(mind: Mind, other: Seat, psychic: boolean): number {
  const { view, seat } = mind;
  const { wins, loses } = attackOdds(mind, other, psychic);
  const life = lifePrize(mind, other);
  const prize = able(view, seat, 'assassinate') && !psychic ? life : Math.max(life, goodsPrize(mind, other));
  const costs = Math.max(
    lifeCost(mind),
    ...view.objects[seat].map((kind) => (barred(view, other, kind) ? 0 : objectKeep(mind, kind))),
  );
  return wins * prize - loses * costs * (1 - 0.5 * mind.climber.save);
}
