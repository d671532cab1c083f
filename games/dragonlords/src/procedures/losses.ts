import { goto, type Table } from '@questhall/kernel';
import { bearerId, counterId, countersOn, hasMarks, show, wizardSlot } from '../bearers.js';
import {
  type Bearer,
  BLANK,
  BOUND,
  type Board,
  FIRST_TREASURE,
  HELD,
  isTreasure,
  KING,
  kindOfCounter,
  NO_VICTOR,
  NOBODY,
  OFF,
  peopleId,
  SIDES,
  type Side,
  SPOILS,
} from '../board.js';
import { type Calls, type Cause, chapter } from '../calls.js';
import { standsIn } from '../fleets.js';
import { ANY, foeIn, plainIn, type States, strengthOf, takeUnits, vacate } from '../forces.js';
import { idOf, isShip, isWaste, isZone, type Place } from '../map.js';
import { openTreasures } from '../might.js';
import { treasureNamed } from '../treasures.js';
import { range } from './gold.js';
import { dropTools } from './wastes.js';

interface Loss {
  /** Units without counters and bearers given up. */
  plain: number;
  bearers: Bearer[];
  /** How many of the former are units that may not retreat. */
  bound: number;
  lost: number;
}
const { ask, call, done, procedure } = chapter('losses', (): Loss => ({ plain: 0, bearers: [], bound: 0, lost: 0 }));
type Vars = Calls['losses']['takes'] & Loss;

const GRAIL = FIRST_TREASURE + treasureNamed('holy-grail');
const SHOW_GRAIL = -1;
const GIVE = 1000;

/** Step 5: a side loses units of its own choice; the Grail may save some. Answers how many are gone. */
export const losses = procedure({
  steps: {
    count: (t, v) => {
      v.n = Math.min(v.n, mortals(t.board, v.where, v.side));
      return v.n === 0 ? done(0) : undefined;
    },
    // QD COMBAT.5.1, QD R10 Each decides which of his units are removed.
    choose: ask({
      rule: 'QD COMBAT.5.1',
      private: true,
      who: (b, v) => (hasChoice(b, v) ? b.seatOf[v.side] : null),
      says: (_, v) => ({
        key: 'ask.losses',
        args: { n: v.n - v.bearers.length, where: idOf(v.where), cause: v.cause },
      }),
      options: (b, v) => lossOptions(b, v),
      name: (o: number, b) => {
        if (o === SHOW_GRAIL) return 'show holy-grail';
        return o >= GIVE ? `lose ${bearerId(b, o - GIVE)}` : `lose ${o}`;
      },
      at: (o) => (o >= GIVE ? [`bearer:${o - GIVE}`] : []),
      bars: (pick) => {
        if (!/^lose /.test(pick)) return undefined;
        const why = /^lose \d+$/.test(pick)
          ? 'exactly as many must go as were hit'
          : 'nobody of that name can be lost now; those told apart are named in their order';
        return { rule: 'QD COMBAT.5.1', why };
      },
      then: (t, v, o) => {
        if (o === SHOW_GRAIL) {
          show(t, GRAIL);
          return goto('choose');
        }
        if (o < GIVE) {
          v.plain = o;
          return goto('which');
        }
        v.bearers.push(o - GIVE);
        return v.bearers.length < v.n ? goto('choose') : goto('which');
      },
    }),
    // Nobody to choose: all of them, or units that are all alike, or a stack nobody leads.
    alike: (t, v) => {
      v.plain = Math.min(v.n, plainOf(t.board, v.where, v.side));
      v.bearers = bearersOf(t.board, v.where, v.side).slice(0, v.n - v.plain);
    },
    // QD R67 Where some may retreat and some may not, their owner says how many of these go.
    which: ask({
      rule: 'QD R67',
      who: (b, v) => (b.fallen[v.side] ? null : b.seatOf[v.side]),
      says: (_, v) => ({ key: 'ask.bound', args: { n: v.plain, where: idOf(v.where) } }),
      options: (b, v) => boundLosses(b, v),
      name: (n: number) => `bound ${n}`,
      then: (_, v, n) => {
        v.bound = n;
      },
    }),
    // QD COMBAT.5.2, QD TREASURE.GRAIL, QD R29 One roll for each.
    save: (t, v) => {
      if (!hasGrail(t.board, v)) return;
      const rolls: number[] = [];
      const roll = () => {
        rolls.push(t.d6('grail'));
        return (rolls.at(-1) as number) <= 2;
      };
      let saved = 0;
      for (let i = 0; i < v.plain; i++) if (roll()) saved += 1;
      v.plain -= saved;
      v.bound = Math.min(v.bound, v.plain);
      // QD R107 Its bearer rolls last, so that it serves the others first.
      v.bearers.sort((a, b) => Number(a === t.board.counterOn[GRAIL]) - Number(b === t.board.counterOn[GRAIL]));
      v.bearers = v.bearers.filter(() => !roll());
      t.tell('grail', { side: v.side, people: peopleId(t.board, v.side), rolls });
    },
    remove: (t, v) => {
      v.lost = v.plain + v.bearers.length;
      if (v.lost === 0) return done(0);
      t.tell('lost', {
        side: v.side,
        people: peopleId(t.board, v.side),
        where: idOf(v.where),
        n: v.lost,
        cause: v.cause,
      });
      if (v.bound > 0) takeUnits(t.board, v.where, v.side, v.bound, 1 << BOUND);
      removePlain(t.board, v.where, v.side, v.plain - v.bound, v.bound > 0 || isMixed(t.board, v) ? FREE : ANY);
      for (const bearer of v.bearers) kill(t, bearer, v);
      for (const place of isZone(v.where) ? [] : [v.where]) {
        vacate(t.board, place);
        // QD TOOL.4 Where an enemy party has done it, by dice, spell or scroll, the battle sees to the tools.
        const isGone = isWaste(place) && strengthOf(t.board, place, v.side) === 0;
        if (isGone && foeIn(t.board, place, v.side) === NOBODY) dropTools(t.board, place, v.side);
      }
      return undefined;
    },
    // QD R64 What a scroll has killed enriches its caster at home.
    home: (_, v) => (v.cause === 'scroll' ? call('spoils', { side: v.by, where: -1 }) : undefined),
    end: (_, v) => done(v.lost),
  },
});

