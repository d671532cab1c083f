import type { Json } from '@questhall/kernel';
import { bearersAt, counterId } from '../bearers.js';
import { FIRST_TREASURE, HELD, NEUTRAL, NOBODY, SIDES, type Side, SPOILS } from '../board.js';
import { plainIn, strengthOf } from '../forces.js';
import {
  FIRST_RAFT,
  FIRST_SHIP,
  FIRST_WASTE,
  HARBOUR_OF,
  IS_KINGDOM,
  idOf,
  LANDS,
  type Place,
  REALM_OF,
  SHIPS,
  WASTES,
} from '../map.js';
import { PEOPLE_IDS } from '../peoples.js';
import { toolsAt, trailAt } from '../procedures/wastes.js';
import { QUEST_IDS } from '../quests.js';
import { SCROLL_IDS } from '../scrolls.js';
import { spellsIn } from '../spells.js';
import { TOOL_IDS } from '../tools.js';
import { TREASURE_IDS } from '../treasures.js';
import type { View } from '../view.js';

/** A view in the words of a position. */
export function write(v: View): Json {
  return {
    turn: v.turn,
    phase: v.phase,
    first: v.first,
    active: v.active === NOBODY ? null : v.active,
    lands: Object.fromEntries(LANDS.map(({ id }, at) => [id, writeLand(v, at)])),
    wastes: Object.fromEntries(WASTES.map(({ id }, i) => [id, writeWaste(v, FIRST_WASTE + i)])),
    ships: Object.fromEntries(Array.from({ length: SHIPS }, (_, i) => [`ship-${i + 1}`, writeShip(v, i)])),
    rafts: v.raftAt.flatMap((zone, i) => (zone < 0 ? [] : [writeRaft(v, zone, i)])),
    sides: Object.fromEntries(v.people.map((_, side) => [String(side), writeSide(v, side)])),
    deckSize: v.deckSize,
    deck: v.deck ? cards(v.deck) : 'unknown',
    discard: cards(v.discard),
    questDeckSize: v.questDeckSize,
    questDiscard: QUEST_IDS.filter((_, i) => v.questDiscard[i] > 0),
    questMoved: ['north', 'south'].filter((_, i) => v.questMoved[i]),
    ordered: v.ordered,
    orderedShips: v.orderedShips,
    windfall: v.windfall,
    spoils: TREASURE_IDS.filter((_, i) => [SPOILS, HELD].includes(v.counterOn[FIRST_TREASURE + i])),
  };
}

function sideName(side: Side): Json {
  if (side === NOBODY) return null;
  return side === NEUTRAL ? 'vanquished' : side;
}

/** How many units without counters, and what is known of each bearer. */
function stack(v: View, at: Place, side: Side): { units: number; bearers: string[] } {
  return { units: plainIn(v, at, side), bearers: bearersAt(v, at, side).map((bearer) => bearerWords(v, bearer)) };
}

function bearerWords(v: View, bearer: number): string {
  const known = v.counterOn.flatMap((on, counter) =>
    on === bearer ? [{ id: counterId(counter), shown: v.shown[counter] }] : [],
  );
  const hidden = v.marks[bearer] - known.filter((counter) => !counter.shown).length;
  const parts = [...(v.dragon[bearer] ? ['dragonlord'] : []), ...known.map((counter) => counter.id)];
  return [...parts, ...new Array<string>(hidden).fill('?')].join('+');
}

function writeLand(v: View, at: Place): Json {
  const holder = v.holder[at];
  const invader = Array.from({ length: SIDES }, (_, side) => side).find(
    (side) => side !== holder && strengthOf(v, at, side) > 0,
  );
  return {
    side: sideName(holder),
    ...(holder === NOBODY ? { units: 0, bearers: [] } : stack(v, at, holder)),
    invaders: invader === undefined ? null : { side: invader, ...stack(v, at, invader) },
    gold: IS_KINGDOM[at] ? v.gold[REALM_OF[at]] : 0,
    ships: dockedAt(v, HARBOUR_OF[at]),
  };
}

function dockedAt(v: View, zone: Place): number {
  return zone < 0 ? 0 : v.shipAt.filter((at, i) => at === zone && v.docked[i]).length;
}

function writeWaste(v: View, at: Place): Json {
  const sides = v.people.map((_, side) => side).filter((side) => strengthOf(v, at, side) > 0);
  return {
    parties: Object.fromEntries(sides.map((side) => [String(side), writeParty(v, at, side)])),
    ships: dockedAt(v, HARBOUR_OF[at]),
  };
}

function writeParty(v: View, at: Place, side: Side): Json {
  const from = v.cameFrom[trailAt(at, side)];
  return { ...stack(v, at, side), tools: toolWords(v.tools, toolsAt(at, side)), from: from < 0 ? null : idOf(from) };
}

function toolWords(store: readonly number[], at: number): Json {
  return Object.fromEntries(TOOL_IDS.flatMap((id, tool) => (store[at + tool] > 0 ? [[id, store[at + tool]]] : [])));
}

function writeShip(v: View, i: number): Json {
  if (v.shipAt[i] < 0) return null;
  const crew = crewIn(v, FIRST_SHIP + i);
  return {
    zone: idOf(v.shipAt[i]),
    docked: v.docked[i],
    side: sideName(crew),
    ...(crew === NOBODY ? { units: 0, bearers: [] } : stack(v, FIRST_SHIP + i, crew)),
  };
}

function writeRaft(v: View, zone: Place, i: number): Json {
  const crew = crewIn(v, FIRST_RAFT + i);
  return {
    zone: idOf(zone),
    side: sideName(crew),
    ...(crew === NOBODY ? { units: 0, bearers: [] } : stack(v, FIRST_RAFT + i, crew)),
  };
}

function crewIn(v: View, at: Place): Side {
  return Array.from({ length: SIDES }, (_, side) => side).find((side) => strengthOf(v, at, side) > 0) ?? NOBODY;
}

function writeSide(v: View, side: Side): Json {
  const isKnown = v.viewer === v.seatOf[side] || v.deck !== undefined;
  return {
    seat: v.seatOf[side],
    people: PEOPLE_IDS[v.people[side]] ?? null,
    fallen: v.fallen[side],
    kingless: v.kingless[side],
    handSize: v.handSizes[side],
    scrolls: isKnown || v.hands[side].some((n) => n > 0) ? cards(v.hands[side]) : 'unknown',
    spells: Object.fromEntries([1, 2, 3].map((n) => [`wizard-${n}`, spellsIn(v.spells[side * 3 + n - 1])])),
    tools: toolWords(v.store, side * TOOL_IDS.length),
    shown: v.shown.flatMap((shown, c) =>
      shown && v.counterOn[c] >= 0 && v.bearerSide[v.counterOn[c]] === side ? [counterId(c)] : [],
    ),
  };
}

function cards(counts: readonly number[]): string[] {
  return SCROLL_IDS.flatMap((id, kind) => new Array<string>(counts[kind]).fill(id));
}
