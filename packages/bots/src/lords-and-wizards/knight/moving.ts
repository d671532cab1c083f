import {
  type Board,
  type Hex,
  ITEMS,
  isLeader,
  isStudy,
  NEIGHBOURS,
  placeId,
  type Unit,
} from '@questhall/lords-and-wizards';
import { nextMarch } from '../common/marching.js';
import { FAR, firstLeg, journey, pathTo } from '../common/roads.js';
import { type Decide, type Decision, indexOf, type March, type Memo, type Sight, said } from '../decision.js';
import { escapes } from './escaping.js';
import { isUnsettled } from './guarding.js';
import { type Mind, mindOf } from './mind.js';
import { planOf } from './plans.js';

/** The movement phase: the plan of the turn, order by order; then castles, items, and whoever is at sea. */
export const moves: Decide = (sight, memo) => {
  if (memo.turn !== sight.view.turn) {
    memo.turn = sight.view.turn;
    memo.seen = [];
    const mind = mindOf(sight);
    const plan = planOf(mind, memo.odds);
    const flights = escapes(mind, plan);
    memo.marches = [...(flights.length > 0 ? flights : homeward(mind)), ...plan];
  }
  const at = nextMarch(sight, memo);
  if (at >= 0) return { pick: at, why: 'that is the plan of this turn' };
  return chores(sight, memo) ?? { pick: Math.max(0, indexOf(sight, 'end movement')), why: 'all is as it should be' };
};

/** Leaders who are not at home go there, if nobody is in their way. */
function homeward({ b, seat, home }: Mind): March[] {
  return [seat * 2, seat * 2 + 1].flatMap((leader) => {
    const unit = b.leaderUnit[leader];
    if (unit < 0 || b.fate[leader] !== 1 || b.aboard[unit] >= 0 || home < 0 || b.at[unit] === home) return [];
    const walk = journey(b, [unit]);
    if (walk.cost[home] === FAR) return [];
    const path = firstLeg(b, [unit], pathTo(walk, home), (hex) => isQuiet(b, seat, hex));
    return path.length > 1 ? [{ units: [unit], path }] : [];
  });
}

function isQuiet(b: Board, seat: number, hex: Hex): boolean {
  for (let side = 0; side < 6; side++) {
    const near = NEIGHBOURS[hex * 6 + side];
    for (let unit = near < 0 ? -1 : b.head[near]; unit >= 0; unit = b.next[unit])
      if (b.owner[unit] !== seat && b.owner[unit] < 12 && !isLeader(b, unit)) return false;
  }
  return true;
}

/** What else there is to do, one thing at a time; each once a turn. */
function chores(sight: Sight, memo: Memo): Decision | undefined {
  const mind = mindOf(sight);
  const { b, home } = mind;
  for (const { i, verb, words } of said(sight)) {
    const once = ask(memo, sight.options[i] as number);
    if (verb === 'garrison' && words[0] === placeId(home) && !memo.seen.includes(home) && isUnsettled(sight, home))
      return { pick: i, why: 'the castle is to be manned' };
    if (verb === 'hand' && isMisplaced(b, mind.seat, words) && once()) return { pick: i, why: 'he can use it' };
    if (verb === 'build' && once()) return { pick: i, why: 'a castle is worth more than a scroll' };
    if ((verb === 'debark' || verb === 'sail') && once()) return { pick: i, why: 'nobody should stay at sea' };
    if (verb === 'create' && isWorkTime(mind) && once()) return { pick: i, why: 'there is no time left to learn' };
    if (verb === 'execute' && mind.left <= 4 && isDangerous(b, words) && once())
      return { pick: i, why: 'he knows too much' };
  }
  return undefined;
}

/** Whether something was not done in this turn yet, and now is. */
function ask(memo: Memo, order: number): () => boolean {
  const mark = -1 - order;
  return () => {
    if (memo.seen.includes(mark)) return false;
    memo.seen.push(mark);
    return true;
  };
}

/** An item in the hands of one who cannot use it, beside a leader who can. */
function isMisplaced(b: Board, seat: number, words: readonly string[]): boolean {
  const slot = words.length > 1 ? Number(words[1]) : b.itemKind.findIndex((kind) => ITEMS[kind]?.id === words[0]);
  const holder = b.itemHolder[slot];
  if (holder === undefined || holder < 0) return false;
  const wizard = b.leaderUnit[seat * 2 + 1];
  const only = ITEMS[b.itemKind[slot]].only;
  return only === 'wizard' ? holder !== wizard && isBeside(b, holder, wizard) : false;
}

function isBeside(b: Board, one: Unit, other: Unit): boolean {
  return other >= 0 && b.at[one] === b.at[other] && b.aboard[one] === b.aboard[other];
}

/** When the next level can no longer be learnt before the end, a Wizard makes things instead. */
function isWorkTime({ b, seat, left }: Mind): boolean {
  const wizard = seat * 2 + 1;
  return left + 1 < 4 - b.study[wizard] && left + 1 >= 2 && isStudy(b, b.at[b.leaderUnit[wizard]], -1);
}

/** A captive whose levels still count for his player: until the end is near he may be ransomed. */
function isDangerous(b: Board, words: readonly string[]): boolean {
  const leader = Number(words[1]) * 2 + (words[0] === 'wizard' ? 1 : 0);
  return b.level[leader] >= 3;
}
