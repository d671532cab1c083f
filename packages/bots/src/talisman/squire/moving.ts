import type { Seat } from '@questhall/kernel';
import {
  type Act,
  actOf,
  CASTLE,
  CHAPEL,
  CITY,
  CROWN,
  cardsOn,
  craftOf,
  DRAWS,
  IS_ENEMY,
  IS_OBJECT,
  isInner,
  POINTS,
  possesses,
  SPACES,
  type SpaceId,
  strengthOf,
  TEMPLE,
  VILLAGE,
  type View,
  WARLOCKS_CAVE,
  whatOf,
} from '@questhall/talisman';
import { best, choose, type Decide } from '../decision.js';

/** How strong a beginner wants to be before he climbs. */
const STRONG = 8;

/** Whether he feels ready for the Inner Region. */
export function isReady(view: View, seat: Seat): boolean {
  return possesses(view, seat, 'talisman') && Math.max(strengthOf(view, seat), craftOf(view, seat)) >= STRONG;
}

/** Before the move: take what is offered, then go on, by the roll of the die for choice. */
export const moves: Decide = (sight) => {
  const { view, seat, options, random } = sight;
  const inner = isInner(view.at[seat]);
  const pick = best<number>(options, (o) => {
    const act = actOf(o);
    if (FREE.includes(act)) return 20;
    if (act === 'align' || act === 'alchemist' || act === 'drink') return undefined;
    if (inner) return innerTaste(view, seat, o);
    if (act === 'roll') return 3;
    // A step at a time he keeps going round one way, or he would never get anywhere.
    if (act === 'go') return o === options.find((one) => actOf(one as number) === 'go') ? 3 : 0;
    return act === 'cross' || act === 'portal' ? taste(view, seat, o) : 2 + random(3);
  });
  return { pick, why: inner ? 'the Crown lies that way' : 'the road is long' };
};
const FREE: readonly Act[] = ['exchange', 'hand-over', 'hand-gold', 'hand-follower'];

function innerTaste(view: View, seat: Seat, o: number): number {
  const able = possesses(view, seat, 'talisman') && view.lives[seat] > 1;
  if (actOf(o) === 'retreat') return able ? 0 : 5;
  if (actOf(o) === 'stay') return 4;
  const to = whatOf(o);
  if (to === CROWN) return 10;
  // By Strength through the Crypt, by Craft through the Mines.
  const strong = strengthOf(view, seat) >= craftOf(view, seat);
  return SPACES[to].id === 'crypt' ? (strong ? 4 : 2) : 3;
}

/** To the space that looks best. */
export const ways: Decide = (sight) => {
  const { view, seat, random } = sight;
  return choose<number>(sight, 'it looked promising there', (o) => taste(view, seat, o) + random(3));
};

function taste(view: View, seat: Seat, o: number): number {
  switch (actOf(o)) {
    case 'portal':
      return isReady(view, seat) ? 20 : -20;
    case 'cross':
      return strengthOf(view, seat) > 7 ? 5 : -8;
    case 'regenerate':
      return 3;
    default:
      return appeal(view, seat, whatOf(o));
  }
}

/** To whatever space looks best, if it may be any. */
export const travels: Decide = (sight) => {
  const { view, seat, random } = sight;
  return choose<SpaceId>(sight, 'it looked promising there', (to) => appeal(view, seat, to) + random(2));
};

/** What a space promises at first sight. */
export function appeal(view: View, seat: Seat, space: SpaceId): number {
  const lying = cardsOn(view, space);
  const wounds = 4 - view.lives[seat];
  let value = Math.max(0, DRAWS[space] - lying.length) * 2;
  for (const kind of lying) {
    if (IS_ENEMY[kind]) value += POINTS[kind] < strengthOf(view, seat) ? 1 : -3;
    else value += IS_OBJECT[kind] ? 2 : 0;
  }
  if (space === WARLOCKS_CAVE && view.quest[seat] === 0 && !possesses(view, seat, 'talisman')) value += 5;
  if (space === TEMPLE) value += 2;
  if (space === CITY) value += 1;
  if ([VILLAGE, CHAPEL, CASTLE].includes(space)) value += view.gold[seat] > 0 ? 1 + wounds : 1;
  if (SPACES[space].name === 'Desert' || space === view.hexAt) value -= 3;
  return value;
}

/** The Portal by what one has more of. */
export const portals: Decide = ({ view, seat, options }) => ({
  pick: options.indexOf(strengthOf(view, seat) >= craftOf(view, seat) ? 'strength' : 'craft'),
  why: 'that is what I have more of',
});
