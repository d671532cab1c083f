import { goto, type Table } from '@questhall/kernel';
import { bearerId, bearersAt, dragonsInPlay, hasMarks, isOpenCaster, spellsOf } from '../bearers.js';
import { type Board, CAME, DRAGONLORDS, NOBODY, peopleId, type Side } from '../board.js';
import { type Calls, chapter, type Resolve } from '../calls.js';
import { drawQuest, drawScroll } from '../decks.js';
import { PARTY } from '../fleets.js';
import { addUnits, strengthOf } from '../forces.js';
import { idOf, type Place } from '../map.js';
import { openSpells, tas, wardsFire } from '../might.js';
import { type Monster, OMENS, type Outcome, outcomeOf, QUEST_IDS, QUESTS, type Quest, RED_DRAGON } from '../quests.js';
import { kingdomsOf } from '../realms.js';
import { HEAL } from '../spells.js';
import { ORB, POTION, TORCH, toolNamed } from '../tools.js';
import { reveal } from './teleport.js';
import { addTool, hasTool } from './wastes.js';

type Won = Calls['monster']['gives'];
const tale = chapter('adventure', () => ({ quest: -1, omen: -1, won: 'beaten' as Won, lost: 0 }));

/** A Draw Quest Card space. */
export const adventure = tale.procedure({
  steps: {
    // QD WASTE.DRAW.1, QD R89 The card is read out.
    draw: (t, v) => {
      v.quest = drawQuest(t);
      const card: Quest = QUESTS[v.quest];
      t.tell('quest', { side: v.side, people: peopleId(t.board, v.side), at: idOf(v.at), quest: QUEST_IDS[v.quest] });
      // QD WASTE.DRAW.2, QD TOOL.TORCH Some need a light.
      if (card.needs !== 'torch' || hasTool(t.board, v.at, v.side, TORCH)) return;
      t.tell('quest.dark', { side: v.side, people: peopleId(t.board, v.side), quest: QUEST_IDS[v.quest] });
      return tale.done();
    },
    // QD WASTE.DRAW.3, QD CONTENTS.20 Blessed, ignored or cursed.
    omen: (t, v) => {
      v.omen = t.draw('crystal', [2, 2, 2]);
      t.tell('quest.omen', {
        side: v.side,
        people: peopleId(t.board, v.side),
        quest: QUEST_IDS[v.quest],
        omen: OMENS[v.omen],
      });
      const { loses = 0, unless } = outcomeOf(v.quest, v.omen);
      if (loses === 0 || (unless && hasTool(t.board, v.at, v.side, toolNamed(unless)))) return;
      return tale.call('losses', { side: v.side, where: v.at, n: loses, cause: 'quest', by: NOBODY }, { into: 'lost' });
    },
    foul: (t, v) => {
      const { poisons } = outcomeOf(v.quest, v.omen);
      if (!poisons) return;
      const n = t.die('poison', poisons);
      t.tell('poisoned', { side: v.side, people: peopleId(t.board, v.side), n });
      return tale.call('poison', { side: v.side, at: v.at, n }, { into: 'lost' });
    },
    // QD WASTE.DRAW.4 A monster must be beaten, or the right tool held.
    fight: (t, v) => {
      const { monster, wardedBy } = outcomeOf(v.quest, v.omen);
      if (!monster || (wardedBy && hasTool(t.board, v.at, v.side, toolNamed(wardedBy)))) return;
      return tale.call('monster', { side: v.side, at: v.at, quest: v.quest, omen: v.omen }, { into: 'won' });
    },
    // QD R88 Without the tool, or with nobody left, nothing is gained.
    earn: (t, v) => {
      const { needs, reward } = outcomeOf(v.quest, v.omen);
      if (!reward || v.won !== 'beaten' || strengthOf(t.board, v.at, v.side) === 0) return tale.done();
      if (needs && !hasTool(t.board, v.at, v.side, toolNamed(needs))) {
        t.tell('quest.toolless', { side: v.side, people: peopleId(t.board, v.side), tool: needs });
        return tale.done();
      }
      return undefined;
    },
    // QD QCOMBAT.8 What lies below the line, in its order.
    dragonLord: (_, v) => (rewardOf(v).dragonLord ? tale.call('dragonlord', { side: v.side, at: v.at }) : undefined),
    wizard: (_, v) => (rewardOf(v).wizard ? tale.call('learn', { side: v.side, at: v.at, merlin: true }) : undefined),
    treasure: (_, v) => (rewardOf(v).treasure ? tale.call('find', { side: v.side, at: v.at }) : undefined),
    rest: (t, v) => {
      const { scroll, units = 0, tools = [] } = rewardOf(v);
      if (scroll) drawScroll(t, v.side);
      for (const tool of tools) addTool(t.board, v.at, v.side, toolNamed(tool), 1);
      if (tools.length > 0)
        t.tell('quest.tools', { side: v.side, people: peopleId(t.board, v.side), tools: [...tools] });
      // QD R88 Up to six.
      const joined = Math.min(units, PARTY - strengthOf(t.board, v.at, v.side));
      if (joined <= 0) return;
      addUnits(t.board, v.at, v.side, CAME, joined);
      t.tell('quest.joined', { side: v.side, people: peopleId(t.board, v.side), at: idOf(v.at), n: joined });
    },
    gold: (t, v) => {
      const { gold = 0 } = rewardOf(v);
      if (gold === 0) return;
      const { board } = t;
      const isHomeless = kingdomsOf(board, v.side).length === 0;
      t.tell('quest.gold', {
        side: v.side,
        people: peopleId(t.board, v.side),
        gold,
        lost: isHomeless && !board.house.playOn,
      });
      // QD QCOMBAT.9 Straight home. QD R42 Without a home it is lost; QD OPT.3.3 or becomes units.
      if (isHomeless) {
        if (board.house.playOn) board.windfall += gold;
        return;
      }
      return tale.call('hoard', { side: v.side, gold, fresh: true });
    },
  },
  shows: (_, v) => ({ quest: v.quest < 0 ? null : QUEST_IDS[v.quest], omen: v.omen < 0 ? null : OMENS[v.omen] }),
});

function rewardOf(v: { quest: number; omen: number }): NonNullable<Outcome['reward']> {
  return outcomeOf(v.quest, v.omen).reward ?? {};
}

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
      says: () => ({ key: 'ask.charm' }),
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
  if (!monsterOf(v).dragon || !hasTool(b, v.at, v.side, ORB)) return false;
  return strengthOf(b, v.at, v.side) > 0 && dragonsInPlay(b) < DRAGONLORDS;
}

/** QD QCOMBAT.5 A die with as many sides as the monster's defence; QD R27 a spell hits without. */
function strikeBack(t: Table<Board>, v: Hunt): void {
  const { board } = t;
  const foe = monsterOf(v);
  const strength = tas(board, { side: v.side, foe: NOBODY, where: v.at, attacks: false });
  const casting = v.resolve.spells.filter(
    (o) => board.bearerSide[o >> 1] === v.side && board.bearerAt[o >> 1] === v.at,
  ).length;
  const dice = Math.max(0, strengthOf(board, v.at, v.side) - v.stunned - casting);
  v.strikes = Array.from({ length: dice }, () => t.die('strike', foe.defence));
  const hits = v.strikes.filter((n) => n <= strength).length + casting;
  v.left -= hits;
  t.tell('struck', {
    side: v.side,
    people: peopleId(t.board, v.side),
    tas: strength,
    defence: foe.defence,
    dice: v.strikes,
    spells: casting,
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
      says: (_, v) => ({ key: 'ask.heal', args: { n: v.n } }),
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
