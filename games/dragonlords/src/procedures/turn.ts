import { goto, type Table } from '@questhall/kernel';
import { type Board, CAME, HOME, type Phase, peopleId, type Side, SPENT } from '../board.js';
import { chapter } from '../calls.js';
import { dropRafts } from '../fleets.js';
import { ANY, resetStates } from '../forces.js';
import { SHIPS } from '../map.js';
import { income } from '../realms.js';
import { hasUnits, lastStanding } from './fall.js';

const whole = chapter('game', () => ({ next: -1 }));

/** The whole game: set-up, then turns until somebody wins. */
export const game = whole.procedure({
  steps: {
    setup: () => whole.call('setup', {}),
    begin: (t, v) => {
      v.next = t.board.first;
    },
    // QD SEQ.1, QD FAQ.23 Each a whole turn, then the next to the left.
    turn: (t, v) => {
      const { board } = t;
      const side = v.next;
      v.next = (side + 1) % board.sides;
      if (side === board.first) board.turn += 1;
      if (board.fallen[side] || !hasUnits(board, side)) return goto('turn');
      return whole.call('turn', { side }, { then: 'alone' });
    },
    alone: (t) => lastStanding(t.board) ?? goto('turn'),
  },
});

const own = chapter('turn');

/** QD SEQ.1 The seven phases of a turn, in their order. */
export const turn = own.procedure({
  steps: {
    begin: (t, { side }) => {
      t.board.active = side;
      t.tell('turn', { side, people: peopleId(t.board, side), turn: t.board.turn });
    },
    purchase: (t, { side }) => enter(t, 'purchase', own.call('purchase', { side })),
    naval: (t, { side }) => enter(t, 'naval', own.call('naval', { side })),
    landfall: (t, { side }) => {
      resetStates(t.board, side, 1 << SPENT, CAME);
      t.board.fleeceFrom = -1;
      t.board.fleeceTo = -1;
    },
    // QD QUEST.1 Third the Wastelands.
    quest: (t, { side }) => enter(t, 'quest', own.call('quest', { side })),
    combat: (t, { side }) => enter(t, 'combat', own.call('combat', { side })),
    rest: (t, { side }) => resetStates(t.board, side, ANY, HOME),
    transfer: (t, { side }) => enter(t, 'transfer', own.call('transfer', { side })),
    // QD INCOME.1 Sixth the gold.
    income: (t, { side }) => {
      const gold = income(t.board, side);
      t.tell('income', { side, people: peopleId(t.board, side), gold });
      return enter(t, 'income', gold > 0 ? own.call('hoard', { side, gold, fresh: false }) : undefined);
    },
    reinforce: (t, { side }) => enter(t, 'reinforce', own.call('reinforce', { side })),
  },
  cleanup: (b, { side }) => endTurn(b, side),
});

function enter<F>(t: Table<Board>, phase: Phase, flow: F): F {
  t.board.phase = phase;
  return flow;
}

function endTurn(b: Board, side: Side): void {
  b.active = -1;
  b.ordered = 0;
  b.orderedShips = 0;
  b.windfall = 0;
  b.inroads = [];
  b.questMoved.fill(false);
  b.freshGold.fill(0);
  b.fleeceFrom = -1;
  b.fleeceTo = -1;
  resetStates(b, side, ANY, HOME);
  for (let i = 0; i < SHIPS; i++) b.shipMoves[i] = 0;
  dropRafts(b);
}
