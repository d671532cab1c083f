import { goto, over, type Seat } from '@questhall/kernel';
import { type Board, cellOf, landAt, NOBODY, partnerOf } from '../board.js';
import { chapter, type Meeting } from '../calls.js';
import {
  DRUIDS,
  HOME,
  isHighWizard,
  ORDERS,
  orderOf,
  PEOPLE,
  type Person,
  RUKTAL,
  SORCERY,
  WIZARDS,
} from '../people.js';
import { bookOf, canRise, hasMandatory, heal, isAfflicted, rise } from '../players.js';
import { COTTAGE_CENTRE, TOWERS, tileOf } from '../tiles.js';
import { mightHold } from '../view.js';
import { hasTaskCard, mayTake, remark } from './draw-task.js';
import { hasBusiness } from './fulfil.js';

type Service = 'join' | 'fulfil' | 'task' | 'gem' | 'decline';
const { ask, call, done, procedure } = chapter('meet');

/** 7.32, 7.33, 7.34 A High Wizard, Rüktal or a Master Sorcerer. */
export const meet = procedure({
  steps: {
    begin: (t, v) => {
      t.tell('met', { seat: v.seat, person: PEOPLE[v.person], how: v.how });
    },
    // W 2a, W 7.336, W 13d Who brings all six Gems wins. W R52 If nothing ails him. W R103 Nobody else knows what he has.
    deliver: ask({
      rule: 'W 7.336',
      private: true,
      who: (b, v) =>
        v.person === RUKTAL && v.how === 'met' && !isAfflicted(b, v.seat) && mayHaveSix(b, v.seat) ? v.seat : null,
      says: () => ({ key: 'ask.deliver' }),
      options: (b, v) => [bitsIn(b.gems[v.seat]) >= 6],
      name: (o: boolean) => (o ? 'deliver the gems' : 'nothing to deliver'),
      then: (t, v, o) => {
        if (!o) return;
        const partner = partnerOf(t.board, v.seat);
        t.reveal('delivered', { seat: v.seat });
        // W R105 Partners win together.
        const winners = partner === NOBODY ? [v.seat] : [v.seat, partner].sort((a, b) => a - b);
        return over({ winners, rule: 'W 13d', says: { key: 'over.gems', args: { seat: v.seat } } });
      },
    }),
    // W 7.322a, W 7.332, W 7.342 Healing is all. W 7.322b, W R63, W R115 Nothing more this turn.
    heal: (t, v) => {
      if (t.board.healed[v.seat] === t.board.turns) return done();
      if (!isAfflicted(t.board, v.seat)) return;
      heal(t, v.seat);
      return done();
    },
    // W 7.327, W 7.337, W 7.347 For his own he does all he can.
    whose: (t, v) => (orderOf(v.person) === t.board.order[v.seat] ? goto('fulfil') : undefined),
    // W 7.32d, W 7.33b, W 7.34b, W R3 For others one thing.
    service: ask({
      rule: 'W R3',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.service', args: { person: PEOPLE[v.person] } }),
      options: (b, v) => services(b, v.seat, v.person),
      name: (o: Service) => o,
      bars: (pick, b, v) => serviceBar(pick, b, v),
      then: (_, v, o) => {
        switch (o) {
          case 'join':
            return call('join', { seat: v.seat, person: v.person }, { then: 'end' });
          // W 7.323, W 7.333, W 7.343
          case 'fulfil':
            return call('fulfil', { seat: v.seat, person: v.person }, { then: 'end' });
          // W 7.324, W 7.334, W 7.344
          case 'task':
            return call('draw-task', { seat: v.seat, person: v.person }, { then: 'end' });
          case 'gem':
            return call('gem', { seat: v.seat, wizard: v.person }, { then: 'end' });
          default:
            return goto('end');
        }
      },
    }),
    end: () => done(),
    // W R4 In this order, and none may be declined but the Gem. W 7.323, W 7.333, W 7.343 Fulfil.
    fulfil: (_, v) => call('fulfil', { seat: v.seat, person: v.person }),
    // W 7.324, W 7.334, W 7.344 Assign.
    assign: (_, v) => call('draw-task', { seat: v.seat, person: v.person }),
    // W 7.325, W 7.335, W 7.345 Promote.
    promote: (t, v) => {
      if (canRise(t.board, v.seat)) rise(t, v.seat);
    },
    // W 7.326a, W 7.346 Try for a Gem, or summon one. W R55 Not in thought.
    gem: ask({
      rule: 'W 7.326a',
      who: (b, v) => (v.how === 'met' && gemHelp(b, v.seat, v.person) ? v.seat : null),
      says: (_, v) => ({ key: 'ask.gem', args: { person: PEOPLE[v.person] } }),
      options: () => [true, false],
      name: (o: boolean, _, v) => (o ? (isHighWizard(v.person) ? 'gem' : 'cast gem-summoning') : 'decline'),
      then: (_, v, o) => {
        if (!o) return;
        return isHighWizard(v.person)
          ? call('gem', { seat: v.seat, wizard: v.person })
          : call('summon-gem', { seat: v.seat });
      },
    }),
  },
});

