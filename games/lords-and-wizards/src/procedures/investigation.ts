import { type Flow, goto, type Table } from '@questhall/kernel';
import { type Board, CITY, FREE, type Leader, REBELS, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { canAttack, rollDefence, showLegend, unitsBeside } from '../explore.js';
import { isLeader, leaderOf, moveUnit, ownUnitsAt } from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { identify } from '../identify.js';
import { ITEMS } from '../items.js';
import { leaderWord, stir } from '../leaders.js';
import { isItem, isMonster, LEGENDS, NO_LEGEND } from '../legends.js';
import { LEGENDARY, placeId, SITES, type Site } from '../map.js';
import { hasPower, usableItems } from '../powers.js';
import {
  cityDefence,
  counterStrength,
  discardCounter,
  gatherItems,
  hasRebels,
  isCity,
  openSite,
  pay,
  takeSite,
  vacate,
} from '../sites.js';
import { bargain as bargainResult } from '../tables.js';
import { IS_FLEET, KINDS } from '../units.js';

const look = chapter('investigation');
const END = 0;
const ATTACK = 1 << 12;
const SCOUT = 2 << 12;
const BARGAIN = 3 << 12;

/** LW PRS.II Investigation: scouts and bargains, then attacks on unconquered places are declared. */
export const investigation = look.procedure({
  steps: {
    choose: look.ask({
      rule: 'LW PRS.II',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.investigate' }),
      options: (b, v) => inquiries(b, v.seat),
      name: (o: number) => inquiryWords(o),
      at: (o) => (o === END ? [] : [placeId(SITES[o & 63].hex)]),
      bars: (pick, b) => inquiryBar(pick, b),
      then: (t, v, o) => {
        const site = o & 63;
        if (o === END) return look.done();
        if ((o & ~4095) === SCOUT) return look.call('scout', { seat: v.seat, site }, { then: 'choose' });
        if ((o & ~4095) === BARGAIN)
          return look.call('bargain', { seat: v.seat, site, leader: v.seat * 2 + ((o >> 6) & 1) }, { then: 'choose' });
        declare(t, v.seat, site);
        return goto('choose');
      },
    }),
  },
});

function inquiries(b: Board, seat: number): number[] {
  const found: number[] = [END];
  for (let site = 0; site < LEGENDARY; site++) {
    const rebels = isCity(site) && b.house.advanced && hasRebels(b, SITES[site].hex);
    if ((b.open[site] && !rebels) || b.declared.includes(site)) continue;
    const near = unitsBeside(b, seat, site);
    if (near.length === 0) continue;
    // LW A5/3 Not scouted and attacked in one turn. LW A3b/2, LW AMB-150 Nor bargained with.
    if (!b.open[site] && !b.spared.includes(site) && near.some((unit) => canAttack(b, unit))) found.push(ATTACK | site);
    if (!b.house.advanced) continue;
    if (!b.open[site] && canScout(b, site)) found.push(SCOUT | site);
    // LW A3/1, LW A3a/2 He may, after movement and before combat. LW AMB-080 Scouted or not. LW A2c/4 With rebels too.
    const leader = bargainer(b, seat, site, near);
    if (leader >= 0) found.push(BARGAIN | ((leader & 1) << 6) | site);
  }
  return found;
}

/** LW A5/2 Once a turn; and there must be something to learn. */
function canScout(b: Board, site: Site): boolean {
  return !b.scouted.includes(site) && !b.shown[site] && b.legend[site] !== NO_LEGEND;
}

/** LW A3b/4 The highest leader beside a city bargains, -1 if nobody can. */
function bargainer(b: Board, seat: number, site: Site, near: readonly Unit[]): Leader {
  // LW AMB-029 Never with ruins. LW A3a.3 Never again after no deal. LW A3b/3 Not two turns running. LW A3/2 Nor with
  // monsters.
  if (!isCity(site) || b.noDeal[site] & (1 << seat) || isMonsterShown(b, site)) return -1;
  // While another's garrison still stands against rebels, there is nobody to bargain with.
  if (b.open[site] && hasOthers(b, seat, SITES[site].hex)) return -1;
  const last = b.bargained[site * 12 + seat];
  if (last > 0 && b.turn - last <= 1) return -1;
  let best = -1;
  for (const unit of near) {
    const leader = leaderOf(b, unit);
    if (leader >= 0 && b.fate[leader] === FREE && (best < 0 || b.level[leader] > b.level[best])) best = leader;
  }
  // LW A3b/1 Once a turn for each leader.
  return best >= 0 && b.bargainers.includes(best) ? -1 : best;
}

function hasOthers(b: Board, seat: number, hex: number): boolean {
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) {
    if (b.inside[unit] === 0 && b.owner[unit] !== seat && b.owner[unit] !== REBELS) return true;
  }
  return false;
}

