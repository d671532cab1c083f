import { CAME, NOBODY, peopleId } from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { drawQuest, drawScroll } from '../decks.js';
import { PARTY } from '../fleets.js';
import { addUnits, strengthOf } from '../forces.js';
import { idOf } from '../map.js';
import { OMENS, type Outcome, outcomeOf, QUEST_IDS, QUESTS, type Quest } from '../quests.js';
import { kingdomsOf } from '../realms.js';
import { TORCH, toolNamed } from '../tools.js';
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
    // QD WASTE.DRAW.3, QD CONTENTS.9, QD R17, QD CONTENTS.20 Blessed, ignored or cursed.
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
      const n = Math.min(t.die('poison', poisons), strengthOf(t.board, v.at, v.side));
      t.tell('poisoned', { side: v.side, people: peopleId(t.board, v.side), n });
      return tale.call('poison', { side: v.side, at: v.at, n }, { into: 'lost' });
    },
    // QD TOOL.TALISMAN Vampires keep off. QD WASTE.DRAW.4 A monster must be beaten, or the right tool held.
    fight: (t, v) => {
      const { monster, wardedBy } = outcomeOf(v.quest, v.omen);
      // QD R88 With nobody left there is nobody to fight.
      if (strengthOf(t.board, v.at, v.side) === 0) return tale.done();
      if (!monster || (wardedBy && hasTool(t.board, v.at, v.side, toolNamed(wardedBy)))) return;
      return tale.call('monster', { side: v.side, at: v.at, quest: v.quest, omen: v.omen }, { into: 'won' });
    },
    // QD TOOL.6, QD TOOL.PICKAXE Some need a tool. QD R88 Without the tool, or with nobody left, nothing is gained.
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
    // QD FAQ.1 No Orb is needed for this one.
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
