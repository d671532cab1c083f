import type { Marks, Phrase } from '@questhall/kernel';
import { poolOfTreasures } from './bearers.js';
import type { Board } from './board.js';
import { OMENS, QUEST_IDS } from './quests.js';
import { SCROLL_IDS } from './scrolls.js';
import { SPELLS } from './spells.js';
import { TOOL_IDS } from './tools.js';
import { TREASURE_IDS } from './treasures.js';

const said = (events: readonly Phrase[], key: string, ...names: readonly string[]) =>
  events.filter((event) => event.key === key).map(({ args = {} }) => names.map((name) => args[name]).join(' '));

/** Every outcome of every quest, scroll cast, treasure found, tool bought and spell learnt. */
export const dragonlordsMarks: Readonly<Record<string, Marks<Board>>> = {
  quests: {
    all: QUEST_IDS.flatMap((quest) => OMENS.map((omen) => `${quest} ${omen}`)),
    seen: (_, events) => said(events, 'quest.omen', 'quest', 'omen'),
  },
  scrolls: {
    all: SCROLL_IDS,
    seen: (_, events) => [
      ...said(events, 'scroll.cast', 'scroll'),
      // QD SCROLL.0.1 One is cast against another scroll, and is told by that.
      ...said(events, 'scroll.reflected').map(() => 'reflect'),
    ],
  },
  treasures: {
    all: TREASURE_IDS,
    seen: (b) => {
      const left = poolOfTreasures(b);
      return TREASURE_IDS.filter((_, i) => left[i] === 0);
    },
  },
  tools: { all: TOOL_IDS, seen: (_, events) => said(events, 'bought', 'what') },
  spells: { all: SPELLS, seen: (_, events) => said(events, 'learnt', 'spell') },
};