const FREE = ANY & ~(1 << BOUND);

/** Whether units of both sorts stand there. */
function isMixed(b: Board, v: Vars): boolean {
  if (isZone(v.where)) return false;
  return plainIn(b, v.where, v.side, 1 << BOUND) > 0 && plainIn(b, v.where, v.side, FREE) > 0;
}

function boundLosses(b: Board, v: Vars): number[] {
  if (!isMixed(b, v) || v.plain === 0) return [];
  const [bound, free] = [plainIn(b, v.where, v.side, 1 << BOUND), plainIn(b, v.where, v.side, FREE)];
  return range(Math.max(0, v.plain - free), Math.min(bound, v.plain));
}

/** Who can be lost: at sea no DragonLord. */
export function mortals(b: Board, where: Place, side: Side): number {
  // QD NCOMBAT.7 Ships are no casualties.
  return plainOf(b, where, side) + bearersOf(b, where, side).length;
}

function plainOf(b: Board, where: Place, side: Side): number {
  let n = 0;
  for (const place of standsIn(b, where, side)) n += plainIn(b, place, side);
  return n;
}

function bearersOf(b: Board, where: Place, side: Side): Bearer[] {
  const places = standsIn(b, where, side);
  const found: Bearer[] = [];
  for (let i = 0; i < b.bearerAt.length; i++) {
    if (b.bearerSide[i] !== side || !places.includes(b.bearerAt[i])) continue;
    // QD NCOMBAT.2, QD R118 At sea a DragonLord is no casualty.
    if (!isZone(where) || !b.dragon[i]) found.push(i);
  }
  return found;
}

