import { goto, type Table } from '@questhall/kernel';
import { bearerId, bearersAt, dragonsInPlay, hasMarks, isOpenCaster, spellsOf } from '../bearers.js';
import { type Board, DRAGONLORDS, NOBODY, peopleId, type Side } from '../board.js';
import { chapter, type Resolve } from '../calls.js';
import { strengthOf } from '../forces.js';
import { idOf, type Place } from '../map.js';
import { openSpells, tas, wardsFire } from '../might.js';
import { type Monster, OMENS, outcomeOf, RED_DRAGON } from '../quests.js';
import { HEAL } from '../spells.js';
import { ORB, POTION } from '../tools.js';
import { castsOf } from './field.js';
import { reveal } from './teleport.js';
import { addTool, hasTool } from './wastes.js';

interface Fight {
  /** Hits still needed. */
  left: number;
  round: number;
  hits: number;
  /** Who may not strike back. */
  stunned: number;
  dice: number[];
  strikes: number[];
  resolve: Resolve;
  lost: number;
}
const hunt = chapter(
  'monster',
  (): Fight => ({
    left: -1,
    round: 0,
    hits: 0,
    stunned: 0,
    dice: [],
    strikes: [],
    resolve: { spells: [], elixir: false, charmed: false },
    lost: 0,
  }),
);

/** QD QCOMBAT.4 A fight with monsters: like combat on land, but for the dice. */
export const monster = hunt.procedure({
  steps: {
    round: (_, v) => {
      const foe = monsterOf(v);
      if (v.left < 0) v.left = foe.count * (foe.hits ?? 1);
      v.round += 1;
      v.stunned = 0;
      v.dice = [];
      v.strikes = [];
    },
    prepare: (_, v) =>
      hunt.call(
        'prepare',
        {
          side: v.side,
          foe: NOBODY,
          where: v.at,
          ground: monsterOf(v).dragon ? 'dragon' : 'monster',
          stage: 'before',
          attacks: true,
          sneak: false,
          hits: 0,
        },
        { into: 'resolve' },
      ),
    // QD QCOMBAT.6, QD R27 The monsters strike first, a die each.
    attack: (t, v) => {
      // QD R94 Charmed by scroll, the Dragon is gone.
      if (v.resolve.charmed) return hunt.done('charmed');
      const foe = monsterOf(v);
      v.dice = Array.from({ length: Math.ceil(v.left / (foe.hits ?? 1)) }, () => t.d6('monster'));
      v.hits = v.dice.filter((n) => n <= foe.attack).length;
      // QD TOOL.ELIXIR, QD R26 One takes them all and lives; Dragon Fire can be warded off.
      if (v.resolve.elixir || (foe.dragon && wardsFire(t.board, v.at, v.side))) v.hits = 0;
      t.tell('monster', { name: foe.name, dice: v.dice, attack: foe.attack, hits: v.hits });
      if (v.hits === 0) return goto('choice');
      if (foe.poison) {
        // QD QCOMBAT.7, QD FAQ.7 The poisoned do not strike back, and die unless they are healed.
        v.stunned = Math.min(v.hits, strengthOf(t.board, v.at, v.side));
        return hunt.call('poison', { side: v.side, at: v.at, n: v.hits }, { into: 'lost', then: 'poisoned' });
      }
      // QD R26 Fire takes its victim at once.
      if (foe.dragon || foe.first)
        return hunt.call(
          'losses',
          { side: v.side, where: v.at, n: v.hits, cause: 'monster', by: NOBODY },
          { into: 'lost', then: 'burned' },
        );
      return goto('choice');
    },
    poisoned: (_, v) => {
      v.hits = 0;
      v.stunned -= v.lost;
      return goto('choice');
    },
    burned: (_, v) => {
      v.hits = 0;
      return undefined;
    },
    // QD CHARM.1 With an Orb one may try to charm a Dragon instead of striking back.
    choice: hunt.ask({
      rule: 'QD CHARM.1',
      who: (b, v) => (mayTame(b, v) ? b.seatOf[v.side] : null),
      says: (_, v) => ({ key: 'ask.charm', args: { at: idOf(v.at) } }),
      options: () => [0, 1],
      name: (o: number) => (o === 1 ? 'charm' : 'strike'),
      then: (_, __, o) => (o === 1 ? goto('tame') : goto('strike')),
    }),
    strike: (t, v) => {
      if (strengthOf(t.board, v.at, v.side) === 0) return hunt.done('lost');
      strikeBack(t, v);
      return goto('losses');
    },
    // QD CHARM.2, QD CHARM.3, QD CHARM.4 Blessed, a DragonLord; ignored, again; cursed, nothing.
    tame: (t, v) => {
      const omen = t.draw('crystal', [2, 2, 2]);
      t.tell('crystal', { side: v.side, people: peopleId(t.board, v.side), omen: OMENS[omen] });
      if (omen === 1) return goto('tame');
      if (omen === 2) return goto('losses');
      addTool(t.board, v.at, v.side, ORB, -1);
      return hunt.call('dragonlord', { side: v.side, at: v.at }, { then: 'tamed' });
    },
    // QD R95 On a quest the obstacle is overcome; the Red Dragon's treasure needs a hit.
    tamed: (_, v) => hunt.done(v.quest < 0 ? 'charmed' : 'beaten'),
    losses: (_, v) =>
      hunt.call('losses', { side: v.side, where: v.at, n: v.hits, cause: 'monster', by: NOBODY }, { into: 'lost' }),
    after: (t, v) => {
      if (v.left <= 0) {
        t.tell('monster.beaten', { side: v.side, people: peopleId(t.board, v.side), name: monsterOf(v).name });
        return hunt.done('beaten');
      }
      return strengthOf(t.board, v.at, v.side) === 0 ? hunt.done('lost') : goto('round');
    },
  },
  shows: (_, v) => ({
    side: v.side,
    at: idOf(v.at),
    name: monsterOf(v).name,
    attack: monsterOf(v).attack,
    defence: monsterOf(v).defence,
    left: v.left,
    round: v.round,
    dice: v.dice,
    strikes: v.strikes,
  }),
});

