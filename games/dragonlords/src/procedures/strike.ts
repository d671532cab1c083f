import { goto } from '@questhall/kernel';
import { bearersAt, counterId, hasMarks, isCaster, isOpenCaster, show, spellsOf } from '../bearers.js';
import {
  type Bearer,
  type Board,
  type Counter,
  counterOf,
  FIRST_TREASURE,
  KING,
  NOBODY,
  peopleId,
  type Side,
  WIZARD,
} from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { spendScroll } from '../decks.js';
import { forceOf, manShips, standsIn } from '../fleets.js';
import { harbourIn, idOf, isLand, isZone, type Place } from '../map.js';
import { attackOf, castsOpenly, wardsFire, wardsLightning, wardsScrolls } from '../might.js';
import { BERSERK, REFLECT, SCROLL_IDS, scrollRow } from '../scrolls.js';
import { HEAL } from '../spells.js';
import { treasureRow } from '../treasures.js';
import { total } from '../view.js';
import { reveal } from './teleport.js';

const SUFFER = 0;
const TURN = 1;
const SHOW = 100;
const { ask, call, done, procedure } = chapter('strike', () => ({ rolls: [] as number[], lost: 0 }));
type Vars = Calls['strike']['takes'];

/** A harmful scroll: the victim may turn it back or be proof against it; then the dice. */
export const strike = procedure({
  steps: {
    proof: (t, v) => {
      if (!isProof(t.board, v)) return;
      t.tell('scroll.stopped', { scroll: SCROLL_IDS[v.card], side: v.side, people: peopleId(t.board, v.side) });
      return done();
    },
    // QD R117 The victim decides before any die is rolled. QD R38 If a caster of his could be there.
    answer: ask({
      rule: 'QD SCROLL.REFLECT',
      private: true,
      who: (b, v) => (mayAnswer(b, v) ? b.seatOf[v.side] : null),
      says: (_, v) => ({ key: 'ask.answer', args: { scroll: SCROLL_IDS[v.card], where: idOf(v.where) } }),
      options: (b, v) => answers(b, v),
      name: (o: number) => {
        if (o === SUFFER) return 'suffer';
        return o === TURN ? 'reflect' : `show ${counterId(o - SHOW)}`;
      },
      bars: (pick) =>
        pick === 'reflect'
          ? { rule: 'QD SCROLL.REFLECT', why: 'that needs the scroll and a caster in the place attacked' }
          : undefined,
      then: (t, v, o) => {
        if (o === SUFFER) return;
        if (o >= SHOW) {
          show(t, o - SHOW);
          return goto('proof');
        }
        reveal(t, reflectors(t.board, v)[0]);
        spendScroll(t.board, v.side, REFLECT);
        t.reveal('scroll.reflected', {
          scroll: SCROLL_IDS[v.card],
          side: v.side,
          people: peopleId(t.board, v.side),
          back: v.by,
          backOn: peopleId(t.board, v.by),
        });
        // QD SCROLL.REFLECT, QD R31, QD R32 It turns upon its caster, who may turn it again.
        [v.by, v.side] = [v.side, v.by];
        [v.where, v.back] = [v.back, v.where];
        return goto('proof');
      },
    }),
    roll: (t, v) => {
      const units = forceOf(t.board, v.where, v.side);
      const { harms } = scrollRow(v.card);
      let lost = 0;
      if (harms === 'each') {
        // QD SCROLL.BERSERK.1, QD FAQ.27, QD R2 A die a unit, against its attack number.
        v.rolls = Array.from({ length: units }, () => t.d6('scroll-harm'));
        lost = v.rolls.filter((n) => n <= attackOf(t.board, v.side)).length;
      } else {
        // QD SCROLL.ELEMENTAL.2, QD SCROLL.INFERNAL, QD SCROLL.TEMPEST So many units as the die shows.
        v.rolls = [t.die('scroll-harm', harms as number)];
        lost = v.rolls[0];
      }
      t.tell('scroll.struck', {
        scroll: SCROLL_IDS[v.card],
        side: v.side,
        people: peopleId(t.board, v.side),
        where: idOf(v.where),
        rolls: v.rolls,
        lost,
      });
      return call('losses', { side: v.side, where: v.where, n: lost, cause: 'scroll', by: v.by }, { into: 'lost' });
    },
    after: (t, v) => {
      // QD R34 A crew that is gone leaves its ships; in a battle there the battle sees to them.
      if (isZone(v.where) && !isFought(t.board, v.where)) manShips(t.board, v.where, survivor(t.board, v));
    },
  },
});

