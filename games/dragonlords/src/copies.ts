import type { Board } from './board.js';

/** What everybody sees, field by field: a new field is nobody's until it is named here. */
export function shown(b: Board): Omit<Board, 'plan' | 'counterOn' | 'deck' | 'hands' | 'glimpsed' | 'questDeck'> {
  return {
    seats: b.seats,
    house: b.house,
    sides: b.sides,
    seatOf: b.seatOf.slice(),
    people: b.people.slice(),
    phase: b.phase,
    turn: b.turn,
    first: b.first,
    active: b.active,
    fallen: b.fallen.slice(),
    kingless: b.kingless.slice(),
    slain: b.slain.slice(),
    inBattle: b.inBattle,
    holder: b.holder.slice(),
    units: b.units.slice(),
    strength: b.strength.slice(),
    bearerAt: b.bearerAt.slice(),
    bearerSide: b.bearerSide.slice(),
    bearerState: b.bearerState.slice(),
    dragon: b.dragon.slice(),
    shown: b.shown.slice(),
    spells: b.spells.slice(),
    shipAt: b.shipAt.slice(),
    docked: b.docked.slice(),
    shipMoves: b.shipMoves.slice(),
    raftAt: b.raftAt.slice(),
    fleeceFrom: b.fleeceFrom,
    fleeceTo: b.fleeceTo,
    gold: b.gold.slice(),
    freshGold: b.freshGold.slice(),
    store: b.store.slice(),
    tools: b.tools.slice(),
    cameFrom: b.cameFrom.slice(),
    questMoved: b.questMoved.slice(),
    ordered: b.ordered,
    orderedShips: b.orderedShips,
    windfall: b.windfall,
    inroads: b.inroads.map((inroad) => ({ ...inroad })),
    finder: b.finder,
    discard: b.discard.slice(),
    questDiscard: b.questDiscard.slice(),
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
