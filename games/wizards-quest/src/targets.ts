import type { RuleId, Seat } from '@questhall/kernel';
import { type Board, NOBODY, OFF } from './board.js';
import type { Against, Monster } from './calls.js';
import { type Field, isUnoccupied, powerAt, powerIn } from './forces.js';
import { BOAT_REACH, type SpaceId } from './map.js';
import type { Power } from './ranges.js';
import { areAdjacent, isProtected, type Ways } from './reach.js';

/** A campaign as it is declared. */
export interface Plan {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly against: Against;
  readonly boat: boolean;
  readonly free: boolean;
}

/** What rules about campaigns read: a board, or a seat's view of one. */
export type War = Field & Ways & Pick<Board, 'house' | 'turn' | 'campaigns' | 'boats' | 'truceUntil'>;

/** The rule that forbids this campaign now, or null if it may be declared. */
export function campaignRule(b: War, seat: Seat, plan: Plan): RuleId | null {
  if (b.holder[plan.from] !== seat) return 'WQ X.C.2.1';
  // WQ X.C.1.1, WQ X.C.1.2 One campaign, and those that cards have given; free ones besides.
  if (!plan.free && b.campaigns <= 0) return 'WQ X.C.1.1';
  if (b.truceUntil >= b.turn) return 'WQ R89';
  return plan.against === 'space' ? spaceRule(b, seat, plan) : monsterRule(b, seat, plan, plan.against);
}

function spaceRule(b: War, seat: Seat, plan: Plan): RuleId | null {
  const { from, to } = plan;
  // WQ R86 What may not be attacked is no target: not an own space,
  if (b.holder[to] === seat) return 'WQ R86';
  if (!inReach(b, seat, plan)) return plan.boat ? 'WQ X.A.6.c.3' : 'WQ X.C.2.1';
  const shield = shieldRule(b, to);
  if (shield) return shield;
  // WQ XI.C.5.1, WQ R86 not a hero's space without a hero, here or summoned.
  return powerIn(b, to) === 'hero' && !canLead(b, seat, from, 'hero') ? 'WQ XI.C.5.1' : null;
}

/** The rule by which wizard or dragon keep a space from attack, or null. */
export function shieldRule(b: Field & Pick<Board, 'house'>, to: SpaceId): RuleId | null {
  // WQ VIII.C.1, WQ R13 Not a territory in the wizard's region, even an empty one (WQ VIII.C.2: from there is no matter),
  if (isProtected(b, to)) return 'WQ VIII.C.1';
  // WQ X.D.2.2, WQ R14 not a force beside the dragon.
  return b.dragon === to && !isUnoccupied(b, to) && b.house.dragonShields ? 'WQ X.D.2.2' : null;
}

function monsterRule(b: War, seat: Seat, plan: Plan, monster: Monster): RuleId | null {
  const { from, free } = plan;
  const at = b[monster];
  if (at === OFF || plan.to !== at) return 'WQ X.D.5.a.1';
  // WQ X.D.3, WQ R73 In an own space only the force there attacks it, and only free.
  if (b.holder[at] === seat) {
    if (at !== from || !free || plan.boat) return 'WQ X.D.3';
  } else if (!inReach(b, seat, plan)) return plan.boat ? 'WQ X.A.6.c.3' : 'WQ X.C.2.1';
  // WQ X.D.1, WQ R55 In an unoccupied space it takes a normal campaign. WQ X.D.2.1 Among others' counters a free one will do.
  if (free && isUnoccupied(b, at)) return 'WQ X.D.1';
  return leaderRule(b, seat, plan, monster);
}

function leaderRule(b: War, seat: Seat, { from, free }: Plan, monster: Monster): RuleId | null {
  // WQ R17 To a free campaign nobody can be summoned.
  const led = (power: Power) => (free ? powerIn(b, from) === power : canLead(b, seat, from, power));
  // WQ X.D.5.2, WQ XI.C.5.3 The wizard is attacked with a sorcerer only.
  if (monster === 'wizard') return led('sorcerer') ? null : 'WQ X.D.5.2';
  // WQ X.D.5.1 The dragon with a hero or a sorcerer. WQ R60 Whoever else stands there.
  return led('hero') || led('sorcerer') ? null : 'WQ X.D.5.1';
}

function inReach(b: War, seat: Seat, { from, to, boat }: Plan): boolean {
  // WQ X.C.2.1 An adjacent space, or (WQ X.A.6.c.3) one on the same water by boat. WQ R18 For a free campaign too.
  return boat ? b.boats[seat] > 0 && BOAT_REACH[from].includes(to) : areAdjacent(b, from, to);
}

/** Whether this super power is in the space, or can be brought there as a campaign starts. */
export function canLead(b: Field, seat: Seat, from: SpaceId, power: Power): boolean {
  return powerAt(b, seat, power) === from || canSummon(b, seat, from, power);
}

/** Whether this super power can be brought to the attacking space. */
export function canSummon(b: Field, seat: Seat, from: SpaceId, power: Power): boolean {
  const at = powerAt(b, seat, power);
  // WQ X.C.4.1 From anywhere on the board.
  if (at === OFF || at === from) return false;
  // WQ X.C.4.2 If the other is here, they change places.
  if (powerIn(b, from) !== 'none') return true;
  // WQ X.C.6.1, WQ R38 Who stands alone may not leave the space empty.
  return b.men[at] > 0;
}

/** Men who can leave a space without leaving it unoccupied. */
export function spareMen(b: Field, space: SpaceId): number {
  // WQ X.C.6.1 Somebody stays.
  return powerIn(b, space) === 'none' ? b.men[space] - 1 : b.men[space];
}

/** Whether a space may be captured after its monster is gone. */
export function canOccupy(b: Field, to: SpaceId): boolean {
  // WQ R15, WQ R16 Only if it is unoccupied, and not in the wizard's region at that moment.
  return b.holder[to] === NOBODY && !isProtected(b, to);
}
