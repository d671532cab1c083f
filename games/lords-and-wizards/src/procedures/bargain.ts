import { type Flow, goto, type Table } from '@questhall/kernel';
import { type Board, CITY, type Leader, REBELS, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { rollDefence } from '../explore.js';
import { moveUnit, ownUnitsAt } from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { identify } from '../identify.js';
import { distract, leaderWord } from '../leaders.js';
import { isItem, isMonster, NO_LEGEND } from '../legends.js';
import { placeId, SITES, type Site } from '../map.js';
import { bargainLevel } from '../powers.js';
import {
  cityDefence,
  counterStrength,
  discardCounter,
  gatherItems,
  hasRebels,
  openSite,
  pay,
  takeSite,
  vacate,
} from '../sites.js';
import { bargain as bargainResult } from '../tables.js';
import { IS_FLEET, KINDS } from '../units.js';
import { secretLegend } from './investigation.js';

const haggle = chapter('bargain', () => ({ strength: 0, hex: -1 }));

/** Chapter A3 A leader bargains with a city, or with its rebels. */
export const bargain = haggle.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      const unit = board.leaderUnit[v.leader];
      v.hex = board.at[unit];
      board.bargainers.push(v.leader);
      // LW AMB-165 The announcement is enough.
      board.spared.push(v.site);
      board.bargained[v.site * 12 + v.seat] = board.turn;
      distract(board, v.leader);
      t.tell('bargains', { seat: v.seat, site: SITES[v.site].id, leader: leaderWord(v.leader) });
    },
    // LW A3a/3 City defence first. LW AMB-079 Rebels are counted as they stand.
    defence: (t, v) => {
      const { hex } = SITES[v.site];
      if (!t.board.open[v.site]) rollDefence(t, v.site);
      v.strength = counterStrength(t.board, hex, hasRebels(t.board, hex) ? REBELS : CITY);
    },
    // LW A3/2, LW AMB-074 A monster: only he is told, and there is no roll.
    legend: (t, v) => {
      const { board } = t;
      if (!isMonster(board.legend[v.site])) return;
      board.knownBy[v.site] |= 1 << v.seat;
      t.reveal('no-bargain', { seat: v.seat, site: SITES[v.site].id }, secretLegend(board, v.site));
      return haggle.done();
    },
    // LW A3a/4 A die in the column of his level.
    roll: (t, v): Flow<'enter'> => {
      const { board } = t;
      const die = t.d6('bargain');
      const level = bargainLevel(board, v.leader);
      const result = bargainResult(level, die);
      t.reveal('bargain', { seat: v.seat, site: SITES[v.site].id, level, die, result });
      // LW A3a.3, LW A3b/5 No deal, for this player and for good.
      if (result === 'x') {
        board.noDeal[v.site] |= 1 << v.seat;
        return haggle.done();
      }
      // LW A3a.2/1, LW AMB-075 He pays for each point, rounded up, if he can.
      const price = result === 'j' ? 0 : Math.ceil(v.strength * Number(result));
      if (price > board.gold[v.seat]) {
        t.tell('bargain-failed', { seat: v.seat, site: SITES[v.site].id, price });
        return haggle.done();
      }
      pay(t, v.seat, price);
      winOver(t, v, result === 'j');
      return goto('enter');
    },
    // LW AMB-077 He and those with him may enter.
    enter: haggle.ask({
      rule: 'LW A3a.1/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.enter', args: { site: SITES[v.site].id } }),
      options: (b, v) => {
        const parts = partsOf(groupsOf(b, companions(b, v)));
        return parts.length > 0 ? [0, ...parts] : [];
      },
      name: (o: number, b, v) => (o === 0 ? 'done' : `enter ${partWords(b, o, companions(b, v))}`),
      at: (_, __, v) => [placeId(SITES[v.site].hex)],
      then: (t, v, o) => {
        if (o === 0) return goto('end');
        for (const unit of unitsIn(t.board, o, companions(t.board, v))) moveUnit(t.board, unit, SITES[v.site].hex);
        vacate(t.board, v.hex);
        return goto('enter');
      },
    }),
    end: (t, v) => {
      gatherItems(t.board, SITES[v.site].hex, v.seat);
      return haggle.done();
    },
  },
});

function companions(b: Board, v: { seat: number; hex: number }): Unit[] {
  return ownUnitsAt(b, v.hex, v.seat).filter(
    (unit) => b.inside[unit] === 0 && !IS_FLEET[b.kind[unit]] && KINDS[b.kind[unit]].move > 0,
  );
}

/** Chapters A3a.1 and A3a.2 The city is his. Those who join stay; those who are paid go. */
function winOver(t: Table<Board>, v: { seat: number; site: Site; leader: Leader }, joins: boolean): void {
  const { board } = t;
  const { hex } = SITES[v.site];
  for (const unit of cityDefence(board, hex)) {
    // LW A3a.1/2 They are his now; LW A3a.2/2 or they are gone.
    if (joins) board.owner[unit] = v.seat;
    else discardCounter(board, unit);
  }
  const legend = board.legend[v.site];
  board.legend[v.site] = NO_LEGEND;
  openSite(board, v.site);
  takeSite(board, v.site, v.seat);
  t.reveal('won-over', { seat: v.seat, site: SITES[v.site].id, joins });
  // LW AMB-077 Its item is the leader's.
  if (isItem(legend)) board.itemHolder[identify(t, legend, v.seat)] = board.leaderUnit[v.leader];
}
