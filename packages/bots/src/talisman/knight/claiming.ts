import {
  CROWN,
  claimOf,
  hostsFor,
  IS_FOLLOWER,
  IS_OBJECT,
  KINDS,
  type Kind,
  kindNamed,
  meetingOf,
  prizeOf as prizeNamed,
  purchaseOf,
  SHOPS,
  type ShopId,
} from '@questhall/talisman';
import { best, choose, type Decide, optionNamed, say, spokenOf } from '../decision.js';
import { bestBundle } from '../trophies.js';
import { followerWorth, plainId, spellWorth } from '../worth.js';
import { cardWorth } from './cards.js';
import { followerGain, goldWorth, isWanted, objectGain, objectKeep, rankOf } from './judging.js';
import { GAME, lifeCost, mindOf } from './mind.js';
import { hostWorth, placeWorth } from './places.js';
import { wareWorth } from './purchases.js';
import { bestMeeting, lifePrize, meetingWorth } from './rivals.js';

/** The space, or a character if more is to be had of him. */
export const encounters: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  const meeting = bestMeeting(mind);
  const { steady, once } = placeWorth(mind, sight.view.at[sight.seat]);
  const space = steady + once - Math.max(0, meeting.worth);
  const meets = meeting.worth > Math.max(0.3, space);
  if (!meets) return say(sight, 'space', 'the space offers more');
  // A fight ends the turn, so what lies there is taken before it.
  if (optionNamed(sight, 'claim') >= 0) return say(sight, 'claim', 'a fight would end my turn');
  return say(sight, 'character', 'there is more to be had of him');
};

export const meetings: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  return choose<number>(sight, 'that promises most', (o) => {
    const { deed, other } = meetingOf(o);
    return meetingWorth(mind, deed, other);
  });
};

/** Take what is of use, then visit and call on whoever helps most. */
export const claims: Decide = (sight) => {
  const { view, seat } = sight;
  const mind = mindOf(view, seat);
  return choose<number>(sight, 'that is of use to me', (o) => {
    const { act, what } = claimOf(o);
    if (act === 'done') return 0;
    if (act === 'gold' || act === 'follow') return 50;
    if (act === 'take') return takeWorth(sight.view, seat, what);
    if (act === 'visit') return visitWorth(mind, what);
    // Three Gold for a Follower, if Gold is what is needed.
    if (act === 'yield') return 3 * goldWorth(mind) - 2.5;
    return hostWorth(mind, hostsFor(view, seat)[what]) - 0.01;
  });
};

function visitWorth(mind: ReturnType<typeof mindOf>, kind: Kind): number {
  return KINDS[kind].charges !== undefined || KINDS[kind].once ? 20 : cardWorth(mind, kind);
}

function takeWorth(view: Parameters<typeof mindOf>[0], seat: number, kind: Kind): number | undefined {
  const mind = mindOf(view, seat);
  if (IS_OBJECT[kind]) return isWanted(mind, kind) ? 30 + objectGain(mind, kind) : undefined;
  if (!IS_FOLLOWER[kind]) return undefined;
  return followerGain(mind, kind) - (KINDS[kind].price ?? 0) * goldWorth(mind) + 0.5;
}

/** The most useful wares. */
export const buys: Decide = (sight) => {
  const { view, seat } = sight;
  const mind = mindOf(view, seat);
  const shop = (spokenOf(sight, 'shop') ?? 'blacksmith') as ShopId;
  const prices: Readonly<Record<string, number>> = SHOPS[shop];
  return choose<number>(sight, 'I have a use for it', (o) => {
    const { act, kind } = purchaseOf(o);
    if (act === 'done') return 0;
    const price = act === 'buy' ? (prices[plainId(kind)] ?? 0) : 0;
    return wareWorth(mind, kind) - price * goldWorth(mind) + (act === 'pocket' ? 0.5 : 0);
  });
};

