import type { Seat } from '@questhall/kernel';
import type { Offer } from '@questhall/talisman';
import { type Decide, say } from '../decision.js';
import { spellWorth } from '../worth.js';
import { followerGain, goldWorth, objectGain, objectKeep } from './judging.js';
import { type Mind, mindOf, SCALE } from './mind.js';

/** T R99 Whether an offer leaves one better off than him who makes it. */
export const deals: Decide = (sight) => {
  const { view, seat } = sight;
  const { offer } = view;
  if (!offer) return say(sight, 'decline', 'there was no offer');
  const gain = balance(mindOf(view, seat), offer);
  const theirs = -gainOfGiver(mindOf(view, offer.from), offer);
  const fair = gain > 0.3 && gain >= -theirs * (view.seats > 2 ? 0.5 : 1);
  return say(sight, fair ? 'accept' : 'decline', fair ? 'I gain by it' : 'I would lose by it');
};

/** What an offer gives the one it is made to, less what it takes. */
function balance(mind: Mind, o: Offer): number {
  const gets = sum(o.gives, (k) => objectGain(mind, k)) + sum(o.follows, (f) => followerGain(mind, f));
  const gives = sum(o.wants, (k) => objectKeep(mind, k)) + sum(o.wantsFollowers, (f) => followerGain(mind, f));
  const spells = SCALE * (sum(o.spells, spellWorth) - 2 * o.wantsSpells);
  return gets - gives + spells + (o.gold - o.wantsGold) * goldWorth(mind);
}

function gainOfGiver(mind: Mind, o: Offer): number {
  const gets = sum(o.wants, (k) => objectGain(mind, k)) + sum(o.wantsFollowers, (f) => followerGain(mind, f));
  const gives = sum(o.gives, (k) => objectKeep(mind, k)) + sum(o.follows, (f) => followerGain(mind, f));
  return gets - gives + (o.wantsGold - o.gold) * goldWorth(mind);
}

function sum(list: readonly number[], worth: (one: number) => number): number {
  return list.reduce((total, one) => total + worth(one), 0);
}

/** What one has is worth more than what others part with; and no gift helps a rival. */
export const offers: Decide = (sight) => {
  const made = sight.view.offer;
  const rival: Seat = made?.to ?? -1;
  return say(sight, 'no offer', rival >= 0 ? 'what helps him hurts me' : 'I keep what I have');
};
