import { bearersAt, casterOn, countersOn, dragonsInPlay } from './bearers.js';
import {
  type Board,
  COUNTERS,
  DRAGONLORDS,
  HELD,
  isTreasure,
  KING,
  kindOfCounter,
  NOBODY,
  OFF,
  SIDES,
  SPOILS,
  STATES,
  scrollCounts,
  sideOfCounter,
} from './board.js';
import { CAPACITY, crewOf, PARTY } from './fleets.js';
import { plainIn, strengthOf } from './forces.js';
import {
  FIRST_RAFT,
  FIRST_SHIP,
  FIRST_WASTE,
  harbourIn,
  idOf,
  isWaste,
  LANDS,
  PLACES,
  SHIPS,
  wasteKind,
} from './map.js';
import { QUESTS } from './quests.js';
import { inPlay } from './roads.js';
import { SCROLL_IDS } from './scrolls.js';
import { total } from './view.js';

/** Everything that must hold of any board: each unit, counter, ship, tool and card is somewhere, once. */
export function invariants(b: Board): string[] {
  return [...places(b), ...lands(b), ...wastes(b), ...ships(b), ...counters(b), ...stores(b), ...cards(b)];
}

function places(b: Board): string[] {
  const wrong: string[] = [];
  for (let place = 0; place < PLACES; place++) {
    for (let side = 0; side < SIDES; side++) {
      const at = (place * SIDES + side) * STATES;
      if (b.units.slice(at, at + STATES).some((n) => !Number.isInteger(n) || n < 0))
        wrong.push(`${idOf(place)} has a stack of ${b.units.slice(at, at + STATES)} of side ${side}`);
      const n = plainIn(b, place, side) + bearersAt(b, place, side).length;
      if (n !== strengthOf(b, place, side))
        wrong.push(`${idOf(place)} counts ${strengthOf(b, place, side)} units of side ${side} and has ${n}`);
    }
  }
  return wrong;
}

function lands(b: Board): string[] {
  const wrong: string[] = [];
  LANDS.forEach(({ id }, land) => {
    const here = sidesIn(b, land);
    const holder = b.holder[land];
    if (holder === NOBODY && here.length > 0) wrong.push(`${id} is nobody's and side ${here[0]} stands there`);
    if (holder !== NOBODY && !here.includes(holder) && !b.inBattle)
      wrong.push(`${id} is held by side ${holder}, which is not there`);
    // QD OPT.2P.2, QD BOARD.TELEPORTAL.5 Only the active side stands in others' land; the end may come amid a battle.
    if (b.active >= 0 && here.some((side) => side !== holder && side !== b.active))
      wrong.push(`${id} holds sides ${here}`);
    if (!inPlay(b, land) && here.length > 0) wrong.push(`somebody is in the tundra of ${id}`);
  });
  return wrong;
}

function wastes(b: Board): string[] {
  const wrong: string[] = [];
  for (let place = FIRST_WASTE; place < FIRST_SHIP; place++) {
    const here = sidesIn(b, place);
    // QD NAVAL.CASTER.3, QD R82 Six each.
    for (const side of here)
      if (strengthOf(b, place, side) > PARTY) wrong.push(`${idOf(place)} holds more than six of side ${side}`);
    // QD QCOMBAT.1 Several parties only in the Shrine.
    if (here.length > 1 && wasteKind(place) !== 'shrine' && b.active >= 0 && !here.includes(b.active))
      wrong.push(`${idOf(place)} holds parties of ${here}`);
  }
  return wrong;
}

function ships(b: Board): string[] {
  const wrong: string[] = [];
  for (let i = 0; i < SHIPS; i++) {
    const ship = FIRST_SHIP + i;
    const crew = sidesIn(b, ship);
    if (crew.length > 1) wrong.push(`${idOf(ship)} has crews of ${crew}`);
    if (crew.length > 0 && (b.shipAt[i] < 0 || b.docked[i])) wrong.push(`${idOf(ship)} is manned and not at sea`);
    if (crew.length === 0 && b.shipAt[i] >= 0 && !b.docked[i] && !b.inBattle)
      wrong.push(`${idOf(ship)} drifts unmanned`);
    // QD CONTENTS.7 Eight aboard.
    if (crew.length > 0 && strengthOf(b, ship, crew[0]) > CAPACITY) wrong.push(`${idOf(ship)} is overloaded`);
    if (b.docked[i] && (b.shipAt[i] < 0 || harbourIn(b.shipAt[i]) < 0)) wrong.push(`${idOf(ship)} is docked nowhere`);
  }
  b.raftAt.forEach((zone, i) => {
    if (zone < 0 && crewOf(b, FIRST_RAFT + i) !== NOBODY) wrong.push(`raft ${i} is nowhere`);
  });
  return wrong;
}

function counters(b: Board): string[] {
  const wrong: string[] = [];
  b.bearerAt.forEach((at, bearer) => {
    const side = b.bearerSide[bearer];
    const carried = countersOn(b, bearer);
    if (at < 0 && carried.length > 0) wrong.push(`bearer ${bearer} is gone and carries ${carried}`);
    if (at < 0) return;
    // QD CONTENTS.11 A bearer bears something, and belongs to one side.
    if (carried.length === 0 && !b.dragon[bearer]) wrong.push(`bearer ${bearer} bears nothing`);
    const caster = casterOn(b, bearer);
    if (carried.some((c) => !isTreasure(c) && sideOfCounter(c) !== side))
      wrong.push(`bearer ${bearer} carries others' counters`);
    if (caster >= 0 && kindOfCounter(caster) === KING && (b.dragon[bearer] || isWaste(at)))
      wrong.push(`a King is where none may be`);
  });
  for (let c = 0; c < COUNTERS; c++) {
    const on = b.counterOn[c];
    if (on >= 0 ? b.bearerAt[on] < 0 : on !== OFF && !(isTreasure(c) && (on === SPOILS || on === HELD)))
      wrong.push(`counter ${c} is at ${on}`);
  }
  if (dragonsInPlay(b) > DRAGONLORDS) wrong.push(`there are ${dragonsInPlay(b)} DragonLords`);
  return wrong;
}

function stores(b: Board): string[] {
  const amounts = [...b.gold, ...b.freshGold, ...b.store, ...b.tools, b.ordered, b.orderedShips, b.windfall];
  return amounts.some((n) => !Number.isInteger(n) || n < 0) ? ['there is less than nothing of gold or tools'] : [];
}

function cards(b: Board): string[] {
  const wrong: string[] = [];
  scrollCounts(b.house).forEach((copies, kind) => {
    const all = b.deck[kind] + b.discard[kind] + total(b.hands.map((hand) => hand[kind]));
    if (all !== copies || b.hands.some((hand) => hand[kind] < 0))
      wrong.push(`there are ${all} scrolls ${SCROLL_IDS[kind]}`);
  });
  b.glimpsed.forEach((seen, i) => {
    if (seen.some((n, kind) => n > (b.hands[i % 4]?.[kind] ?? 0)))
      wrong.push(`seat ${Math.floor(i / 4)} remembers scrolls that are gone`);
  });
  QUESTS.forEach(({ id }, quest) => {
    if (b.questDeck[quest] + b.questDiscard[quest] !== 1) wrong.push(`the quest ${id} is lost`);
  });
  return wrong;
}

function sidesIn(b: Board, place: number): number[] {
  const found: number[] = [];
  for (let side = 0; side < SIDES; side++) if (strengthOf(b, place, side) > 0) found.push(side);
  return found;
}
