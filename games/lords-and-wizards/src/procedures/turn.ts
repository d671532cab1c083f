import { type Flow, goto, leave, over, type Result, type Table } from '@questhall/kernel';
import { type Board, CAPTIVE, DEAD, DUE, FREE, inOrder, NOBODY, WAITING } from '../board.js';
import { chapter } from '../calls.js';
import { fights } from '../forces.js';
import { ITEMS } from '../items.js';
import { hasLeader, isLiving, levelsOf, rise } from '../leaders.js';
import { CITIES, placeId, SITES } from '../map.js';
import { addItem, hasPower, removeItem } from '../powers.js';
import { eliminate, incomeOf } from '../sites.js';
import { TURNS_A_YEAR, YEARS } from '../tables.data.js';
import { weatherOf } from '../tables.js';
import { riseByExperience } from './attrition.js';
import { homes } from './capture.js';
import { isStudy } from './create.js';
import { freeze } from './weather.js';

const whole = chapter('game');
const LAST_TURN = TURNS_A_YEAR * YEARS;

/** The whole game: set-up, then turns until it ends. */
export const game = whole.procedure({
  steps: {
    setup: () => whole.call('setup', {}),
    round: () => whole.call('round', {}, { then: 'round' }),
  },
});

const turn = chapter('round', () => ({ at: 0, strike: [] as number[] }));

/** LW B2/1, LW B15a/1 A game-turn: every player's turn, in the fixed order. */
export const round = turn.procedure({
  steps: {
    begin: (t) => {
      const { board } = t;
      board.phase = 'begin';
      board.turn += 1;
      // LW O6/4 Plague lasts one turn.
      board.plague = [];
      // LW B15/1 Eighteen turns a year, two a month.
      t.tell('turn', { turn: board.turn, year: yearOf(board.turn), of: turnOfYear(board.turn) });
    },
    // LW O6/1, LW O7, LW AMB-092 Plague first, then weather.
    plague: (t): Flow => (t.board.house.plague ? turn.call('plague', {}) : undefined),
    weather: (t) => {
      if (!t.board.house.weather) return;
      const die = t.d6('weather');
      const old = t.board.weather;
      t.board.weather = weatherOf(turnOfYear(t.board.turn), die);
      t.tell('weather', { die, weather: t.board.weather });
      if (old === 'snow' && t.board.weather !== 'snow') freeze(t);
    },
    next: (t, v): Flow<'next'> => {
      const { board } = t;
      while (v.at < board.seats && board.out[board.order[v.at]]) v.at += 1;
      if (v.at >= board.seats) return undefined;
      // LW B23e/2 In order, on the first turn with the opening build-up first.
      const seat = board.order[v.at];
      v.at += 1;
      return turn.call('player-turn', { seat }, { then: 'next' });
    },
    // LW B15/3, LW B16/2 After turn 18 of year 3 the players are ranked.
    end: (t): Flow => (t.board.turn >= LAST_TURN ? over(ranking(t.board, inOrder(t.board), 'LW B16/2')) : turn.done()),
  },
});

/** LW AMB-004 The turn of the year, 1 to 18. */
export function turnOfYear(turnNumber: number): number {
  return ((turnNumber - 1) % TURNS_A_YEAR) + 1;
}

export function yearOf(turnNumber: number): number {
  // LW AMB-112 The years of the tale do not matter: play begins with year 1.
  return Math.floor((turnNumber - 1) / TURNS_A_YEAR) + 1;
}

const own = chapter('player-turn', () => ({ coming: [] as number[] }));

/** LW B15b One player's phases. */
export const playerTurn = own.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      beginTurn(board, v.seat);
      t.tell('player-turn', { seat: v.seat });
      v.coming = [v.seat * 2, v.seat * 2 + 1].filter((leader) => [DUE, WAITING].includes(board.fate[leader]));
    },
    // LW O4/5, LW AMB-099 Replacements and returned leaders appear.
    arrivals: (t, v): Flow<'arrivals'> => {
      const leader = v.coming.pop();
      if (leader === undefined) return undefined;
      if (homes(t.board, leader).length === 0) return goto('arrivals');
      return own.call('homecoming', { leader }, { then: 'arrivals' });
    },
    // LW O10/1 Castles that are finished.
    castles: (t, v) => {
      for (const works of t.board.works.filter((one) => one.seat === v.seat && one.due <= t.board.turn)) {
        t.board.works = t.board.works.filter((one) => one !== works);
        if (!t.board.castles.includes(works.hex)) t.board.castles.push(works.hex);
        t.tell('castle-built', { seat: v.seat, hex: placeId(works.hex) });
      }
    },
    // LW B18/2 On the first turn he may hire before he moves.
    opening: (t, v): Flow => (t.board.turn === 1 ? own.call('opening', { seat: v.seat }) : undefined),
    movement: (t, v) => enter(t, 'movement', own.call('movement', { seat: v.seat })),
    // LW AMB-091 Who came through a plague city.
    exposed: (t, v): Flow => (t.board.plague.length > 0 ? own.call('exposure', { seat: v.seat }) : undefined),
    investigation: (t, v) => enter(t, 'investigation', own.call('investigation', { seat: v.seat })),
    // LW O5/4 Sieges are declared.
    besiege: (t, v): Flow => (t.board.house.siege ? own.call('besiege', { seat: v.seat }) : undefined),
    combat: (t, v) => enter(t, 'combat', own.call('combat', { seat: v.seat })),
    // LW B10e/3 Monsters make sorties.
    sorties: (t, v): Flow => (t.board.house.advanced ? own.call('sorties', { seat: v.seat }) : undefined),
    // LW B14/1, LW AMB-003 On turns 6, 12 and 18, LW O2/1 upkeep instead of attrition.
    attrition: (t, v): Flow<'income'> => {
      enter(t, 'hiring', undefined);
      // LW B15/2 At the end of turns 6, 12 and 18; LW PRS.VI in this order.
      if (turnOfYear(t.board.turn) % 6 !== 0) return goto('income');
      return own.call(t.board.house.upkeep ? 'upkeep' : 'attrition', { seat: v.seat });
    },
    experience: (t, v) => riseByExperience(t, v.seat),
    income: (_, v) => own.call('income', { seat: v.seat }),
    // LW PRS.N1 Hiring is possible every turn.
    hiring: (_, v) => own.call('hiring', { seat: v.seat }),
    study: (t, v) => {
      t.board.phase = 'end';
      for (const leader of [v.seat * 2, v.seat * 2 + 1]) learn(t, leader);
    },
  },
  cleanup: (b) => {
    b.active = -1;
    for (let item = 0; item < b.itemKind.length; item++) {
      // LW AMB-143 A potion that was drunk is gone.
      if (b.itemKind[item] >= 0 && ITEMS[b.itemKind[item]].does === 'potion' && b.itemAim[item] === b.turn)
        removeItem(b, item);
    }
  },
});

