import { goto } from '@questhall/kernel';
import { type Board, CAME, NOBODY, peopleId, type Side } from '../board.js';
import { chapter, type Group } from '../calls.js';
import { blockader, crewOf, leaveShip, PARTY, zoneOf } from '../fleets.js';
import { ANY, moveGroup, sizeOf, strengthOf } from '../forces.js';
import {
  FIRST_SHIP,
  FIRST_WASTE,
  GATE_TO,
  HARBOUR_OF,
  idOf,
  isLand,
  isShip,
  LANDS,
  type Place,
  placeNamed,
  SHIPS,
  wasteKind,
  wastelandOf,
} from '../map.js';
import { mustStay } from '../roads.js';
import { SCROLL_IDS } from '../scrolls.js';
import { TOOL_IDS, TOOLS } from '../tools.js';
import { addEnd, addStay, isEnemyParty, pathBar, pathWords, STAY } from './paths.js';
import { CAST } from './purchase.js';
import { castable } from './scroll.js';
import { addTool } from './wastes.js';

const DONE = -1;
const begin = chapter('quest');

/** Phase 3: one party moves in each Wasteland. */
export const quest = begin.procedure({
  steps: {
    // QD QUEST.5, QD FAQ.5, QD R84 A new one or one that is there.
    choose: begin.ask({
      rule: 'QD QUEST.5',
      private: true,
      who: (b, v) => b.seatOf[v.side],
      says: (b, v) => ({ key: 'ask.quest', args: { side: v.side, people: peopleId(b, v.side) } }),
      options: (b, { side }) => [DONE, ...starts(b, side), ...castable(b, side).map((kind) => CAST + kind)],
      name: (o: number) => {
        if (o === DONE) return 'go on';
        if (o >= CAST) return `cast ${SCROLL_IDS[o - CAST]}`;
        return isWastePlace(o) ? `move ${idOf(o)}` : `quest ${idOf(o)}`;
      },
      at: (o) => (o === DONE || o >= CAST ? [] : [idOf(o)]),
      bars: (pick, b, { side }) => questBar(pick, b, side),
      then: (t, { side }, o) => {
        if (o === DONE) return begin.done();
        if (o >= CAST) return begin.call('scroll', { side, card: o - CAST, where: -1, foe: -1 }, { then: 'choose' });
        if (isWastePlace(o)) return begin.call('wander', { side, at: o }, { then: 'choose' });
        return begin.call('expedition', { side, from: o, entry: entryOf(t.board, o) }, { then: 'choose' });
      },
    }),
  },
});

const isWastePlace = (place: Place) => place >= FIRST_WASTE && place < FIRST_SHIP;

/** The Wasteland space that a land or a ship leads to, -1 for none. */
function entryOf(b: Board, from: Place): Place {
  if (isLand(from)) return GATE_TO[from];
  // QD QUEST.2 A ship in the harbour of the village.
  const village = HARBOUR_OF.indexOf(zoneOf(b, from));
  return village >= FIRST_WASTE ? village : -1;
}

function starts(b: Board, side: Side): Place[] {
  const found: Place[] = [];
  for (let place = FIRST_WASTE; place < FIRST_SHIP; place++)
    if (strengthOf(b, place, side) > 0 && !b.questMoved[wastelandOf(place)]) found.push(place);
  for (const from of gates(b, side)) if (!b.questMoved[wastelandOf(entryOf(b, from))]) found.push(from);
  return found;
}

/** Where a new party could set out from. */
function gates(b: Board, side: Side): Place[] {
  const found: Place[] = [];
  // QD FAQ.12 By bridge, by pass, or by ship.
  for (let land = 0; land < LANDS.length; land++)
    if (GATE_TO[land] >= 0 && b.holder[land] === side && strengthOf(b, land, side) > mustStay(land)) found.push(land);
  for (let ship = FIRST_SHIP; ship < FIRST_SHIP + SHIPS; ship++)
    if (zoneOf(b, ship) >= 0 && crewOf(b, ship) === side && entryOf(b, ship) >= 0 && !isBlocked(b, ship, side))
      found.push(ship);
  return found;
}

/** QD NAVAL.BLOCKADE.1 Who has met a blockade goes nowhere before it is fought. */
function isBlocked(b: Board, ship: Place, side: Side): boolean {
  return blockader(b, zoneOf(b, ship), side) !== NOBODY;
}

