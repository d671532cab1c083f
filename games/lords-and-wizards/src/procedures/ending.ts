import { type Flow, leave, over, type Result, type Table } from '@questhall/kernel';
import { type Board, CAPTIVE, DEAD, DUE, inOrder, NOBODY, WAITING } from '../board.js';
import { fights } from '../forces.js';
import { forgetDead, hasLeader, isLiving, levelsLost, levelsOf } from '../leaders.js';
import { removeItem } from '../powers.js';
import { eliminate, incomeOf } from '../sites.js';

/** LW B16/2 Levels, income, items of the own alignment, gold. */
export function ranking(b: Board, seats: readonly number[], rule: string, levels = levelsOf): Result {
  const scores = seats.map((seat) => [seat, levels(b, seat), incomeOf(b, seat), ownItems(b, seat), b.gold[seat]]);
  let best = scores;
  for (let i = 1; i <= 4; i++) {
    const most = Math.max(...best.map((score) => score[i]));
    best = best.filter((score) => score[i] === most);
  }
  // LW B16/3 Who is equal in all shares the victory.
  const winners = best.map(([seat]) => seat).sort((a, c) => a - c);
  return { winners, rule, says: { key: 'over.ranked', args: { winners, scores: best[0]?.slice(1) ?? [] } } };
}

/** LW AMB-054 Items of the player's own alignment; MAGIC does not count. */
function ownItems(b: Board, seat: number): number {
  let n = 0;
  for (let item = 0; item < b.itemKind.length; item++) {
    const unit = b.itemHolder[item];
    if (unit >= 0 && b.owner[unit] === seat && b.itemAlignment[item] === b.alignment[seat]) n += 1;
  }
  return n;
}

/** "At once": who has no leader left is out, and when one player's leaders alone are left he has won. */
export function settle(t: Table<Board>): Flow {
  const { board } = t;
  if (!board.fallen || board.battle || board.phase === 'setup') return undefined;
  board.fallen = false;
  const gone = inOrder(board).filter((seat) => isOut(board, seat));
  const left = inOrder(board).filter((seat) => !gone.includes(seat));
  // LW AMB-157 All fell at once: ranked by what they had.
  if (left.length === 0) return over(ranking(board, gone, 'LW B16/2', levelsLost));
  forgetDead(board);
  for (const seat of gone) strikeOut(t, seat);
  const winner = soleLeader(board, left);
  if (winner >= 0)
    return over({
      winners: [winner],
      rule: captor(board, left) >= 0 ? 'LW O4/3' : 'LW B16/1',
      says: { key: 'over.last', args: { seat: winner } },
    });
  return board.active >= 0 && board.out[board.active] ? leave('player-turn', { seat: board.active }) : undefined;
}

/** LW B5a.3/3, LW AMB-134 */
function isOut(b: Board, seat: number): boolean {
  if (hasLeader(b, seat) && !onlyDue(b, seat)) return false;
  if (!b.house.capture) return true;
  if (b.control.includes(seat)) return false;
  return !b.kind.some((_, unit) => b.owner[unit] === seat && fights(b, unit));
}

function onlyDue(b: Board, seat: number): boolean {
  return [seat * 2, seat * 2 + 1].every(
    (leader) => !isLiving(b, leader) || b.fate[leader] === DUE || b.fate[leader] === WAITING,
  );
}

/** LW B16/1 The one player whose leaders are left, -1 if there are more. */
function soleLeader(b: Board, left: readonly number[]): number {
  return left.length === 1 ? left[0] : captor(b, left);
}

/** LW O4/3, LW AMB-134 Who holds every leader of all others, -1 if nobody. */
function captor(b: Board, left: readonly number[]): number {
  if (!b.house.capture || left.length < 2) return -1;
  for (const seat of left) {
    const others = left
      .filter((one) => one !== seat)
      .flatMap((one) => [one * 2, one * 2 + 1])
      .filter((leader) => isLiving(b, leader));
    if (others.length > 0 && others.every((leader) => b.fate[leader] === CAPTIVE && b.owner[b.captor[leader]] === seat))
      return seat;
  }
  return -1;
}

/** LW AMB-022 What becomes of a player who is out. */
function strikeOut(t: Table<Board>, seat: number): void {
  const { board } = t;
  board.out[seat] = true;
  t.tell('out', { seat });
  for (let leader = 0; leader < board.fate.length; leader++) {
    // LW AMB-132 His captives wait for a city of their own.
    if (board.fate[leader] === CAPTIVE && board.owner[board.captor[leader]] === seat) {
      board.fate[leader] = WAITING;
      board.captor[leader] = -1;
    }
  }
  for (let unit = 0; unit < board.kind.length; unit++) {
    if (board.owner[unit] !== seat || board.kind[unit] < 0) continue;
    for (let item = 0; item < board.itemHolder.length; item++)
      if (board.itemHolder[item] === unit) removeItem(board, item);
    removePiece(board, unit);
  }
  for (const leader of [seat * 2, seat * 2 + 1]) if (board.fate[leader] !== 0) board.fate[leader] = DEAD;
  board.gold[seat] = 0;
  for (let site = 0; site < board.control.length; site++)
    if (board.control[site] === seat) board.control[site] = NOBODY;
  board.sieges = board.sieges.filter((siege) => siege.besieger !== seat && siege.besieged !== seat);
  board.works = board.works.filter((works) => works.seat !== seat);
}

function removePiece(b: Board, unit: number): void {
  const leader = b.leaderUnit.indexOf(unit);
  if (leader >= 0) b.leaderUnit[leader] = -1;
  eliminate(b, unit);
}