function enter<F>(t: Table<Board>, phase: Board['phase'], flow: F): F {
  t.board.phase = phase;
  return flow;
}

function beginTurn(b: Board, seat: number): void {
  b.active = seat;
  b.phase = 'begin';
  for (let unit = 0; unit < b.kind.length; unit++) {
    b.spent[unit] = 0;
    b.moved[unit] = 0;
    b.fought[unit] = 0;
    b.exposed[unit] = 0;
  }
  for (const leader of [seat * 2, seat * 2 + 1]) b.stirred[leader] = false;
  b.ferries = [];
  b.scouted = [];
  b.bargainers = [];
  b.spared = [];
  b.declared = [];
  b.engaged = [];
  b.attacked = [];
  b.seekers = [];
  b.sailed = [];
  b.taxed.fill(0);
  b.fallen = true;
}

/** LW B5b.1/2, LW B23i, Chapter O12a A turn of study, or of work, is done. */
function learn(t: Table<Board>, leader: number): void {
  const { board } = t;
  if ((leader & 1) === 0 || board.fate[leader] !== FREE || board.stirred[leader]) return;
  const unit = board.leaderUnit[leader];
  if (!isStudy(board, board.at[unit], board.aboard[unit])) return;
  if (board.work[leader] >= 0) {
    craft(t, leader);
    return;
  }
  board.study[leader] += 1;
  // LW AMB-056 After the fourth turn a new count may begin.
  if (board.study[leader] < 4) return;
  board.study[leader] = 0;
  rise(t, leader, 'study');
}

/** LW O12a/1, LW O12a.1 The item appears at the end of the last turn. */
function craft(t: Table<Board>, leader: number): void {
  const { board } = t;
  const unit = board.leaderUnit[leader];
  board.worked[leader] += 1;
  // LW AMB-159 The faster rate needs the Ring or Robe all the while.
  if (!hasPower(board, unit, 'knowledge')) board.workFast[leader] = false;
  if (board.worked[leader] < (board.workFast[leader] ? 2 : 4)) return;
  const kind = board.work[leader];
  // LW AMB-143 Of its maker's alignment.
  const item = addItem(board, kind, board.alignment[leader >> 1]);
  board.itemHolder[item] = unit;
  board.itemAim[item] = board.workAim[leader];
  board.work[leader] = -1;
  board.worked[leader] = 0;
  board.workAim[leader] = -1;
  t.tell('created', { seat: leader >> 1, item: ITEMS[kind].id });
}

const first = chapter('opening', () => ({ at: 0 }));

/** LW B18/2, LW AMB-051 The opening build-up: regular units in any of his cities. */
export const opening = first.procedure({
  steps: {
    choose: first.ask({
      rule: 'LW B18/2',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.hire', args: { gold: b.gold[v.seat] } }),
      options: (b, v) => {
        const found = [-1];
        // LW B23a/4 In any city he controls.
        if (b.gold[v.seat] >= 3)
          for (let site = 0; site < CITIES; site++) if (b.control[site] === v.seat) found.push(site);
        return found;
      },
      name: (site: number) => (site < 0 ? 'end hiring' : `hire ${SITES[site].id}`),
      at: (site) => (site < 0 ? [] : [placeId(SITES[site].hex)]),
      bars: (pick) =>
        pick.startsWith('seek')
          ? { rule: 'LW AMB-051', why: 'special units are not hired before the first move' }
          : undefined,
      then: (_, v, site): Flow<'choose'> =>
        site < 0 ? first.done() : first.call('raise', { seat: v.seat, site }, { then: 'choose' }),
    }),
  },
});

/** LW B16/2 Levels, income, items of the own alignment, gold. */
export function ranking(b: Board, seats: readonly number[], rule: string): Result {
  const scores = seats.map((seat) => [seat, levelsOf(b, seat), incomeOf(b, seat), ownItems(b, seat), b.gold[seat]]);
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
  if (left.length === 0) return over(ranking(board, gone, 'LW B16/2'));
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
