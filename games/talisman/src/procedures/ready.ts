import { goto, type Seat, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { followerId, KINDS, type Kind, MERCENARY, POTION } from '../cards/kinds.js';
import { changeGold, discardKind, killFollower, loseObject } from '../goods.js';
import { raisedOf, weaponLimit, weaponsDiffer, weaponsOf } from '../scores.js';
import { beastPoints } from '../values.js';
import { canDrink } from '../ways.js';
import { distinct } from './tidy.js';

const READY = 0;
const HIRE = 1;
const DRINK = 2;
const RAISE = 1024;
const WEAPON = 2048;

const { ask, procedure } = chapter('ready');

/** A side of a fight makes ready: which Weapon counts, who is paid, what is drunk. */
export const ready = procedure({
  steps: {
    arms: (t, v) => {
      const { board: b } = t;
      const arms = weaponsOf(b, v.seat);
      const limit = weaponLimit(b, v.seat);
      // T R102 One Weapon of choice; where they are all alike there is nothing to choose.
      if (b.fight && (arms.length <= limit || !weaponsDiffer(arms)))
        b.fight.weapons[v.side].splice(0, 9, ...arms.slice(0, limit));
    },
    choose: ask({
      rule: 'T R102',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.ready', args: { side: v.side, foe: b.fight?.other ?? -1 } }),
      options: (b, v) => aids(b, v.seat, v.side),
      name: aidName,
      then: (t, v, o) => {
        const { board: b } = t;
        if (o === READY) return undefined;
        aid(t, v.seat, o);
        if (b.fight && o === HIRE) b.fight.hired[v.side] = 1;
        if (b.fight && o >= RAISE && o < WEAPON) b.fight.raised[v.side] = beastPoints(o - RAISE);
        if (b.fight && o >= WEAPON) b.fight.weapons[v.side].push(o - WEAPON);
        return goto('choose');
      },
    }),
  },
});

function aids(b: Board, seat: Seat, side: 0 | 1): number[] {
  const f = b.fight;
  if (!f || f.psychic) return [];
  const options: number[] = [];
  const unarmed = mustArm(b, seat, side);
  if (unarmed.length === 0) options.push(READY);
  // T 1:6 The Mercenary once a turn, for a Gold.
  if (b.followers[seat].includes(MERCENARY) && b.gold[seat] > 0 && !b.hired) options.push(HIRE);
  if (canDrink(b, seat)) options.push(DRINK);
  if (f.raised[side] === 0) for (const follower of raisedOf(b, seat)) options.push(RAISE + follower);
  for (const kind of unarmed) options.push(WEAPON + kind);
  return options;
}

/** Weapons among which one must still be chosen. */
function mustArm(b: Board, seat: Seat, side: 0 | 1): Kind[] {
  const counted = b.fight?.weapons[side] ?? [];
  if (counted.length >= weaponLimit(b, seat)) return [];
  const left = weaponsOf(b, seat);
  for (const kind of counted) left.splice(left.indexOf(kind), 1);
  return distinct(left);
}

function aid(t: Table<Board>, seat: Seat, o: number): void {
  const { board: b } = t;
  if (o === HIRE) {
    changeGold(t, seat, -1);
    b.hired = true;
    t.tell('hired', { seat });
  } else if (o === DRINK) drink(t, seat);
  else if (o >= RAISE && o < WEAPON) {
    t.tell('sent', { seat, card: followerId(o - RAISE) });
    // One raised Follower a Combat, and it is gone then.
    killFollower(t, seat, o - RAISE);
  }
}

function aidName(o: number): string {
  if (o === READY) return 'fight';
  if (o === HIRE) return 'pay mercenary';
  if (o === DRINK) return 'drink';
  return o >= WEAPON ? `wield ${KINDS[o - WEAPON].id}` : `send ${followerId(o - RAISE)}`;
}

/** What an option of `ready.choose` stands for; `what` is a Weapon's kind or a Follower. */
export function aidOf(o: number): { act: 'fight' | 'hire' | 'drink' | 'send' | 'wield'; what: number } {
  if (o < RAISE) return { act: (['fight', 'hire', 'drink'] as const)[o], what: -1 };
  return o >= WEAPON ? { act: 'wield', what: o - WEAPON } : { act: 'send', what: o - RAISE };
}

/** The Potion of Strength is drunk. */
export function drink(t: Table<Board>, seat: Seat): void {
  const { board: b } = t;
  loseObject(b, seat, POTION);
  discardKind(b, POTION);
  b.potion[seat] += 2;
  t.tell('drank', { seat });
}
