import {
  type Battle,
  CITY,
  counterStrength,
  isUnconquered,
  KINDS,
  lordResult,
  SITES,
  siteNamed,
  strengthOf,
  targetOwner,
  targetPlace,
  unitsAt,
  wizardResult,
} from '@questhall/lords-and-wizards';
import { otherSide, sideIn } from '../common/magic.js';
import { foesIn } from '../common/stacks.js';
import { attackOf, defenceOf } from '../common/worth.js';
import { boardIn, choose, claim, type Decide, prefer, type Sight, say } from '../decision.js';
import { strikersAt } from './marching.js';

/** He attacks a city when he is clearly stronger than it may be, and never asks first. */
export const inquiries: Decide = (sight) => {
  const b = boardIn(sight);
  return choose(sight, 'they are few', ({ verb, words }) => {
    if (verb !== 'attack') return verb === 'go' ? 0 : -1;
    const site = siteNamed(words[0]);
    const { hex, gt } = SITES[site];
    const own = attackOf(b, strikersAt(b, sight.seat, hex));
    const known = b.defended[site] ? 1.4 * counterStrength(b, hex, CITY) + 6 : 5 * gt + 4;
    return isUnconquered(b, site) && own >= known ? own - known + 1 : -1;
  });
};

/** Wherever there are more of ours. */
export const deeds: Decide = (sight) => {
  const b = boardIn(sight);
  return prefer<number>(sight, 'we are stronger', (o) => {
    if (o === 0) return 0;
    if (o >= 1 << 20) return 5;
    const hex = targetPlace(o);
    if (targetOwner(o) === CITY) return 50;
    const own = attackOf(b, strikersAt(b, sight.seat, hex));
    const foes =
      hex < b.head.length
        ? defenceOf(
            b,
            unitsAt(b, hex).filter((unit) => b.owner[unit] !== sight.seat),
          )
        : 8;
    return own > 1.2 * foes + 6 ? own - foes + foesIn(b, sight.seat, hex).length : -1;
  });
};

export const joins: Decide = (sight) =>
  choose(sight, 'all together', ({ verb }) => (verb === 'all' ? 2 : verb === 'fight' ? 1 : 0));

/** Leaders fight where it costs the enemy more than us. */
export const duels: Decide = (sight) => {
  const b = boardIn(sight);
  const isLord = sight.name(0).includes('lord');
  const side = sideIn(b, sight.seat);
  const level = b.level[sight.seat * 2 + (isLord ? 0 : 1)];
  let gain = 0;
  for (let die = 1; die <= 6; die++) {
    const { attacker, defender, shift } = (isLord ? lordResult : wizardResult)(
      side === 'attacker' ? level : -level,
      die,
    );
    gain += (defender - attacker + shift) * (side === 'attacker' ? 1 : -1);
  }
  return claim(sight, gain > 0, gain > 0 ? 'he is worth many men' : 'it would cost us more than them');
};

/** He goes when he is much weaker. */
export const withdrawals: Decide = (sight) => {
  const b = boardIn(sight);
  const side = sideIn(b, sight.seat);
  const own = strengthOf(b, side);
  const foes = strengthOf(b, otherSide(side));
  const worse = own < 0.6 * foes;
  return claim(sight, worse, worse ? 'there are too many of them' : 'we can still win');
};

/** Arrows are for those who have many. */
export const volleys: Decide = (sight) => {
  const b = boardIn(sight);
  const side = sideIn(b, sight.seat);
  const fight = b.battle as Battle;
  const own = side === 'attacker' ? fight.attackers : fight.defenders;
  const bows = own.filter((unit) => KINDS[b.kind[unit]].missile > 0).length;
  return prefer<number>(sight, 'let them shoot', (o) => (o === 0 ? 0 : bows >= 4 && own.length > bows ? o & 63 : -1));
};

/** Into what was won, unless one's home would stand empty. */
export const advances: Decide = (sight) => {
  const b = boardIn(sight);
  const home = SITES[b.capital[sight.seat]].hex;
  const fromHome = b.battle?.from.includes(home) || b.battle?.place === home;
  if (fromHome) return say(sight, 'stay', 'somebody must stay at home');
  return choose(sight, 'it is ours', ({ verb, words }) =>
    verb !== 'advance' ? 0 : words[0] === 'all' ? 99 : Number(words[0]),
  );
};

/** In a stand-off with rebels: only when stronger. */
export const rebels: Decide = (sight: Sight) => {
  const b = boardIn(sight);
  const hex = SITES[siteNamed(String(sight.says.args?.site ?? ''))]?.hex ?? -1;
  const units = hex < 0 ? [] : unitsAt(b, hex);
  const own = units.filter((unit) => b.owner[unit] === sight.seat);
  const foes = units.filter((unit) => b.owner[unit] > 12);
  const wins = attackOf(b, own) > 1.3 * defenceOf(b, foes);
  return claim(sight, wins, wins ? 'they are a rabble' : 'they are too many');
};

/** A siege is long, but he lays one when he can. */
export const sieges: Decide = (sight) => prefer<number>(sight, 'they will starve', (o) => (o < 0 ? 0 : 1));

/** A Wizard makes what comes into his head. */
export const inventions: Decide = (sight) => ({ pick: sight.random(sight.options.length), why: 'that would be fine' });
