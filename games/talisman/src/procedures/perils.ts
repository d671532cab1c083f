import { goto, type Seat } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { type Follower, followerId, kindNamed } from '../cards/kinds.js';
import { changeGold, killFollower, looseFollowers } from '../goods.js';
import { able } from '../values.js';
import { distinct } from './tidy.js';

const GUIDE = kindNamed('guide');
const abyss = chapter('space:chasm', () => ({ left: [] as Follower[], lost: 0, gone: -1, rolls: true }));

/** The Chasm: a die for the character and one for each Follower. */
export const chasm = abyss.procedure({
  steps: {
    // The Dwarf need not roll, nor whoever has a Guide.
    self: abyss.ask({
      rule: 'T 8:1',
      who: (b, v) => (isSafe(b, v.seat) ? v.seat : null),
      says: () => ({ key: 'ask.roll', args: { space: 'chasm' } }),
      options: () => ['pass', 'roll'],
      name: (o: string) => o,
      then: (_, v, o) => {
        v.rolls = o === 'roll';
      },
    }),
    die: (t, v) => {
      const { board: b } = t;
      v.left = v.rolls || !b.followers[v.seat].includes(GUIDE) ? b.followers[v.seat].slice() : [];
      if (!v.rolls) return undefined;
      const roll = t.d6('chasm');
      t.tell('chasm', { seat: v.seat, card: null, die: roll });
      return roll <= 2 ? abyss.call('lose-life', { seat: v.seat, n: 1, cause: 'other' }, { into: 'lost' }) : undefined;
    },
    follower: (t, v) => {
      const follower = v.left.shift();
      if (follower === undefined) return abyss.done();
      if (!t.board.followers[v.seat].includes(follower)) return goto('follower');
      const roll = t.d6('chasm');
      t.tell('chasm', { seat: v.seat, card: followerId(follower), die: roll });
      if (roll > 2) return goto('follower');
      v.gone = follower;
      t.board.saved = false;
      // Preservation may keep a Follower from dying.
      return abyss.call('window', { when: 'loss', seat: v.seat, loss: 'follower' });
    },
    fall: (t, v) => {
      // T 6:3 Killed Followers go to the discards.
      if (!t.board.saved && t.board.followers[v.seat].includes(v.gone)) killFollower(t, v.seat, v.gone);
      t.board.saved = false;
      return goto('follower');
    },
  },
});

function isSafe(b: Board, seat: Seat): boolean {
  return able(b, seat, 'safe-chasm') || b.followers[seat].includes(GUIDE);
}

const knight = chapter('space:toll', () => ({ lost: 0 }));

/** The Black Knight: a Gold or a Life. */
export const toll = knight.procedure({
  steps: {
    choose: knight.ask({
      rule: 'T R104',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.toll' }),
      // T R104 Only what he can give.
      options: (b, v) => (b.gold[v.seat] > 0 ? ['pay gold', 'lose life'] : ['lose life']),
      name: (o: string) => o,
      then: (t, v, o) => {
        if (o === 'lose life')
          return knight.call('lose-life', { seat: v.seat, n: 1, cause: 'other' }, { into: 'lost' });
        changeGold(t, v.seat, -1);
      },
    }),
    end: () => knight.done(),
  },
});

const LIFE = -1;
const tower = chapter('space:vampire', () => ({ left: 0, lost: 0 }));

/** The Vampire takes one to three Lives, or Followers for them. */
export const vampire = tower.procedure({
  steps: {
    roll: (t, v) => {
      const die = t.d6('vampire');
      v.left = Math.ceil(die / 2);
      t.board.due[v.seat] = false;
      t.tell('vampire', { seat: v.seat, die, n: v.left });
    },
    next: (t, v) => (v.left > 0 && t.board.character[v.seat] >= 0 ? undefined : tower.done()),
    pay: tower.ask({
      rule: 'T R104',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.vampire', args: { n: v.left } }),
      // T R87 Those who cling cannot be given up.
      options: (b, v) => [LIFE, ...distinct(looseFollowers(b, v.seat))],
      name: (o: number) => (o === LIFE ? 'lose life' : `give up ${followerId(o)}`),
      then: (t, v, o) => {
        v.left -= 1;
        if (o === LIFE)
          return tower.call('lose-life', { seat: v.seat, n: 1, cause: 'other' }, { into: 'lost', then: 'next' });
        // T 6:3 He is killed.
        killFollower(t, v.seat, o);
        return goto('next');
      },
    }),
  },
});
