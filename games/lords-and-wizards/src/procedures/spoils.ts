import { type Flow, goto } from '@questhall/kernel';
import {
  battleOf,
  fightersOf,
  forget,
  freeCaptives,
  inTurn,
  leadingOf,
  other,
  ownerOf,
  playerOf,
  takeSpoils,
} from '../battles.js';
import { type Battle, type Board, isSeat, type Side, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { drop, fights, isFleet, isLeader, leaderOf } from '../forces.js';
import { ITEMS } from '../items.js';
import { die } from '../leaders.js';
import { isSide, placeId } from '../map.js';
import { KINDS } from '../units.js';
import { unitWords } from './march.js';

const bare = chapter('leaderless', () => ({ at: 0 }));

/** LW AMB-020 Each leader of a beaten side who has no unit left beside him. */
export const leaderless = bare.procedure({
  steps: {
    next: (t, v): Flow<'next'> => {
      const { board } = t;
      const fight = battleOf(board);
      const unit = leadingOf(fight, v.side)[0];
      if (unit === undefined) return bare.done();
      forget(fight, unit);
      const leader = leaderOf(board, unit);
      if (leader < 0 || isCovered(board, unit)) return goto('next');
      const victor = ownerOf(fight, other(v.side));
      // LW AMB-021 With capture the victor decides.
      if (board.house.capture && isSeat(victor)) {
        // LW O4/2 Whom he held falls to the victor, whatever becomes of himself.
        freeCaptives(board, unit);
        const units = survivors(board, fight, other(v.side));
        return bare.call('capture', { leader, victor, units }, { then: 'next' });
      }
      takeSpoils(board, unit, v.side);
      die(t, leader, 'battle');
      return goto('next');
    },
  },
});

function isCovered(b: Board, leader: Unit): boolean {
  for (let unit = b.head[b.at[leader]]; unit >= 0; unit = b.next[unit]) {
    if (b.owner[unit] === b.owner[leader] && b.inside[unit] === b.inside[leader] && fights(b, unit)) return true;
  }
  return false;
}

/** Who is left of a side: leaders first. */
export function survivors(b: Board, fight: Battle, side: Side): Unit[] {
  const own = ownerOf(fight, side);
  const all = [...leadingOf(fight, side), ...fightersOf(fight, side)];
  return all.filter(
    (unit, i) => b.kind[unit] >= 0 && b.owner[unit] === own && all.indexOf(unit) === i && !isFleet(b, unit),
  );
}

/** LW AMB-131 Who of these may have an item: the leaders, or if there is none the units. */
export function heirs(b: Board, units: readonly Unit[]): Unit[] {
  const leaders = units.filter((unit) => isLeader(b, unit));
  return inTurn(b, leaders.length > 0 ? leaders : units);
}

const share = chapter('spoils', () => ({ at: 0 }));

/** LW B21a.1.1 Items of the fallen go to the victor's leader, else to his units; captives too. */
export const spoils = share.procedure({
  steps: {
    next: (t, v): Flow<'next' | 'captives'> => {
      const { board } = t;
      const fight = battleOf(board);
      const mine = v.side === 'attacker' ? 1 : 0;
      const at = fight.spoils.findIndex((one) => (one & 1) === mine);
      if (at < 0) return goto('captives');
      const item = fight.spoils[at] >> 1;
      fight.spoils.splice(at, 1);
      const units = survivors(board, fight, v.side);
      const seat = playerOf(fight, v.side);
      // LW A2c/3, LW AMB-160 Without a player to take them they lie in the hex.
      if (units.length === 0 || seat < 0 || fight.why === 'rebellion') {
        drop(board, item, isSide(fight.place) ? -1 : fight.place);
        return goto('next');
      }
      const takers = heirs(board, units);
      board.itemHolder[item] = takers[0];
      return share.call('bestow', { seat, item, units: takers }, { then: 'next' });
    },
    captives: (t, v): Flow<'captives'> => {
      const { board } = t;
      const fight = battleOf(board);
      const leader = fight.freed[0];
      const seat = playerOf(fight, v.side);
      if (leader === undefined) return share.done();
      if (v.side === 'attacker' && survivors(board, fight, 'attacker').length === 0) return share.done();
      fight.freed.shift();
      const units = survivors(board, fight, v.side);
      // LW AMB-132 Without anybody to hold him he goes home. LW O4/2 Else the victor has him.
      if (seat < 0 || units.length === 0 || leader >> 1 === seat)
        return share.call('homecoming', { leader }, { then: 'captives' });
      return share.call('capture', { leader, victor: seat, units }, { then: 'captives' });
    },
  },
});

const grant = chapter('bestow');

/** LW AMB-131 The owner chooses which piece has it. */
export const bestow = grant.procedure({
  steps: {
    to: grant.ask({
      rule: 'LW AMB-131',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.bestow', args: { item: ITEMS[b.itemKind[v.item]].id } }),
      options: (b, v) => v.units.filter((unit, i) => v.units.findIndex((one) => sameWords(b, one, unit)) === i),
      name: (unit: Unit, b) => `to ${unitName(b, unit)}`,
      at: (unit, b) => [placeId(b.at[unit])],
      then: (t, v, unit) => {
        t.board.itemHolder[v.item] = unit;
        t.board.itemAt[v.item] = -1;
        t.tell('item-gained', {
          seat: v.seat,
          item: ITEMS[t.board.itemKind[v.item]].id,
          by: KINDS[t.board.kind[unit]].id,
        });
      },
    }),
    lost: (t, v) => {
      if (t.board.itemHolder[v.item] < 0 && t.board.itemAt[v.item] < 0) drop(t.board, v.item, -1);
    },
  },
});

function unitName(b: Board, unit: Unit): string {
  return `${unitWords(b, [unit])[0].slice(2)} ${placeId(b.at[unit])}`;
}

function sameWords(b: Board, a: Unit, c: Unit): boolean {
  return b.kind[a] === b.kind[c] && b.at[a] === b.at[c];
}
