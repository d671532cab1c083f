import type { Board } from './board.js';

type Copy = <T>(list: T[]) => T[];
const copied: Copy = (list) => list.slice();

/** What everybody sees, field by field: a new field is nobody's until it is named here. */
export function shown(
  b: Board,
  copy: Copy = copied,
): Omit<Board, 'plan' | 'counterOn' | 'deck' | 'hands' | 'glimpsed' | 'questDeck'> {
  return {
    seats: b.seats,
    house: b.house,
    sides: b.sides,
    seatOf: copy(b.seatOf),
    people: copy(b.people),
    phase: b.phase,
    turn: b.turn,
    first: b.first,
    active: b.active,
    fallen: copy(b.fallen),
    kingless: copy(b.kingless),
    slain: copy(b.slain),
    inBattle: b.inBattle,
    holder: copy(b.holder),
    units: copy(b.units),
    strength: copy(b.strength),
    bearerAt: copy(b.bearerAt),
    bearerSide: copy(b.bearerSide),
    bearerState: copy(b.bearerState),
    dragon: copy(b.dragon),
    shown: copy(b.shown),
    spells: copy(b.spells),
    shipAt: copy(b.shipAt),
    docked: copy(b.docked),
    shipMoves: copy(b.shipMoves),
    raftAt: copy(b.raftAt),
    fleeceFrom: b.fleeceFrom,
    fleeceTo: b.fleeceTo,
    gold: copy(b.gold),
    freshGold: copy(b.freshGold),
    store: copy(b.store),
    tools: copy(b.tools),
    cameFrom: copy(b.cameFrom),
    questMoved: copy(b.questMoved),
    ordered: b.ordered,
    orderedShips: b.orderedShips,
    windfall: b.windfall,
    inroads: b.inroads.map(({ at, from, n, bearers = [] }) => ({ at, from, n, bearers: copy(bearers) })),
    finder: b.finder,
    discard: copy(b.discard),
    questDiscard: copy(b.questDiscard),
  };
}

export function clone(b: Board): Board {
  // Assigned, not spread: a spread of so many fields is slow, and so is whatever reads it.
  return Object.assign(shown(b), {
    plan: b.plan.slice(),
    counterOn: b.counterOn.slice(),
    deck: b.deck.slice(),
    hands: b.hands.map((hand) => hand.slice()),
    glimpsed: b.glimpsed.map((hand) => hand.slice()),
    questDeck: b.questDeck.slice(),
  });
}