function questBar(pick: string, b: Board, side: Side) {
  if (/^cast /.test(pick)) return { rule: 'QD SCROLL.0.2', why: 'no caster of the player can cast that scroll now' };
  const [, verb, id] = /^(quest|move) (\S+)$/.exec(pick) ?? [];
  const place = placeNamed(id ?? '');
  if (!verb || place < 0) return undefined;
  const to = isWastePlace(place) ? place : isLand(place) || isShip(place) ? entryOf(b, place) : -1;
  if (to < 0) return { rule: 'QD QUEST.2', why: 'no bridge, pass or village harbour is there' };
  if (b.questMoved[wastelandOf(to)]) return { rule: 'QD QUEST.5', why: 'one party a turn moves in each Wasteland' };
  if (isLand(place) && b.holder[place] === side)
    return { rule: 'QD COMBAT.1.2', why: 'at least one unit stays behind' };
  return { rule: 'QD QUEST.2', why: 'no units of the player are there' };
}

const out = chapter('expedition', () => ({ chosen: { n: 0, bearers: [] } as Group, kit: TOOLS.map(() => 0), roll: 0 }));
const SET_OUT = -1;

/** A new party: who goes, with which tools; then the die. */
export const expedition = out.procedure({
  steps: {
    // QD QUEST.1, QD QUEST.8 At most six. QD R83 One stays in the land; a ship may be emptied.
    who: (_, v) =>
      out.call(
        'group',
        {
          side: v.side,
          from: v.from,
          least: 1,
          most: PARTY,
          stay: isLand(v.from) ? mustStay(v.from) : 0,
          states: ANY,
          who: 'party',
          lead: -1,
        },
        { into: 'chosen' },
      ),
    check: (t, v) => {
      if (sizeOf(v.chosen) === 0) return out.done();
      t.board.questMoved[wastelandOf(v.entry)] = true;
      return undefined;
    },
    // QD FAQ.16, QD R85 Tools stored at home go along, as many as one likes.
    tools: out.ask({
      rule: 'QD R85',
      who: (b, v) => b.seatOf[v.side],
      says: () => ({ key: 'ask.tools' }),
      options: (b, v) => [SET_OUT, ...storable(b, v.side, v.kit)],
      name: (tool: number) => (tool === SET_OUT ? 'set out' : `take ${TOOL_IDS[tool]}`),
      at: (tool) => (tool === SET_OUT ? [] : [`tool:${TOOL_IDS[tool]}`]),
      bars: (pick) =>
        /^take /.test(pick)
          ? { rule: 'QD R85', why: 'no such tool is left at home, or one named before it goes already' }
          : undefined,
      then: (_, v, tool) => {
        if (tool === SET_OUT) return goto('roll');
        v.kit[tool] += 1;
        return goto('tools');
      },
    }),
    // QD QUEST.3 A die; QD FAQ.17 nothing is bought before it.
    roll: (t, v) => {
      v.roll = t.d6('quest-move');
      t.tell('quest.rolled', {
        side: v.side,
        people: peopleId(t.board, v.side),
        from: idOf(v.from),
        roll: v.roll,
        n: sizeOf(v.chosen),
      });
    },
    // QD QUEST.3, QD R18 The whole roll, unless there is an enemy party to attack on the way.
    choose: out.ask({
      rule: 'QD QUEST.3',
      who: (b, v) => b.seatOf[v.side],
      says: (_, v) => ({ key: 'ask.path', args: { roll: v.roll } }),
      options: (b, v) => entries(b, v.side, v.entry, v.roll, sizeOf(v.chosen)),
      name: (to: Place, b, v) => pathWords(b, to, v.side),
      at: (to) => (to === STAY ? [] : [idOf(to)]),
      bars: (pick) => pathBar(pick),
      then: (t, v, to) => {
        const { board } = t;
        if (to === STAY) return out.done();
        moveGroup(board, v.side, v.chosen, { from: v.from, to, states: ANY, state: CAME });
        leaveShip(board, v.from);
        v.kit.forEach((n, tool) => {
          board.store[v.side * TOOLS.length + tool] -= n;
          addTool(board, to, v.side, tool, n);
        });
        t.tell('quest.moved', { side: v.side, people: peopleId(t.board, v.side), from: idOf(v.from), to: idOf(to) });
        return out.call('arrive', { side: v.side, at: to, from: -1 });
      },
    }),
  },
});

function storable(b: Board, side: Side, kit: readonly number[]): number[] {
  const last = kit.findLastIndex((n) => n > 0);
  return TOOLS.flatMap((_, tool) => (tool >= last && b.store[side * TOOLS.length + tool] > kit[tool] ? [tool] : []));
}

/** Where a new party can end. */
function entries(b: Board, side: Side, entry: Place, roll: number, n: number): Place[] {
  const way = wasteKind(entry) === 'village' ? 1 : -1;
  const found: Place[] = [];
  // QD R18 On the way one may stop to attack.
  for (let step = 0; step < roll - 1; step++)
    if (isEnemyParty(b, entry + way * step, side)) found.push(entry + way * step);
  addEnd(b, side, entry + way * (roll - 1), n, found);
  addStay(b, side, found);
  return found;
}