/** W R103 Whether, for all that others know, he may have six Gems. */
function mayHaveSix(b: Board, seat: Seat): boolean {
  return bitsIn(mightHold(b, seat)) >= 6;
}

export function bitsIn(bits: number): number {
  let n = 0;
  for (let left = bits; left > 0; left &= left - 1) n += 1;
  return n;
}

function services(b: Board, seat: Seat, person: Person): Service[] {
  // W 7.321a, W 7.331, W 7.341, W 10.3a Membership is offered to whoever is not his.
  const found: Service[] = ['join'];
  if (hasBusiness(b, seat, person)) found.push('fulfil');
  if (mayTake(b, seat) && hasTaskCard(b)) found.push('task');
  const owes = found.length > 1;
  if (isHighWizard(person) && mayTryGem(b, seat)) found.push('gem');
  if (!owes) found.push('decline');
  return found;
}

function serviceBar(pick: string, b: Board, v: { seat: Seat; person: Person; how: Meeting }) {
  if (pick === 'decline') return { rule: 'W R3', why: 'one service must be taken if any applies' };
  if (pick === 'task')
    return { rule: b.rank[v.seat] === 4 ? 'W 13a' : 'W 10a', why: 'no Task can be given to you now' };
  if (pick === 'fulfil') return { rule: 'W 7.311', why: 'no part of a Task with this person is due' };
  if (pick !== 'gem') return undefined;
  if (b.rank[v.seat] < 4) return { rule: 'W 7.326a', why: 'only at Rank 4' };
  if (hasMandatory(b, v.seat)) return { rule: 'W 13b', why: 'Mandatory Tasks come first' };
  return { rule: 'W 7.3461', why: 'a Sorcerer needs better company' };
}

/** W 7.326a Rank 4 and nothing Mandatory left. */
function mayTryGem(b: Board, seat: Seat): boolean {
  if (b.rank[seat] < 4 || hasMandatory(b, seat)) return false;
  return b.order[seat] !== SORCERY || isTrusted(b, seat);
}

/** W 7.3461, W R13 A Sorcerer beside a Master Sorcerer, Hamdrel, or a Rank 4 Wizard or Druid. */
function isTrusted(b: Board, seat: Seat): boolean {
  const cell = b.at[seat];
  const space = landAt(b, cell);
  if (space === COTTAGE_CENTRE || (space >= 0 && TOWERS.includes(tileOf(space)) && HOME.includes(space))) return true;
  return b.at.some(
    (at, other) =>
      at === cell && other !== seat && b.rank[other] === 4 && (b.order[other] === WIZARDS || b.order[other] === DRUIDS),
  );
}

/** What a player's own Mentor can do for him about Gems. */
function gemHelp(b: Board, seat: Seat, person: Person): boolean {
  if (isHighWizard(person)) return mayTryGem(b, seat);
  // W R11, W 11.232 Gem Summoning is part of meeting a Master Sorcerer in his Tower.
  return (
    bookOf(b, seat).summonsGems === true &&
    !hasMandatory(b, seat) &&
    b.at[seat] === cellOf(b, HOME[person]) &&
    person !== RUKTAL
  );
}

const vow = chapter('join');

/** 7.321, 10.3 A player joins an Order, or changes it. */
export const join = vow.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      board.order[v.seat] = orderOf(v.person);
      // W 7.321b, W 10b, W 10.3b, W R64 As an Apprentice, with all his points.
      board.rank[v.seat] = 1;
      // W 10.3c Old Mandatory Tasks become Optional.
      for (const held of board.tasks[v.seat]) held.mandatory = false;
      remark(board, v.seat);
      t.tell('joined', { seat: v.seat, order: ORDERS[board.order[v.seat]] });
      return vow.call('draw-task', { seat: v.seat, person: v.person });
    },
  },
});
