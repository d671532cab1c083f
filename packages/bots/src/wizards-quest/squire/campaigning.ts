import {
  attackOf,
  countersIn,
  defenceBonus,
  neighbours,
  type Order,
  orderOf,
  type Plan,
  partOf,
  powerIn,
  routeBetween,
  type SpaceId,
  spaceNamed,
  spareMen,
  type View,
} from '@questhall/wizards-quest';
import { best, type Decide, type Sight } from '../decision.js';
import { treasureOwner, winning } from '../treasures.js';

/** Attack what looks weakest, one's own treasures before all. */
export const campaigns: Decide = ({ view, seat, options, random }) => {
  const wins = winning(view, seat);
  const pick = best<number>(options, (o) => {
    const attack = attackOf(o);
    if (attack.do === 'end') return 0;
    if (attack.do === 'sail') return undefined;
    const { to, against } = attack.plan;
    const lead = advantage(view, attack.plan);
    if (against !== 'space') return lead > 4 ? random(4) - 1 : undefined;
    if (wins.includes(to)) return 100 + lead + 0.5 * helpers(view, attack.plan);
    if (lead < 1) return undefined;
    return Math.min(lead, 4) + random(4) + (treasureOwner(view, to) === seat ? 10 : 0);
  });
  const why = attackOf(options[pick] as number).do === 'end' ? 'nothing looked weak enough' : 'that looked weak';
  return { pick, why };
};

/** Bring whoever can come, the sorcerer for choice. */
export const summons: Decide = ({ options }) => {
  const pick = best<string>(options, (power) => ['none', 'hero', 'sorcerer'].indexOf(power));
  return { pick, why: 'a super power makes an attack stronger' };
};

/** Fight while there are more of us than of them. */
export const orders: Decide = (sight) => {
  const { view, seat, options } = sight;
  const { from, to, against } = fieldOf(sight);
  const mine = countersIn(view, from);
  const theirs = against === 'space' ? countersIn(view, to) : 1;
  const last = winning(view, seat).includes(to);
  const bold = last ? mine > 1 : treasureOwner(view, to) === seat ? mine > 2 : mine > theirs;
  const pick = best<number>(options, (o) => taste(orderOf(o), sight, from, bold, last || mine <= theirs + 1));
  return { pick, why: bold ? 'there were enough of us' : 'there were too many of them' };
};

function taste(order: Order, { view }: Sight, from: SpaceId, bold: boolean, wantsMen: boolean): number | undefined {
  switch (order.do) {
    case 'fight':
      return bold ? 5 : 0;
    case 'stop':
      return 2;
    case 'capture':
      return 100 + half(partOf(order.part, view, from).men, view.men[from]);
    case 'supplement':
      return wantsMen && !order.boat ? 5 + order.men : undefined;
  }
}

/** Half goes, half stays. */
export const captures: Decide = (sight) => {
  const { from } = fieldOf(sight);
  const { view, options } = sight;
  const pick = best<number>(options, (o) => {
    const part = partOf(o, view, from);
    return half(part.men, view.men[from]) + (part.power === 'none' ? 0 : 0.5);
  });
  return { pick, why: 'half should go and half should stay' };
};

function half(men: number, of: number): number {
  return -Math.abs(men - of / 2);
}

/** By how many counters the attacker looks stronger, summons left out of account. */
function advantage(view: View, { from, to, against, boat }: Plan): number {
  if (against !== 'space') return countersIn(view, from) - 6;
  const bonus = defenceBonus(view, to, boat ? 'boat' : routeBetween(view, from, to));
  return countersIn(view, from) - countersIn(view, to) - bonus + (powerIn(view, from) === 'none' ? 0 : 1);
}

/** Men beside the attacking space who can join in. */
function helpers(view: View, { from, to }: Plan): number {
  let sum = 0;
  for (const space of neighbours(view, from))
    if (space !== to && view.holder[space] === view.holder[from]) sum += spareMen(view, space);
  return sum;
}

function fieldOf({ shows }: Sight): { from: SpaceId; to: SpaceId; against: string } {
  const { from, to, against } = shows.campaign as { from: string; to: string; against: string };
  return { from: spaceNamed(from), to: spaceNamed(to), against };
}
