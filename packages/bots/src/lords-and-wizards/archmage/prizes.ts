import {
  type Board,
  contestIn,
  FIGHTS,
  type Forces,
  FREE,
  ITEMS,
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
  const end = known(thinned(b, contestIn(b, { seat, place, part: aim, units: [...units] }), leaders));
  const isEnd = leaders.length > 0 && freeLeaders(b, owner).every((unit) => leaders.includes(unit));
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

/** Items that kill do so before all else: about two rounds of them. */
function thinned(b: Board, forces: Forces, leaders: readonly Unit[]): Forces {
  let share = 1;
  for (const leader of leaders)
    for (const item of usableItems(b, leader)) {
      const { use } = ITEMS[b.itemKind[item]];
      if (use?.does === 'kill') share *= (1 - use.upTo / 6) ** 2;
    }
  return share === 1
    ? forces
    : { ...forces, attack: forces.attack.slice(Math.ceil((1 - share) * forces.attack.length)) };
}

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
