import { goto } from '@questhall/kernel';
import { type Board, NOBODY, OFF, ORCS, ownerOf, type Slot } from '../board.js';
import { type Against, chapter } from '../calls.js';
import { countersIn, type Field, forceIn, powerIn } from '../forces.js';
import { SPACES, type SpaceId } from '../map.js';
import { DRAGON, dieRange, type Force, hits, type Power, WIZARD } from '../ranges.js';
import { defenceBonus, routeBetween } from '../reach.js';

interface Thrown {
  led: Power;
  guarded: Power;
  defender: number;
  dice: number[];
  ranges: number[];
  /** Counters the defender and the attacker lose. */
  costs: number[];
  /** Own treasures that the defender and the attacker were dispersed onto. */
  found: Slot[];
  foundToo: Slot[];
}
const { call, done, procedure } = chapter(
  'battle',
  (): Thrown => ({
    led: 'none',
    guarded: 'none',
    defender: NOBODY,
    dice: [],
    ranges: [],
    costs: [],
    found: [],
    foundToo: [],
  }),
);

/** XI.B One battle: both throw, both results count. Answers which super power beat a monster. */
export const battle = procedure({
  steps: {
    // WQ XI.B, WQ R50 One die each, at the same time.
    throw: (t, v) => {
      const { board } = t;
      board.inBattle = true;
      v.led = powerIn(board, v.from);
      v.guarded = v.against === 'space' ? powerIn(board, v.to) : 'none';
      v.defender = board.holder[v.to];
      v.ranges = dieRanges(board, v);
      v.dice = [t.d6('battle'), t.d6('battle')];
      // WQ XI.B.TABLE What the dice cost follows from the ranges alone.
      v.costs = costs(board, v);
      t.tell('battle', {
        attacker: v.attacker,
        from: SPACES[v.from].id,
        to: SPACES[v.to].id,
        against: v.against,
        dice: v.dice,
        ranges: v.ranges,
        costs: v.costs,
      });
    },
    // WQ R71 First the defender's losses, then the attacker's, both as the dice fell.
    defender: (_, v) => {
      if (v.against !== 'space' || v.costs[0] === 0) return;
      // WQ XI.C.2, WQ R33 A sorcerer in the attack, when the dice were thrown, disperses what it inflicts.
      const disperser = v.led === 'sorcerer' ? v.attacker : NOBODY;
      return call('losses', { space: v.to, other: v.from, n: v.costs[0], disperser }, { into: 'found' });
    },
    attacker: (_, v) => {
      if (v.costs[1] === 0) return;
      // WQ XI.C.3 A defending sorcerer alone disperses nothing. WQ XI.C.4 Two sorcerers disperse all they inflict.
      const both = v.led === 'sorcerer' && v.guarded === 'sorcerer';
      // WQ R34 What both missing costs, nobody has inflicted.
      const disperser = both && !bothMissed(v) ? v.defender : NOBODY;
      return call('losses', { space: v.from, other: v.to, n: v.costs[1], disperser }, { into: 'foundToo' });
    },
    // WQ R35 Where the house gives them, treasures come when all losses are dealt with.
    regain: (t, v) => {
      const slot = v.found.shift() ?? v.foundToo.shift();
      if (slot === undefined) return;
      const [seat, space] = [ownerOf(slot), t.board.treasureAt[slot]];
      if (t.board.holder[space] !== seat) return goto('regain');
      return call('treasure', { seat, slot, space }, { then: 'regain' });
    },
    // WQ XI.B.4 A dragon or wizard is one counter: any hit disposes of it. WQ R21
    end: (t, v) => {
      const beaten = v.against !== 'space' && v.costs[0] > 0 ? v.led : 'not beaten';
      if (beaten === 'not beaten') return done(beaten);
      t.tell('beaten', { seat: v.attacker, monster: v.against, power: beaten });
      // WQ X.D.5.a.1 A hero's force slays the dragon; a new one comes in the next Dragon phase. WQ R20 Though the hero falls.
      if (beaten === 'hero') t.board.dragon = OFF;
      return done(beaten);
    },
  },
  cleanup: (b) => {
    b.inBattle = false;
  },
  shows: (_, v) => ({
    from: SPACES[v.from].id,
    to: SPACES[v.to].id,
    against: v.against,
    dice: v.dice,
    ranges: v.ranges,
    costs: v.costs,
  }),
});

/** Who defends when this is attacked. */
export function defenderIn(b: Field, to: SpaceId, against: Against): Force {
  // WQ III.B.1 Men, heroes, sorcerers and orcs fight in forces; dragon and wizard by themselves.
  if (against === 'dragon') return DRAGON;
  return against === 'wizard' ? WIZARD : forceIn(b, to);
}

/** The die ranges of attacker and defender. */
export function dieRanges(
  b: Board,
  v: { from: SpaceId; to: SpaceId; against: Against; boat: boolean },
): [number, number] {
  // WQ XI.B.1.g, WQ XI.B.1.h, WQ XI.B.1.i, WQ XI.B.1.j.1 Only the defender adds for where it stands. WQ SUMMARY.RANGE.C
  const bonus = v.against === 'space' ? defenceBonus(b, v.to, v.boat ? 'boat' : routeBetween(b, v.from, v.to)) : 0;
  return [dieRange(forceIn(b, v.from)), dieRange(defenderIn(b, v.to, v.against), bonus)];
}

function costs(
  b: Board,
  v: Thrown & { attacker: number; from: SpaceId; to: SpaceId; against: Against },
): [number, number] {
  if (bothMissed(v)) {
    // WQ XI.B.2 Both out of range: the attacker loses one. WQ R7 Orcs too.
    const pays = v.attacker !== ORCS || b.house.orcsPayBothMiss;
    return [0, pays ? 1 : 0];
  }
  // WQ XI.B.1, WQ XI.B.TABLE A hit takes as many counters as it shows, at most all there are.
  const most = v.against === 'space' ? countersIn(b, v.to) : 1;
  return [Math.min(most, hits(v.ranges[0], v.dice[0])), Math.min(countersIn(b, v.from), hits(v.ranges[1], v.dice[1]))];
}

function bothMissed(v: Thrown): boolean {
  return v.dice[0] > v.ranges[0] && v.dice[1] > v.ranges[1];
}
