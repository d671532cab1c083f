import { type Flow, goto, over, type Table } from '@questhall/kernel';
import { type Board, DUE, FREE, inOrder, WAITING } from '../board.js';
import { chapter } from '../calls.js';
import { ITEMS } from '../items.js';
import { rise } from '../leaders.js';
import { CITIES, placeId, SITES } from '../map.js';
import { addItem, hasPower, removeItem } from '../powers.js';
import { TURNS_A_YEAR } from '../tables.data.js';
import { turnOfYear, weatherOf, yearOf } from '../tables.js';
import { riseByExperience } from './attrition.js';
import { homes } from './capture.js';
import { isStudy } from './create.js';
import { ranking } from './ending.js';
import { freeze } from './weather.js';

const whole = chapter('game');

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
      // LW O7c/2 What was frozen thaws.
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
    end: (t): Flow =>
      t.board.turn >= TURNS_A_YEAR * t.board.house.years
        ? over(ranking(t.board, inOrder(t.board), 'LW B16/2'))
        : turn.done(),
  },
});

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
  if ((leader & 1) === 0 || board.fate[leader] !== FREE) return;
  const unit = board.leaderUnit[leader];
  if (!isStudy(board, board.at[unit], board.aboard[unit])) return;
  if (board.work[leader] >= 0) {
    craft(t, leader);
    return;
  }
  // LW AMB-056 A turn in which he was disturbed is none.
  if (board.stirred[leader]) return;
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
