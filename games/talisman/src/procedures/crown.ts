import { goto, type Seat } from '@questhall/kernel';
import { type Board, inOrder } from '../board.js';
import { chapter } from '../calls.js';
import { AMULET } from '../cards/kinds.js';
import { COMMAND } from '../cards/spells.js';
import { die } from '../fates.js';
import { layObject } from '../goods.js';
import { CROWN } from '../map.js';
import { has, isToad } from '../values.js';

const { ask, call, done, procedure } = chapter('crown', () => ({ targets: [] as Seat[], next: 0, lost: 0 }));

/** 9:8, 14:9 Alone on the Crown of Command: the Command Spell. */
export const crown = procedure({
  steps: {
    begin: (t, { seat }) => {
      const { board: b } = t;
      // T R22 In the very turn of arrival too, unless the house has it otherwise.
      if (!b.house.commandOnArrival && b.cameFrom !== CROWN) return done();
      // T R21 A Toad cannot cast it.
      return isToad(b, seat) ? done() : undefined;
    },
    // T R94 The Amulet lets its bearer cast nothing; he may lay it down.
    amulet: ask({
      rule: 'T R94',
      who: (b, v) => (has(b, v.seat, 'no-casting') ? v.seat : null),
      says: () => ({ key: 'ask.amulet' }),
      options: () => ['ditch amulet', 'pass'],
      name: (o: string) => o,
      then: (t, v, o) => {
        if (o === 'pass') return done();
        layObject(t, v.seat, AMULET);
      },
    }),
    // T 9:8.1, T 14:9.3 He must cast it.
    cast: (t, { seat }) => {
      t.board.casting.push(COMMAND);
      t.board.countered.push(false);
      t.tell('command', { seat });
    },
    // T R23 A Counterspell names it.
    counter: (_, { seat }) => call('window', { when: 'spell', seat, loss: 'none' }),
    roll: (t, v) => {
      const { board: b } = t;
      b.casting.pop();
      if (b.countered.pop()) {
        t.tell('command.countered', { seat: v.seat });
        return done();
      }
      const roll = t.d6('command');
      t.tell('command.rolled', { seat: v.seat, die: roll });
      // T 9:8.2 On 1, 2 or 3 nothing happens.
      if (roll <= 3) return done();
      // T R24 Clockwise from the caster.
      v.targets = inOrder(b, v.seat).filter((other) => other !== v.seat);
    },
    next: (_, v) => (v.next < v.targets.length ? undefined : done()),
    // T 9:8.3 A Life, or out of the game.
    choose: ask({
      rule: 'T 9:8.3',
      who: (b, v) => aimed(b, v),
      says: (b, v) => ({ key: 'ask.command', args: { lives: b.lives[v.targets[v.next]] } }),
      options: () => ['lose life', 'give up'],
      name: (o: string) => o,
      then: (t, v, o, seat) => {
        v.next += 1;
        if (o === 'lose life')
          return call('lose-life', { seat, n: 1, cause: 'command' }, { into: 'lost', then: 'next' });
        t.tell('gave-up', { seat });
        // T R25 As on death.
        die(t, seat);
        return goto('next');
      },
    }),
    gone: (_, v) => {
      v.next += 1;
      return goto('next');
    },
  },
  cleanup: (b) => {
    // A turn may end in the middle of it.
    if (b.casting.at(-1) === COMMAND) {
      b.casting.pop();
      b.countered.pop();
    }
  },
});

function aimed(b: Board, v: { targets: Seat[]; next: number }): Seat | null {
  const seat = v.targets[v.next];
  return b.character[seat] >= 0 ? seat : null;
}
