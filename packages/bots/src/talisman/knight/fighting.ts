import {
  aidOf,
  CREATURES,
  canEvade,
  type Fight,
  fightChoiceOf,
  fightOdds,
  isInner,
  KINDS,
  type Kind,
  type Odds,
  POINTS,
  weaponBonus,
} from '@questhall/talisman';
import { choose, type Decide, say } from '../decision.js';
import { followerWorth } from '../worth.js';
import { fightWorth, goldWorth, preyWorth } from './judging.js';
import { type Mind, mindOf, SCALE } from './mind.js';
import { lifePrize } from './rivals.js';

/** What winning this fight brings. */
export function prizeOf(mind: Mind, f: Fight): number {
  if (f.other >= 0) return lifePrize(mind, f.seat === mind.seat ? f.other : f.seat);
  if (f.creature < 0) return preyWorth(mind, f.foes);
  if (isInner(mind.view.at[mind.seat])) return 15;
  return CREATURES[f.creature].id === 'the-sentinel' ? 5 : 0.5;
}

/** The odds of a fight for one who takes part in it. */
export function ownOdds(mind: Mind, f: Fight): Odds {
  const { wins, draws, loses } = fightOdds(mind.view, f);
  return f.seat === mind.seat ? { wins, draws, loses } : { wins: loses, draws, loses: wins };
}

export function worthOf(mind: Mind, f: Fight): number {
  return fightWorth(mind, ownOdds(mind, f), prizeOf(mind, f), f.psychic);
}

/** Fight, evade, bribe, destroy, charm: by the exact odds of each. */
export const fights: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  const f = sight.view.fight;
  if (!f) return { pick: 0, why: 'there was nothing to fight' };
  const idle = f.stopped || (f.creature < 0 && f.foes.length === 0);
  const fought = idle ? 0 : worthOf(mind, f);
  const odds = Math.round(100 * (idle ? 1 : ownOdds(mind, f).wins));
  return choose<number>(sight, `the chance to win it is ${odds} in 100`, (o) => {
    const { act, kind } = fightChoiceOf(o);
    if (act === 'fight') return fought;
    return choiceWorth(mind, f, act, kind);
  });
};

function choiceWorth(mind: Mind, f: Fight, act: string, kind: Kind): number {
  const without: Fight = { ...f, foes: f.foes.filter((one, i) => one !== kind || i !== f.foes.indexOf(kind)) };
  const rest = without.foes.length > 0 ? Math.max(worthOf(mind, without), canEvade(mind.view, mind.seat) ? 0 : -99) : 0;
  switch (act) {
    case 'evade':
      // T 11:12.1 The Sentinel lets pass whoever evades him.
      if (kind >= 0) return rest;
      return f.creature >= 0 && CREATURES[f.creature].id === 'the-sentinel' ? 50 : 0;
    case 'bribe':
      return rest - goldWorth(mind);
    case 'destroy':
      return rest + 0.3 + preyWorth(mind, [kind]);
    case 'attack':
      return worthOf(mind, { ...f, foes: [...f.foes, kind] });
    default:
      // A charmed Animal adds its Strength for good.
      return 0.01 + (Math.max(0, 6 - POINTS[kind]) / 6) * POINTS[kind] * 1.5;
  }
}

/** What a Follower of the dead is worth, against sevenths of a Strength. */
export const raises: Decide = (sight) => {
  const { view, seat } = sight;
  const raised = view.followers[seat].filter((f) => f >= 256).length;
  const kind = KINDS.findIndex((card) => card.id === sight.says.args?.card);
  const strong = kind >= 0 && POINTS[kind] >= 3 && raised < 3;
  return say(sight, strong ? 'raise' : 'trophy', strong ? 'it can fight for me' : 'it makes me stronger');
};

/** Make ready: every help that is worth more than it costs. */
export const arms: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  const { view, seat } = sight;
  const f = view.fight;
  if (!f) return { pick: 0, why: 'there was nothing to fight' };
  const side = f.seat === seat ? 0 : 1;
  const now = worthOf(mind, f);
  const helped = (add: number) => {
    const raised: [number, number] = [...f.raised];
    raised[side] += add;
    return 1.2 * (worthOf(mind, { ...f, raised }) - now);
  };
  return choose<number>(sight, 'it makes the fight surer', (o) => {
    const { act, what } = aidOf(o);
    if (act === 'fight') return 0;
    if (act === 'wield') return 10 + weaponBonus(view, f, what, side);
    if (act === 'hire') return helped(3) - goldWorth(mind);
    if (act === 'drink') return helped(2) - 1.8;
    return helped(POINTS[what & 255]) - SCALE * followerWorth(what) * 0.8;
  });
};
