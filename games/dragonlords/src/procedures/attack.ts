import { goto } from '@questhall/kernel';
import { BOUND, type Board, FOUGHT, NOBODY, peopleId, type Side, SPENT } from '../board.js';
import { chapter, type Group } from '../calls.js';
import {
  ANY,
  AT_HOME,
  allOf,
  MAY_ATTACK,
  MAY_MARCH,
  moveGroup,
  sizeOf,
  strengthOf,
  turnBack,
  vacate,
} from '../forces.js';
import { idOf, type Place } from '../map.js';
import { isPortalStep, marches, mustStay, neighbours, stepsFrom, type Way } from '../roads.js';
import { mayLeave } from './combat.js';

const BEGIN = -1;
const empty = (): Group => ({ n: 0, bearers: [] });
const raid = chapter('attack', () => ({ from: -1, chosen: empty() }));

/** Step 1: units step into enemy or empty land, from one land or several. */
export const attack = raid.procedure({
  steps: {
    // QD COMBAT.1.1, QD SNEAK.5 From as many adjacent lands as one likes.
    gather: raid.ask({
      rule: 'QD COMBAT.1.1',
      who: (b, v) => b.seatOf[v.side],
      says: (_, v) => ({ key: 'ask.gather', args: { to: idOf(v.to), sneak: v.sneak } }),
      options: (b, v) => {
        const found = sources(b, v.to, v.side, v.sneak);
        return strengthOf(b, v.to, v.side) > 0 ? [BEGIN, ...found] : found;
      },
      name: (o: Place) => (o === BEGIN ? 'begin' : `from ${idOf(o)}`),
      at: (o) => (o === BEGIN ? [] : [idOf(o)]),
      bars: (pick) =>
        /^from /.test(pick) ? { rule: 'QD COMBAT.1.1', why: 'nobody there can join the attack' } : undefined,
      then: (_, v, o) => {
        if (o === BEGIN) return goto('begin');
        v.from = o;
        return goto('who');
      },
    }),
    nobody: () => raid.done(),
    who: (_, v) =>
      raid.call(
        'group',
        {
          side: v.side,
          from: v.from,
          least: 1,
          most: 1000,
          // QD COMBAT.1.2, QD SNEAK.8 One stays.
          stay: mustStay(v.from),
          states: v.sneak ? AT_HOME : MAY_ATTACK,
          who: 'any',
          lead: -1,
        },
        { into: 'chosen' },
      ),
    enter: (t, v) => {
      const { board } = t;
      const n = sizeOf(v.chosen);
      if (n === 0) return strengthOf(board, v.to, v.side) > 0 ? goto('begin') : raid.done();
      const isEmpty = board.holder[v.to] === NOBODY;
      // QD BOARD.TELEPORTAL.4 Through a teleportal there is no way back.
      const state = isPortalStep(board, v.from, v.to) && !isEmpty ? BOUND : FOUGHT;
      moveGroup(board, v.side, v.chosen, { from: v.from, to: v.to, states: v.sneak ? AT_HOME : MAY_ATTACK, state });
      t.tell('advanced', { side: v.side, people: peopleId(t.board, v.side), from: idOf(v.from), to: idOf(v.to), n });
      // QD COMBAT.1.4 Empty land is simply taken.
      if (isEmpty) return raid.done();
      board.inroads.push({ at: v.to, from: v.from, n, bearers: v.chosen.bearers.slice() });
      return goto('gather');
    },
    begin: (_, v) => raid.call('battle', { attacker: v.side, where: v.to, sneak: v.sneak }),
    // QD SNEAK.7, QD R120 Who did not take the land goes back where he came from, and fights no more.
    crept: (t, v) => {
      if (v.sneak && t.board.holder[v.to] !== v.side) goBack(t.board, v.side, v.to);
      t.board.inroads = t.board.inroads.filter((inroad) => inroad.at !== v.to);
    },
  },
});

/** Land from which units can join an attack. */
function sources(b: Board, to: Place, side: Side, sneak: boolean): Place[] {
  const found: Place[] = [];
  for (let land = 0; land < b.holder.length; land++) {
    if (land === to || !mayLeave(b, land, side, sneak ? AT_HOME : MAY_ATTACK)) continue;
    // QD SNEAK.3 Elves sneak over borders only.
    if ((sneak ? neighbours(b, land) : stepsFrom(b, land, side)).includes(to)) found.push(land);
  }
  return found;
}

function goBack(b: Board, side: Side, at: Place): void {
  const inroads = b.inroads.filter((inroad) => inroad.at === at);
  for (const inroad of inroads) turnBack(b, side, inroad, SPENT);
  // QD SNEAK.7 A legion that rose there goes with them.
  const group = allOf(b, at, side);
  if (sizeOf(group) > 0) moveGroup(b, side, group, { from: at, to: inroads[0].from, states: ANY, state: SPENT });
  vacate(b, at);
}

const trek = chapter('march', () => ({ chosen: empty() }));

/** QD MARCH.1 Up to four steps over own or empty land, and no fighting afterwards. */
export const march = trek.procedure({
  steps: {
    who: (_, v) =>
      trek.call(
        'group',
        {
          side: v.side,
          from: v.from,
          least: 1,
          most: 1000,
          stay: mustStay(v.from),
          states: MAY_MARCH,
          who: 'any',
          lead: -1,
        },
        { into: 'chosen' },
      ),
    choose: trek.ask({
      rule: 'QD MARCH.3',
      who: (b, v) => (sizeOf(v.chosen) > 0 ? b.seatOf[v.side] : null),
      says: (_, v) => ({ key: 'ask.march', args: { from: idOf(v.from), n: sizeOf(v.chosen) } }),
      options: (b, v) => marches(b, v.from, v.side, v.chosen).map((way) => way.at(-1) as Place),
      name: (to: Place) => `to ${idOf(to)}`,
      at: (to) => [idOf(to)],
      bars: () => ({
        rule: 'QD MARCH.3',
        why: 'a march goes up to four steps over land without enemies, to own or empty land',
      }),
      then: (t, v, to) => {
        const way = marches(t.board, v.from, v.side, v.chosen).find((found) => found.at(-1) === to) as Way;
        t.tell('marched', {
          side: v.side,
          people: peopleId(t.board, v.side),
          from: idOf(v.from),
          to: idOf(to),
          n: sizeOf(v.chosen),
        });
        marchAlong(t.board, v.side, v.from, v.chosen, way);
      },
    }),
  },
});

function marchAlong(b: Board, side: Side, from: Place, chosen: Group, way: Way): void {
  const to = way.at(-1) as Place;
  let { n } = chosen;
  // QD MARCH.2 Nobody of them fights afterwards. QD R65 Empty land that is crossed gets a garrison.
  for (const land of way.slice(0, -1)) {
    if (b.holder[land] !== NOBODY) continue;
    moveGroup(b, side, { n: 1, bearers: [] }, { from, to: land, states: MAY_MARCH, state: SPENT });
    n -= 1;
  }
  moveGroup(b, side, { n, bearers: chosen.bearers }, { from, to, states: MAY_MARCH, state: SPENT });
}
