import {
  type Board,
  contestIn,
  FIGHTS,
  type Forces,
  FREE,
  ITEMS,
  type ItemFacts,
  isLeader,
  type Odds,
  odds,
  SITE_AT,
  SITES,
  targetOwner,
  targetPart,
  targetPlace,
  targetsIn,
  type Unit,
  usableItems,
} from '@questhall/lords-and-wizards';
import { worthOf } from '../common/worth.js';
import { best } from '../decision.js';
import { bounty, type Mind } from '../knight/mind.js';

/** What it is worth to be rid of a player, of the last one above all. */
const RID = 150;
const LAST = 600;
/** What an income of a GT is worth a turn, and how much more if it was an enemy's. */
const PAYS = 0.35 * 1.5;

/** An attack thought through on a board where everybody stands ready. */
export interface Prospect {
  readonly aim: number;
  readonly odds: Odds;
  /** What falls into our hands if we win, in GTs. */
  readonly prize: number;
  /** What they lose and what we lose on the average, in GTs. */
  readonly kills: number;
  readonly costs: number;
  /** Whether it would leave the enemy without a leader. */
  readonly isEnd: boolean;
  /** Whether that would be the end of the game. */
  readonly isLast: boolean;
}

export function prospectOf({ b, seat, left }: Mind, aim: number, units: readonly Unit[]): Prospect {
  const [place, part, owner] = [targetPlace(aim), targetPart(aim), targetOwner(aim)];
  const hit = targetsIn(b, place, part, owner);
  const foes = hit.filter((unit) => FIGHTS[b.kind[unit]]);
  const leaders = hit.filter((unit) => isLeader(b, unit));
  const end = known(charmed(b, contestIn(b, { seat, place, part: aim, units: [...units] }), leaders));
  // LW O4/5 The fallen are replaced where leaders can be captured.
  const bare = freeLeaders(b, owner).every((unit) => leaders.includes(unit));
  const isEnd = leaders.length > 0 && bare && !b.house.capture;
  const isLast = isEnd && b.out.every((out, other) => out || other === seat || other === owner);
  const site = SITE_AT[place] ?? -1;
  const pays = site >= 0 && SITES[site].kind !== 'ruin' && (part === 'city' || part === 'whole' || part === 'open');
  const rid = isEnd ? (isLast ? LAST : RID) : 0;
  return {
    aim,
    odds: end,
    prize: leaders.reduce((sum, unit) => sum + bounty(b, unit), rid + (pays ? PAYS * SITES[site].gt * left : 0)),
    kills: worthOf(b, foes) * (1 - end.defenders / Math.max(1, foes.length)),
    costs: worthOf(b, units) * (1 - end.attackers / Math.max(1, units.length)),
    isEnd,
    isLast,
  };
}

function freeLeaders(b: Board, seat: number): Unit[] {
  return [seat * 2, seat * 2 + 1].flatMap((leader) => (b.fate[leader] === FREE ? [b.leaderUnit[leader]] : []));
}

/** The forces as the items of the enemy's leaders leave them: each uses his strongest. */
function charmed(b: Board, forces: Forces, leaders: readonly Unit[]): Forces {
  return leaders.reduce((sum, leader) => {
    const found = usableItems(b, leader).map((item) => withItem(sum, ITEMS[b.itemKind[item]].use));
    return best(found, ({ attack, defence, shift }) => total(defence) - total(attack) - 8 * shift) ?? sum;
  }, forces);
}

const total = (values: readonly number[]) => values.reduce((x, y) => x + y, 0);

function withItem(forces: Forces, use: ItemFacts['use']): Forces {
  const { attack, defence, shift } = forces;
  switch (use?.does) {
    // It kills before all else, in about two rounds.
    case 'kill':
      return { ...forces, attack: attack.slice(Math.ceil((1 - (1 - use.upTo / 6) ** 2) * attack.length)) };
    case 'weaken':
      return use.only ? forces : { ...forces, attack: attack.map((value) => Math.max(0, value - use.attack)) };
    case 'strengthen':
      return { ...forces, defence: defence.map((value) => value + use.defence) };
    case 'column':
      return { ...forces, shift: shift - use.n };
    case 'summon':
      return { ...forces, defence: [...defence, ...new Array<number>(use.n).fill(SUMMONED)] };
    default:
      return forces;
  }
}
/** The defence of what is summoned, or so. */
const SUMMONED = 12;

/** Odds that were reckoned before: the same forces meet again and again. */
const KNOWN = new Map<string, Odds>();
const MOST = 5000;

function known(forces: Forces): Odds {
  const { attack, defence, shift, lords, wizards, bare } = forces;
  const key = `${attack}|${defence}|${shift}|${lords}|${wizards}|${bare?.after}`;
  const found = KNOWN.get(key) ?? odds(forces);
  if (KNOWN.size > MOST) KNOWN.clear();
  KNOWN.set(key, found);
  return found;
}
