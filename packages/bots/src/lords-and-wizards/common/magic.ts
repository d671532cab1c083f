import {
  type Battle,
  type Board,
  fightersOf,
  HIREABLE,
  ITEMS,
  type Item,
  type ItemFacts,
  isMonsterUnit,
  KINDS,
  leadingOf,
  SIDES_OF_BATTLE,
  type Side,
  strengthOf,
} from '@questhall/lords-and-wizards';
import { boardIn, choose, type Decide, prefer, type Sight } from '../decision.js';
import { itemWorth } from './worth.js';

type Power = NonNullable<ItemFacts['use']>;

/** On which side of the battle a seat is. */
export function sideIn(b: Board, seat: number): Side {
  return b.battle?.attacker === seat ? 'attacker' : 'defender';
}

export function otherSide(side: Side): Side {
  return SIDES_OF_BATTLE[side === 'attacker' ? 1 : 0];
}

/** The strongest help in this round; what ends the battle only when it goes ill. */
export const spells: Decide = (sight) => {
  const b = boardIn(sight);
  const side = sideIn(b, sight.seat);
  const ill = isLosing(b, side);
  return choose(sight, ill ? 'it may still save us' : 'it helps in this fight', ({ words, i }) => {
    const item = ((sight.options[i] as number) >> 13) - 1;
    if (item < 0) return 0;
    const { use, does, once } = ITEMS[b.itemKind[item]];
    // A Space Door takes the leader out of a lost battle.
    if (does === 'door') return ill ? 60 : -1;
    const value = use ? help(b, side, use, ill) : -1;
    // What works once is kept for when it counts.
    return once && !ill && value < 12 ? -1 : value - (words.includes('other') ? 0.5 : 0);
  });
};

function isLosing(b: Board, side: Side): boolean {
  if (!b.battle) return false;
  const foes = otherSide(side);
  const own = strengthOf(b, side);
  return own < 0.6 * strengthOf(b, foes) || fightersOf(b.battle, side).length === 0;
}

/** About what an item is worth in a round, in points of strength. */
function help(b: Board, side: Side, power: Power, ill: boolean): number {
  const fight = b.battle as Battle;
  const foes = fightersOf(fight, otherSide(side));
  const own = fightersOf(fight, side);
  const mortal = foes.filter((unit) => !isMonsterUnit(b, unit) && b.kind[unit] < HIREABLE + 8);
  switch (power.does) {
    case 'kill':
      return (mortal.length * power.upTo * 4) / 6;
    case 'weaken':
      return foes.length * (side === 'attacker' ? power.defence : power.attack);
    case 'strengthen':
      return own.length * (side === 'attacker' ? power.attack : power.defence) * (power.whom === 'side' ? 1 : 0.7);
    case 'inspire':
      return side === 'attacker' ? own.length : 0.5;
    case 'bane':
      return foes.reduce((sum, unit) => sum + (isNamed(b, unit, power.of) ? KINDS[b.kind[unit]].defence - 1 : 0), 0);
    case 'control':
      return 12;
    case 'summon':
      return 13 * power.n;
    case 'column':
      return 8 * power.n;
    case 'level':
      return 2 * Math.max(power.lord, power.wizard);
    case 'power':
      return 9;
    case 'double':
      return own.length >= 3 ? 15 : 6;
    case 'wall':
    case 'ball':
    case 'bridge':
      return 5;
    case 'hat':
      return 10;
    case 'panic':
      return leadingOf(fight, otherSide(side)).length > 0 ? 6 : 4;
    case 'blank':
      return leadingOf(fight, otherSide(side)).length > 0 ? 7 : 0;
    case 'storm':
      return ill ? 50 : -1;
    default:
      // An earthquake spares nobody, leaders neither.
      return ill && leadingOf(fight, side).length === 0 ? 20 : -1;
  }
}

function isNamed(b: Board, unit: number, names: readonly string[]): boolean {
  const { id, race } = KINDS[b.kind[unit]];
  return names.includes(id) || names.includes(race);
}

/** The strongest there is, for attack or for defence. */
export const summons: Decide = (sight) => {
  const side = sideIn(boardIn(sight), sight.seat);
  return prefer<number>(sight, 'nobody is stronger', (kind) => {
    const { attack, defence } = KINDS[kind];
    return side === 'attacker' ? attack + defence / 4 : defence + attack / 4;
  });
};

/** Magic of Wizards to Wizards, all else to a Lord, who fights more. */
export const heirs: Decide = (sight) => {
  const b = boardIn(sight);
  const id = String(sight.says.args?.item ?? '');
  const { only, does, wealth } = ITEMS.find((item) => item.id === id) ?? ITEMS[0];
  const wizardly = only === 'wizard' || does === 'knowledge' || wealth !== undefined;
  return choose(sight, 'he makes the best use of it', ({ words }) => {
    if (words[0] === 'wizard') return wizardly ? 3 : 1;
    return words[0] === 'lord' ? (only === 'wizard' ? 1 : 2) : 0 - b.turn / 1000;
  });
};

/** The item for which a Dragon is got most cheaply, if that is cheaper than gold. */
export const dragonPrices: Decide = (sight) => {
  const b = boardIn(sight);
  const gold = b.gold[sight.seat];
  return prefer<Item>(sight, 'that is the best price', (item) =>
    item < 0 ? (gold >= 60 ? -22 : -12 - (60 - gold) / 3) : -itemWorth(b, sight.seat, item),
  );
};

/** A Wizard at work fights only if his side would be lost without him. */
export const alooves: Decide = (sight: Sight) => {
  const b = boardIn(sight);
  const fight = b.battle as Battle;
  const safe = strengthOf(b, 'defender') >= strengthOf(b, 'attacker') && fight.defenders.length > 3;
  return { pick: Math.max(0, sight.options.indexOf(safe)), why: safe ? 'they can do without him' : 'he is needed' };
};