/** Whether the battle under way is in this zone. */
function isFought(b: Board, zone: Place): boolean {
  return b.inBattle && forceOf(b, zone, b.active) > 0;
}

function survivor(b: Board, v: Vars): Side {
  if (forceOf(b, v.where, v.side) > 0) return v.side;
  if (forceOf(b, v.where, b.active) > 0) return b.active;
  // QD R123 Off a harbour of its own side an unmanned ship is docked there.
  const harbour = harbourIn(v.where);
  return isLand(harbour) && b.holder[harbour] === v.side ? v.side : NOBODY;
}

/** Whether a scroll does nothing there, by what all can see. */
function isProof(b: Board, v: Vars): boolean {
  if (b.fallen[v.side]) return false;
  // QD TREASURE.INVINCIBLE, QD R37 Against others' scrolls.
  if (wardsScrolls(b, v.where, v.side)) return true;
  // QD SCROLL.BERSERK.2, QD CASTER.KING.2 A King or a healer.
  if (v.card === BERSERK) return castsOpenly(b, v.where, v.side, HEAL);
  const { as } = scrollRow(v.card);
  // QD SCROLL.INFERNAL Fireballs. QD R36 Lightning bolts.
  if (as === 'fire') return wardsFire(b, v.where, v.side);
  return as === 'lightning' && wardsLightning(b, v.where, v.side);
}

/** By what all can see: somebody there could be a caster or bear something. */
function mayAnswer(b: Board, v: Vars): boolean {
  if (b.fallen[v.side]) return false;
  const places = standsIn(b, v.where, v.side);
  if (hasMarks(b, places, v.side)) return true;
  return total(b.hands[v.side]) > 0 && places.some((at) => bearersAt(b, at, v.side).some((i) => isOpenCaster(b, i)));
}

function answers(b: Board, v: Vars): number[] {
  const found = [SUFFER];
  // QD R33 A caster in the place attacked.
  if (b.hands[v.side][REFLECT] > 0 && reflectors(b, v).length > 0) found.push(TURN);
  for (const counter of helpful(b, v)) found.push(SHOW + counter);
  return found;
}

/** Casters who can turn a scroll back; those already known first. */
function reflectors(b: Board, v: Vars): Bearer[] {
  const casters = standsIn(b, v.where, v.side).flatMap((at) => bearersAt(b, at, v.side).filter((i) => isCaster(b, i)));
  const isShy = (i: Bearer) => Number(!isOpenCaster(b, i)) + Number(b.counterOn[counterOf(v.side, KING)] === i);
  return casters.sort((x, y) => isShy(x) - isShy(y));
}

/** Hidden counters that would stop it, if they were shown. */
function helpful(b: Board, v: Vars): Counter[] {
  const places = standsIn(b, v.where, v.side);
  const isThere = (counter: Counter) => {
    const on = b.counterOn[counter];
    return on >= 0 && !b.shown[counter] && b.bearerSide[on] === v.side && places.includes(b.bearerAt[on]);
  };
  const found: Counter[] = [];
  for (let i = 0; i < b.counterOn.length - FIRST_TREASURE; i++) {
    const row = treasureRow(i);
    const { as } = scrollRow(v.card);
    const stops = row.wardsScrolls || (as === 'fire' && row.wardsFire) || (as === 'lightning' && row.wardsLightning);
    if (stops && isThere(FIRST_TREASURE + i)) found.push(FIRST_TREASURE + i);
  }
  if (v.card !== BERSERK) return found;
  for (let which = KING; which < WIZARD + 3; which++) {
    const counter = counterOf(v.side, which);
    if (isThere(counter) && spellsOf(b, b.counterOn[counter]) & HEAL) found.push(counter);
  }
  return found;
}
