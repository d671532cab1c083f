import { goto } from '@questhall/kernel';
import { BOUND, type Board, CAME, isFoe, NOBODY, peopleId, type Side } from '../board.js';
import { chapter, type Group } from '../calls.js';
import { crewOf, leaveShip, PARTY, zoneOf } from '../fleets.js';
import { ANY, allOf, foeIn, moveGroup, sizeOf, strengthOf } from '../forces.js';
import {
  FIRST_SHIP,
  FIRST_WASTE,
  GATE_TO,
  gatesOf,
  HARBOUR_OF,
  idOf,
  isLand,
  isShip,
  LANDS,
  type Place,
  placeNamed,
  SHIPS,
  WASTE_LENGTH,
  WASTES,
  wasteKind,
  wastelandOf,
} from '../map.js';
import { inPlay, mustStay } from '../roads.js';
import { SCROLL_IDS } from '../scrolls.js';
import { TOOL_IDS, TOOLS } from '../tools.js';
import { CAST } from './purchase.js';
import { castable } from './scroll.js';
import { addTool, leaveWastes, passTools, trailAt } from './wastes.js';

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
  for (let land = 0; land < LANDS.length; land++)
    if (GATE_TO[land] >= 0 && b.holder[land] === side && strengthOf(b, land, side) > mustStay(land)) found.push(land);
  for (let ship = FIRST_SHIP; ship < FIRST_SHIP + SHIPS; ship++)
    if (zoneOf(b, ship) >= 0 && crewOf(b, ship) === side && entryOf(b, ship) >= 0) found.push(ship);
  return found;
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
const STAY = -1;

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
      bars: (pick) => (/^take /.test(pick) ? { rule: 'QD R85', why: 'no such tool is stored at home' } : undefined),
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
  if (found.length === 0 || isEnemyParty(b, entry + way * (roll - 1), side)) found.push(STAY);
  return found;
}

/** QD QUEST.6 An enemy party in the way; QD WASTE.SHRINE.1 in the Shrine all keep the peace. */
function isEnemyParty(b: Board, place: Place, side: Side): boolean {
  return wasteKind(place) !== 'shrine' && foeIn(b, place, side) !== NOBODY;
}

/** QD R20 One joins friends if there is room; QD OPT.2P.2 allies do not share a space. */
function addEnd(b: Board, side: Side, place: Place, n: number, found: Place[]): void {
  if (strengthOf(b, place, side) + n > PARTY) return;
  if (wasteKind(place) !== 'shrine' && hasAlly(b, place, side)) return;
  found.push(place);
}

function hasAlly(b: Board, place: Place, side: Side): boolean {
  for (let other = 0; other < b.sides; other++)
    if (other !== side && !isFoe(b, side, other) && strengthOf(b, place, other) > 0) return true;
  return false;
}

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
  const first = FIRST_WASTE + wastelandOf(at) * WASTE_LENGTH;
  const last = first + WASTE_LENGTH - 1;
  const n = strengthOf(b, at, side);
  for (const way of [-1, 1]) {
    // QD QUEST.4, QD R19 Not straight back, unless the path ends here.
    if (b.cameFrom[trailAt(at, side)] === at + way && at !== first && at !== last) continue;
    addPath(b, side, { at, way, roll, n, end: way < 0 ? first : last }, found);
  }
  if (found.length === 0) found.push(STAY);
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

function pathWords(b: Board, to: Place, side: Side): string {
  if (to === STAY) return 'stay';
  if (isLand(to)) return `leave ${idOf(to)}`;
  return `${isEnemyParty(b, to, side) ? 'attack' : 'to'} ${idOf(to)}`;
}

function pathBar(pick: string) {
  if (pick === 'stay') return { rule: 'QD R18', why: 'the whole roll is used if it can be' };
  if (/^attack /.test(pick)) return { rule: 'QD QUEST.6', why: 'no enemy party can be attacked there' };
  if (/^leave /.test(pick)) return { rule: 'QD QUEST.7', why: 'one leaves at an end of the path, with moves to spare' };
  return /^to /.test(pick) ? { rule: 'QD QUEST.3', why: 'the roll does not lead there' } : undefined;
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
