import { goto, type Table } from '@questhall/kernel';
import { type Board, FREE, type Item, type Leader, REBELS, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { canAttack, rollDefence, showLegend, unitsBeside } from '../explore.js';
import { isLeader, leaderOf } from '../forces.js';
import { identify } from '../identify.js';
import { distract } from '../leaders.js';
import { isItem, isMonster, LEGENDS, NO_LEGEND } from '../legends.js';
import { LEGENDARY, placeId, SITES, type Site } from '../map.js';
import { hasPower } from '../powers.js';
import { hasRebels, isCity, openSite } from '../sites.js';
import { heirs } from './spoils.js';

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
        const item = declare(t, v.seat, site);
        if (item < 0) return goto('choose');
        // LW AMB-131 To the leader or unit that its finder likes.
        const units = finders(t.board, v.seat, site);
        t.board.itemHolder[item] = units[0];
        return look.call('bestow', { seat: v.seat, item, units }, { then: 'choose' });
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

/** LW A5/2 Once a turn; and there must be something to learn, a legend or the city's strength. */
function canScout(b: Board, site: Site): boolean {
  if (b.scouted.includes(site)) return false;
  return (!b.shown[site] && b.legend[site] !== NO_LEGEND) || (isCity(site) && !b.defended[site]);
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
  if (what === 'bargain') return bargainBar(b, site, pick.endsWith('wizard') ? 1 : 0);
  return { rule: 'LW B8b/1', why: `nobody who can do that is beside ${SITES[site].name}` };
}

/** Why a leader of the player whose turn it is does not bargain with a site. */
function bargainBar(b: Board, site: Site, type: number) {
  const { name } = SITES[site];
  if (!isCity(site)) return { rule: 'LW AMB-029', why: `nobody lives in ${name}` };
  if (b.noDeal[site] & (1 << b.active)) return { rule: 'LW A3a.3', why: `${name} never bargains with him again` };
  if (isMonsterShown(b, site)) return { rule: 'LW A3/2', why: `a monster has ${name}` };
  if (b.bargainers.includes(b.active * 2 + type)) return { rule: 'LW A3b/1', why: 'he has bargained this turn' };
  const last = b.bargained[site * 12 + b.active];
  if (last > 0 && b.turn - last <= 1) return { rule: 'LW A3b/3', why: `he bargained with ${name} a turn ago` };
  return { rule: 'LW A3a/1', why: `no leader beside ${name} may bargain with it now` };
}

/** LW B10/2, LW AMB-136 An attack on an unconquered place: legend, then city defence. Answers with an item found, or -1. */
function declare(t: Table<Board>, seat: number, site: Site): Item {
  const { board } = t;
  t.tell('declared', { seat, site: SITES[site].id });
  showLegend(t, site);
  rollDefence(t, site);
  board.declared.push(site);
  // LW AMB-029 A ruin without a monster is explored at once.
  return !isCity(site) && !isMonster(board.legend[site]) ? explore(t, seat, site) : -1;
}

function finders(b: Board, seat: number, site: Site): Unit[] {
  return heirs(
    b,
    unitsBeside(b, seat, site).filter((unit) => canAttack(b, unit) || isLeader(b, unit)),
  );
}

function explore(t: Table<Board>, seat: number, site: Site): Item {
  const { board } = t;
  const legend = board.legend[site];
  board.legend[site] = NO_LEGEND;
  openSite(board, site);
  t.tell('explored', { seat, site: SITES[site].id });
  return isItem(legend) ? identify(t, legend, seat) : -1;
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
        if (near.every((one) => isLeader(board, one)) && leaderOf(board, unit) >= 0)
          distract(board, leaderOf(board, unit));
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
      if (board.legend[v.site] === NO_LEGEND) {
        t.tell('scouted', { seat: v.seat, site: SITES[v.site].id, die });
        return spy.done();
      }
      board.knownBy[v.site] |= 1 << v.seat;
      t.reveal('scouted', { seat: v.seat, site: SITES[v.site].id, die }, secretLegend(board, v.site));
      return spy.done();
    },
  },
});

/** LW AMB-101 A hidden legend, for those who know it: whoever had seen it before is told nothing new. */
export function secretLegend(b: Board, site: Site) {
  const knowing = b.out.flatMap((_, seat) => (b.knownBy[site] & (1 << seat) ? [seat] : []));
  return { for: knowing, args: { legend: LEGENDS[b.legend[site]].id } };
}