type Hunt = { side: Side; at: Place; quest: number; omen: number } & Fight;

export function monsterOf(v: { quest: number; omen: number }): Monster {
  return v.quest < 0 ? RED_DRAGON : (outcomeOf(v.quest, v.omen).monster as Monster);
}

function mayTame(b: Board, v: Hunt): boolean {
  // QD CHARM.6 Any Dragon, of the lair or of a card.
  if (!monsterOf(v).dragon || !hasTool(b, v.at, v.side, ORB)) return false;
  return strengthOf(b, v.at, v.side) > 0 && dragonsInPlay(b) < DRAGONLORDS;
}

/** QD QCOMBAT.5 A die with as many sides as the monster's defence; QD R27 a spell hits without. */
function strikeBack(t: Table<Board>, v: Hunt): void {
  const { board } = t;
  const foe = monsterOf(v);
  const strength = tas(board, { side: v.side, foe: NOBODY, where: v.at, attacks: false });
  const free = Math.max(0, strengthOf(board, v.at, v.side) - v.stunned);
  // QD QCOMBAT.7 With all others poisoned the casters are too, and do not cast.
  const cast = v.resolve.spells
    .filter((o) => board.bearerSide[o >> 1] === v.side && board.bearerAt[o >> 1] === v.at)
    .slice(0, free);
  // QD R55 With the ring or the trident a spell strikes twice.
  const spells = cast.reduce((n, o) => n + castsOf(board, o), 0);
  v.strikes = Array.from({ length: free - cast.length }, () => t.die('strike', foe.defence));
  const hits = v.strikes.filter((n) => n <= strength).length + spells;
  v.left -= hits;
  t.tell('struck', {
    side: v.side,
    people: peopleId(t.board, v.side),
    tas: strength,
    defence: foe.defence,
    dice: v.strikes,
    spells,
    hits,
  });
}

const SUFFER = -1;
const DRINK = -2;
const cure = chapter('poison', () => ({ lost: 0 }));

/** QD TOOL.POTION, QD SPELL.HEAL Poison kills unless it is healed. Answers how many died. */
export const poison = cure.procedure({
  steps: {
    choose: cure.ask({
      rule: 'QD QCOMBAT.7',
      private: true,
      who: (b, v) => (mayHeal(b, v.side, v.at) ? b.seatOf[v.side] : null),
      says: (_, v) => ({ key: 'ask.heal', args: { n: v.n, at: idOf(v.at) } }),
      options: (b, v) => cures(b, v.side, v.at),
      name: (o: number, b) => {
        if (o === SUFFER) return 'suffer';
        return o === DRINK ? 'drink potion' : `heal ${bearerId(b, o)}`;
      },
      at: (o) => (o >= 0 ? [`bearer:${o}`] : []),
      then: (t, v, o) => {
        if (o === SUFFER) return undefined;
        // QD R28 One potion heals all of this round.
        if (o === DRINK) addTool(t.board, v.at, v.side, POTION, -1);
        else reveal(t, o);
        t.tell('healed', { side: v.side, people: peopleId(t.board, v.side), potion: o === DRINK });
        return cure.done(0);
      },
    }),
    die: (_, v) =>
      cure.call('losses', { side: v.side, where: v.at, n: v.n, cause: 'poison', by: NOBODY }, { into: 'lost' }),
    end: (_, v) => cure.done(v.lost),
  },
});

function mayHeal(b: Board, side: Side, at: Place): boolean {
  if (hasTool(b, at, side, POTION) || hasMarks(b, [at], side)) return true;
  return bearersAt(b, at, side).some((bearer) => isOpenCaster(b, bearer) && openSpells(b, bearer) & HEAL);
}

function cures(b: Board, side: Side, at: Place): number[] {
  const found = [SUFFER];
  if (hasTool(b, at, side, POTION)) found.push(DRINK);
  return [...found, ...bearersAt(b, at, side).filter((bearer) => spellsOf(b, bearer) & HEAL)];
}