function isMonsterShown(b: Board, site: Site): boolean {
  return b.shown[site] && isMonster(b.legend[site]);
}

function inquiryWords(o: number): string {
  const { id } = SITES[o & 63];
  switch (o & ~4095) {
    case ATTACK:
      return `attack ${id}`;
    case SCOUT:
      return `scout ${id}`;
    case BARGAIN:
      return `bargain ${id} ${(o >> 6) & 1 ? 'wizard' : 'lord'}`;
    default:
      return 'go on';
  }
}

function inquiryBar(pick: string, b: Board) {
  const [what, id] = pick.split(' ');
  const site = SITES.findIndex((one) => one.id === id);
  if (site < 0) return undefined;
  if (what === 'attack' && b.spared.includes(site))
    return {
      rule: b.scouted.includes(site) ? 'LW A5/3' : 'LW A3b/2',
      why: `${SITES[site].name} was scouted or bargained with this turn`,
    };
  if (what === 'scout' && b.scouted.includes(site))
    return { rule: 'LW A5/2', why: `${SITES[site].name} was scouted this turn` };
  if (what === 'bargain')
    return { rule: 'LW A3a/1', why: `no leader beside ${SITES[site].name} may bargain with it now` };
  return { rule: 'LW B8b/1', why: `nobody who can do that is beside ${SITES[site].name}` };
}

/** LW B10/2, LW AMB-136 An attack on an unconquered place: legend, then city defence. */
function declare(t: Table<Board>, seat: number, site: Site): void {
  const { board } = t;
  t.tell('declared', { seat, site: SITES[site].id });
  showLegend(t, site);
  rollDefence(t, site);
  board.declared.push(site);
  // LW AMB-029 A ruin without a monster is explored at once.
  if (!isCity(site) && !isMonster(board.legend[site])) explore(t, seat, site);
}

function explore(t: Table<Board>, seat: number, site: Site): void {
  const { board } = t;
  const near = unitsBeside(board, seat, site).filter((unit) => canAttack(board, unit) || isLeader(board, unit));
  const heir = near.find((unit) => isLeader(board, unit)) ?? near[0];
  const legend = board.legend[site];
  board.legend[site] = NO_LEGEND;
  openSite(board, site);
  t.tell('explored', { seat, site: SITES[site].id });
  if (isItem(legend)) board.itemHolder[identify(t, legend, seat)] = heir;
}

const spy = chapter('scout');

/** Chapter A5 A scout looks at a city. */
export const scout = spy.procedure({
  steps: {
    roll: (t, v) => {
      const { board } = t;
      board.scouted.push(v.site);
      board.spared.push(v.site);
      const near = unitsBeside(board, v.seat, v.site);
      for (const unit of near) {
        // LW AMB-056 A Wizard who goes to look gives up his study: only if nobody else is there.
        if (near.every((one) => isLeader(board, one)) && leaderOf(board, unit) >= 0) stir(board, leaderOf(board, unit));
      }
      // LW TABLE.MIT/1 A Robe of Eyes needs no roll.
      const eyes = near.some((unit) => isLeader(board, unit) && hasPower(board, unit, 'eyes'));
      const die = eyes ? 0 : t.d6('scout');
      // LW A5/1 On a 1.
      if (die > 1) {
        t.tell('scouted', { seat: v.seat, site: SITES[v.site].id, die });
        return spy.done();
      }
      // LW A5a City defence is placed openly; the legend is for the scout alone. LW A5/4 Nothing attacks him.
      rollDefence(t, v.site);
      board.knownBy[v.site] |= 1 << v.seat;
      t.reveal('scouted', { seat: v.seat, site: SITES[v.site].id, die }, secretLegend(board, v.seat, v.site));
      return spy.done();
    },
  },
});

function secretLegend(b: Board, seat: number, site: Site) {
  return { for: [seat], args: { legend: LEGENDS[b.legend[site]].id } };
}

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
      stir(board, v.leader);
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
      t.reveal('no-bargain', { seat: v.seat, site: SITES[v.site].id }, secretLegend(board, v.seat, v.site));
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

/** LW AMB-109 Items that help a bargain. */
export function bargainLevel(b: Board, leader: Leader): number {
  const unit = b.leaderUnit[leader];
  let level = b.level[leader];
  for (const item of usableItems(b, unit)) level += ITEMS[b.itemKind[item]].bargains ?? 0;
  return level;
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