/** What hurts another most or helps most. */
export const prizes: Decide = (sight) => {
  const { view, seat } = sight;
  const mind = mindOf(view, seat);
  const loser = Number(spokenOf(sight, 'loser') ?? spokenOf(sight, 'other') ?? -1);
  return choose<number>(sight, 'that is worth most', (o) => {
    const { take, what } = prizeNamed(o);
    // On the Crown the last one alive has won.
    if (take === 'life') return view.at[seat] === CROWN ? GAME : lifePrize(mind, loser);
    if (take === 'gold') return goldWorth(mind) + 0.3;
    if (take === 'nothing') return 0;
    if (take === 'follower') return followerGain(mind, what) + 0.5 * followerWorth(what);
    if (!isWanted(mind, what)) return 0.2;
    return objectGain(mind, what) + (loser >= 0 ? 0.4 * objectKeep(mindOf(view, loser), what) : 0);
  });
};

export const lays: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  return choose<Kind>(sight, 'I can best do without it', (kind) => -rankOf(mind, kind, sight.view.objects[sight.seat]));
};

/** The Spell that is worth least. */
export const forgets: Decide = (sight) => choose<number>(sight, 'I can best do without it', (s) => -spellWorth(s));

export const dismisses: Decide = (sight) =>
  choose<number>(sight, 'I can best do without him', (follower) => -followerWorth(follower));

/** A Life or a Follower, whichever is worth less. */
export const pays: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  return choose<number>(sight, 'that hurts least', (o) => (o < 0 ? -lifeCost(mind) : -followerGain(mind, o)));
};

/** Of two evils the lesser. */
export const evils: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  const least = Math.min(99, ...sight.view.followers[sight.seat].map((f) => followerGain(mind, f)));
  return say(sight, least < lifeCost(mind) ? 'lose follower' : 'lose life', 'that hurts least');
};

/** A Gold before a Life, unless Gold is to win a Talisman. */
export const tolls: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  return say(sight, goldWorth(mind) < lifeCost(mind) ? 'pay gold' : 'lose life', 'that hurts least');
};

export const heals: Decide = (sight) => choose<number>(sight, 'Lives are worth the Gold', (n) => n);

/** Objects worth less than a Gold become one. */
export const gilds: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  return choose<number>(sight, 'Gold is worth more', (o) => (o < 0 ? 0 : goldWorth(mind) - objectKeep(mind, o)));
};

/** The bundle with the least waste, thing by thing. */
export const exchanges: Decide = (sight) => {
  const { view, seat, options } = sight;
  const wanted = bestBundle(view.trophies[seat]);
  const points = Number(spokenOf(sight, 'points') ?? 0);
  const target = wanted ? 7 * wanted.strength + wanted.waste : 7;
  if (options[0] === -1 && points >= target) return { pick: 0, why: 'nothing is wasted so' };
  const pick = best<number>(options, (kind) => (kind < 0 ? -2000 : wanted?.kinds.includes(kind) ? 1000 - kind : -kind));
  return { pick, why: 'nothing is wasted so' };
};

/** One wish: what is worth most now. */
export const wishes: Decide = (sight) => {
  const { worth, lives, ...mind } = mindOf(sight.view, sight.seat);
  const values: Readonly<Record<string, number>> = {
    strength: worth.strength,
    craft: worth.craft,
    life: lives < 4 ? lifeCost({ ...mind, worth, lives }) : 1.5,
    spell: 1,
    gold: worth.gold,
    travel: 0.5,
  };
  return choose<string>(sight, 'that is worth most to me', (wish) => values[wish]);
};

/** Of cards drawn the worst is discarded. */
export const discards: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  return choose<Kind>(sight, 'I can best do without it', (kind) => (kind < 0 ? 0 : -cardWorth(mind, kind)));
};

/** What helps comes first. */
export const orders: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  return choose<Kind>(sight, 'it helps me most', (kind) => cardWorth(mind, kind));
};

/** A creature on a card is evaded, unless it does more good than harm. */
export const shuns: Decide = (sight) => {
  const kind = kindNamed(String(spokenOf(sight, 'card')));
  const good = kind >= 0 && cardWorth(mindOf(sight.view, sight.seat), kind) > 0;
  return say(sight, good ? 'meet' : 'evade', good ? 'it may do me good' : 'it would do me harm');
};

export const visits: Decide = (sight) => {
  const kind = kindNamed(String(spokenOf(sight, 'card')));
  const good = kind >= 0 && cardWorth(mindOf(sight.view, sight.seat), kind) > 0;
  return say(sight, good ? 'visit' : 'pass', good ? 'it may do me good' : 'nothing there helps me');
};
