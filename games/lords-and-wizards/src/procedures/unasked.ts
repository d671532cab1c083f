import { type Flow, type Frame, over, type Seat, type Standing } from '@questhall/kernel';
import { type Board, CAPTIVE, type Item, inOrder, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { canBuildAt, readCastle } from '../castles.js';
import { seatOf } from '../forces.js';
import { ITEMS } from '../items.js';
import { leaderWord } from '../leaders.js';
import { itemWords, removeItem, usableItems } from '../powers.js';
import { freeLeaders } from '../sites.js';
import { ranking } from './ending.js';

const { call } = chapter('game');

/** LW AMB-100 The active player between his moves; anybody before the first player-turn of a game-turn. */
function atLeisure(b: Board, stack: readonly Frame[], seat: Seat): boolean {
  const top = stack.at(-1);
  if (b.out[seat] || b.battle || top?.at !== 'choose') return false;
  if (top.proc !== 'movement' && top.proc !== 'investigation' && top.proc !== 'hiring') return false;
  return seat === b.active || (top.proc === 'movement' && isFresh(b));
}

/** Nothing has been done in this game-turn yet. */
function isFresh(b: Board): boolean {
  return b.active === inOrder(b)[0] && !b.moved.some((moved) => moved > 0);
}

export const offerDeal: Standing<Board, Seat> = {
  rule: 'LW B19/1',
  says: () => ({ key: 'ask.may-deal' }),
  open: atLeisure,
  options: (b, seat) => inOrder(b).filter((other) => other !== seat),
  name: (other) => `deal with ${other}`,
  then: (_, other, seat) => call('deal', { seat, with: other }),
};

/** LW B12/2 An item may be destroyed. */
export const destroyItem: Standing<Board, Item> = {
  rule: 'LW B12/2',
  says: () => ({ key: 'ask.may-destroy' }),
  open: (b, stack, seat) => seat === b.active && atLeisure(b, stack, seat),
  options: (b, seat) => b.itemHolder.flatMap((unit, item) => (unit >= 0 && b.owner[unit] === seat ? [item] : [])),
  name: (item, b) => `destroy ${itemWords(b, item)}`,
  then: (t, item, seat) => {
    t.tell('destroyed', { seat, item: itemWords(t.board, item) });
    removeItem(t.board, item);
  },
};

/**
 * LW AMB-133, LW AMB-143 In his own turn a player may execute captives or give them back, and open a Space Door, or while
 * he hires read a scroll of castle building; while he moves he is asked. Twice the leader, one more to give him back;
 * items below zero.
 */
export const actLater: Standing<Board, number> = {
  rule: 'LW AMB-133',
  says: () => ({ key: 'ask.may-act' }),
  open: isLater,
  options: (b, seat) => [
    ...b.fate.flatMap((fate, leader) =>
      fate === CAPTIVE && b.owner[b.captor[leader]] === seat ? [leader * 2, leader * 2 + 1] : [],
    ),
    ...freeLeaders(b, seat).flatMap((unit) =>
      usableItems(b, unit).flatMap((item) => (b.aboard[unit] < 0 && isForLater(b, unit, item) ? [~item] : [])),
    ),
  ],
  name: (o, b) =>
    o < 0
      ? `${doesOf(b, ~o) === 'door' ? 'door' : 'build'} ${itemWords(b, ~o)}`
      : `${o & 1 ? 'return' : 'execute'} ${leaderWord(o >> 1)} ${seatOf(o >> 1)}`,
  then: (t, o, seat): Flow => {
    if (o >= 0) return call('captive', { seat: o & 1 ? seat : -1, leader: o >> 1 });
    return doesOf(t.board, ~o) === 'door' ? call('door', { seat, item: ~o }) : readCastle(t, ~o);
  },
};

const doesOf = (b: Board, item: Item) => ITEMS[b.itemKind[item]].does;

function isForLater(b: Board, unit: Unit, item: Item): boolean {
  const does = doesOf(b, item);
  return does === 'door' || (does === 'castle' && b.phase === 'hiring' && canBuildAt(b, b.at[unit]));
}

/** The active player at leisure, when his movement is over. */
function isLater(b: Board, stack: readonly Frame[], seat: Seat): boolean {
  return seat === b.active && atLeisure(b, stack, seat) && stack.at(-1)?.proc !== 'movement';
}

/** LW AMB-135 At the start of his own turn a player may move to end the game, once a game-turn. */
export const proposeEnd: Standing<Board, 'end'> = {
  rule: 'LW B16/1',
  says: () => ({ key: 'ask.may-end' }),
  open: (b, stack, seat) =>
    seat === b.active &&
    atLeisure(b, stack, seat) &&
    stack.at(-1)?.proc === 'movement' &&
    isUnmoved(b) &&
    b.proposed[seat] < b.turn,
  options: () => ['end'],
  name: () => 'move to end the game',
  then: (t, _, seat) => {
    t.board.proposed[seat] = t.board.turn;
    t.tell('end-proposed', { seat });
    return ballot.call('vote', { seat });
  },
};

function isUnmoved(b: Board): boolean {
  return !b.moved.some((moved, unit) => moved > 0 && b.owner[unit] === b.active);
}

const ballot = chapter('vote');

/** LW B16/1 All must agree. */
export const vote = ballot.procedure({
  steps: {
    ask: ballot.ask({
      rule: 'LW AMB-135',
      always: true,
      who: (b, v) => inOrder(b).filter((seat) => seat !== v.seat),
      says: (_, v) => ({ key: 'ask.end', args: { seat: v.seat } }),
      options: () => [false, true],
      name: (o: boolean) => (o ? 'agree' : 'play on'),
      all: (t, _, picks) => {
        const agreed = [...picks.values()].every(Boolean);
        t.tell('end-voted', { agreed });
        return agreed ? over(ranking(t.board, inOrder(t.board), 'LW B16/1')) : ballot.done();
      },
    }),
  },
});
