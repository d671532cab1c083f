import { BOUND, type Board, CAME, isFoe, NOBODY, peopleId, type Side } from '../board.js';
import { chapter } from '../calls.js';
import { ANY, allOf, foeIn, moveGroup, sizeOf, strengthOf } from '../forces.js';
import { FIRST_WASTE, gatesOf, idOf, isLand, type Place, WASTE_LENGTH, WASTES, wastelandOf } from '../map.js';
import { inPlay } from '../roads.js';
import { addEnd, addStay, isEnemyParty, pathBar, pathWords, STAY } from './paths.js';
import { leaveWastes, passTools, trailAt } from './wastes.js';

const walk = chapter('wander', () => ({ roll: 0 }));

/** A party that is in the Wastelands moves on. */
export const wander = walk.procedure({
  steps: {
    roll: (t, v) => {
      t.board.questMoved[wastelandOf(v.at)] = true;
      v.roll = t.d6('quest-move');
      t.tell('quest.rolled', {
        side: v.side,
        people: peopleId(t.board, v.side),
        from: idOf(v.at),
        roll: v.roll,
        n: strengthOf(t.board, v.at, v.side),
      });
    },
    choose: walk.ask({
      rule: 'QD QUEST.4',
      who: (b, v) => b.seatOf[v.side],
      says: (_, v) => ({ key: 'ask.path', args: { roll: v.roll } }),
      options: (b, v) => paths(b, v.side, v.at, v.roll),
      name: (to: Place, b, v) => pathWords(b, to, v.side),
      at: (to) => (to === STAY ? [] : [idOf(to)]),
      bars: (pick) => pathBar(pick),
      then: (t, v, to) => {
        const { board } = t;
        if (to === STAY) return walk.done();
        t.tell('quest.moved', { side: v.side, people: peopleId(t.board, v.side), from: idOf(v.at), to: idOf(to) });
        const party = allOf(board, v.at, v.side);
        if (isLand(to)) {
          // QD QUEST.7 Out of the Wastelands; QD RETREAT.2 among enemies without a way back.
          const state = foeIn(board, to, v.side) === NOBODY ? CAME : BOUND;
          if (state === BOUND) board.inroads.push({ at: to, from: v.at, n: sizeOf(party), bearers: party.bearers });
          moveGroup(board, v.side, party, { from: v.at, to, states: ANY, state });
          leaveWastes(board, v.at, v.side);
          return walk.done();
        }
        const from = lastStep(v.at, to);
        moveGroup(board, v.side, party, { from: v.at, to, states: ANY, state: CAME });
        passTools(board, { place: v.at, side: v.side }, { place: to, side: v.side });
        board.cameFrom[trailAt(v.at, v.side)] = -1;
        return walk.call('arrive', { side: v.side, at: to, from });
      },
    }),
  },
});

/** The space just before the last. */
function lastStep(from: Place, to: Place): Place {
  return to > from ? to - 1 : to + 1;
}

function paths(b: Board, side: Side, at: Place, roll: number): Place[] {
  const found: Place[] = [];
  // QD BOARD.WASTE.1 Two paths, each with a village and a lair at its ends.
  const first = FIRST_WASTE + wastelandOf(at) * WASTE_LENGTH;
  const last = first + WASTE_LENGTH - 1;
  const n = strengthOf(b, at, side);
  for (const way of [-1, 1]) {
    // QD QUEST.4, QD R19 Not straight back, unless the path ends here.
    if (b.cameFrom[trailAt(at, side)] === at + way && at !== first && at !== last) continue;
    addPath(b, side, { at, way, roll, n, end: way < 0 ? first : last }, found);
  }
  addStay(b, side, found);
  return found;
}

function addPath(
  b: Board,
  side: Side,
  go: { at: Place; way: number; roll: number; n: number; end: Place },
  found: Place[],
): void {
  const { at, way, roll, n, end } = go;
  const length = Math.abs(end - at);
  const steps = Math.min(roll, length);
  for (let step = 1; step < steps; step++) if (isEnemyParty(b, at + way * step, side)) found.push(at + way * step);
  if (steps > 0) addEnd(b, side, at + way * steps, n, found);
  // QD QUEST.7, QD R18 With moves to spare at the end one may leave.
  if (roll > length) for (const land of gatesOf(end)) if (mayExit(b, side, land)) found.push(land);
}

function mayExit(b: Board, side: Side, land: Place): boolean {
  const holder = b.holder[land];
  return inPlay(b, land) && (holder === NOBODY || holder === side || isFoe(b, side, holder));
}

const come = chapter('arrive');

/** A party has reached a space: a battle, or what the space holds. */
export const arrive = come.procedure({
  steps: {
    look: (t, v) => {
      t.board.cameFrom[trailAt(v.at, v.side)] = v.from;
      // QD QCOMBAT.3 After a battle the space is not encountered.
      if (isEnemyParty(t.board, v.at, v.side))
        return come.call('battle', { attacker: v.side, where: v.at, sneak: false }, { then: 'end' });
      const kind = WASTES[v.at - FIRST_WASTE].kind;
      if (kind === 'quest') return come.call('adventure', { side: v.side, at: v.at }, { then: 'end' });
      if (kind === 'lair') return come.call('lair', { side: v.side, at: v.at }, { then: 'end' });
      return come.call('trade', { side: v.side, at: v.at }, { then: 'end' });
    },
    end: () => come.done(),
  },
});