/** Whether its owner is asked; by what all can see. */
function hasChoice(b: Board, v: Vars): boolean {
  if (b.fallen[v.side]) return false;
  if (hasMarks(b, standsIn(b, v.where, v.side), v.side)) return true;
  return bearersOf(b, v.where, v.side).length > 0 && v.n < mortals(b, v.where, v.side);
}

function lossOptions(b: Board, v: Vars): number[] {
  const found: number[] = [];
  const due = v.n - v.bearers.length;
  const plain = plainOf(b, v.where, v.side);
  const last = v.bearers.at(-1) ?? -1;
  const left = bearersOf(b, v.where, v.side).filter((bearer) => bearer > last);
  if (plain >= due) found.push(due);
  // So many of those left must go as the others cannot make up for.
  if (plain + left.length >= due)
    for (const bearer of left) if (plain + countAfter(left, bearer) + 1 >= due) found.push(GIVE + bearer);
  if (isHere(b, v, b.counterOn[GRAIL]) && !b.shown[GRAIL] && v.bearers.length === 0) found.push(SHOW_GRAIL);
  return distinct(b, found);
}

function countAfter(list: readonly Bearer[], bearer: Bearer): number {
  return list.length - list.indexOf(bearer) - 1;
}

/** DragonLords that are alike are one option. */
function distinct(b: Board, options: number[]): number[] {
  const seen = new Set<string>();
  return options.filter((o) => {
    const key = o >= GIVE ? bearerId(b, o - GIVE) : String(o);
    return !seen.has(key) && seen.add(key);
  });
}

function isHere(b: Board, v: Vars, bearer: Bearer): boolean {
  return bearer >= 0 && b.bearerSide[bearer] === v.side && standsIn(b, v.where, v.side).includes(b.bearerAt[bearer]);
}

function hasGrail(b: Board, v: Vars): boolean {
  return !b.fallen[v.side] && openTreasures(b, v.where, v.side).some((row) => row.saves);
}

/** Units without counters go; at sea from the fullest ships, so that as many as can be stay manned. */
function removePlain(b: Board, where: Place, side: Side, n: number, states: States): void {
  if (!isZone(where)) {
    takeUnits(b, where, side, n, states);
    return;
  }
  for (let i = 0; i < n; i++) {
    const crafts = standsIn(b, where, side).filter((craft) => plainIn(b, craft, side) > 0);
    crafts.sort((x, y) => Number(isShip(x)) - Number(isShip(y)) || strengthOf(b, y, side) - strengthOf(b, x, side));
    takeUnits(b, crafts[0], side, 1);
  }
}

/** A bearer is lost: what he carried is turned up, and goes its way. */
export function kill(t: Table<Board>, bearer: Bearer, v: { side: Side; cause: Cause; by: Side }): void {
  const { board } = t;
  const carried = countersOn(board, bearer);
  if (board.dragon[bearer] || carried.length > 0)
    t.reveal('bearer.lost', {
      side: v.side,
      people: peopleId(t.board, v.side),
      bearer,
      dragon: board.dragon[bearer],
      counters: carried.map(counterId),
    });
  board.strength[board.bearerAt[bearer] * SIDES + v.side] -= 1;
  board.bearerAt[bearer] = -1;
  board.dragon[bearer] = false;
  for (const counter of carried) {
    board.counterOn[counter] = OFF;
    board.shown[counter] = true;
    if (isTreasure(counter)) {
      // QD TREASURE.4 To the victor. QD R64 From monsters back to the pool.
      if (v.cause === 'dice' || v.cause === 'spell') board.counterOn[counter] = SPOILS;
      else if (v.cause === 'scroll') board.counterOn[counter] = HELD;
      else board.shown[counter] = false;
      continue;
    }
    const kind = kindOfCounter(counter);
    // QD OVERVIEW.2, QD CASTER.KING.3 The King is lost. QD CASTER.3, QD R81 A Wizard's spells are.
    if (kind === KING) board.slain[v.side] = v.by === NOBODY ? NO_VICTOR : v.by;
    else if (kind !== BLANK) board.spells[wizardSlot(counter)] = 0;
  }
}
