import { type Board, NOBODY, ORCS, ownerOf, SLOTS_EACH, TAKEN, treasuresEach, UNHIDDEN } from './board.js';
import { CARDS, deckCounts } from './cards.js';
import { isUnoccupied, powerIn } from './forces.js';
import { piecesOf } from './kingdoms.js';
import { IS_CASTLE, SPACES } from './map.js';
import { BOAT, total } from './petitions.js';

/** Everything that must hold of any board: each counter, treasure and card is somewhere, once. */
export function invariants(b: Board): string[] {
  return [...spaces(b), ...seats(b), ...treasures(b), ...cards(b)];
}

function spaces(b: Board): string[] {
  return SPACES.flatMap(({ name }, space) => {
    const wrong: string[] = [];
    const [holder, men] = [b.holder[space], b.men[space]];
    if (!Number.isInteger(men) || men < 0) wrong.push(`${name} holds ${men} men`);
    if (holder < NOBODY || (holder >= b.seats && holder !== ORCS)) wrong.push(`${name} is held by ${holder}`);
    // WQ III.C.5 Counters stand only in spaces, and a held space has one.
    if (isUnoccupied(b, space) !== (men === 0 && powerIn(b, space) === 'none'))
      wrong.push(`${name} is held by ${holder} with ${men} men`);
    // WQ VI.A.3 Four orcs at most.
    if (holder === ORCS && men > 4) wrong.push(`${name} holds ${men} orcs`);
    return wrong;
  });
}

function seats(b: Board): string[] {
  const wrong: string[] = [];
  for (let seat = 0; seat < b.seats; seat++) {
    for (const at of [b.hero[seat], b.sorcerer[seat]]) {
      // WQ III.C.5.a No space has counters of two players.
      if (at >= 0 && b.holder[at] !== seat)
        wrong.push(`seat ${seat} has a super power in ${SPACES[at].name}, held by ${b.holder[at]}`);
    }
    // WQ III.C.5.b Hero and sorcerer apart.
    if (b.hero[seat] >= 0 && b.hero[seat] === b.sorcerer[seat])
      wrong.push(`seat ${seat} has hero and sorcerer together`);
    if (b.pieces[seat] !== piecesOf(b, seat))
      wrong.push(`seat ${seat} counts ${b.pieces[seat]} pieces and has ${piecesOf(b, seat)}`);
    if (b.out[seat] && b.pieces[seat] > 0) wrong.push(`seat ${seat} is out and has pieces`);
    if (b.boats[seat] < 0) wrong.push(`seat ${seat} has ${b.boats[seat]} boats`);
  }
  // WQ VII.A.2, WQ VIII.A Monsters never stand in castles.
  for (const at of [b.dragon, b.wizard]) if (IS_CASTLE[at]) wrong.push(`a monster stands in ${SPACES[at].name}`);
  return wrong;
}

function treasures(b: Board): string[] {
  const wrong: string[] = [];
  for (let owner = 0; owner < b.seats; owner++) {
    const kinds = b.treasureKind.slice(owner * SLOTS_EACH, (owner + 1) * SLOTS_EACH).filter((kind) => kind >= 0);
    if (new Set(kinds).size !== kinds.length) wrong.push(`seat ${owner} has a treasure twice`);
    if (b.phase !== 'setup' && kinds.length !== treasuresEach(b))
      wrong.push(`seat ${owner} has ${kinds.length} treasures`);
  }
  b.treasureAt.forEach((space, slot) => {
    // WQ IV.D.5.c.2 One treasure a space.
    if (space >= 0 && b.treasureIn[space] !== slot)
      wrong.push(`the treasure ${slot} of seat ${ownerOf(slot)} is lost in ${SPACES[space].name}`);
    if (space < 0 && space !== UNHIDDEN && space !== TAKEN) wrong.push(`the treasure ${slot} is at ${space}`);
  });
  b.treasureIn.forEach((slot, space) => {
    if (slot >= 0 && b.treasureAt[slot] !== space)
      wrong.push(`${SPACES[space].name} shows a treasure that is not there`);
  });
  return wrong;
}

function cards(b: Board): string[] {
  const wrong: string[] = [];
  const full = deckCounts(b.house.blankCard ? 1 : 0);
  CARDS.forEach(({ id }, kind) => {
    const held = total(b.hands.map((hand) => hand[kind]));
    const boats = kind === BOAT ? total(b.boats) + b.boatsAtSea : 0;
    const all = b.deck[kind] + b.discard[kind] + held + boats + (b.ringCard === kind ? 1 : 0);
    if (all !== full[kind]) wrong.push(`there are ${all} cards ${id}, not ${full[kind]}`);
  });
  return wrong;
}
