import { DISCARDED } from '../board.js';
import { chapter, type Thief } from '../calls.js';
import { cellOfMark, hasObject, isDone } from '../held.js';
import type { Cell } from '../map.js';
import { dropEvent, eventDoing, isWarded } from '../players.js';
import { TASK_IDS } from '../tasks.js';

const loot = chapter('theft');

/** Magical Objects and Gems are taken. */
export const theft = loot.procedure({
  steps: {
    // Events 25 and 28
    ward: (t, v) => {
      if (!isWarded(t.board, v.seat)) return;
      t.tell('theft.warded', { seat: v.seat, by: v.by });
      return loot.done();
    },
    // Event 29 Once, at a time he chooses.
    keep: loot.ask({
      rule: 'W 9.8b',
      who: (b, v) => (eventDoing(b, v.seat, 'keepsake') >= 0 ? v.seat : null),
      says: (_, v) => ({ key: 'ask.keep', args: { by: v.by } }),
      options: () => [false, true],
      name: (o: boolean) => (o ? 'use event-29' : 'keep event-29'),
      then: (t, v, o) => {
        if (!o) return;
        dropEvent(t.board, v.seat, eventDoing(t.board, v.seat, 'keepsake'));
        t.tell('keepsake', { seat: v.seat });
        return loot.done();
      },
    }),
    // W 9.8b Every Task of which he has an Object becomes impossible, W 9.9a and all Gems are gone.
    take: (t, v) => {
      const { board } = t;
      board.gems[v.seat] = 0;
      board.trail[v.seat] = [];
      board.mixed[v.seat] = false;
      t.tell('robbed', { seat: v.seat, by: v.by as Thief });
      return board.tasks[v.seat].some(hasObject) ? loot.call('ruin', { seat: v.seat }) : undefined;
    },
  },
});

const wreck = chapter('ruin');

/** Tasks with a stolen Object: the cards go, and Demons stand where the markers were. */
export const ruin = wreck.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      const cells: Cell[] = [];
      for (const held of board.tasks[v.seat].filter(hasObject)) {
        // W 9.9 The card is discarded, and Demons take the place of its markers.
        board.taskCards[held.card] = DISCARDED;
        for (const m of held.marks) if (!isDone(m) && cellOfMark(m) >= 0) cells.push(cellOfMark(m));
        // W 9.011 No points for it.
        t.tell('task.impossible', { seat: v.seat, task: TASK_IDS[held.card] });
      }
      board.tasks[v.seat] = board.tasks[v.seat].filter((held) => !hasObject(held));
      return wreck.call('spawn', { cells });
    },
  },
});
