import { goto } from '@questhall/kernel';
import { NOBODY, peopleId } from '../board.js';
import { chapter, type Resolve } from '../calls.js';
import { blockader, forceOf } from '../fleets.js';
import { foeIn } from '../forces.js';
import { idOf, isZone } from '../map.js';
import { tas } from '../might.js';
import { expel, lastStanding } from './fall.js';
import {
  type Course,
  dragons,
  hearOfKings,
  isOver,
  mayRetreat,
  retreat,
  retreats,
  settleField,
  stand,
  strikers,
  survivor,
  throwDice,
  victimsOf,
} from './field.js';

const NONE: Resolve = { spells: [], elixir: false, charmed: false };
const { ask, call, done, procedure } = chapter(
  'battle',
  (): Course => ({
    defender: NOBODY,
    round: 0,
    tas: [],
    mine: { ...NONE },
    theirs: { ...NONE },
    counter: { ...NONE },
    ward: { ...NONE },
    dice: [[], []],
    hits: [0, 0],
    lost: 0,
  }),
);

/** Combat on land, at sea and between parties: the same steps, round by round. */
export const battle = procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      // QD COMBAT.0.1 The same steps on land, at sea and in the Wastelands.
      v.defender = isZone(v.where) ? blockader(board, v.where, v.attacker) : foeIn(board, v.where, v.attacker);
      if (v.defender === NOBODY) return goto('end');
      board.inBattle = true;
      t.tell('battle', {
        attacker: v.attacker,
        attackers: peopleId(board, v.attacker),
        defender: v.defender,
        defenders: peopleId(board, v.defender),
        where: idOf(v.where),
        sneak: v.sneak,
      });
      return undefined;
    },
    round: (_, v) => {
      v.round += 1;
      v.dice = [[], []];
      v.hits = [0, 0];
    },
    // QD R91, QD R92 Scrolls, counters and spells before the dice: first the attacker, then the defender.
    attackerReady: (t, v) => call('prepare', stand(t.board, v, 'before', true), { into: 'mine' }),
    // QD END.1, QD END.3 A King whom a scroll has killed meanwhile, here or elsewhere, is lost at once.
    news: (t, v) => hearOfKings(t.board, v),
    meanwhile: (t) => {
      t.board.inBattle = true;
    },
    defenderReady: (t, v) => call('prepare', stand(t.board, v, 'before', false), { into: 'theirs' }),
    moreNews: (t, v) => hearOfKings(t.board, v),
    soon: (t) => {
      t.board.inBattle = true;
    },
    // QD COMBAT.2.1 Step 2. QD R71 Anew each round.
    strengths: (t, v) => {
      if (isOver(t.board, v)) return goto('settle');
      v.tas = [
        tas(t.board, { side: v.attacker, foe: v.defender, where: v.where, attacks: true }),
        tas(t.board, { side: v.defender, foe: v.attacker, where: v.where, attacks: false }),
      ];
      return undefined;
    },
    // QD COMBAT.3.2 The attacker's spells take their victims before any counter-attack.
    spells: (t, v) => {
      const victims = victimsOf(t.board, v, v.attacker, v.defender, v.mine.spells);
      if (victims === 0) return;
      return call(
        'losses',
        { side: v.defender, where: v.where, n: victims, cause: 'spell', by: v.attacker },
        { into: 'lost' },
      );
    },
    // QD COMBAT.3.1 Step 3: a die for each who does not cast.
    attack: (t, v) => {
      if (isOver(t.board, v)) return goto('settle');
      v.dice[0] = throwDice(t, strikers(t.board, v, v.attacker, v.mine.spells));
      v.hits[0] = v.dice[0].filter((n) => n <= v.tas[0]).length;
      // QD TOOL.ELIXIR, QD R87 Whoever drank takes them all, and lives.
      if (v.theirs.elixir) v.hits[0] = 0;
      t.tell('attacked', {
        side: v.attacker,
        people: peopleId(t.board, v.attacker),
        tas: v.tas[0],
        dice: v.dice[0],
        hits: v.hits[0],
      });
      return undefined;
    },
    // QD COMBAT.4.3, QD R7 Step 4: with the dice on the table casters may leave, or cast.
    counter: (t, v) =>
      call('prepare', { ...stand(t.board, v, 'counter', false), hits: v.hits[0] }, { into: 'counter' }),
    ward: (t, v) => {
      if (v.counter.spells.length === 0 && dragons(t.board, v, v.defender).length === 0) return;
      return call('prepare', stand(t.board, v, 'ward', true), { into: 'ward' });
    },
    // QD COMBAT.4.1 All who remain strike back, though they be hit. QD SNEAK.1 But not at who came sneaking.
    strikeBack: (t, v) => {
      if (v.sneak) return goto('dead');
      v.dice[1] = throwDice(t, strikers(t.board, v, v.defender, v.counter.spells));
      v.hits[1] = v.dice[1].filter((n) => n <= v.tas[1]).length;
      if (v.mine.elixir) v.hits[1] = 0;
      t.tell('struck-back', {
        side: v.defender,
        people: peopleId(t.board, v.defender),
        tas: v.tas[1],
        dice: v.dice[1],
        hits: v.hits[1],
      });
      // QD COMBAT.4.2, QD R70 His spells' victims go at once; they have rolled.
      const victims = victimsOf(t.board, v, v.defender, v.attacker, v.counter.spells);
      if (victims === 0) return;
      return call(
        'losses',
        { side: v.attacker, where: v.where, n: victims, cause: 'spell', by: v.defender },
        { into: 'lost' },
      );
    },
    // QD COMBAT.5.1, QD R70 Step 5: what the dice have hit, on both sides.
    dead: (_, v) =>
      call(
        'losses',
        { side: v.defender, where: v.where, n: v.hits[0], cause: 'dice', by: v.attacker },
        { into: 'lost' },
      ),
    deadToo: (_, v) =>
      call(
        'losses',
        { side: v.attacker, where: v.where, n: v.hits[1], cause: 'dice', by: v.defender },
        { into: 'lost' },
      ),
    after: (t, v) => {
      // QD R96 Who has lost his King goes back.
      if (t.board.slain[v.attacker] >= 0 && !t.board.house.playOn) {
        expel(t.board, v.attacker, v.where);
        return goto('settle');
      }
      // QD R63 Kings fall together.
      t.board.inBattle = false;
      if (isOver(t.board, v) || v.sneak) return goto('settle');
      return undefined;
    },
    // QD RETREAT.3 Only the attacker is asked. QD COMBAT.5.3 Go on, or go back. QD RETREAT.2 Not at sea, in the Wastelands, or who came by magic.
    order: ask({
      rule: 'QD COMBAT.5.3',
      who: (b, v) => (b.fallen[v.attacker] || !mayRetreat(b, v) ? null : b.seatOf[v.attacker]),
      says: (b, v) => ({
        key: 'ask.order',
        args: { where: idOf(v.where), own: forceOf(b, v.where, v.attacker), foes: forceOf(b, v.where, v.defender) },
      }),
      options: (b, v) => [-1, ...retreats(b, v)],
      name: (o: number) => (o < 0 ? 'fight on' : `retreat ${idOf(o)}`),
      at: (o) => (o < 0 ? ['dice'] : [idOf(o)]),
      bars: (pick) =>
        /^retreat /.test(pick)
          ? { rule: 'QD RETREAT.1', why: 'one retreats to one adjacent friendly land' }
          : undefined,
      then: (t, v, o) => {
        if (o < 0) return goto('again');
        retreat(t.board, v, o);
        t.tell('retreated', {
          side: v.attacker,
          people: peopleId(t.board, v.attacker),
          from: idOf(v.where),
          to: idOf(o),
        });
        // QD R67 Who may not retreat fights on.
        return isOver(t.board, v) ? goto('settle') : goto('again');
      },
    }),
    again: (t) => {
      t.board.inBattle = true;
      return goto('round');
    },
    // QD COMBAT.5.3 One people is left.
    settle: (t, v) => {
      t.board.inBattle = true;
      settleField(t, v);
      const victor = survivor(t.board, v);
      return call('spoils', { side: victor, where: v.where });
    },
    end: (t) => {
      t.board.inBattle = false;
      return lastStanding(t.board) ?? done();
    },
  },
  cleanup: (b) => {
    b.inBattle = false;
  },
  shows: (_, v) => ({
    attacker: v.attacker,
    defender: v.defender,
    where: idOf(v.where),
    round: v.round,
    sneak: v.sneak,
    tas: v.tas,
    dice: v.dice,
    hits: v.hits,
  }),
});
